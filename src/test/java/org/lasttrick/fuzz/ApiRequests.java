package org.lasttrick.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.lasttrick.fuzz.Targets.TargetBook;

/** Requests to every operation that the API describes. */
final class ApiRequests {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");
    private static final List<String> METHODS =
            List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "x");

    private final List<Operation> operations = new ArrayList<>();
    private final SchemaJson json;

    /** @param statuses that it may answer with when all is well; whatever it refuses is described as a problem */
    private record Operation(
            String method, String path, List<JsonNode> parameters, JsonNode body, List<String> statuses) {
        /** Which take a hundred times as long as others. */
        boolean isExpensive() {
            return path.matches(".*/(pdf|xlsx|people|records)");
        }
    }

    /** @param description as the service answers it */
    ApiRequests(String description) throws JsonProcessingException {
        JsonNode api = MAPPER.readTree(description);
        json = new SchemaJson(api);
        api.get("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    if (operation.getValue().has("responses")) {
                        operations.add(
                                operation(path.getKey(), path.getValue(), operation.getKey(), operation.getValue()));
                    }
                }));
    }

    private static Operation operation(String path, JsonNode item, String method, JsonNode described) {
        List<JsonNode> parameters = new ArrayList<>();
        item.path("parameters").forEach(parameters::add);
        described.path("parameters").forEach(parameters::add);
        List<String> statuses = StreamSupport.stream(
                        ((Iterable<String>) () -> described.get("responses").fieldNames()).spliterator(), false)
                .toList();
        JsonNode body = described.at("/requestBody/content/application~1json/schema");
        return new Operation(method.toUpperCase(Locale.ROOT), path, parameters, body, statuses);
    }

    /** How many operations are described. */
    int size() {
        return operations.size();
    }

    FuzzedRequest next(SeededRandom random, TargetBook target) {
        Operation operation = random.of(operations);
        while (operation.isExpensive() && random.percent(95)) {
            operation = random.of(operations);
        }
        String address = address(operation, random, target) + query(operation, random);
        byte[] body = body(operation, random, target);
        boolean isAsDescribed = random.percent(97);
        return FuzzedRequest.of(
                operation.method() + " " + operation.path(),
                isAsDescribed ? operation.statuses() : List.of(),
                isAsDescribed ? operation.method() : random.of(METHODS),
                address,
                headers(operation, random, target, body.length > 0),
                body);
    }

    private static String address(Operation operation, SeededRandom random, TargetBook target) {
        String path = operation.path();
        boolean isOfBook = path.startsWith("/api/scorebooks");
        String filled = PARAMETER
                .matcher(path)
                .replaceAll(match -> random.percent(94)
                        ? switch (match.group(1)) {
                            case "player" -> "p" + (1 + random.below(5));
                            case "number" -> Integer.toString(1 + random.below(3));
                            case "device" -> random.of(target.devices());
                            case "book" -> target.book().id();
                            case "person" -> random.of(target.people());
                            case "evening" -> random.of(target.evenings());
                            default ->
                                path.startsWith("/api/variants")
                                        ? random.of(Targets.variants())
                                        : path.contains("house-rules")
                                                ? random.of(target.houseRules())
                                                : isOfBook ? target.book().id() : random.of(target.games());
                        }
                        : random.escaped(random.of(Corpus.TEXTS))
                                .replace("\\", "\\\\")
                                .replace("$", "\\$"));
        return random.percent(2)
                ? filled + random.of(List.of("/", ";x=y", "//", "/..", "/x", "%2f", "?", ".json"))
                : filled;
    }

    private static String query(Operation operation, SeededRandom random) {
        StringBuilder query = new StringBuilder();
        for (JsonNode parameter : operation.parameters()) {
            if (parameter.path("in").asText().equals("query") && random.percent(25)) {
                query.append(query.isEmpty() ? "?" : "&")
                        .append(parameter.get("name").asText())
                        .append('=');
                query.append(
                        random.percent(50)
                                ? random.of(List.of("1", "2", "true", "false", "strike", "keep"))
                                : random.escaped(random.of(Corpus.TEXTS)));
            }
        }
        if (random.percent(2)) {
            query.append(query.isEmpty() ? "?" : "&").append(random.escaped(random.of(Corpus.TEXTS)));
        }
        return query.toString();
    }

    private byte[] body(Operation operation, SeededRandom random, TargetBook target) {
        if (operation.path().endsWith("/import")) {
            return SchemaJson.spoilt(read(target.export()), random);
        }
        if (!operation.body().isMissingNode()) {
            return random.percent(2) ? new byte[0] : json.of(operation.body(), random);
        }
        return random.percent(5) ? random.of(Corpus.JSON).getBytes(StandardCharsets.UTF_8) : new byte[0];
    }

    private static JsonNode read(String export) {
        try {
            return MAPPER.readTree(export);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> headers(Operation operation, SeededRandom random, TargetBook target, boolean hasBody) {
        List<String> headers = new ArrayList<>();
        if (random.percent(92)) {
            headers.add("Authorization: Bearer "
                    + (random.percent(95) ? target.book().key() : random.below(1_000)));
        }
        if (hasBody) {
            headers.add("Content-Type: " + (random.percent(93) ? "application/json" : random.of(Corpus.CONTENT_TYPES)));
        }
        for (JsonNode parameter : operation.parameters()) {
            if (parameter.path("in").asText().equals("header") && random.percent(5)) {
                String value = random.of(Corpus.TEXTS).replaceAll("[\0\r\n\\x0b]", "");
                headers.add(parameter.get("name").asText() + ": " + value);
            }
        }
        if (random.percent(8)) {
            headers.add(random.of(Corpus.HEADERS));
        }
        return headers;
    }
}
