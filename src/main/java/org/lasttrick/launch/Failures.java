package org.lasttrick.launch;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.AgroalDataSource.FlushMode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Logs failures of requests: what fails again and again is one line when it begins, and one when it is over, which says how often it
 * happened. Each has its trace at DEBUG. A full disk is over when something was stored, and nothing was refused for a minute.
 */
@ApplicationScoped
public class Failures {
    private static final Logger LOG = Logger.getLogger(Failures.class);
    private static final Duration QUIET = Duration.ofSeconds(5);

    /** On a disk that is nearly full, one write may succeed and the next one fail. */
    private static final Duration QUIET_DISK = Duration.ofMinutes(1);

    private static final int SECONDS_A_CHECK_TAKES = 2;

    /** At the same time, with what they say. */
    private static final int MOST_NAMED = 20;

    private static final Kind NO_ANSWER = new Kind("The database does not answer", "The database answers again");
    private static final Kind DISK_FULL =
            new Kind("The database can't store anything: its disk is full", "The database can store again");

    /** SQL states, or how they begin. */
    private static final List<String> REFUSALS = List.of("22", "23", "40", "55P03", "57014");

    private final AgroalDataSource database;
    private final DiskSpace disk;
    private final ScheduledExecutorService executor;
    private final Duration quietDisk;
    private final Map<Kind, Series> ongoing = new HashMap<>();
    private volatile long storedNanos = System.nanoTime();

    private record Kind(String begins, String ends) {}

    private record Series(long firstNanos, long lastNanos, int count) {
        Series andNow() {
            return new Series(firstNanos, System.nanoTime(), count + 1);
        }

        boolean isQuietFor(Duration time) {
            return System.nanoTime() - lastNanos > time.toNanos();
        }

        String times() {
            return count == 1 ? "1 failure" : count + " failures";
        }

        long seconds() {
            return TimeUnit.NANOSECONDS.toSeconds(lastNanos - firstNanos);
        }
    }

    @Inject
    Failures(AgroalDataSource database, DiskSpace disk, ScheduledExecutorService executor) {
        this(database, disk, executor, QUIET_DISK);
    }

    Failures(AgroalDataSource database, DiskSpace disk, ScheduledExecutorService executor, Duration quietDisk) {
        this.database = database;
        this.disk = disk;
        this.executor = executor;
        this.quietDisk = quietDisk;
    }

    /** The database has stored something. */
    public void stored() {
        storedNanos = System.nanoTime();
    }

    /**
     * The database failed.
     *
     * @return whether its disk is full
     */
    public boolean ofDatabase(Throwable failure) {
        boolean isFull = disk.explains(failure);
        if (!isFull && !isRefusal(failure)) {
            // The pool's idle connections may be dead, too, and each would fail one more request.
            database.flush(FlushMode.IDLE);
        }
        Kind kind = isFull ? DISK_FULL : NO_ANSWER;
        if (begins(kind)) {
            LOG.errorf("%s (%s). This is logged once; each time is at DEBUG", kind.begins(), reason(failure));
        }
        LOG.debug(kind.begins(), failure);
        return isFull;
    }

    /** A request failed, and nobody knows why. */
    public void unexpected(Throwable failure) {
        String what = "A request failed unexpectedly";
        Kind kind = new Kind(what, "Since then nothing has failed with " + name(failure));
        if (begins(kind)) {
            LOG.error(what, failure);
        } else {
            LOG.debug(what, failure);
        }
    }

    /** Two faults of one class are told apart by what they say, unless they say something else each time. */
    private synchronized String name(Throwable failure) {
        return ongoing.size() < MOST_NAMED
                ? firstLine(failure)
                : failure.getClass().getName();
    }

    private static String firstLine(Throwable failure) {
        return failure.toString().lines().findFirst().orElse("");
    }

    /** The first line of what PostgreSQL or its driver said, if they did. */
    private static String reason(Throwable failure) {
        List<Throwable> all = all(failure).toList();
        return firstLine(all.reversed().stream()
                .filter(SQLException.class::isInstance)
                .findFirst()
                .orElse(all.getLast()));
    }

    /** Whether the database works, and refused this: the data, or to wait any longer. */
    private static boolean isRefusal(Throwable failure) {
        return all(failure)
                .anyMatch(cause -> cause instanceof SQLException sql
                        && REFUSALS.stream().anyMatch(String.valueOf(sql.getSQLState())::startsWith));
    }

    /** It and its causes. A transaction that can't be committed has them suppressed. */
    static Stream<Throwable> all(Throwable failure) {
        return Stream.concat(
                Stream.of(failure),
                Stream.concat(Stream.of(failure.getSuppressed()), Stream.ofNullable(failure.getCause()))
                        .flatMap(Failures::all));
    }

    private synchronized boolean begins(Kind kind) {
        if (ongoing.isEmpty()) {
            checkLater();
        }
        long now = System.nanoTime();
        return ongoing.merge(kind, new Series(now, now, 1), (before, _) -> before.andNow())
                        .count()
                == 1;
    }

    private void checkLater() {
        var _ = executor.schedule(this::check, 1, TimeUnit.SECONDS);
    }

    private void check() {
        boolean answers = isOngoing(NO_ANSWER) && answers();
        synchronized (this) {
            List.copyOf(ongoing.entrySet()).forEach(each -> {
                if (isOver(each.getKey(), each.getValue(), answers)) {
                    end(each.getKey(), each.getValue());
                }
            });
            if (!ongoing.isEmpty()) {
                checkLater();
            }
        }
    }

    private synchronized boolean isOngoing(Kind kind) {
        return ongoing.containsKey(kind);
    }

    private boolean isOver(Kind kind, Series series, boolean answers) {
        if (kind.equals(DISK_FULL)) {
            return series.isQuietFor(quietDisk) && storedNanos - series.lastNanos() > 0;
        }
        return series.isQuietFor(QUIET) && (answers || !kind.equals(NO_ANSWER));
    }

    private void end(Kind kind, Series series) {
        ongoing.remove(kind);
        LOG.infof("%s, after %s in %d s", kind.ends(), series.times(), series.seconds());
    }

    private boolean answers() {
        try (Connection connection = database.getConnection()) {
            return connection.isValid(SECONDS_A_CHECK_TAKES);
        } catch (SQLException | RuntimeException e) {
            // An exception would end all checks.
            return false;
        }
    }
}
