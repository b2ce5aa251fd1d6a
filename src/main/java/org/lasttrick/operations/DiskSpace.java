package org.lasttrick.operations;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.sql.SQLException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.postgres.FreeSpace;

/**
 * Tells whether the disk of the database has room. That of the embedded one is measured, and logged when that changes. Of a
 * database elsewhere, only its own errors tell: after each, it counts as full for a moment. Templates know it as {@code cdi:disk}.
 */
@Named("disk")
@ApplicationScoped
public class DiskSpace {
    private static final Logger LOG = Logger.getLogger(DiskSpace.class);

    /** Space is little if less is left than PostgreSQL's write-ahead log grows to by itself. */
    private static final long LITTLE_MEGABYTES = 1_024;

    private static final String DISK_FULL = "53100";
    private static final long REMEMBERED_NANOS = TimeUnit.SECONDS.toNanos(8);
    private static final int SECONDS_BETWEEN_LOOKS = 5;

    /** The event says that something else is to be said about the disk than before. */
    public record Changed() {}

    private enum State {
        ENOUGH,
        LITTLE,
        FULL
    }

    /** The space is {@code null} for a database elsewhere. */
    private final @Nullable FreeSpace embedded;

    private final Event<Changed> changed;
    private final ScheduledExecutorService executor;
    private State shown = State.ENOUGH;
    private volatile @Nullable Long refusedAt;

    DiskSpace(ServiceConfig settings, Event<Changed> changed, ScheduledExecutorService executor) {
        this.embedded =
                settings.embeddedDatabase() ? new FreeSpace(settings.dataDir().toAbsolutePath()) : null;
        this.changed = changed;
        this.executor = executor;
    }

    void watch(@Observes StartupEvent start) {
        look();
        var _ = executor.scheduleWithFixedDelay(
                this::look, SECONDS_BETWEEN_LOOKS, SECONDS_BETWEEN_LOOKS, TimeUnit.SECONDS);
    }

    /** Returns whether nothing, or only a little more, can be recorded. */
    public boolean isFull() {
        return state() == State.FULL;
    }

    /** Returns whether space should be freed before it is full. */
    public boolean isLittle() {
        return state() == State.LITTLE;
    }

    /** Returns how many megabytes are left to the embedded database; all that there can be for one elsewhere. */
    public long megabytes() {
        return embedded == null ? Long.MAX_VALUE : embedded.megabytes();
    }

    /** Returns whether the database failed for want of space. If it says so itself, that is remembered for a moment. */
    public boolean explains(Throwable failure) {
        if (isEmbeddedFull()) {
            return true;
        }
        boolean isFull =
                DatabaseFailures.all(failure).anyMatch(cause -> cause instanceof SQLException sql && saysFull(sql));
        if (isFull) {
            refusedAt = System.nanoTime();
            look();
        }
        return isFull;
    }

    /** Returns whether PostgreSQL itself says that its disk is full. */
    static boolean saysFull(SQLException failure) {
        return DISK_FULL.equals(failure.getSQLState());
    }

    private State state() {
        if (isEmbeddedFull() || wasRefusedJustNow()) {
            return State.FULL;
        }
        return megabytes() < LITTLE_MEGABYTES ? State.LITTLE : State.ENOUGH;
    }

    private boolean isEmbeddedFull() {
        return embedded != null && embedded.isTooLittle();
    }

    private boolean wasRefusedJustNow() {
        Long refused = refusedAt;
        return refused != null && System.nanoTime() - refused < REMEMBERED_NANOS;
    }

    /** Looks at the disk, and fires the event outside of the lock: whoever observes it may take its time. */
    private void look() {
        if (hasChanged()) {
            changed.fire(new Changed());
        }
    }

    private synchronized boolean hasChanged() {
        State before = shown;
        shown = state();
        if (embedded != null && shown != before) {
            log(shown, embedded);
        }
        return shown != before;
    }

    private static void log(State space, FreeSpace disk) {
        String which = disk.directory() + " (" + disk.megabytes() + " MB are left)";
        switch (space) {
            case ENOUGH -> LOG.infof("There is space again on the disk of %s", which);
            case LITTLE -> LOG.warnf("Little space is left on the disk of %s", which);
            case FULL ->
                LOG.errorf(
                        "No space is left on the disk of %s. Hands may not be recorded until there is; then all goes on by"
                                + " itself",
                        which);
        }
    }
}
