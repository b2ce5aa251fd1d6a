package org.lasttrick.web.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** Counts the SQL statements for a hand, by the messages that the driver logs. */
@QuarkusTest
class HandStatementsTest {
    private static final Logger DRIVER = Logger.getLogger("org.postgresql.core.v3.QueryExecutorImpl");

    private static final class Statements extends Handler {
        private final AtomicInteger sent = new AtomicInteger();

        @Override
        public void publish(LogRecord entry) {
            if (entry.getMessage().startsWith(" FE=> Execute")
                    || entry.getMessage().startsWith(" FE=> SimpleQuery")) {
                sent.incrementAndGet();
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void aHandOnThePageTakesThreeStatements() {
        GamePages pages = GamePages.agurk("Anna", "Bo");
        Statements statements = new Statements();
        Level before = DRIVER.getLevel();
        DRIVER.setLevel(Level.FINEST);
        DRIVER.addHandler(statements);
        try {
            pages.submits(
                            "/hands",
                            Map.of("player", "p2", "card", "9", "order", "p2", "version", "1", "commandId", "tap"))
                    .statusCode(303);
        } finally {
            DRIVER.removeHandler(statements);
            DRIVER.setLevel(before);
        }
        assertEquals(3, statements.sent.get(), "who is there, the game, the entry");
    }
}
