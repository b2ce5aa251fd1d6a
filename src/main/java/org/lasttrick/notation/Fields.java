package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.PlayerId;

/** Reads the fields of one JSON object. Fields that were never asked for are refused at the end. */
final class Fields {
    private final ObjectNode object;
    private final Set<String> asked = new HashSet<>();

    Fields(ObjectNode object) {
        this.object = object;
    }

    /** The fields of the next value in {@code from}, which must be an object. */
    static Fields of(JsonParser from, DeserializationContext context) throws IOException {
        return object(context.readTree(from));
    }

    interface Element<T> {
        T read(JsonNode node) throws JsonMappingException;
    }

    /** A field that may be missing or null. */
    <T> @Nullable T optional(String name, Class<T> type) throws JsonMappingException {
        JsonNode node = node(name);
        return node == null ? null : at(name, node, each -> convert(each, type));
    }

    /** A field that may be null but not missing. */
    <T> @Nullable T nullable(String name, Class<T> type) throws JsonMappingException {
        if (!isGiven(name)) {
            throw new Malformed("is missing").at(name);
        }
        return optional(name, type);
    }

    <T> T required(String name, Class<T> type) throws JsonMappingException {
        T value = optional(name, type);
        if (value == null) {
            throw new Malformed("is missing").at(name);
        }
        return value;
    }

    <T> List<T> list(String name, Element<T> element) throws JsonMappingException {
        JsonNode node = node(name);
        if (node == null || !node.isArray()) {
            throw new Malformed(node == null ? "is missing" : "must be a list").at(name);
        }
        List<T> values = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            try {
                values.add(element.read(node.get(i)));
            } catch (JsonMappingException e) {
                e.prependPath(List.class, i);
                e.prependPath(Object.class, name);
                throw e;
            }
        }
        return values;
    }

    /** A map; empty when the field is missing. */
    <K extends Comparable<K>, V> Map<K, V> map(String name, Class<K> key, Class<V> value) throws JsonMappingException {
        Map<K, V> values = new TreeMap<>();
        JsonNode node = node(name);
        if (node == null) {
            return values;
        }
        if (!node.isObject()) {
            throw new Malformed("must be an object").at(name);
        }
        for (Map.Entry<String, JsonNode> each : node.properties()) {
            K readKey = at(name, TextNode.valueOf(each.getKey()), text -> convert(text, key));
            values.put(readKey, at(name, each.getValue(), inner -> at(each.getKey(), inner, v -> convert(v, value))));
        }
        return values;
    }

    <T> T convert(JsonNode node, Class<T> type) throws JsonMappingException {
        if (node.isNull()) {
            throw new Malformed("must not be null");
        }
        checkKind(node, type);
        return type.cast(scalar(node, type));
    }

    /** Of the types that occur in fields. Jackson would start a parser for each value. */
    private static Object scalar(JsonNode node, Class<?> type) throws Malformed {
        if (type == Boolean.class) {
            return node.booleanValue();
        }
        if (type == Integer.class) {
            return node.intValue();
        }
        String text = node.textValue();
        if (type == PlayerId.class) {
            return PlayerId.parse(text).orElseThrow(() -> Malformed.expected(Notation.PLAYER, text));
        }
        if (type == Card.class) {
            return Card.parse(text).orElseThrow(() -> Malformed.expected(Notation.CARD, text));
        }
        if (type == String.class) {
            return text;
        }
        throw new IllegalArgumentException("No form for a " + type);
    }

    /** {@code "5"} is not accepted as a number, nor 5 as a text. */
    private static void checkKind(JsonNode node, Class<?> type) throws Malformed {
        if (type == Boolean.class) {
            refuseUnless(node.isBoolean(), "must be true or false");
        } else if (type == Integer.class) {
            refuseUnless(node.isIntegralNumber(), "must be a whole number");
            refuseUnless(node.isInt(), "is too large a number");
        } else {
            refuseUnless(node.isTextual(), "must be text in quotes");
        }
    }

    private static void refuseUnless(boolean right, String message) throws Malformed {
        if (!right) {
            throw new Malformed(message);
        }
    }

    <T> T at(String name, JsonNode node, Element<T> element) throws JsonMappingException {
        try {
            return element.read(node);
        } catch (JsonMappingException e) {
            e.prependPath(Object.class, name);
            throw e;
        }
    }

    /** The fields of a value, which must be an object. */
    static Fields object(JsonNode node) throws Malformed {
        if (node instanceof ObjectNode inner) {
            return new Fields(inner);
        }
        throw new Malformed("must be an object");
    }

    @Nullable
    JsonNode node(String name) {
        asked.add(name);
        JsonNode node = object.get(name);
        return node == null || node.isNull() ? null : node;
    }

    /** Whether the object has that field, be it null. Either way the field is known. */
    boolean isGiven(String name) {
        asked.add(name);
        return object.has(name);
    }

    /** Leaves a field that was read out of the known ones listed in error messages. */
    void hide(String name) {
        asked.remove(name);
        object.remove(name);
    }

    void refuseOthers() throws JsonMappingException {
        for (Map.Entry<String, JsonNode> each : object.properties()) {
            if (!asked.contains(each.getKey())) {
                throw new Malformed("is not known here; known are "
                                + String.join(", ", asked.stream().sorted().toList()))
                        .at(each.getKey());
            }
        }
    }
}
