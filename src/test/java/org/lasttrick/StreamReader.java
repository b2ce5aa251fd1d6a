package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A program that watches a game, as a browser's EventSource would. */
public final class StreamReader implements AutoCloseable {
    private static final Pattern HEARTBEAT = Pattern.compile("event: ?heartbeat|data: ?\\{}");

    private final HttpClient client;
    private final Stream<String> lines;
    private final Iterator<String> line;

    private StreamReader(HttpClient client, Stream<String> lines) {
        this.client = client;
        this.lines = lines.filter(line -> !HEARTBEAT.matcher(line).matches());
        this.line = this.lines.iterator();
    }

    /** @param lastEventId empty for none */
    public static StreamReader watch(URI service, String game, String lastEventId)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(service.resolve("/api/games/" + game + "/stream"))
                .header("Accept", "text/event-stream");
        if (!lastEventId.isEmpty()) {
            request.header("Last-Event-ID", lastEventId);
        }
        HttpClient client = HttpClient.newHttpClient();
        HttpResponse<Stream<String>> response = client.send(request.build(), HttpResponse.BodyHandlers.ofLines());
        assertEquals(200, response.statusCode());
        assertEquals(
                "text/event-stream",
                response.headers().firstValue("Content-Type").orElseThrow());
        return new StreamReader(client, response.body());
    }

    /** Waits for the next event, and checks that its data say what its id does. */
    public int next() {
        String id = after("id:");
        assertEquals("{\"version\":" + id + "}", after("data:"));
        return Integer.parseInt(id);
    }

    /** Waits for the event that says that entries are lost, and returns its data. */
    public String lostEntries() {
        assertEquals("lost-entries", after("event:"));
        return after("data:");
    }

    /** Waits for the event that says that pages have something else to show. */
    public void notice() {
        assertEquals("notice", after("event:"));
    }

    /** Waits until nothing comes any more; fails if another event does. */
    public boolean isEnded() {
        while (line.hasNext()) {
            String read = line.next();
            assertFalse(read.startsWith("data:"), read);
        }
        return true;
    }

    /** What still comes until the stream ends, line by line. */
    public List<String> rest() {
        List<String> rest = new ArrayList<>();
        line.forEachRemaining(rest::add);
        return rest;
    }

    private String after(String field) {
        while (true) {
            String read = line.next();
            if (read.startsWith(field)) {
                return read.substring(field.length()).strip();
            }
        }
    }

    @Override
    public void close() {
        lines.close();
        client.shutdownNow();
    }
}
