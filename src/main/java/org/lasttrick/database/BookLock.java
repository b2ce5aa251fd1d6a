package org.lasttrick.database;

import io.quarkus.hibernate.orm.panache.Panache;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A lock on a part of a scorebook is held until the transaction ends. Locks are advisory: to lock the book's row needs the UPDATE
 * privilege, which the service doesn't have. Each lock is a constant of the class that takes it.
 *
 * @param number that no other lock has; the same in all versions, which may run side by side
 */
public record BookLock(int number) {
    private static final String TRY = "SELECT pg_try_advisory_xact_lock(hashtextextended(?, ?))";
    private static final long NANOS_TO_WAIT = TimeUnit.SECONDS.toNanos(3);
    private static final long NANOS_BETWEEN_ATTEMPTS = TimeUnit.MILLISECONDS.toNanos(50);

    /** Waits until no other transaction holds the lock, and takes it. */
    public void lock(String scorebook) {
        Panache.getEntityManager()
                .createNativeQuery("SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(:book, :number))")
                .setParameter("book", scorebook)
                .setParameter("number", number)
                .getSingleResult();
    }

    /**
     * Tries for up to 3 s to take the lock.
     *
     * @param database of this transaction
     * @return whether it was taken; {@code false}, too, if this thread is interrupted, which it stays
     */
    public boolean tryLock(Database database, String scorebook) {
        long end = System.nanoTime() + NANOS_TO_WAIT;
        while (!database.first(TRY, row -> row.getBoolean(1), scorebook, number).orElseThrow()) {
            LockSupport.parkNanos(NANOS_BETWEEN_ATTEMPTS);
            if (Thread.currentThread().isInterrupted() || System.nanoTime() - end > 0) {
                return false;
            }
        }
        return true;
    }
}
