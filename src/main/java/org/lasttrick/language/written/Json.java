package org.lasttrick.language.written;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Parses JSON that the service has written: objects, lists, texts, whole numbers, true, false and null. */
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** @throws IllegalArgumentException for anything but an object */
    public static Map<String, Object> object(String text) {
        return object(new Json(text).value());
    }

    @SuppressWarnings("unchecked") // as it was read
    public static Map<String, Object> object(@Nullable Object value) {
        if (value instanceof Map<?, ?> object) {
            return (Map<String, Object>) object;
        }
        throw new IllegalArgumentException("No object");
    }

    /** Returns the list that a text is as a whole, or that was read. */
    public static List<?> list(@Nullable Object value) {
        return List.class.cast(Objects.requireNonNull(value instanceof String text ? new Json(text).value() : value));
    }

    public static String text(Map<String, Object> object, String name) {
        return String.class.cast(Objects.requireNonNull(object.get(name), name));
    }

    private char next() {
        while (text.charAt(at) <= ' ') {
            at++;
        }
        return text.charAt(at);
    }

    private @Nullable Object value() {
        return switch (next()) {
            case '{' -> members();
            case '[' -> elements();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private @Nullable Object word(String word, @Nullable Object value) {
        at += word.length();
        return value;
    }

    private Map<String, @Nullable Object> members() {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        at++;
        while (next() != '}') {
            String name = string();
            next();
            at++;
            members.put(name, value());
            skipComma();
        }
        at++;
        return members;
    }

    private List<@Nullable Object> elements() {
        List<@Nullable Object> elements = new ArrayList<>();
        at++;
        while (next() != ']') {
            elements.add(value());
            skipComma();
        }
        at++;
        return elements;
    }

    private void skipComma() {
        if (next() == ',') {
            at++;
        }
    }

    private Integer number() {
        int from = at;
        while (at < text.length() && (text.charAt(at) == '-' || Character.isDigit(text.charAt(at)))) {
            at++;
        }
        return Integer.valueOf(text.substring(from, at));
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        at++;
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            string.append(c == '\\' ? escaped(text.charAt(at++)) : c);
        }
        at++;
        return string.toString();
    }

    private char escaped(char c) {
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> {
                at += 4;
                yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            default -> c;
        };
    }
}
