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
import java.util.Properties;
import org.lasttrick.launch.postgres.EmbeddedPostgres;

/** A PostgreSQL that the packaged application doesn't start itself, but is told to use. */
public final class ExternalDatabase implements AutoCloseable {

    private final Path directory;
    private final EmbeddedPostgres postgres;

    private ExternalDatabase(Path directory, EmbeddedPostgres postgres) {
        this.directory = directory;
        this.postgres = postgres;
    }

    public static ExternalDatabase start(Path directory) {
        return new ExternalDatabase(directory, EmbeddedPostgres.start(directory, EmbeddedDatabase.PROGRAMS));
    }

    /** The settings with which the application uses it, each as {@code name=value}. */
    public String[] settings() {
        return postgres.settings().entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .toArray(String[]::new);
    }

    public int port() {
        String address = postgres.settings().get("quarkus.datasource.jdbc.url").substring("jdbc:".length());
        return URI.create(address).getPort();
    }

    /** What an operator does in the database of the tables. */
    public void asSuperuser(String sql) throws IOException, SQLException {
        Properties passwords = new Properties();
        try (Reader file = Files.newBufferedReader(directory.resolve("passwords"))) {
            passwords.load(file);
        }
        try (Connection superuser = DriverManager.getConnection(
                        postgres.settings().get("quarkus.datasource.jdbc.url"),
                        "postgres",
                        passwords.getProperty("superuser"));
                Statement statement = superuser.createStatement()) {
            statement.execute(sql);
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
