package org.lasttrick.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import org.flywaydb.core.Flyway;
import org.lasttrick.ExternalDatabase;
import org.lasttrick.PackagedApplication;
import org.postgresql.PGConnection;

/**
 * A service takes over a database with older tables, and is killed in the middle of the migrations. The next one completes them,
 * and every row is still there.
 */
final class KilledMigration {
    private static final String NAME = "older";
    private static final int MOST_MILLIS = 50;
    private static final int MOST_CHECKED = 3;

    /** What the first version of the tables has. */
    private static final Map<String, String> COLUMNS = Map.of(
            "scorebook", "id, name, opened_at",
            "device", "id, scorebook_id, name, key_hash, added_at, removed_at",
            "game", "id, scorebook_id, command_id, started_at",
            "entry",
                    "game_id, version, type, revision, payload, actor, command_id, command_digest, recorded_at,"
                            + " previous_hash, hash");

    private static final List<String> TABLES = List.of("scorebook", "device", "game", "entry");

    private final ExternalDatabase database;
    private final Random random;

    private KilledMigration(ExternalDatabase database, Random random) {
        this.database = database;
        this.random = random;
    }

    static void strike(ExternalDatabase database, Random random) throws Exception {
        Path directory = Files.createTempDirectory("lasttrick-older");
        // After a crowd the pools of the services may hold all connections.
        database.asSuperuser("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE datname = 'lasttrick' AND state = 'idle'");
        database.asSuperuser("DROP DATABASE IF EXISTS " + NAME + " WITH (FORCE)");
        database.asSuperuser("CREATE DATABASE " + NAME + " OWNER lasttrick_owner");
        try {
            new KilledMigration(database, random).run(directory);
        } finally {
            database.asSuperuser("DROP DATABASE " + NAME + " WITH (FORCE)");
            FileUtils.deleteDirectory(directory.toFile());
        }
    }

    private void run(Path directory) throws IOException, SQLException, InterruptedException {
        int last = migrations(null).info().all().length;
        migrations(Integer.toString(1 + random.nextInt(last - 1))).migrate();
        copyRows();
        Map<String, String> before = rows();
        kill(directory);
        try (var service = PackagedApplication.start(directory, settings())) {
            assertEquals(before, rows());
            assertEquals(
                    last,
                    Arrays.stream(migrations(null).info().applied())
                            .filter(each -> each.getState().isApplied())
                            .count());
            for (String game : games()) {
                String verification =
                        service.get("/api/games/" + game + "/verification").body();
                assertTrue(Command.json(verification).get("valid").asBoolean(), verification);
            }
        }
    }

    /** While a table is locked that a later migration changes, or at any moment after that. */
    private void kill(Path directory) throws IOException, SQLException, InterruptedException {
        try (Connection lock = database.connectAsSuperuser(NAME);
                var service = PackagedApplication.launch(directory, settings())) {
            lock.setAutoCommit(false);
            execute(lock, "LOCK TABLE entry IN ACCESS EXCLUSIVE MODE");
            PackagedApplication.waitUntil(this::isWaiting, service::output);
            if (random.nextBoolean()) {
                lock.rollback();
                Thread.sleep(random.nextInt(MOST_MILLIS));
            }
            service.kill();
        }
    }

    private boolean isWaiting() {
        try (Connection superuser = database.connectAsSuperuser("lasttrick")) {
            return !one(
                            superuser,
                            "SELECT count(*) FROM pg_stat_activity WHERE datname = '%s' AND wait_event_type = 'Lock'"
                                    .formatted(NAME))
                    .equals("0");
        } catch (IOException | SQLException e) {
            throw new AssertionError(e);
        }
    }

    /** @param target the last version to migrate to; {@code null}: the current one */
    private Flyway migrations(String target) {
        Map<String, String> settings = database.settingsByName();
        return Flyway.configure()
                .dataSource(
                        database.url(NAME),
                        settings.get("quarkus.flyway.username"),
                        settings.get("quarkus.flyway.password"))
                .placeholders(Map.of("service", settings.get("quarkus.datasource.username")))
                .target(target == null ? "latest" : target)
                // What is repeated needs the newest tables.
                .repeatableSqlMigrationPrefix(target == null ? "R" : "later")
                .load();
    }

    private String[] settings() {
        return database.settingsByName().entrySet().stream()
                .map(setting -> setting.getKey() + "="
                        + (setting.getKey().endsWith("jdbc.url") ? database.url(NAME) : setting.getValue()))
                .toArray(String[]::new);
    }

    private void copyRows() throws IOException, SQLException {
        try (Connection from = database.connectAsSuperuser("lasttrick");
                Connection to = database.connectAsSuperuser(NAME)) {
            // All tables as of one moment.
            from.setAutoCommit(false);
            from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            for (String table : TABLES) {
                ByteArrayOutputStream rows = new ByteArrayOutputStream();
                from.unwrap(PGConnection.class)
                        .getCopyAPI()
                        .copyOut(
                                "COPY (SELECT %s FROM %s ORDER BY 1, 2) TO STDOUT".formatted(COLUMNS.get(table), table),
                                rows);
                to.unwrap(PGConnection.class)
                        .getCopyAPI()
                        .copyIn(
                                "COPY %s (%s) FROM STDIN".formatted(table, COLUMNS.get(table)),
                                new ByteArrayInputStream(rows.toByteArray()));
            }
        }
    }

    /** A digest of each table's rows. */
    private Map<String, String> rows() throws IOException, SQLException {
        Map<String, String> digests = new TreeMap<>();
        try (Connection superuser = database.connectAsSuperuser(NAME)) {
            for (String table : TABLES) {
                digests.put(
                        table,
                        one(
                                superuser,
                                "SELECT count(*) || ' ' || md5(coalesce(string_agg(r::text, ',' ORDER BY r::text), ''))"
                                        + " FROM (SELECT %s FROM %s) r".formatted(COLUMNS.get(table), table)));
            }
        }
        return digests;
    }

    private List<String> games() throws IOException, SQLException {
        try (Connection superuser = database.connectAsSuperuser(NAME)) {
            String all = one(
                    superuser,
                    "SELECT coalesce(string_agg(id, ' '), '') FROM (SELECT id FROM game LIMIT %d) g"
                            .formatted(MOST_CHECKED));
            return all.isEmpty() ? List.of() : List.of(all.split(" "));
        }
    }

    private static String one(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getString(1);
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
