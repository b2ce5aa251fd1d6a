package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.postgres.EmbeddedPostgres;

/** Which tables a service starts on, by its role and their version. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class MigrationsTest {
    @TempDir
    Path directory;

    private EmbeddedPostgres postgres;

    @BeforeEach
    void start() {
        postgres = EmbeddedPostgres.start(directory, EmbeddedDatabase.PROGRAMS);
    }

    @AfterEach
    void stop() throws Exception {
        postgres.close();
    }

    @Test
    void theOwnerMigratesAtTheStartAndTheServiceAloneDoesNot() {
        assertTrue(refusal("datasource").contains("older"));
        assertStarts("flyway");
        assertStarts("datasource");
    }

    @Test
    void aNewerVersionWillDoAsLongAsItBeginsWithTheSameNumber() throws Exception {
        assertStarts("flyway");
        String version = flyway("flyway").info().current().getVersion().toString();
        int number = Integer.parseInt(version.replaceFirst("\\..*", ""));
        applied(100, number + ".99");
        assertStarts("flyway");
        assertStarts("datasource");
        assertEquals(number + ".99", migrations("flyway").run().toString());
        applied(101, Integer.toString(number + 1));
        for (String role : new String[] {"flyway", "datasource"}) {
            String words = refusal(role);
            assertTrue(
                    words.contains("newer") && words.contains("version " + (number + 1) + ", and " + version), words);
        }
    }

    @Test
    void anOlderServiceLeavesTheFunctionsOfANewerOne() throws Exception {
        assertStarts("flyway");
        String version = flyway("flyway").info().current().getVersion().toString();
        asOwner(
                "CREATE OR REPLACE FUNCTION lead_evening(from_game text, to_game text) RETURNS void LANGUAGE sql AS ''");
        asOwner("UPDATE flyway_schema_history SET checksum = 1 WHERE version IS NULL");
        applied(100, version + ".1");
        assertStarts("flyway");
        assertEquals("", body("lead_evening"));
        asOwner("DELETE FROM flyway_schema_history WHERE installed_rank = 100");
        assertStarts("flyway");
        assertTrue(body("lead_evening").contains("evening_successor"), "as this version has it");
    }

    private String body(String function) throws SQLException {
        try (Connection owner =
                        flyway("flyway").getConfiguration().getDataSource().getConnection();
                PreparedStatement asked = owner.prepareStatement("SELECT prosrc FROM pg_proc WHERE proname = ?")) {
            asked.setString(1, function);
            try (ResultSet found = asked.executeQuery()) {
                found.next();
                return found.getString(1);
            }
        }
    }

    @Test
    void tablesWhoseVersionTheServiceMayNotSeeAreOlder() throws Exception {
        assertStarts("flyway");
        asOwner("REVOKE SELECT ON flyway_schema_history FROM lasttrick_service");
        assertTrue(refusal("datasource").contains("quarkus-run.jar migrate"));
    }

    /** A row as the migration of a newer Last Trick leaves one. */
    private void applied(int rank, String version) throws SQLException {
        asOwner("INSERT INTO flyway_schema_history VALUES (%d, '%s', '', 'SQL', 'V.sql', 1, '', now(), 1, true)"
                .formatted(rank, version));
    }

    private void asOwner(String sql) throws SQLException {
        try (Connection owner =
                        flyway("flyway").getConfiguration().getDataSource().getConnection();
                Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    private void assertStarts(String role) {
        assertDoesNotThrow(() -> migrations(role).prepare(new StartupEvent()));
    }

    private String refusal(String role) {
        return assertThrows(CommandException.class, () -> migrations(role).prepare(new StartupEvent()))
                .getMessage();
    }

    private Migrations migrations(String role) {
        ServiceConfig defaults = new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withMapping(ServiceConfig.class)
                .withDefaultValue("user.home", "/home/anna")
                .build()
                .getConfigMapping(ServiceConfig.class);
        return new Migrations(flyway(role), defaults);
    }

    /** @param role flyway for the owner's, datasource for the service's */
    private Flyway flyway(String role) {
        Map<String, String> settings = postgres.settings();
        return Flyway.configure()
                .dataSource(
                        settings.get("quarkus.datasource.jdbc.url"),
                        settings.get("quarkus." + role + ".username"),
                        settings.get("quarkus." + role + ".password"))
                .placeholders(Map.of("service", settings.get("quarkus.datasource.username")))
                .load();
    }
}
