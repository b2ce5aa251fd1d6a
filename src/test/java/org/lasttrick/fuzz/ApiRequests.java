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
import org.lasttrick.fuzz.Estate.Holding;

/** Requests to every operation that the API describes. */
final class ApiRequests {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");
    private static final List<String> METHODS =
            List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "x");

    private final List<Operation> operations = new ArrayList<>();
    private final Json json;

    /** @param statuses that it may answer with when all is well; whatever it refuses is described as a problem */
    private record Operation(
            String method, String path, List<JsonNode> parameters, JsonNode body, List<String> statuses) {
        /** Which take a hundred times as long as others. */
        boolean isDear() {
            return path.matches(".*/(pdf|xlsx|stats)");
        }
    }

    /** @param description as the service answers it */
    ApiRequests(String description) throws JsonProcessingException {
        JsonNode api = MAPPER.readTree(description);
        json = new Json(api);
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

    Shot next(Chance chance, Holding holding) {
        Operation operation = chance.of(operations);
        while (operation.isDear() && chance.percent(95)) {
            operation = chance.of(operations);
        }
        String address = address(operation, chance, holding) + query(operation, chance);
        byte[] body = body(operation, chance, holding);
        boolean isAsDescribed = chance.percent(97);
        return Shot.of(
                operation.method() + " " + operation.path(),
                isAsDescribed ? operation.statuses() : List.of(),
                isAsDescribed ? operation.method() : chance.of(METHODS),
                address,
                headers(operation, chance, holding, body.length > 0),
                body);
    }

    private static String address(Operation operation, Chance chance, Holding holding) {
        String path = operation.path();
        boolean isOfBook = path.startsWith("/api/scorebooks");
        String filled = PARAMETER
                .matcher(path)
                .replaceAll(match -> chance.percent(94)
                        ? switch (match.group(1)) {
                            case "player" -> "p" + (1 + chance.below(5));
                            case "number" -> Integer.toString(1 + chance.below(3));
                            case "device" -> chance.of(holding.devices());
                            case "book" -> holding.book().id();
                            default ->
                                path.startsWith("/api/variants")
                                        ? chance.of(Estate.variants())
                                        : path.contains("house-rules")
                                                ? chance.of(holding.houseRules())
                                                : isOfBook ? holding.book().id() : chance.of(holding.games());
                        }
                        : chance.escaped(chance.of(Corpus.TEXTS))
                                .replace("\\", "\\\\")
                                .replace("$", "\\$"));
        return chance.percent(2)
                ? filled + chance.of(List.of("/", ";x=y", "//", "/..", "/x", "%2f", "?", ".json"))
                : filled;
    }

    private static String query(Operation operation, Chance chance) {
        StringBuilder query = new StringBuilder();
        for (JsonNode parameter : operation.parameters()) {
            if (parameter.path("in").asText().equals("query") && chance.percent(25)) {
                query.append(query.isEmpty() ? "?" : "&")
                        .append(parameter.get("name").asText())
                        .append('=');
                query.append(
                        chance.percent(50)
                                ? chance.of(List.of("1", "2", "true", "false", "strike", "keep"))
                                : chance.escaped(chance.of(Corpus.TEXTS)));
            }
        }
        if (chance.percent(2)) {
            query.append(query.isEmpty() ? "?" : "&").append(chance.escaped(chance.of(Corpus.TEXTS)));
        }
        return query.toString();
    }

    private byte[] body(Operation operation, Chance chance, Holding holding) {
        if (operation.path().endsWith("/import")) {
            return Json.spoilt(read(holding.export()), chance);
        }
        if (!operation.body().isMissingNode()) {
            return chance.percent(2) ? new byte[0] : json.of(operation.body(), chance);
        }
        return chance.percent(5) ? chance.of(Corpus.JSON).getBytes(StandardCharsets.UTF_8) : new byte[0];
    }

    private static JsonNode read(String export) {
        try {
            return MAPPER.readTree(export);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> headers(Operation operation, Chance chance, Holding holding, boolean hasBody) {
        List<String> headers = new ArrayList<>();
        if (chance.percent(92)) {
            headers.add("Authorization: Bearer "
                    + (chance.percent(95) ? holding.book().key() : chance.below(1_000)));
        }
        if (hasBody) {
            headers.add("Content-Type: " + (chance.percent(93) ? "application/json" : chance.of(Corpus.CONTENT_TYPES)));
        }
        for (JsonNode parameter : operation.parameters()) {
            if (parameter.path("in").asText().equals("header") && chance.percent(5)) {
                String value = chance.of(Corpus.TEXTS).replaceAll("[\0\r\n\\x0b]", "");
                headers.add(parameter.get("name").asText() + ": " + value);
            }
        }
        if (chance.percent(8)) {
            headers.add(chance.of(Corpus.HEADERS));
        }
        return headers;
    }
}
