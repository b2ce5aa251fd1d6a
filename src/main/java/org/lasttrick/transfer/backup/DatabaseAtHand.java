package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.launch.Settings;
import org.lasttrick.launch.postgres.EmbeddedPostgres;
import org.lasttrick.launch.postgres.Passwords;
import org.lasttrick.launch.postgres.PidFile;
import org.lasttrick.launch.postgres.Roles;
import org.postgresql.ds.PGSimpleDataSource;

/** The database of a data directory for as long as a command needs it: the one that runs, or else one started for it. */
final class DatabaseAtHand implements AutoCloseable {

    private final String url;
    private final String password;
    private final @Nullable EmbeddedPostgres started;

    private DatabaseAtHand(String url, String password, @Nullable EmbeddedPostgres started) {
        this.url = url;
        this.password = password;
        this.started = started;
    }

    /** @throws Refused if the directory has no database */
    static DatabaseAtHand of(Settings settings) throws IOException {
        Path directory = settings.dataDirectory();
        Path database = directory.resolve("database");
        if (!Files.isDirectory(database)) {
            throw new Refused("There are no data of Last Trick's in " + directory
                    + ". If they are in another directory, name it: LASTTRICK_DATA_DIR=/the/other/directory");
        }
        Passwords passwords = passwords(directory.resolve("passwords"));
        Optional<Integer> port = new PidFile(database, settings.programs()).port();
        if (port.isPresent()) {
            return new DatabaseAtHand(EmbeddedPostgres.url(port.get(), Roles.DATABASE), passwords.owner(), null);
        }
        EmbeddedPostgres started = started(settings);
        return new DatabaseAtHand(started.jdbcUrl(), passwords.owner(), started);
    }

    private static Passwords passwords(Path file) throws IOException {
        try {
            return Passwords.read(file);
        } catch (NoSuchFileException e) {
            throw new Refused("The file " + file + " is missing, and without it nobody gets into the database.", e);
        }
    }

    /** Started for a command; Ctrl-C stops it, too. */
    static EmbeddedPostgres started(Settings settings) {
        EmbeddedPostgres started = EmbeddedPostgres.start(settings.dataDirectory(), settings.programs());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(started), "stop database"));
        return started;
    }

    private static void stop(EmbeddedPostgres started) {
        try {
            started.close();
        } catch (IOException e) {
            // The next start ends what may still run.
            System.err.println("The database didn't stop cleanly: " + e.getMessage());
        }
    }

    /** As the role that owns the tables. */
    Connection connect() throws SQLException {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(url);
        return source.getConnection(Roles.OWNER, password);
    }

    @Override
    public void close() throws IOException {
        if (started != null) {
            started.close();
        }
    }
}
