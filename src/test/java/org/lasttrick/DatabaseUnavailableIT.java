package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** When the database ends, requests are answered with a time to retry, and no recorded entry is lost. */
// On Windows a process can't be asked to end from outside, only be killed.
@DisabledOnOs(OS.WINDOWS)
class DatabaseUnavailableIT {
    @TempDir
    Path directory;

    @Test
    void requestsAreAnsweredWithRetryAfter() throws Exception {
        PackagedGame game;
        try (var database = ExternalDatabase.start(directory.resolve("database"));
                var application = PackagedApplication.start(directory.resolve("data"), database.settings())) {
            game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            database.close();
            String api = "/api/games/" + game.id();
            for (String address : List.of(api, api + "/ledger", api + "/verification", "/games/" + game.id())) {
                assertRetryLater(
                        application,
                        HttpRequest.newBuilder(application.baseUri().resolve(address)));
            }
            assertRetryLater(
                    application, write(application, game, api + "/undo").POST(BodyPublishers.noBody()));
            assertRetryLater(application, write(application, game, api).DELETE());
        }
        try (var database = ExternalDatabase.start(directory.resolve("database"));
                var next = PackagedApplication.start(directory.resolve("data"), database.settings())) {
            assertEquals(game.sheet(), game.at(next.baseUri()).read());
            next.terminate();
        }
    }

    private static HttpRequest.Builder write(PackagedApplication application, PackagedGame game, String address) {
        return HttpRequest.newBuilder(application.baseUri().resolve(address))
                .header("Authorization", "Bearer " + game.key());
    }

    private static void assertRetryLater(PackagedApplication application, HttpRequest.Builder request) {
        HttpResponse<String> answer = application.send(request);
        assertEquals(503, answer.statusCode(), answer::body);
        assertEquals("5", answer.headers().firstValue("Retry-After").orElse("none"), answer::body);
        assertTrue(answer.body().contains("does not answer"), answer::body);
        for (String inside : List.of("Exception", "SQL", "org.", "\tat ")) {
            assertFalse(answer.body().contains(inside), answer::body);
        }
    }
}
