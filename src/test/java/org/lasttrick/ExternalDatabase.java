package org.lasttrick;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.lasttrick.postgres.EmbeddedPostgres;

/** A PostgreSQL that the packaged application doesn't start itself, but is told to use. */
public final class ExternalDatabase implements AutoCloseable {

    private static final String TAKER = "taker";
    private static final String TOO_MANY_CONNECTIONS = "53300";

    private final Path directory;
    private final EmbeddedPostgres postgres;

    private ExternalDatabase(Path directory, EmbeddedPostgres postgres) {
        this.directory = directory;
        this.postgres = postgres;
    }

    public static ExternalDatabase start(Path directory) {
        return new ExternalDatabase(directory, EmbeddedPostgres.start(directory, EmbeddedDatabase.PROGRAMS));
    }

    public Map<String, String> settingsByName() {
        return postgres.settings();
    }

    /** The settings with which the application uses it, each as {@code name=value}. */
    public String[] settings() {
        return settingsByName().entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .toArray(String[]::new);
    }

    public int port() {
        String address = postgres.settings().get("quarkus.datasource.jdbc.url").substring("jdbc:".length());
        return URI.create(address).getPort();
    }

    /** What an operator does in the database of the tables. */
    public void asSuperuser(String sql) throws IOException, SQLException {
        try (Connection superuser = connectAsSuperuser("lasttrick");
                Statement statement = superuser.createStatement()) {
            statement.execute(sql);
        }
    }

    /** @param database of this server */
    public Connection connectAsSuperuser(String database) throws IOException, SQLException {
        Properties passwords = new Properties();
        try (Reader file = Files.newBufferedReader(directory.resolve("passwords"))) {
            passwords.load(file);
        }
        return DriverManager.getConnection(url(database), "postgres", passwords.getProperty("superuser"));
    }

    public String url(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port() + "/" + database;
    }

    /** Takes every connection that is not a superuser's, those of the services too, for some time. */
    public void takeConnections(int millis) throws IOException, SQLException, InterruptedException {
        List<Connection> taken = new ArrayList<>();
        try {
            takeFree(taken);
            asSuperuser("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE usename = 'lasttrick_service' AND application_name <> '" + TAKER + "'");
            takeFree(taken);
            Thread.sleep(millis);
        } finally {
            for (Connection connection : taken) {
                connection.close();
            }
        }
    }

    private void takeFree(List<Connection> taken) throws SQLException {
        Properties service = new Properties();
        service.setProperty("user", postgres.settings().get("quarkus.datasource.username"));
        service.setProperty("password", postgres.settings().get("quarkus.datasource.password"));
        service.setProperty("ApplicationName", TAKER);
        try {
            while (true) {
                taken.add(DriverManager.getConnection(url("lasttrick"), service));
            }
        } catch (SQLException e) {
            if (!TOO_MANY_CONNECTIONS.equals(e.getSQLState())) {
                throw e;
            }
        }
    }

    /** The server, which must be running. */
    public ProcessHandle process() throws IOException {
        String number = Files.readAllLines(directory.resolve("database/postmaster.pid"))
                .getFirst()
                .strip();
        return ProcessHandle.of(Long.parseLong(number)).orElseThrow();
    }

    /** Starts it again whenever it ends. */
    public void keepRunning() {
        postgres.keepRunning(failure -> {
            throw failure;
        });
    }

    @Override
    public void close() throws IOException {
        postgres.close();
    }
}
