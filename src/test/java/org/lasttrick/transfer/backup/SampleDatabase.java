package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.lasttrick.postgres.StartedDatabase;

/** Data directories with tables, and with as much in them as a test needs. */
public final class SampleDatabase {

    private static final String ROWS = """
            INSERT INTO scorebook VALUES ('book', E'Friday\\t\\\\N\\n🥒 "Åse"', now());
            INSERT INTO device (id, scorebook_id, name, key_hash, added_at)
                VALUES ('tablet', 'book', '', sha256('key'), now());
            INSERT INTO game (id, scorebook_id, started_at) SELECT 'g' || g, 'book', now() FROM generate_series(1, %1$d) g;
            INSERT INTO entry (game_id, version, type, revision, payload, actor, recorded_at, previous_hash, hash)
                SELECT 'g' || g, v, 'hand-scored', 1,
                    json_build_object('hand', (SELECT string_agg(md5(g || '-' || v || '-' || n), '')
                        FROM generate_series(1, 12) n))::text,
                    'tablet', now(),
                    CASE v WHEN 1 THEN decode(repeat('00', 32), 'hex') ELSE sha256(convert_to(g || '/' || (v - 1), 'UTF8')) END,
                    sha256(convert_to(g || '/' || v, 'UTF8'))
                FROM generate_series(1, %1$d) g, generate_series(1, %2$d) v;
            """;

    private SampleDatabase() {}

    /** Configured as Quarkus does it from the same settings. */
    static FluentConfiguration flyway(StartedDatabase database) {
        Map<String, String> settings = database.settings();
        return Flyway.configure()
                .dataSource(
                        settings.get("quarkus.datasource.jdbc.url"),
                        settings.get("quarkus.flyway.username"),
                        settings.get("quarkus.flyway.password"))
                .placeholders(Map.of("service", settings.get("quarkus.datasource.username")));
    }

    /** Makes the tables of this version. */
    static void migrate(StartedDatabase database) {
        flyway(database).load().migrate();
    }

    /** Makes the tables of an older version, which had no functions that are made anew. */
    static void migrate(StartedDatabase database, String version) {
        flyway(database)
                .target(version)
                .repeatableSqlMigrationPrefix("later")
                .load()
                .migrate();
    }

    static Connection connectAsOwner(StartedDatabase database) throws SQLException {
        return flyway(database).getDataSource().getConnection();
    }

    /** Games with random text, which can hardly be compressed. */
    static void fill(EmbeddedPostgres postgres, int games, int entries) throws SQLException {
        execute(postgres, ROWS.formatted(games, entries));
    }

    static List<String> games(EmbeddedPostgres postgres) throws SQLException {
        return strings(postgres, "SELECT id FROM game");
    }

    static List<String> strings(EmbeddedPostgres postgres, String query) throws SQLException {
        List<String> strings = new ArrayList<>();
        try (var owner = connectAsOwner(postgres);
                var statement = owner.createStatement();
                var rows = statement.executeQuery(query)) {
            while (rows.next()) {
                strings.add(rows.getString(1));
            }
        }
        return strings;
    }

    static void execute(EmbeddedPostgres postgres, String sql) throws SQLException {
        try (var owner = connectAsOwner(postgres);
                var statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    /** A directory with a stopped database that holds this much. */
    public static void make(Path directory, int games, int entries) throws IOException, SQLException {
        try (var postgres = EmbeddedDatabase.start(directory)) {
            migrate(postgres);
            fill(postgres, games, entries);
        }
    }
}
