package org.lasttrick.notation;

import com.fasterxml.jackson.databind.JsonMappingException;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** JSON that is not in the notation. The message is a clause that says what would be right; the path leads to the place. */
public final class Malformed extends JsonMappingException {
    @Serial
    private static final long serialVersionUID = 1;

    private static final int LONGEST_QUOTE = 40;

    @SuppressWarnings("NullAway") // Jackson's own signature allows no closeable
    Malformed(String message) {
        super(null, message);
    }

    /** @param found the actual value, quoted up to 40 characters */
    static Malformed expected(String form, @Nullable String found) {
        String text = String.valueOf(found);
        String quoted = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
        return new Malformed(form + ", not “" + quoted + "”");
    }

    Malformed at(String field) {
        prependPath(Object.class, field);
        return this;
    }
}
