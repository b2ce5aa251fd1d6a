package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Services on one database whose clocks are six years apart. */
@Tag("full")
class ClocksIT {
    private static final String AHEAD = "lasttrick.clock-offset=P1095D";
    private static final String BEHIND = "lasttrick.clock-offset=-P1095D";
    private static final String NINE = "{\"type\":\"high-card\",\"card\":\"9\",\"players\":[\"p1\"]}";

    @TempDir
    Path directory;

    @Test
    void aGameGoesOnWhateverTheClocksSay() throws Exception {
        try (var database = ExternalDatabase.start(directory.resolve("database"));
                var ahead = start(database, "ahead", AHEAD);
                var behind = start(database, "behind", BEHIND)) {
            HttpResponse<String> started = ahead.send(form(ahead, "/games", "variant=agurk&players=Anna%0ABo"));
            String cookie = started.headers().firstValue("Set-Cookie").orElseThrow();
            assertTrue(cookie.contains("Max-Age=34560000"), cookie);
            assertFalse(cookie.contains("Expires"), cookie);
            String key = cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';'));
            String game = started.headers().firstValue("Location").orElseThrow();

            assertEquals(
                    303,
                    behind.send(form(behind, game + "/hands", "player=p2&card=8&version=1")
                                    .header("Cookie", "lasttrick-key=" + key))
                            .statusCode());
            // The same hand thrice: for each service, the one before was recorded years ago, or will be.
            assertEquals(201, write(ahead, "POST", game + "/hands", NINE, key));
            assertEquals(201, write(behind, "POST", game + "/hands", NINE, key));
            assertEquals(201, write(ahead, "POST", game + "/hands", NINE, key));
            // Within its own seconds it is still one tap too many.
            assertEquals(409, write(ahead, "POST", game + "/hands", NINE, key));
            assertEquals(200, write(behind, "PUT", game + "/hands/2", NINE.replace("9", "7"), key));
            assertEquals(200, write(ahead, "POST", game + "/undo", "", key));
            assertSame(ahead, behind, game, 7);

            // As after setting the clock back: the service behind goes on where the one ahead was.
            assertEquals(200, write(behind, "POST", game + "/redo", "", key));
            assertEquals(201, write(behind, "POST", "/games", """
                    {"variant":"agurk","players":[{"name":"Anna"},{"name":"Bo"}]}""", key));
            assertSame(ahead, behind, game, 8);
            JsonNode games = json(behind, "/api/scorebooks/" + book(behind, game, key) + "/games")
                    .get("games");
            assertEquals(2, games.size());
            HttpResponse<String> page = behind.send(
                    HttpRequest.newBuilder(behind.baseUri().resolve("/")).header("Cookie", "lasttrick-key=" + key));
            assertTrue(page.body().contains(game), page.body());
        }
    }

    private PackagedApplication start(ExternalDatabase database, String name, String clock) {
        return PackagedApplication.start(
                directory.resolve(name),
                Stream.concat(Stream.of(database.settings()), Stream.of(clock)).toArray(String[]::new));
    }

    private static HttpRequest.Builder form(PackagedApplication service, String path, String fields) {
        return HttpRequest.newBuilder(service.baseUri().resolve(path))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(fields));
    }

    private static int write(PackagedApplication service, String method, String path, String body, String key) {
        return service.send(HttpRequest.newBuilder(service.baseUri().resolve("/api" + path))
                        .header("Authorization", "Bearer " + key)
                        .header("Content-Type", "application/json")
                        .method(method, BodyPublishers.ofString(body)))
                .statusCode();
    }

    private static String book(PackagedApplication service, String game, String key) throws IOException {
        HttpResponse<String> answer =
                service.send(HttpRequest.newBuilder(service.baseUri().resolve("/api" + game))
                        .header("Authorization", "Bearer " + key));
        return new ObjectMapper().readTree(answer.body()).get("scorebook").asText();
    }

    /** One sheet, one ledger in the order of its versions, one export. */
    private static void assertSame(PackagedApplication one, PackagedApplication other, String game, int entries)
            throws IOException {
        for (String part : new String[] {"", "/ledger", "/export/json", "/export/csv"}) {
            String address = "/api" + game + part;
            assertEquals(one.get(address).body(), other.get(address).body(), address);
        }
        JsonNode ledger = json(one, "/api" + game + "/ledger").get("entries");
        assertEquals(entries, ledger.size());
        for (int i = 0; i < entries; i++) {
            assertEquals(i + 1, ledger.get(i).get("version").asInt());
        }
        assertTrue(json(other, "/api" + game + "/verification").get("valid").asBoolean());
        assertEquals(200, one.get(game + "/ledger").statusCode());
    }

    private static JsonNode json(PackagedApplication service, String path) throws IOException {
        return new ObjectMapper().readTree(service.get(path).body());
    }
}
