package org.lasttrick.http;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.lasttrick.http.Problem.FieldError;
import org.lasttrick.notation.Malformed;

/** Says in plain words what is wrong with a body's JSON, and where. */
public final class Malformation {
    private Malformation() {}

    public static Problem of(JacksonException e) {
        return switch (e) {
            case Malformed malformed -> at(malformed, malformed.getOriginalMessage());
            case UnrecognizedPropertyException unknown ->
                at(
                        unknown,
                        "is not known here; known are "
                                + unknown.getKnownPropertyIds().stream()
                                        .map(Object::toString)
                                        .sorted()
                                        .collect(Collectors.joining(", ")));
            case MismatchedInputException mismatch -> at(mismatch, expected(mismatch.getTargetType()));
            case JsonMappingException mapping when mapping.getCause() instanceof StreamReadException read -> of(read);
            case JsonMappingException mapping -> at(mapping, "is not of the form the API has for it");
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

    private static Problem at(JsonMappingException e, String clause) {
        String pointer = e.getPath().stream()
                .map(step -> "/" + (step.getFieldName() == null ? step.getIndex() : escaped(step.getFieldName())))
                .collect(Collectors.joining());
        String subject = pointer.isEmpty() ? "The body" : pointer;
        return Problem.malformed(subject + " " + clause + ".").with(List.of(new FieldError(pointer, clause + ".")));
    }

    private static String escaped(String field) {
        String shortened = field.length() <= 40 ? field : field.substring(0, 40) + "…";
        return shortened.replace("~", "~0").replace("/", "~1");
    }

    private static String expected(Class<?> type) {
        if (type == null) {
            return "is missing or not of its form";
        }
        if (type == String.class) {
            return "must be text";
        }
        if (type == Integer.class || type == int.class) {
            return "must be a whole number";
        }
        if (type == Boolean.class || type == boolean.class) {
            return "must be true or false";
        }
        return Collection.class.isAssignableFrom(type) ? "must be a list" : "must be an object with its fields";
    }
}
