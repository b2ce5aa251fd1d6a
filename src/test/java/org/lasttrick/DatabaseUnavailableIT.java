package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** When the database ends, requests are answered with a time to retry, and no recorded entry is lost. */
@DisabledOnOs(OS.WINDOWS)
class DatabaseUnavailableIT {
    @TempDir
    Path directory;

    @Test
    void requestsAreAnsweredWithRetryAfter() throws Exception {
        PackagedGame game;
        try (var application = PackagedApplication.start(directory)) {
            game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            ProcessHandle database = application.databaseProcess().orElseThrow();
            database.destroyForcibly();
            database.onExit().get(10, TimeUnit.SECONDS);
            String api = "/api/games/" + game.id();
            for (String address : List.of(api, api + "/ledger", api + "/verification", "/games/" + game.id())) {
                assertRetryLater(HttpRequest.newBuilder(application.baseUri().resolve(address)));
            }
            assertRetryLater(write(application, game, api + "/undo").POST(BodyPublishers.noBody()));
            assertRetryLater(write(application, game, api).DELETE());
        }
        try (var next = PackagedApplication.start(directory)) {
            assertEquals(game.sheet(), game.at(next.baseUri()).read());
            next.terminate();
        }
    }

    private static HttpRequest.Builder write(PackagedApplication application, PackagedGame game, String address) {
        return HttpRequest.newBuilder(application.baseUri().resolve(address))
                .header("Authorization", "Bearer " + game.key());
    }

    private static void assertRetryLater(HttpRequest.Builder request) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
            assertEquals(503, answer.statusCode(), answer::body);
            assertEquals("5", answer.headers().firstValue("Retry-After").orElse("none"), answer::body);
            assertTrue(answer.body().contains("does not answer"), answer::body);
            for (String inside : List.of("Exception", "SQL", "org.", "\tat ")) {
                assertFalse(answer.body().contains(inside), answer::body);
            }
        }
    }
}
