package org.lasttrick.ledger;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.apache.commons.io.FileUtils;
import org.flywaydb.core.Flyway;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.database.Database;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.postgresql.ds.PGSimpleDataSource;

/** A PostgreSQL of its own, for tests that drop the tables' constraints. */
final class ScratchDatabase implements AutoCloseable {
    private static final String BOOK = "a-scorebook";

    private final Path directory;
    private final EmbeddedPostgres postgres;
    private final Connection owner;

    private ScratchDatabase(Path directory, EmbeddedPostgres postgres) throws SQLException {
        this.directory = directory;
        this.postgres = postgres;
        Map<String, String> settings = postgres.settings();
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(settings.get("quarkus.datasource.jdbc.url"));
        source.setUser(settings.get("quarkus.flyway.username"));
        source.setPassword(settings.get("quarkus.flyway.password"));
        Flyway.configure()
                .dataSource(source)
                .placeholders(Map.of("service", settings.get("quarkus.datasource.username")))
                .load()
                .migrate();
        this.owner = source.getConnection();
        execute("SET synchronous_commit = off");
        execute("INSERT INTO scorebook (id, name, opened_at) VALUES ('" + BOOK + "', 'Friday', now())");
    }

    static ScratchDatabase start() throws IOException, SQLException {
        Path directory = Files.createTempDirectory("lasttrick-scratch");
        return new ScratchDatabase(directory, EmbeddedDatabase.start(directory));
    }

    /** One shared connection; closing it has no effect. */
    DataSource owner() {
        return OneConnection.of(owner);
    }

    Connection connection() {
        return owner;
    }

    /** Drops all triggers, keys and checks, as the tables' owner can. */
    void dropTheConstraints() throws SQLException {
        execute("ALTER TABLE entry DISABLE TRIGGER USER");
        for (String constraint : strings("SELECT conname FROM pg_constraint WHERE conrelid = 'entry'::regclass"
                + " AND contype <> 'n' ORDER BY contype = 'f' DESC")) {
            execute("ALTER TABLE entry DROP CONSTRAINT IF EXISTS \"" + constraint + "\" CASCADE");
        }
        for (String column : strings("SELECT attname FROM pg_attribute WHERE attrelid = 'entry'::regclass"
                + " AND attnum > 0 AND attnotnull")) {
            execute("ALTER TABLE entry ALTER COLUMN " + column + " DROP NOT NULL");
        }
    }

    void store(GameId game, List<LedgerEntry> entries) {
        try {
            execute("INSERT INTO game (id, scorebook_id, chain_id, started_at) VALUES ('" + game + "', '" + BOOK
                    + "', '" + entries.getFirst().chain() + "', now())");
            for (LedgerEntry entry : entries) {
                insert(game, entry);
            }
        } catch (SQLException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }

    void insert(GameId game, LedgerEntry entry) {
        new Database(owner()).update(EntryRow.INSERT, EntryRow.values(game, entry));
    }

    void execute(String sql) throws SQLException {
        try (Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    private List<String> strings(String query) throws SQLException {
        try (Statement statement = owner.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            List<String> strings = new ArrayList<>();
            while (rows.next()) {
                strings.add(rows.getString(1));
            }
            return strings;
        }
    }

    @Override
    public void close() throws IOException, SQLException {
        owner.close();
        postgres.close();
        FileUtils.deleteDirectory(directory.toFile());
    }
}
