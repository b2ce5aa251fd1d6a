package org.lasttrick.notation;

import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Collection;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.HandResult;

/**
 * A JSON error says where a value is of the wrong form, and what would be right.
 *
 * @param pointer to the value, as a JSON pointer; empty for the whole text
 * @param clause what would be right, as a clause that follows the name of the value
 */
public record JsonError(String pointer, String clause) {
    public static JsonError of(JsonMappingException e) {
        String pointer = e.getPath().stream()
                .map(step -> "/" + (step.getFieldName() == null ? step.getIndex() : escaped(step.getFieldName())))
                .collect(Collectors.joining());
        return e instanceof InvalidTypeIdException unknown
                        && unknown.getBaseType().hasRawClass(HandResult.class)
                ? new JsonError(pointer + "/type", kind(unknown.getTypeId()))
                : new JsonError(pointer, clause(e));
    }

    private static String kind(@Nullable String found) {
        String kinds = "must be last-trick, high-card, entered, taker, march or stakes";
        return found == null ? kinds : Malformed.expected(kinds, found).getOriginalMessage();
    }

    private static String escaped(String field) {
        return Malformed.quoted(field).replace("~", "~0").replace("/", "~1");
    }

    private static String clause(JsonMappingException e) {
        return switch (e) {
            case Malformed malformed -> malformed.getOriginalMessage();
            case UnrecognizedPropertyException unknown ->
                "is not known here; known are "
                        + unknown.getKnownPropertyIds().stream()
                                .map(Object::toString)
                                .sorted()
                                .collect(Collectors.joining(", "));
            case InvalidNullException missing -> "is missing or null";
            case MismatchedInputException mismatch -> expected(mismatch.getTargetType());
            case JsonMappingException mapping
            when mapping.getCause() instanceof InputCoercionException -> "is too large a number";
            case JsonMappingException mapping -> "is not of the form that is read here";
        };
    }

    private static String expected(@Nullable Class<?> type) {
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
