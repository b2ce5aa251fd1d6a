package org.lasttrick.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** What the benchmark asks the service for, one request after the other, outside of what is measured. */
final class MeasuredService implements AutoCloseable {
    static final String JSON = "Content-Type: application/json";

    private static final AtomicLong COMMANDS = new AtomicLong();
    private static final ObjectMapper READER = new ObjectMapper();
    private static final int TIMEOUT_MILLIS = 120_000;
    private static final String PLAYER = "{\"name\":\"%s\"}";

    private final HttpConnection connection;

    MeasuredService(URI address) throws IOException {
        connection = new HttpConnection(address, TIMEOUT_MILLIS);
    }

    Book openBook(String name) throws IOException {
        JsonNode book = send("POST", "/api/scorebooks", "{\"name\":\"" + name + "\"}", JSON);
        return new Book(book.get("id").asText(), book.get("key").asText());
    }

    /** A game that no hand ends, as long as all of them together cost less than 999 points. @return its id */
    String startGame(Book book, List<String> players) throws IOException {
        return send("POST", "/api/games", game(players), JSON, book.authorization())
                .get("id")
                .asText();
    }

    static String game(List<String> players) {
        Stream<String> each = players.stream().map(PLAYER::formatted);
        return "{\"variant\":\"agurk\",\"rules\":{\"limit\":999},\"players\":[" + String.join(",", each.toList())
                + "]}";
    }

    void score(Book book, String game, String card, int player) throws IOException {
        send("POST", "/api/games/" + game + "/hands", hand(card, player), JSON, book.authorization(), key());
    }

    /** A header that no request before had. */
    static String key() {
        return "Idempotency-Key: command-" + COMMANDS.incrementAndGet();
    }

    static String hand(String card, int player) {
        return "{\"type\":\"high-card\",\"card\":\"" + card + "\",\"players\":[\"p" + player + "\"]}";
    }

    void close(Book book, String game) throws IOException {
        send("POST", "/api/games/" + game + "/close", "", book.authorization());
    }

    List<Ledgers.Entry> ledger(String game) throws IOException {
        JsonNode entries = send("GET", "/api/games/" + game + "/ledger", "").get("entries");
        return entries.valueStream().map(Ledgers.Entry::of).toList();
    }

    /** So that the service has it in memory. */
    void read(String game) throws IOException {
        send("GET", "/api/games/" + game, "");
    }

    private JsonNode send(String method, String path, String body, String... headers) throws IOException {
        int status = connection.send(HttpConnection.request(method, path, body, headers));
        if (status >= 300) {
            throw new IOException(method + " " + path + ": " + status + " " + connection.body());
        }
        return READER.readTree(connection.body());
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
