package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A stop cuts nothing. */
// On Windows a process can't be asked to end from outside, only be killed.
@DisabledOnOs(OS.WINDOWS)
class StopIT {
    /** 128 + 15: ended by SIGTERM. */
    private static final int TERMINATED = 143;

    /** Several tablets undo at one table, so that one finds nothing to undo. */
    private static final Set<Integer> ANSWERS = Set.of(200, 201, 409);

    private static final int CLIENTS = 8;

    @TempDir
    Path directory;

    private final AtomicInteger answered = new AtomicInteger();
    private final Queue<String> cut = new ConcurrentLinkedQueue<>();

    @Test
    void aProxyIsToldFirstAndEachRequestIsAnsweredOrNeverAccepted() throws Exception {
        try (var application = PackagedApplication.start(directory, "lasttrick.stop-delay=4s")) {
            PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            List<Thread> clients = IntStream.range(0, CLIENTS)
                    .mapToObj(number -> Thread.ofPlatform().start(() -> score(game, "client-" + number)))
                    .toList();
            PackagedApplication.waitUntil(() -> answered.get() > CLIENTS, () -> "only " + answered);
            application.process().destroy();
            PackagedApplication.waitUntil(
                    () -> application.get("/q/health/ready").statusCode() == 503, application::output);
            int before = answered.get();
            assertEquals(503, application.get("/q/health/live").statusCode());
            assertEquals(200, application.get("/").statusCode());
            assertEquals(TERMINATED, application.waitForEnd(), application::output);
            for (Thread client : clients) {
                client.join();
            }
            assertEquals(List.of(), List.copyOf(cut), () -> "of " + answered);
            assertTrue(answered.get() > before, "clients are served meanwhile");
            assertFalse(application.output().contains("\tat "), application::output);
        }
    }

    /** Scores and undoes until the connection is refused. */
    private void score(PackagedGame game, String name) {
        try (HttpClient http = HttpClient.newHttpClient()) {
            for (int number = 0; ; number++) {
                HttpRequest.Builder request = number % 2 == 0 ? game.hand(name + "-" + number) : game.undoing();
                int status = http.send(request.build(), BodyHandlers.ofString()).statusCode();
                if (!ANSWERS.contains(status)) {
                    cut.add("status " + status);
                }
                answered.incrementAndGet();
            }
        } catch (ConnectException e) {
            // Not accepted any more.
        } catch (IOException e) {
            cut.add(e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
