package org.lasttrick.bench;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.flywaydb.core.Flyway;
import org.lasttrick.ExternalDatabase;

/**
 * The ledger's table in a PostgreSQL of its own, with the same settings as the service's, and without the service: how many entries
 * can be appended at all. A server of its own, since it accepts only as many connections as one service needs.
 */
final class EntryTable implements AutoCloseable {
    private static final String ROLE = "lasttrick_service";
    private static final int MOST_PER_SECOND = 25_000;

    /**
     * What an append has to do: read the hash of the entry before, check the command id, insert. The parameters are the game, the
     * version and a number that makes the command id unique.
     */
    static final String INSERT = """
            INSERT INTO entry (game_id, version, type, revision, payload, actor, command_id, command_digest, recorded_at,
                previous_hash, hash)
            SELECT game, version, 'hand-scored', 1,
                '{"result":{"type":"high-card","card":"2","players":["p1"]}}', '7f3kq2m8x9d4w0pzt6hc', 'command-' || n,
                sha256(convert_to('command-' || n, 'UTF8')), now(),
                coalesce((SELECT hash FROM entry WHERE game_id = game AND entry.version = asked.version - 1),
                    decode(repeat('00', 32), 'hex')),
                sha256(convert_to(game || '/' || version, 'UTF8'))
            FROM (SELECT CAST(? AS text) AS game, CAST(? AS integer) AS version, CAST(? AS integer) AS n) AS asked
            ON CONFLICT DO NOTHING""";

    private final Path directory;
    private final ExternalDatabase database;
    private int runs;

    private EntryTable(Path directory, ExternalDatabase database) {
        this.directory = directory;
        this.database = database;
    }

    static EntryTable create(Path directory) throws IOException, SQLException {
        ExternalDatabase database = ExternalDatabase.start(directory.resolve("data"));
        Map<String, String> settings = database.settingsByName();
        Flyway.configure()
                .dataSource(
                        database.url("lasttrick"),
                        settings.get("quarkus.flyway.username"),
                        settings.get("quarkus.flyway.password"))
                .placeholders(Map.of("service", ROLE))
                .load()
                .migrate();
        database.asSuperuser("INSERT INTO scorebook (id, name, opened_at) VALUES ('book', 'Friday', now())");
        return new EntryTable(directory, database);
    }

    /** What an application needs to use it. */
    List<String> settings() {
        return Arrays.stream(database.settings()).map(setting -> "-D" + setting).toList();
    }

    /** Makes games without entries, more than one can fill in that time. @return their ids are this, a hyphen and 0, 1, 2, … */
    String games(Duration time, int hands) throws IOException, SQLException {
        String prefix = "run-" + ++runs;
        database.asSuperuser("INSERT INTO game (id, scorebook_id, started_at) SELECT '" + prefix
                + "-' || number, 'book'," + " now() FROM generate_series(0, "
                + MOST_PER_SECOND * time.toSeconds() / hands + ") AS number");
        return prefix;
    }

    /** Appends by PostgreSQL's own client for such measurements, if it is installed, or else by JDBC. @return entries a second */
    double append(int clients, int hands, Duration time) throws Exception {
        Optional<Path> pgbench = pgbench();
        return pgbench.isPresent()
                ? appendByPgbench(pgbench.get(), clients, hands, time)
                : appendByJdbc(clients, hands, time);
    }

    static Optional<Path> pgbench() {
        return Arrays.stream(
                        Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, "pgbench"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private double appendByPgbench(Path pgbench, int clients, int hands, Duration time) throws Exception {
        String prefix = games(time, hands);
        Path script = directory.resolve("append.sql");
        String statement = INSERT.replaceFirst("\\?", "'" + prefix + "-' || :game")
                .replaceFirst("\\?", ":version")
                .replaceFirst("\\?", ":n")
                .replace("\n", " ");
        // Client c takes the games c, c + clients, c + 2 * clients and so on.
        Files.writeString(script, """
                \\set game :client_id + :n / %1$d * %2$d
                \\set version :n %% %1$d + 1
                %3$s;
                \\set n :n + 1
                """.formatted(hands, clients, statement));
        ProcessBuilder command = new ProcessBuilder(
                        pgbench.toString(),
                        "--no-vacuum",
                        "--protocol=prepared",
                        "--define=n=0",
                        "--client=" + clients,
                        "--jobs=" + Math.min(2, clients),
                        "--time=" + time.toSeconds(),
                        "--file=" + script,
                        "--host=127.0.0.1",
                        "--port=" + database.port(),
                        "--username=" + ROLE,
                        "lasttrick")
                .redirectErrorStream(true);
        command.environment().put("PGPASSWORD", password());
        Process process = command.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher perSecond = Pattern.compile("tps = ([0-9.]+)").matcher(output);
        Matcher sent = Pattern.compile("actually processed: ([0-9]+)").matcher(output);
        if (process.waitFor() != 0 || !perSecond.find() || !sent.find()) {
            throw new IOException(output);
        }
        if (Long.parseLong(sent.group(1)) != entries(prefix)) {
            throw new IOException("Not every statement appended an entry\n" + output);
        }
        return Double.parseDouble(perSecond.group(1));
    }

    private long entries(String prefix) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("SELECT count(*) FROM entry WHERE game_id LIKE '" + prefix + "-%'")) {
            row.next();
            return row.getLong(1);
        }
    }

    /** @return entries a second */
    double appendByJdbc(int clients, int hands, Duration time) throws Exception {
        return Load.closed(clients, time, appenders(clients, hands, time)).perSecond();
    }

    /** @return how long each took, at that rate */
    Samples microsByJdbc(int clients, int hands, double perSecond, Duration time) throws Exception {
        return Load.open(clients, perSecond, time, appenders(clients, hands, time))
                .micros();
    }

    private Load.Opening appenders(int clients, int hands, Duration time) throws IOException, SQLException {
        String prefix = games(time, hands) + "-";
        return number -> new JdbcAppender(connect(), prefix, number, clients, hands);
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection(database.url("lasttrick"), ROLE, password());
    }

    private String password() {
        return database.settingsByName().getOrDefault("quarkus.datasource.password", "");
    }

    @Override
    public void close() throws IOException {
        database.close();
    }
}
