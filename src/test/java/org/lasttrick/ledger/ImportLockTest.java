package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.sql.Connection;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;

@QuarkusTest
class ImportLockTest {

    @Test
    void anInterruptedThreadDoesNotWaitForAnotherImport() throws Exception {
        try (Connection other = TableOwner.locksImports("book");
                Connection ours = TableOwner.locksImports("another book")) {
            Chains chains = new Chains(OneConnection.of(ours));
            long start = System.nanoTime();
            Thread.currentThread().interrupt();
            assertFalse(chains.tryLock("book"));
            assertTrue(Thread.interrupted(), "still interrupted");
            assertTrue(System.nanoTime() - start < TimeUnit.SECONDS.toNanos(3), "less than others wait");
        }
    }
}
