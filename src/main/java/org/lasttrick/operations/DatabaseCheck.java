package org.lasttrick.operations;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.postgres.CommandException;

/**
 * Checks that the database answers, that its disk has room, and that what it has confirmed survives a power cut. Otherwise the
 * service isn't ready. With the last, it doesn't even start.
 *
 * <p>It asks on a connection of the service's pool, since a role and a database can have settings of their own.
 */
@Readiness
@Singleton
class DatabaseCheck implements AsyncHealthCheck {

    private static final Logger LOG = Logger.getLogger(DatabaseCheck.class);

    /** The database has to answer in this time: whoever asks whether the service is ready doesn't wait long. */
    private static final Duration TIMEOUT = Duration.ofMillis(1_500);

    private static final String NO_ANSWER = "The database does not answer.";
    private static final String DISK_FULL = "The disk of the database is full.";

    private static final String UNSAFE = """
            SELECT string_agg(name, ', ' ORDER BY name) FROM pg_settings
            WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'""";

    /** The answer is kept for this time: the database is asked no more often, however often readiness is asked for. */
    private static final Duration VALID_FOR = Duration.ofSeconds(1);

    private final AgroalDataSource database;
    private final DiskSpace disk;
    private final DatabaseFailures failures;
    private final boolean allowUnsafeSettings;
    private final Uni<HealthCheckResponse> answer = Uni.createFrom()
            .item(this::state)
            .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
            .ifNoItem()
            .after(TIMEOUT)
            .recoverWithItem(() -> notReady(NO_ANSWER))
            .memoize()
            .forFixedDuration(VALID_FOR);

    DatabaseCheck(AgroalDataSource database, DiskSpace disk, DatabaseFailures failures, ServiceConfig settings) {
        this.database = database;
        this.disk = disk;
        this.failures = failures;
        this.allowUnsafeSettings = settings.allowUnsafeDatabaseSettings();
    }

    /** @throws CommandException if a confirmed hand could be lost, unless that is allowed */
    void check(@Observes StartupEvent start) throws SQLException {
        Optional<String> danger = danger();
        if (danger.isPresent() && !allowUnsafeSettings) {
            throw new CommandException(danger.get()
                    + " In postgresql.conf, or with ALTER ROLE or ALTER DATABASE, set it to on. If you know why it is off:"
                    + " LASTTRICK_DATABASE_ALLOW_UNSAFE_SETTINGS=true");
        }
        danger.ifPresent(LOG::warn);
    }

    @Override
    public Uni<HealthCheckResponse> call() {
        return answer;
    }

    private HealthCheckResponse state() {
        try {
            return danger().filter(_ -> !allowUnsafeSettings)
                    .or(() -> disk.isFull() ? Optional.of(DISK_FULL) : Optional.empty())
                    .map(DatabaseCheck::notReady)
                    .orElseGet(() -> response().up().build());
        } catch (SQLException e) {
            return failures.isDiskFull(e) ? notReady(DISK_FULL) : notReady(NO_ANSWER);
        }
    }

    private Optional<String> danger() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet unsafe = statement.executeQuery(UNSAFE)) {
            unsafe.next();
            return Optional.ofNullable(unsafe.getString(1))
                    .map(off -> "The database has these settings off: " + off
                            + ". Hands already confirmed could be lost in a power cut.");
        }
    }

    private static HealthCheckResponse notReady(String reason) {
        return response().down().withData("reason", reason).build();
    }

    private static HealthCheckResponseBuilder response() {
        return HealthCheckResponse.named("database");
    }
}
