package org.lasttrick.offline.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** Parses JSON as the browser does, into texts, whole numbers, truth values, lists and maps of Java. */
final class BrowserJson {
    private BrowserJson() {}

    static Object parse(String text) {
        Object parsed = value(parsed(text));
        if (parsed == null) {
            throw new IllegalArgumentException("Only null");
        }
        return parsed;
    }

    @JSBody(params = "text", script = "return JSON.parse(text);")
    private static native JSObject parsed(String text);

    private static @Nullable Object value(JSObject value) {
        return switch (kind(value)) {
            case "string" -> text(value);
            case "whole" -> number(value);
            case "boolean" -> flag(value);
            case "null" -> null;
            case "list" -> list(value);
            case "object" -> object(value);
            default -> throw new IllegalArgumentException("A fraction");
        };
    }

    @JSBody(
            params = "value",
            script = "return value === null ? 'null' : Array.isArray(value) ? 'list'"
                    + " : value === (value | 0) ? 'whole' : typeof value;")
    private static native String kind(JSObject value);

    @JSBody(params = "value", script = "return value;")
    private static native String text(JSObject value);

    @JSBody(params = "value", script = "return value;")
    private static native int number(JSObject value);

    @JSBody(params = "value", script = "return value;")
    private static native boolean flag(JSObject value);

    private static List<@Nullable Object> list(JSObject value) {
        List<@Nullable Object> list = new ArrayList<>();
        for (int i = 0; i < length(value); i++) {
            list.add(value(at(value, i)));
        }
        return list;
    }

    @JSBody(params = "list", script = "return list.length;")
    private static native int length(JSObject list);

    @JSBody(
            params = {"list", "place"},
            script = "return list[place];")
    private static native JSObject at(JSObject list, int place);

    private static Map<String, @Nullable Object> object(JSObject value) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        JSObject fields = fields(value);
        for (int i = 0; i < length(fields); i++) {
            String field = text(at(fields, i));
            object.put(field, value(of(value, field)));
        }
        return object;
    }

    @JSBody(params = "object", script = "return Object.keys(object);")
    private static native JSObject fields(JSObject object);

    @JSBody(
            params = {"object", "field"},
            script = "return object[field];")
    private static native JSObject of(JSObject object, String field);
}
