package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.lasttrick.database.Database;

/**
 * Statements that wait for locks in the database.
 *
 * @param beginning of the statements
 */
record LockWaits(DataSource source, String beginning) {
    private static final String COUNT = """
            SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND starts_with(query, ?)""";

    int count() {
        return new Database(source).list(COUNT, row -> row.getInt(1), beginning).getFirst();
    }

    /** Comes back as soon as there are so many, or more. */
    void await(int statements) {
        await(() -> count() >= statements);
    }

    static void await(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < deadline, "nothing waits");
            LockSupport.parkNanos(1_000_000);
        }
    }
}
