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

/** A gross regression only, by ratio: the benchmark measures exactly. */
@QuarkusTest
@Tag("full")
class HandCostTest {
    private static final int EARLY = 10;
    private static final int LATE = 2_000;
    private static final int MEASURED = 60;
    private static final int MOST_TIMES = 3;
    private static final String HAND = "{\"type\":\"high-card\",\"card\":\"2\",\"players\":[\"p%d\"]}";
    private static final int PLAYERS = 7;

    private int hands;

    @Test
    void aHandAfterTwoThousandCostsNotMuchMoreThanOneAfterTen() throws IOException {
        TestBook book = TestBook.open();
        String early = gameWithoutEnd(book);
        String late = gameWithoutEnd(book);
        long[] afterFew = new long[MEASURED];
        long[] afterMany = new long[MEASURED];
        try (RawHttp http = new RawHttp(RestAssured.port)) {
            for (int hand = 0; hand < LATE; hand++) {
                score(http, book, late);
            }
            for (int hand = 0; hand < EARLY; hand++) {
                score(http, book, early);
            }
            // In turns, so that whatever else the computer does slows both down.
            for (int hand = 0; hand < MEASURED; hand++) {
                afterFew[hand] = score(http, book, early);
                afterMany[hand] = score(http, book, late);
            }
        }
        long few = median(afterFew);
        long many = median(afterMany);
        assertTrue(
                many <= MOST_TIMES * few,
                () -> "%d µs after %d hands, %d µs after %d".formatted(many / 1_000, LATE, few / 1_000, EARLY));
    }

    private static String gameWithoutEnd(TestBook book) {
        return book.start("agurk", Map.of("limit", 999), TestBook.names(PLAYERS))
                .path("id");
    }

    /** @return how long it took, in nanoseconds */
    private long score(RawHttp http, TestBook book, String game) throws IOException {
        String hand = HAND.formatted(1 + hands % PLAYERS);
        byte[] request = """
                POST /api/games/%s/hands HTTP/1.1
                Host: localhost
                Authorization: Bearer %s
                Idempotency-Key: hand-%d
                Content-Type: application/json
                Content-Length: %d

                %s""".formatted(game, book.key(), ++hands, hand.length(), hand)
                .replace("\n", "\r\n")
                .getBytes(StandardCharsets.UTF_8);
        long start = System.nanoTime();
        assertEquals(201, http.send(request).status());
        return System.nanoTime() - start;
    }

    private static long median(long[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
