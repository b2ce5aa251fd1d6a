package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** A database that neither answers nor ends, as on a disk that hangs. */
// Windows has no signal that stops a process until another one continues it.
@DisabledOnOs(OS.WINDOWS)
@Isolated("It measures how soon requests are answered")
@Tag("full")
class DatabaseHangsIT {

    /** A request should take 10 s at most; the computer may be busy. */
    private static final Duration ANSWERED = Duration.ofSeconds(15);

    /** Readiness should take 2 s at most. */
    private static final Duration READINESS = Duration.ofSeconds(5);

    private static final int REQUESTS = 80;

    @TempDir
    Path directory;

    @Test
    void everyRequestIsAnsweredInTimeAndTheServiceGoesOnWhenTheDatabaseDoes() throws Exception {
        try (var application = PackagedApplication.start(directory)) {
            PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            String api = "/api/games/" + game.id();
            ProcessHandle database = application.databaseProcess().orElseThrow();
            Signal.send("STOP", database);
            try (HttpClient client = HttpClient.newHttpClient()) {
                // More at once than the pool has connections.
                List<CompletableFuture<HttpResponse<String>>> requests = IntStream.range(0, REQUESTS)
                        .mapToObj(number -> client.sendAsync(
                                HttpRequest.newBuilder(application
                                                .baseUri()
                                                .resolve(number % 2 == 0 ? api : "/games/" + game.id()))
                                        .timeout(ANSWERED)
                                        .build(),
                                BodyHandlers.ofString()))
                        .toList();
                var hand = client.sendAsync(
                        game.hand("while-it-hangs").timeout(ANSWERED).build(), BodyHandlers.ofString());
                HttpResponse<String> ready = client.send(
                        HttpRequest.newBuilder(application.baseUri().resolve("/q/health/ready"))
                                .timeout(READINESS)
                                .build(),
                        BodyHandlers.ofString());
                assertEquals(503, ready.statusCode(), ready::body);
                for (var request : requests) {
                    assertRetryLater(request.join());
                }
                assertRetryLater(hand.join());
                assertTrue(hand.join().body().contains("with the same Idempotency-Key"), hand.join()::body);
            } finally {
                Signal.send("CONT", database);
            }
            PackagedApplication.waitUntil(
                    () -> application.get("/q/health/ready").statusCode() == 200, application::output);
            HttpResponse<String> repeated = application.send(game.hand("while-it-hangs"));
            assertEquals(201, repeated.statusCode(), repeated::body);
            assertEquals(
                    repeated.body(),
                    application.send(game.hand("while-it-hangs")).body());
            assertEquals(List.of(13, 9), PackagedGame.scores(game.read()), "the hand counts once");
            application.terminate();
        }
    }

    private static void assertRetryLater(HttpResponse<String> answer) {
        assertEquals(503, answer.statusCode(), answer::body);
        assertEquals("5", answer.headers().firstValue("Retry-After").orElse("none"), answer::body);
    }
}
