package org.lasttrick;

import static io.restassured.RestAssured.get;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ServiceTest {

    /** Flyway takes two, and so does a backup that runs beside the service. */
    private static final int MIGRATION_AND_BACKUP = 4;

    private static final int IDLE_CONNECTIONS = 8;

    @Inject
    AgroalDataSource database;

    @Inject
    Flyway migrations;

    @Test
    void theServiceIsReady() {
        get("/q/health/ready").then().statusCode(200);
    }

    @Test
    void theServiceLogsInWithFewRights() throws SQLException {
        try (var connection = database.getConnection()) {
            assertEquals("lasttrick_service", currentUser(connection));
        }
    }

    @Test
    void theMigrationsRunAsTheOwnerAndKnowWhomToGrantRights() throws SQLException {
        var configuration = migrations.getConfiguration();
        try (var connection = configuration.getDataSource().getConnection()) {
            assertEquals("lasttrick_owner", currentUser(connection));
        }
        assertEquals("lasttrick_service", configuration.getPlaceholders().get("service"));
    }

    @Test
    void thePoolLeavesConnectionsForMigrationsAndBackups() throws SQLException {
        int pool = database.getConfiguration().connectionPoolConfiguration().maxSize();
        try (var connection = database.getConnection()) {
            int taken = pool + number(connection, "superuser_reserved_connections") + MIGRATION_AND_BACKUP;
            assertTrue(taken <= number(connection, "max_connections"), () -> taken + " connections");
        }
    }

    @Test
    void readinessIsLostOnceAndNotForEachConnectionThatTheDatabaseHasEnded() throws Exception {
        List<Connection> idle = new ArrayList<>();
        for (int i = 0; i < IDLE_CONNECTIONS; i++) {
            idle.add(database.getConnection());
        }
        try (var last = idle.getLast();
                var statement = last.createStatement()) {
            statement.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE usename = current_user AND pid <> pg_backend_pid()");
        } finally {
            for (Connection connection : idle) {
                connection.close();
            }
        }
        int failed = 0;
        for (int i = 0; i < 3; i++) {
            // An answer of readiness holds for a second.
            Thread.sleep(i == 0 ? 0 : 1_050);
            failed += get("/q/health/ready").statusCode() == 200 ? 0 : 1;
        }
        assertTrue(failed <= 2, failed + " times not ready");
    }

    private static int number(Connection connection, String setting) throws SQLException {
        try (var statement = connection.createStatement();
                ResultSet value = statement.executeQuery("SHOW " + setting)) {
            value.next();
            return value.getInt(1);
        }
    }

    private static String currentUser(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                ResultSet user = statement.executeQuery("SELECT current_user")) {
            user.next();
            return user.getString(1);
        }
    }
}
