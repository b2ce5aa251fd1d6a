package org.lasttrick.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.commons.io.IOUtils;
import org.jboss.logging.Logger;

/**
 * Runs the embedded PostgreSQL, for installations without a database server. Its data stay in a directory.
 *
 * <p>It listens on this computer only, on a free port, and asks for a password.
 */
public final class EmbeddedPostgres implements StartedDatabase {

    private static final Logger LOG = Logger.getLogger(EmbeddedPostgres.class);
    private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(10);
    private static final long WATCH_MILLIS = 200;
    private static final int START_ATTEMPTS = 30;
    private static final long ATTEMPT_PAUSE_MILLIS = 1_000;

    private final DataDirectory directory;
    private final PostgresServer server;
    private final RunningPostgres access;
    private volatile boolean stopped;

    private EmbeddedPostgres(DataDirectory directory, PostgresServer server, RunningPostgres access) {
        this.directory = directory;
        this.server = server;
        this.access = access;
    }

    /**
     * Locks the directory, stops a server that a killed Last Trick left running on it, starts PostgreSQL, and creates
     * the database and both roles if they are missing.
     *
     * @param dataDirectory created if it doesn't exist
     * @param programs where PostgreSQL's programs are, or are to be unpacked
     * @throws CommandException if that fails
     */
    public static EmbeddedPostgres start(Path dataDirectory, Path programs) {
        return start(dataDirectory, programs, LOCK_TIMEOUT);
    }

    /** @param lockTimeout how long to wait for another Last Trick that may be ending */
    public static EmbeddedPostgres start(Path dataDirectory, Path programs, Duration lockTimeout) {
        return start(dataDirectory, programs, lockTimeout, PostgresPrograms.VERSION);
    }

    /** Starts the database of an older PostgreSQL by the programs that an older Last Trick has left. */
    public static EmbeddedPostgres startOlder(Path dataDirectory, Path programs) throws IOException {
        return start(dataDirectory, programs, LOCK_TIMEOUT, version(databaseIn(dataDirectory)));
    }

    private static EmbeddedPostgres start(Path dataDirectory, Path programs, Duration lockTimeout, String version) {
        DataDirectory directory = DataDirectory.lock(dataDirectory, lockTimeout);
        FreeSpace written = new FreeSpace(programs.toAbsolutePath().normalize());
        try {
            refuseOther(databaseIn(dataDirectory), version);
            PostgresPrograms unpacked = version.equals(PostgresPrograms.VERSION)
                    ? PostgresPrograms.unpackedIn(written.directory())
                    : PostgresPrograms.keptIn(written.directory(), version);
            written = directory.freeSpace();
            return startIn(directory, unpacked);
        } catch (IOException | SQLException | RuntimeException e) {
            IOUtils.closeQuietly(directory, e::addSuppressed);
            if (written.explains(e)) {
                throw written.tooLittleToStart(e);
            }
            throw e instanceof RuntimeException unchanged
                    ? unchanged
                    : new CommandException("The database in " + directory.path() + " doesn't start.", e);
        }
    }

    /**
     * Returns the database of a directory that has one. If a Last Trick runs on it, its server is used, else one is started.
     *
     * @throws CommandException if the directory has none
     */
    public static StartedDatabase runningOrStarted(Path dataDirectory, Path programs) throws IOException {
        Path database = databaseIn(dataDirectory);
        if (!Files.isDirectory(database)) {
            throw new CommandException("There are no data of Last Trick's in " + database.getParent()
                    + ". If they are in another directory, name it: LASTTRICK_DATA_DIR=/the/other/directory");
        }
        Passwords passwords = existingPasswords(database.resolveSibling("passwords"));
        Optional<Integer> port = new PidFile(database, programs).port();
        return port.isPresent() ? new RunningPostgres(port.get(), passwords) : start(dataDirectory, programs);
    }

    /** Returns where the database of a data directory is, if it has one. */
    public static Path databaseIn(Path dataDirectory) {
        return dataDirectory.toAbsolutePath().normalize().resolve("database");
    }

    /** Returns the major version of the PostgreSQL that made a database. */
    public static String version(Path database) throws IOException {
        return Files.readString(database.resolve("PG_VERSION")).strip();
    }

    private static void refuseOther(Path database, String version) throws IOException {
        if (Files.exists(database) && !version(database).equals(version)) {
            throw new CommandException("The database in " + database + " is one of PostgreSQL " + version(database)
                    + ", and this Last Trick has PostgreSQL " + version
                    + ". Bring it over, once: java -jar quarkus-run.jar upgrade-database last-trick.backup");
        }
    }

    private static Passwords existingPasswords(Path file) throws IOException {
        try {
            return Passwords.read(file);
        } catch (NoSuchFileException e) {
            throw new CommandException(
                    "The file " + file + " is missing, and the database can't be opened without it.", e);
        }
    }

    private static EmbeddedPostgres startIn(DataDirectory directory, PostgresPrograms programs)
            throws IOException, SQLException {
        Passwords passwords = Passwords.readOrCreate(directory.path().resolve("passwords"));
        PostgresServer server = PostgresServer.on(directory.path(), programs);
        boolean isNew = server.create(passwords);
        try {
            server.start();
            RunningPostgres access = new RunningPostgres(server.port(), passwords);
            try (Connection superuser = access.connectAsSuperuser()) {
                Roles.ensure(superuser, passwords);
            }
            return new EmbeddedPostgres(directory, server, access);
        } catch (IOException | SQLException | RuntimeException e) {
            try {
                server.end();
                if (isNew) {
                    server.undoCreate();
                }
            } catch (IOException failed) {
                e.addSuppressed(failed);
            }
            throw e;
        }
    }

    @Override
    public Map<String, String> settings() {
        return access.settings();
    }

    /**
     * Starts PostgreSQL again from now on whenever it ends by itself, until this is stopped or closed.
     *
     * @param whenGivenUp is called when several attempts have failed
     */
    public void keepRunning(Consumer<CommandException> whenGivenUp) {
        Thread.ofPlatform().name("keep database running").daemon().start(() -> {
            try {
                while (!stopped) {
                    Thread.sleep(WATCH_MILLIS);
                    startIfEnded();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (IOException | RuntimeException e) {
                whenGivenUp.accept(
                        new CommandException("Its database has ended, and doesn't start again. " + e.getMessage()));
            }
        });
    }

    /**
     * Starts PostgreSQL in several attempts, since workers that outlive a killed server keep a new one from starting, on a busy
     * computer for seconds. On a full disk it makes as many as it takes until there is space.
     */
    private synchronized void startIfEnded() throws IOException, InterruptedException {
        boolean hasEnded = false;
        int attempts = 0;
        while (!stopped) {
            try {
                if (!server.isRunning()) {
                    if (!hasEnded) {
                        LOG.warn("The database has ended by itself. It is started again");
                        hasEnded = true;
                    }
                    server.start();
                }
                if (hasEnded) {
                    LOG.info("The database runs again");
                }
                return;
            } catch (IOException | RuntimeException e) {
                LOG.debug("The database doesn't start", e);
                attempts = directory.freeSpace().explains(e) ? 0 : attempts + 1;
                if (attempts == START_ATTEMPTS) {
                    throw e;
                }
                Thread.sleep(ATTEMPT_PAUSE_MILLIS);
            }
        }
    }

    /** Stops PostgreSQL and holds on to the directory. */
    public void stop() throws IOException {
        stopped = true;
        endServer();
    }

    private synchronized void endServer() throws IOException {
        server.end();
    }

    /** Stops PostgreSQL and frees the directory. */
    @Override
    public void close() throws IOException {
        try {
            stop();
        } finally {
            directory.close();
        }
    }
}
