package org.lasttrick.notation;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;

/** Some JSON is not in the notation. The message is a clause that says what would be right; the path leads to the place. */
public final class Malformed extends JsonMappingException {
    private static final int LONGEST_QUOTE = 40;

    @SuppressWarnings("NullAway") // Jackson's own signature allows no closeable
    Malformed(String message) {
        super(null, message);
    }

    static Malformed expected(String form, JsonNode found) {
        return expected(form, found.isTextual() ? found.textValue() : found.toString());
    }

    /** @param found the actual value, quoted up to 40 characters */
    static Malformed expected(String form, String found) {
        return new Malformed(form + ", not “" + quoted(found) + "”");
    }

    /** Returns at most 40 characters of a text, as well-formed text: JSON can escape one half of a surrogate pair. */
    static String quoted(String text) {
        int most = Math.min(LONGEST_QUOTE, text.codePointCount(0, text.length()));
        String start = text.substring(0, text.offsetByCodePoints(0, most));
        String wellFormed = new String(start.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        return start.equals(text) ? wellFormed : wellFormed + "…";
    }

    Malformed at(String field) {
        prependPath(Object.class, field);
        return this;
    }
}
