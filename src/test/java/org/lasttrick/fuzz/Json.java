package org.lasttrick.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** Makes JSON for a schema, and spoils it. */
final class Json {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String SPOILT = "spoilt here";

    private final JsonNode description;

    /** @param description in OpenAPI */
    Json(JsonNode description) {
        this.description = description;
    }

    /** Mostly what the schema describes. */
    byte[] of(JsonNode schema, Chance chance) {
        return spoilt(make(schema, "", chance), chance);
    }

    /** JSON as it is, or with a value that doesn't belong there, or with damaged bytes. */
    static byte[] spoilt(JsonNode made, Chance chance) {
        String json = chance.percent(25) && spoil(made, chance)
                ? made.toString().replace("\"" + SPOILT + "\"", chance.of(Corpus.JSON))
                : made.toString();
        if (chance.percent(3)) {
            json = chance.of(Corpus.JSON);
        }
        byte[] bytes = json.getBytes(chance.percent(1) ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8);
        return chance.percent(4) ? chance.damaged(bytes) : bytes;
    }

    /** Marks one place where something else is to stand. @return whether there was one */
    private static boolean spoil(JsonNode made, Chance chance) {
        if (made.isEmpty() || !made.isContainerNode()) {
            return false;
        }
        if (made instanceof ArrayNode list) {
            int at = chance.below(list.size());
            if (!spoilDeeper(list.get(at), chance)) {
                list.set(at, NODES.textNode(SPOILT));
            }
            return true;
        }
        ObjectNode object = (ObjectNode) made;
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        String name = chance.of(names);
        if (spoilDeeper(object.get(name), chance)) {
            return true;
        }
        switch (chance.below(6)) {
            case 0 -> object.remove(name);
            case 1 -> object.put("unknown", SPOILT);
            case 2 -> object.put(name, chance.of(Corpus.TEXTS));
            default -> object.put(name, SPOILT);
        }
        return true;
    }

    private static boolean spoilDeeper(JsonNode node, Chance chance) {
        return chance.percent(60) && spoil(node, chance);
    }

    /** @param name of the property that it is for */
    private JsonNode make(JsonNode schema, String name, Chance chance) {
        if (schema.has("$ref")) {
            return make(description.at(schema.get("$ref").asText().substring(1)), name, chance);
        }
        if (schema.has("const")) {
            return schema.get("const");
        }
        if (schema.has("enum")) {
            return any(schema.get("enum"), chance);
        }
        for (String choice : List.of("oneOf", "anyOf")) {
            if (schema.has(choice)) {
                return make(any(schema.get(choice), chance), name, chance);
            }
        }
        if (schema.has("allOf")) {
            ObjectNode all = NODES.objectNode();
            schema.get("allOf").forEach(part -> {
                if (make(part, name, chance) instanceof ObjectNode object) {
                    all.setAll(object);
                }
            });
            return all;
        }
        JsonNode type = schema.path("type");
        return ofType(type.isArray() ? any(type, chance).asText() : type.asText(), schema, name, chance);
    }

    private JsonNode ofType(String type, JsonNode schema, String name, Chance chance) {
        return switch (type) {
            case "object" -> object(schema, chance);
            case "array" -> {
                ArrayNode list = NODES.arrayNode();
                for (int i = 1 + chance.below(5); i > 0; i--) {
                    list.add(make(schema.path("items"), name, chance));
                }
                yield list;
            }
            case "integer", "number" -> NODES.numberNode(chance.below(chance.percent(80) ? 10 : 1_000));
            case "boolean" -> NODES.booleanNode(chance.percent(50));
            case "null" -> NODES.nullNode();
            default -> NODES.textNode(text(schema, name, chance));
        };
    }

    private ObjectNode object(JsonNode schema, Chance chance) {
        ObjectNode made = NODES.objectNode();
        List<String> required = StreamSupport.stream(schema.path("required").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
        schema.path("properties").properties().forEach(property -> {
            if (required.contains(property.getKey()) || chance.percent(30)) {
                made.set(property.getKey(), make(property.getValue(), property.getKey(), chance));
            }
        });
        if (schema.path("additionalProperties").isObject()) {
            made.set("p" + (1 + chance.below(4)), make(schema.get("additionalProperties"), "", chance));
        }
        return made;
    }

    private static String text(JsonNode schema, String name, Chance chance) {
        if (schema.has("pattern")) {
            return "p" + (1 + chance.below(4));
        }
        return switch (name) {
            case "variant" -> chance.of(Estate.variants());
            case "name" -> "N" + chance.below(1_000);
            default -> chance.of(Corpus.TEXTS);
        };
    }

    private static JsonNode any(JsonNode list, Chance chance) {
        return list.get(chance.below(list.size()));
    }
}
