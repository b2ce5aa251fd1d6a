package org.lasttrick.http.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.restassured.path.json.JsonPath;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.PackagedApplication;

/**
 * A club behind one router: twenty tables, each with a tablet that scores and a phone that watches. All limits are the usual ones.
 * What an evening spreads over hours comes within seconds here, so that no bucket has the time to fill again: who is not refused
 * here is never refused there.
 */
@Timeout(120)
@Tag("full")
class EveningIT {
    private static final int TABLES = 20;
    private static final int HANDS = 12;
    private static final List<String> PAGES = List.of("", "/tv", "/rules", "/ledger");

    @TempDir
    Path directory;

    private URI service;

    private final Map<String, Integer> answers = new TreeMap<>();

    private record Table(HttpClient tablet, HttpClient phone, String book, String key, String game) {}

    @Test
    void nobodyIsRefused() throws Exception {
        try (PackagedApplication application = PackagedApplication.start(directory, "lasttrick.limits.enabled=true")) {
            service = application.baseUri();
            spendTheEvening();
        }
        assertEquals(List.of("200", "201"), List.copyOf(answers.keySet()), answers::toString);
    }

    private void spendTheEvening() throws Exception {
        List<Table> tables = everybody(TABLES, i -> sitDown());
        List<HttpResponse<InputStream>> streams = watch(tables);
        for (int hand = 0; hand < HANDS; hand++) {
            everybody(tables, table -> post(table, "/api/games/" + table.game + "/hands", """
                    {"type":"high-card","card":"9","players":["p1"]}"""));
            everybody(tables, table -> get(table.phone, "/api/games/" + table.game));
        }
        everybody(tables, table -> post(table, "/api/games/" + table.game + "/undo", ""));
        for (String page : PAGES) {
            everybody(tables, table -> get(table.tablet, "/games/" + table.game + page));
            everybody(tables, table -> get(table.phone, "/games/" + table.game + page));
        }
        everybody(tables, table -> get(table.tablet, "/"));
        // The service was restarted: everybody's stream and page begin again at the same moment.
        for (HttpResponse<InputStream> stream : streams) {
            stream.body().close();
        }
        List<HttpResponse<InputStream>> again = watch(tables);
        everybody(tables, table -> get(table.tablet, "/games/" + table.game));
        everybody(tables, table -> get(table.phone, "/games/" + table.game));
        everybody(2 * TABLES, i -> {
            Table table = tables.get(i / 2);
            return get(i % 2 == 0 ? table.tablet : table.phone, "/api/games/" + table.game + "/export/pdf");
        });
        everybody(tables, table -> get(table.tablet, "/api/scorebooks/" + table.book + "/export/xlsx"));
        everybody(tables, table -> get(table.tablet, "/api/scorebooks/" + table.book + "/people"));
        for (HttpResponse<InputStream> stream : again) {
            stream.body().close();
        }
    }

    private Table sitDown() throws Exception {
        HttpClient tablet = HttpClient.newHttpClient();
        JsonPath book = JsonPath.from(send(tablet, json("/api/scorebooks", "{\"name\":\"Friday\"}")));
        HttpRequest.Builder start = json("/api/games", """
                {"variant":"agurk","players":[{"name":"Anna"},{"name":"Bo"},{"name":"Cai"},{"name":"Dea"}],
                "rules":{"limit":200}}""").header("Authorization", "Bearer " + book.getString("key"));
        String game = JsonPath.from(send(tablet, start)).getString("id");
        return new Table(tablet, HttpClient.newHttpClient(), book.getString("id"), book.getString("key"), game);
    }

    private List<HttpResponse<InputStream>> watch(List<Table> tables) throws Exception {
        return everybody(2 * tables.size(), i -> {
            Table table = tables.get(i / 2);
            HttpRequest request = HttpRequest.newBuilder(service.resolve("/api/games/" + table.game + "/stream"))
                    .header("Accept", "text/event-stream")
                    .build();
            HttpResponse<InputStream> stream =
                    (i % 2 == 0 ? table.tablet : table.phone).send(request, BodyHandlers.ofInputStream());
            count(stream.statusCode(), request.uri());
            return stream;
        });
    }

    private String get(HttpClient client, String path) throws Exception {
        return send(client, HttpRequest.newBuilder(service.resolve(path)));
    }

    private String post(Table table, String path, String body) throws Exception {
        return send(
                table.tablet,
                json(path, body)
                        .header("Authorization", "Bearer " + table.key)
                        .header("Idempotency-Key", String.valueOf(System.nanoTime())));
    }

    private HttpRequest.Builder json(String path, String body) {
        return HttpRequest.newBuilder(service.resolve(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    private String send(HttpClient client, HttpRequest.Builder request) throws Exception {
        HttpResponse<String> response = client.send(request.build(), BodyHandlers.ofString());
        count(response.statusCode(), response.uri());
        return response.body();
    }

    /** A refusal is named with its address. */
    private synchronized void count(int status, URI address) {
        answers.merge(status < 300 ? String.valueOf(status) : status + " " + address, 1, Integer::sum);
    }

    private interface Deed<T, R> {
        R of(T each) throws Exception;
    }

    private static <R> List<R> everybody(List<Table> tables, Deed<Table, R> deed) throws Exception {
        return everybody(tables.size(), i -> deed.of(tables.get(i)));
    }

    /** At the same moment. */
    private static <R> List<R> everybody(int number, Deed<Integer, R> deed) throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<R> results = new ArrayList<>();
            List<Callable<R>> deeds = IntStream.range(0, number)
                    .mapToObj(i -> (Callable<R>) () -> deed.of(i))
                    .toList();
            for (Future<R> result : threads.invokeAll(deeds)) {
                results.add(result.get());
            }
            return results;
        }
    }
}
