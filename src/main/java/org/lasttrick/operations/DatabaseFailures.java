package org.lasttrick.operations;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.AgroalDataSource.FlushMode;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** Writes a failure of the database to the log, on one line, with its trace at DEBUG. */
@Singleton
public record DatabaseFailures(AgroalDataSource database, DiskSpace disk) {
    private static final Logger LOG = Logger.getLogger(DatabaseFailures.class);

    /** A refusal has one of these SQL states, or one that begins so. */
    private static final List<String> REFUSALS = List.of("22", "23", "40", "55P03", "57014");

    /** @return whether the database failed since its disk is full */
    public boolean isDiskFull(Throwable failure) {
        boolean isFull = disk.explains(failure);
        if (!isFull && !isRefusal(failure)) {
            // The pool's idle connections may be dead, too, and each would fail one more request.
            database.flush(FlushMode.IDLE);
        }
        LOG.errorf(
                "%s (%s)",
                isFull ? "The database can't store anything: its disk is full" : "The database does not answer",
                reason(failure));
        LOG.debug("The database failed", failure);
        return isFull;
    }

    /** Returns the first line of what PostgreSQL or its driver said, if they did. */
    private static String reason(Throwable failure) {
        List<Throwable> all = all(failure).toList();
        return all.reversed().stream()
                .filter(SQLException.class::isInstance)
                .findFirst()
                .orElse(all.getLast())
                .toString()
                .lines()
                .findFirst()
                .orElse("");
    }

    /** Returns whether the database works, and refused this: the data, or to wait any longer. */
    private static boolean isRefusal(Throwable failure) {
        return all(failure)
                .anyMatch(cause -> cause instanceof SQLException sql
                        && REFUSALS.stream().anyMatch(String.valueOf(sql.getSQLState())::startsWith));
    }

    /** Returns a failure and all its causes. A transaction that can't be committed has them suppressed. */
    static Stream<Throwable> all(Throwable failure) {
        return Stream.concat(
                Stream.of(failure),
                Stream.concat(Stream.of(failure.getSuppressed()), Stream.ofNullable(failure.getCause()))
                        .flatMap(DatabaseFailures::all));
    }
}
