package org.lasttrick.launch.postgres;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * PostgreSQL that Last Trick brings along, on a directory that lasts, for a table that has no database of its own.
 *
 * <p>It listens on this computer only, on a port of its own choice, and asks for a password.
 */
public final class EmbeddedPostgres implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final DataDirectory directory;
    private final PostgresServer server;
    private final Passwords passwords;

    private EmbeddedPostgres(DataDirectory directory, PostgresServer server, Passwords passwords) {
        this.directory = directory;
        this.server = server;
        this.passwords = passwords;
    }

    /**
     * Takes the directory, ends whatever server a killed predecessor left on it, starts PostgreSQL, and makes sure that
     * the database and both roles are there.
     *
     * @param dataDirectory created if it isn't there
     * @param programs where PostgreSQL's programs are, or are to be unpacked
     * @throws CannotStart with a message for the person at the keyboard
     */
    public static EmbeddedPostgres start(Path dataDirectory, Path programs) {
        return start(dataDirectory, programs, PATIENCE);
    }

    static EmbeddedPostgres start(Path dataDirectory, Path programs, Duration patience) {
        DataDirectory directory = DataDirectory.take(dataDirectory, patience);
        try {
            return startIn(directory, programs.toAbsolutePath().normalize());
        } catch (IOException | SQLException e) {
            closeQuietly(directory, e);
            throw new CannotStart("The database in " + directory.path() + " doesn't start.", e);
        } catch (RuntimeException e) {
            closeQuietly(directory, e);
            throw e;
        }
    }

    private static EmbeddedPostgres startIn(DataDirectory directory, Path programs) throws IOException, SQLException {
        Passwords passwords = Passwords.in(directory.path().resolve("passwords"));
        PostgresServer server = PostgresServer.start(directory.path(), programs, passwords);
        try {
            EmbeddedPostgres postgres = new EmbeddedPostgres(directory, server, passwords);
            postgres.prepare();
            return postgres;
        } catch (SQLException | RuntimeException e) {
            server.end();
            throw e;
        }
    }

    private void prepare() throws SQLException {
        try (Connection superuser =
                connect(PostgresServer.SUPERUSER, PostgresServer.SUPERUSER, passwords.superuser())) {
            Roles.ensure(superuser, passwords);
        }
        try (Connection service = connect(Roles.DATABASE, Roles.SERVICE, passwords.service())) {
            Durability.check(service);
        }
    }

    private Connection connect(String database, String role, String password) throws SQLException {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(url(database));
        return source.getConnection(role, password);
    }

    private static void closeQuietly(DataDirectory directory, Exception reason) {
        try {
            directory.close();
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
    }

    /** Where the database is, without any name or password. */
    public String jdbcUrl() {
        return url(Roles.DATABASE);
    }

    private String url(String database) {
        return url(server.port(), database);
    }

    public static String url(int port, String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    /** As the role that owns the tables. */
    public Connection connectAsOwner() throws SQLException {
        return connect(Roles.DATABASE, Roles.OWNER, passwords.owner());
    }

    /** Drops the database with all that is in it, and makes it again. */
    public void makeDatabaseAnew() throws SQLException {
        try (Connection superuser =
                connect(PostgresServer.SUPERUSER, PostgresServer.SUPERUSER, passwords.superuser())) {
            Roles.dropDatabase(superuser);
            Roles.ensure(superuser, passwords);
        }
    }

    /** What Quarkus has to know: the service's way in for the service, the owner's for the migrations. */
    public Map<String, String> settings() {
        return Map.of(
                "quarkus.datasource.jdbc.url", jdbcUrl(),
                "quarkus.datasource.username", Roles.SERVICE,
                "quarkus.datasource.password", passwords.service(),
                "quarkus.flyway.username", Roles.OWNER,
                "quarkus.flyway.password", passwords.owner());
    }

    /** Stops PostgreSQL and holds on to the directory. */
    public void stop() throws IOException {
        server.end();
    }

    /** Stops PostgreSQL and frees the directory. */
    @Override
    public void close() throws IOException {
        try {
            server.end();
        } finally {
            directory.close();
        }
    }
}
