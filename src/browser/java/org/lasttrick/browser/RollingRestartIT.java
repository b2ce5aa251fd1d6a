package org.lasttrick.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.ExternalDatabase;
import org.lasttrick.Haproxy;
import org.lasttrick.PackagedApplication;
import org.lasttrick.PackagedGame;

/** Two services on one database, behind HAProxy: they are restarted one after the other while clients score. */
@Tag("full")
class RollingRestartIT {
    private static final int CLIENTS = 4;
    private static final int FEW_MILLIS = 20;

    @TempDir
    Path directory;

    private final AtomicInteger answered = new AtomicInteger();
    private final Queue<String> lost = new ConcurrentLinkedQueue<>();
    private volatile boolean isOver;

    @Test
    void noRequestIsLost() throws Exception {
        Haproxy.assumeInstalled();
        try (ExternalDatabase database = ExternalDatabase.start(directory.resolve("database"));
                Haproxy proxy = Haproxy.start(directory)) {
            int[] ports =
                    proxy.servicePorts().stream().mapToInt(Integer::intValue).toArray();
            PackagedApplication[] services = new PackagedApplication[ports.length];
            try {
                for (int i = 0; i < ports.length; i++) {
                    services[i] = start(database, proxy, ports[i]);
                }
                PackagedApplication.waitUntil(proxy::isReady, () -> "HAProxy finds no service");
                List<Thread> clients = clients(proxy, ports[0]);
                for (int i = 0; i < ports.length; i++) {
                    Thread.sleep(2_000);
                    services[i].terminate();
                    services[i] = start(database, proxy, ports[i]);
                    // HAProxy asks each second.
                    Thread.sleep(2_000);
                }
                isOver = true;
                for (Thread client : clients) {
                    client.join();
                }
            } finally {
                Stream.of(services).filter(service -> service != null).forEach(PackagedApplication::close);
            }
            System.out.println(
                    "A rolling restart: %d requests answered, %d lost".formatted(answered.get(), lost.size()));
            assertEquals(List.of(), List.copyOf(lost));
            assertTrue(answered.get() > CLIENTS, "clients scored");
        }
    }

    private PackagedApplication start(ExternalDatabase database, Haproxy proxy, int port) {
        PackagedApplication started = PackagedApplication.launch(
                directory.resolve("data-" + port),
                Stream.concat(
                                Stream.of(database.settings()),
                                Stream.of(
                                        "quarkus.http.host=127.0.0.1",
                                        "quarkus.http.port=" + port,
                                        "lasttrick.public-url=" + proxy.origin()))
                        .toArray(String[]::new));
        PackagedApplication.waitUntil(() -> isReady(port), started::output);
        return started;
    }

    private static boolean isReady(int port) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest ready = HttpRequest.newBuilder(service(port).resolve("/q/health/ready"))
                    .build();
            return client.send(ready, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static URI service(int port) {
        return URI.create("http://127.0.0.1:" + port);
    }

    private List<Thread> clients(Haproxy proxy, int port) throws Exception {
        PackagedGame[] games = new PackagedGame[CLIENTS];
        for (int i = 0; i < CLIENTS; i++) {
            games[i] = PackagedGame.withATieACorrectionAnUndoAndARedo(service(port));
        }
        return IntStream.range(0, CLIENTS)
                .mapToObj(number -> Thread.ofPlatform().start(() -> score(proxy, games[number])))
                .toList();
    }

    private void score(Haproxy proxy, PackagedGame game) {
        for (int number = 0; !isOver; number++) {
            String button = number % 2 == 0 ? "undo" : "redo";
            String answer = send(
                    proxy,
                    "POST /api/games/" + game.id() + "/" + button + " HTTP/1.1",
                    "Authorization: Bearer " + game.key(),
                    "Content-Length: 0");
            if (answer.startsWith("HTTP/1.1 200")) {
                answered.incrementAndGet();
            } else {
                lost.add(button + ": " + answer);
            }
        }
    }

    private static String send(Haproxy proxy, String... lines) {
        try {
            Thread.sleep(FEW_MILLIS);
            return proxy.exchange("127.0.0.1", lines);
        } catch (IOException e) {
            return e.toString();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "interrupted";
        }
    }
}
