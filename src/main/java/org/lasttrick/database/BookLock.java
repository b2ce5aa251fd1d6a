package org.lasttrick.database;

import io.quarkus.hibernate.orm.panache.Panache;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A lock on a part of a scorebook is held until the transaction ends. Locks are advisory: to lock the book's row needs the UPDATE
 * privilege, which the service doesn't have.
 */
public enum BookLock {
    /** The lock keeps two devices from storing the same name at the same moment. */
    HOUSE_RULES(0),
    /** The lock lets one file be imported at a time. */
    IMPORTS(1),
    /** The lock keeps two devices from being added at the same moment: they could be one too many. */
    DEVICES(2),
    /** The lock keeps two devices from saying at the same moment which names are one person's. */
    PEOPLE(3);

    private static final String TRY = "SELECT pg_try_advisory_xact_lock(hashtextextended(?, ?))";
    private static final long NANOS_TO_WAIT = TimeUnit.SECONDS.toNanos(3);
    private static final long NANOS_BETWEEN_ATTEMPTS = TimeUnit.MILLISECONDS.toNanos(50);

    /** The number is the same in all versions, which may run side by side. */
    private final int number;

    BookLock(int number) {
        this.number = number;
    }

    /** Waits until no other transaction holds the lock, and takes it. */
    public void lock(String scorebook) {
        Panache.getEntityManager()
                .createNativeQuery("SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(:book, :number))")
                .setParameter("book", scorebook)
                .setParameter("number", number)
                .getSingleResult();
    }

    /**
     * Waits up to 3 s until no other transaction holds the lock, and takes it.
     *
     * @param database of this transaction
     * @return whether no other holds it; {@code false}, too, if this thread is interrupted, which it stays
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
