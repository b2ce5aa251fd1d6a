package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.launch.Settings;
import org.lasttrick.launch.postgres.EmbeddedPostgres;

/** Data directories with tables, and with as much in them as a test needs. */
public final class FilledDirectory {

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

    private FilledDirectory() {}

    static Settings settings(Path directory) {
        return new Settings(false, directory, EmbeddedDatabase.PROGRAMS, false);
    }

    /** Makes the tables of this version. */
    static void migrate(EmbeddedPostgres postgres) throws IOException {
        Migrations.ofThisVersion().migrate(postgres, "latest");
    }

    /** Games with random text, which hardly can be pressed smaller. */
    static void fill(EmbeddedPostgres postgres, int games, int entries) throws SQLException {
        execute(postgres, ROWS.formatted(games, entries));
    }

    static void execute(EmbeddedPostgres postgres, String sql) throws SQLException {
        try (var owner = postgres.connectAsOwner();
                var statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    /** A directory with a stopped database that holds this much. */
    public static void make(Path directory, int games, int entries) throws IOException, SQLException {
        try (var postgres = EmbeddedPostgres.start(directory, EmbeddedDatabase.PROGRAMS)) {
            migrate(postgres);
            fill(postgres, games, entries);
        }
    }
}
