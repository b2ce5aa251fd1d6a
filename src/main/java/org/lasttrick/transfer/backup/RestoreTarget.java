package org.lasttrick.transfer.backup;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.lasttrick.postgres.StartedDatabase;

/**
 * Starts the new database that a backup is restored into. If it is closed before that has succeeded, it is deleted, and the one
 * that it was to replace is back.
 */
final class RestoreTarget implements StartedDatabase {

    private final EmbeddedPostgres postgres;
    private final Path database;
    private final @Nullable Path replaced;
    private volatile boolean restored;

    private RestoreTarget(EmbeddedPostgres postgres, Path database, @Nullable Path replaced) {
        this.postgres = postgres;
        this.database = database;
        this.replaced = replaced;
    }

    /** @throws CommandException if the directory has a database */
    static RestoreTarget start(Path dataDirectory, Path programs) {
        return start(dataDirectory, programs, null);
    }

    private static RestoreTarget start(Path dataDirectory, Path programs, @Nullable Path replaced) {
        Path database = EmbeddedPostgres.databaseIn(dataDirectory);
        if (Files.exists(database)) {
            throw new CommandException("There is a database in " + database + " already, and a backup is restored only"
                    + " where there is none. Name another directory (LASTTRICK_DATA_DIR=/some/other/directory), or"
                    + " move that database away.");
        }
        return new RestoreTarget(EmbeddedPostgres.start(dataDirectory, programs, Duration.ZERO), database, replaced);
    }

    /**
     * Restores in place of the database of an older PostgreSQL, which stays under another name.
     *
     * @param backup gets what is in that one
     * @throws CommandException if that one can't be backed up; then nothing has changed
     */
    static RestoreTarget inPlaceOfOlder(Path dataDirectory, Path programs, Path backup) throws IOException {
        Path older = EmbeddedPostgres.databaseIn(dataDirectory);
        try (EmbeddedPostgres postgres = EmbeddedPostgres.startOlder(dataDirectory, programs)) {
            Backup.write(owner(postgres.settings()), backup);
        } catch (IOException | SQLException e) {
            throw new CommandException("The database in " + older + " can't be backed up.", e);
        }
        Path kept = older.resolveSibling("database." + EmbeddedPostgres.version(older));
        Files.move(older, kept, ATOMIC_MOVE);
        try {
            return start(dataDirectory, programs, kept);
        } catch (RuntimeException e) {
            if (!Files.exists(older)) {
                Files.move(kept, older, ATOMIC_MOVE);
            }
            throw e;
        }
    }

    private static Flyway owner(Map<String, String> settings) {
        String url = settings.get("quarkus.datasource.jdbc.url");
        String password = settings.get("quarkus.flyway.password");
        return Flyway.configure()
                .dataSource(url, settings.get("quarkus.flyway.username"), password)
                .load();
    }

    @Override
    public Map<String, String> settings() {
        return postgres.settings();
    }

    @Override
    public void succeeded() {
        restored = true;
    }

    @Override
    public void close() throws IOException {
        try (postgres) {
            if (!restored) {
                // While the directory is still locked, so that no other process's database is deleted.
                postgres.stop();
                FileUtils.deleteDirectory(database.toFile());
                if (replaced != null) {
                    Files.move(replaced, database, ATOMIC_MOVE);
                }
            }
        }
    }
}
