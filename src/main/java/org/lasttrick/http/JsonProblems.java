package org.lasttrick.http;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import org.lasttrick.notation.JsonError;

/** The problem of a request whose JSON can't be read. */
public final class JsonProblems {
    private JsonProblems() {}

    public static Problem of(JacksonException e) {
        return switch (e) {
            case JsonMappingException mapping
            when mapping.getCause() instanceof StreamReadException read && !(read instanceof InputCoercionException) ->
                of(read);
            case JsonMappingException mapping -> {
                JsonError error = JsonError.of(mapping);
                yield Problem.malformed(error.pointer(), error.clause() + ".");
            }
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
}
