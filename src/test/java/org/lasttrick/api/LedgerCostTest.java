package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lasttrick.fuzz.RawHttp;

/** A gross regression only, by ratio. */
@QuarkusTest
@Tag("full")
class LedgerCostTest {
    private static final int FEW = 200;
    private static final int MANY = 2_000;
    private static final int WARM_UP = 30;
    private static final int MEASURED = 40;
    private static final int MOST_TIMES = 5;
    private static final String HAND = "{\"type\":\"high-card\",\"card\":\"2\",\"players\":[\"p%d\"]}";
    private static final int PLAYERS = 7;

    @Test
    void aPageOfALongLedgerCostsNotMuchMoreThanOneOfAShortLedger() throws IOException {
        TestBook book = TestBook.open();
        try (RawHttp http = new RawHttp(RestAssured.port)) {
            String small = gameOf(FEW, book, http);
            String large = gameOf(MANY, book, http);
            long[] fromSmall = new long[MEASURED];
            long[] fromLarge = new long[MEASURED];
            // In turns, so that whatever else the computer does slows both down.
            for (int page = -WARM_UP; page < MEASURED; page++) {
                long one = read(small, FEW / 2, http);
                long other = read(large, MANY / 2, http);
                if (page >= 0) {
                    fromSmall[page] = one;
                    fromLarge[page] = other;
                }
            }
            long few = median(fromSmall);
            long many = median(fromLarge);
            assertTrue(
                    many <= MOST_TIMES * few,
                    () -> "%d µs of %d entries, %d µs of %d".formatted(few / 1_000, FEW, many / 1_000, MANY));
        }
    }

    private static String gameOf(int hands, TestBook book, RawHttp http) throws IOException {
        String game = book.start("agurk", Map.of("limit", 999), TestBook.names(PLAYERS))
                .path("id");
        for (int number = 1; number <= hands; number++) {
            String hand = HAND.formatted(1 + number % PLAYERS);
            byte[] request = """
                    POST /api/games/%s/hands HTTP/1.1
                    Host: localhost
                    Authorization: Bearer %s
                    Idempotency-Key: hand-%d
                    Content-Type: application/json
                    Content-Length: %d

                    %s""".formatted(game, book.key(), number, hand.length(), hand)
                    .replace("\n", "\r\n")
                    .getBytes(StandardCharsets.UTF_8);
            assertEquals(201, http.send(request).status());
        }
        return game;
    }

    /** @return how long a page took, in nanoseconds */
    private static long read(String game, int after, RawHttp http) throws IOException {
        byte[] request = "GET /api/games/%s/ledger?after=%d HTTP/1.1\r\nHost: localhost\r\n\r\n"
                .formatted(game, after)
                .getBytes(StandardCharsets.UTF_8);
        long start = System.nanoTime();
        assertEquals(200, http.send(request).status());
        return System.nanoTime() - start;
    }

    private static long median(long[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
