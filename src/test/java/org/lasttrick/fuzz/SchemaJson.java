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
final class SchemaJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String SPOILT = "spoilt here";

    private final JsonNode description;

    /** @param description in OpenAPI */
    SchemaJson(JsonNode description) {
        this.description = description;
    }

    /** Mostly what the schema describes. */
    byte[] of(JsonNode schema, SeededRandom random) {
        return spoilt(make(schema, "", random), random);
    }

    /** JSON as it is, or with a value that doesn't belong there, or with damaged bytes. */
    static byte[] spoilt(JsonNode made, SeededRandom random) {
        String json = random.percent(25) && spoil(made, random)
                ? made.toString().replace("\"" + SPOILT + "\"", random.of(Corpus.JSON))
                : made.toString();
        if (random.percent(3)) {
            json = random.of(Corpus.JSON);
        }
        byte[] bytes = json.getBytes(random.percent(1) ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8);
        return random.percent(4) ? random.damaged(bytes) : bytes;
    }

    /** Marks one place where something else is to stand. @return whether there was one */
    private static boolean spoil(JsonNode made, SeededRandom random) {
        if (made.isEmpty() || !made.isContainerNode()) {
            return false;
        }
        if (made instanceof ArrayNode list) {
            int at = random.below(list.size());
            if (!spoilDeeper(list.get(at), random)) {
                list.set(at, NODES.textNode(SPOILT));
            }
            return true;
        }
        ObjectNode object = (ObjectNode) made;
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        String name = random.of(names);
        if (spoilDeeper(object.get(name), random)) {
            return true;
        }
        switch (random.below(6)) {
            case 0 -> object.remove(name);
            case 1 -> object.put("unknown", SPOILT);
            case 2 -> object.put(name, random.of(Corpus.TEXTS));
            default -> object.put(name, SPOILT);
        }
        return true;
    }

    private static boolean spoilDeeper(JsonNode node, SeededRandom random) {
        return random.percent(60) && spoil(node, random);
    }

    /** @param name of the property that it is for */
    private JsonNode make(JsonNode schema, String name, SeededRandom random) {
        if (schema.has("$ref")) {
            return make(description.at(schema.get("$ref").asText().substring(1)), name, random);
        }
        if (schema.has("const")) {
            return schema.get("const");
        }
        if (schema.has("enum")) {
            return any(schema.get("enum"), random);
        }
        for (String choice : List.of("oneOf", "anyOf")) {
            if (schema.has(choice)) {
                return make(any(schema.get(choice), random), name, random);
            }
        }
        if (schema.has("allOf")) {
            ObjectNode all = NODES.objectNode();
            schema.get("allOf").forEach(part -> {
                if (make(part, name, random) instanceof ObjectNode object) {
                    all.setAll(object);
                }
            });
            return all;
        }
        JsonNode type = schema.path("type");
        return ofType(type.isArray() ? any(type, random).asText() : type.asText(), schema, name, random);
    }

    private JsonNode ofType(String type, JsonNode schema, String name, SeededRandom random) {
        return switch (type) {
            case "object" -> object(schema, random);
            case "array" -> {
                ArrayNode list = NODES.arrayNode();
                for (int i = 1 + random.below(5); i > 0; i--) {
                    list.add(make(schema.path("items"), name, random));
                }
                yield list;
            }
            case "integer", "number" -> NODES.numberNode(random.below(random.percent(80) ? 10 : 1_000));
            case "boolean" -> NODES.booleanNode(random.percent(50));
            case "null" -> NODES.nullNode();
            default -> NODES.textNode(text(schema, name, random));
        };
    }

    private ObjectNode object(JsonNode schema, SeededRandom random) {
        ObjectNode made = NODES.objectNode();
        List<String> required = StreamSupport.stream(schema.path("required").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
        schema.path("properties").properties().forEach(property -> {
            if (required.contains(property.getKey()) || random.percent(30)) {
                made.set(property.getKey(), make(property.getValue(), property.getKey(), random));
            }
        });
        if (schema.path("additionalProperties").isObject()) {
            made.set("p" + (1 + random.below(4)), make(schema.get("additionalProperties"), "", random));
        }
        return made;
    }

    private static String text(JsonNode schema, String name, SeededRandom random) {
        if (schema.has("pattern")) {
            return "p" + (1 + random.below(4));
        }
        return switch (name) {
            case "variant" -> random.of(Targets.variants());
            case "name" -> "N" + random.below(1_000);
            default -> random.of(Corpus.TEXTS);
        };
    }

    private static JsonNode any(JsonNode list, SeededRandom random) {
        return list.get(random.below(list.size()));
    }
}
