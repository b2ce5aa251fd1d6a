package org.lasttrick.http;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.util.List;
import org.lasttrick.http.Problem.FieldError;
import org.lasttrick.notation.JsonError;

/** Problems of a request whose JSON can't be read: what is wrong, in plain words, and a pointer to it. */
public final class JsonProblems {
    private JsonProblems() {}

    public static Problem of(JacksonException e) {
        return switch (e) {
            case JsonMappingException mapping
            when mapping.getCause() instanceof StreamReadException read && !(read instanceof InputCoercionException) ->
                of(read);
            case JsonMappingException mapping -> at(JsonError.of(mapping));
            default -> notJson(e);
        };
    }

    private static Problem notJson(JacksonException e) {
        String where = e.getLocation() == null
                ? ""
                : " at line %d, column %d"
                        .formatted(e.getLocation().getLineNr(), e.getLocation().getColumnNr());
        return Problem.malformed("The body is not JSON: it can't be read" + where + ".");
    }

    private static Problem at(JsonError error) {
        String subject = error.pointer().isEmpty() ? "The body" : error.pointer();
        return Problem.malformed(subject + " " + error.clause() + ".")
                .with(List.of(new FieldError(error.pointer(), error.clause() + ".")));
    }
}
