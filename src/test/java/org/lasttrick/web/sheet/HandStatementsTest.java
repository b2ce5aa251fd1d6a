package org.lasttrick.web.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Collections;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jboss.logging.MDC;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;
import org.lasttrick.web.GamePages;

/** Counts the SQL statements of the request for a hand, by the messages that the driver logs. */
@QuarkusTest
class HandStatementsTest {
    private static final Logger DRIVER = Logger.getLogger("org.postgresql.core.v3.QueryExecutorImpl");

    private static final class Statements extends Handler {
        /** For each, the id of its request. */
        private final Queue<String> sent = new ConcurrentLinkedQueue<>();

        @Override
        public void publish(LogRecord entry) {
            String message = entry.getMessage();
            Object request = MDC.get("requestId");
            // Lists of games are asked for, and told to other instances, at any time; and others' games are summed up.
            if (request != null
                    && (message.startsWith(" FE=> Bind") && !message.contains("type=TEXT_ARRAY")
                            || message.startsWith(" FE=> SimpleQuery"))) {
                sent.add(request.toString());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    /** The game is in memory, and the key was used a moment ago. */
    @Test
    void aHandOnThePageTakesOneStatement() {
        GamePages pages = GamePages.agurk("Anna", "Bo");
        int sent = statements(() -> pages.submits(
                        "/hands",
                        Map.of("player", "p2", "card", "9", "order", "p2", "version", "1", "commandId", "tap"))
                .statusCode(303));
        assertEquals(1, sent, "the entry");
    }

    @Test
    void aHandOfAProgramTakesOneStatement() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        assertEquals(1, statements(() -> book.score(game, "9", "p2").then().statusCode(201)), "the entry");
    }

    @Test
    void aRefusedHandOnThePageTakesOneStatement() {
        GamePages pages = GamePages.of("agurk", Map.of("limit", 9, "lives", 1), "Anna", "Bo", "Cai");
        pages.scored("9", "p1");
        pages.scored("2", "p2");
        Map<String, String> broughtBack = Map.of("player", "p1", "card", "3", "version", "3", "commandId", "tap");
        Supplier<ValidatableResponse> correction =
                () -> pages.submits("/hands/1", broughtBack).statusCode(409);
        // The first page takes so long that the key is looked up again.
        correction.get().statusCode(409);
        int sent = statements(correction);
        assertEquals(1, sent, "whether the game is still as in memory");
    }

    @Test
    void aRefusedHandOfAProgramTakesOneStatement() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        int sent = statements(() -> book.score(game, "9", "p3").then().statusCode(422));
        assertEquals(1, sent, "whether the game is still as in memory");
    }

    @Test
    void aHandThatIsSentAgainIsFoundInTheLedger() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        Supplier<ValidatableResponse> hand = () -> book.asDevice()
                .header("Idempotency-Key", "tap")
                .body(TestBook.highCard("9", "p2"))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(201);
        assertEquals(1, statements(hand), "the entry");
        assertEquals(1, statements(hand), "whether the game is still as in memory");
        assertEquals(2, TestBook.version(game));
    }

    private static int statements(Supplier<ValidatableResponse> request) {
        Statements statements = new Statements();
        Level before = DRIVER.getLevel();
        DRIVER.setLevel(Level.FINEST);
        DRIVER.addHandler(statements);
        try {
            String id = request.get().extract().header("X-Request-Id");
            return Collections.frequency(statements.sent, id);
        } finally {
            DRIVER.removeHandler(statements);
            DRIVER.setLevel(before);
        }
    }
}
