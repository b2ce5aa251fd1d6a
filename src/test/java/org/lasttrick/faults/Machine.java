package org.lasttrick.faults;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lasttrick.Signal;

/** An etcd, and a Patroni with its PostgreSQL, on an address of their own, configured by the files of {@code deploy/ha}. */
final class Machine implements AutoCloseable {
    static final Path FILES = Path.of("deploy", "ha");
    static final boolean IS_ROOT = "root".equals(System.getProperty("user.name"));
    static final String SUPERUSER_PASSWORD = "superuser1";
    private static final int END_OF_LOG = 3_000;
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final Path directory;
    private final Map<String, String> variables;
    private Process etcd;
    private Process patroni;

    /**
     * Starts them, and comes back at once.
     *
     * @param directory belongs to the user of PostgreSQL
     * @param variables those of {@code machine.env}
     */
    Machine(Path directory, Map<String, String> variables) throws IOException {
        this.directory = directory;
        this.variables = variables;
        Files.writeString(directory.resolve("patroni.yml"), filled("patroni.yml"));
        startEtcd();
        startPatroni();
    }

    void startEtcd() throws IOException {
        ProcessBuilder builder = command("etcd");
        filled("etcd.env")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("=", 2))
                .forEach(setting -> builder.environment().put(setting[0], setting[1]));
        etcd = builder.start();
    }

    private String filled(String file) throws IOException {
        String text = Files.readString(FILES.resolve(file));
        for (Map.Entry<String, String> variable : variables.entrySet()) {
            text = text.replace("${" + variable.getKey() + "}", variable.getValue());
        }
        return text;
    }

    void startPatroni() throws IOException {
        patroni = command("patroni", configuration().toString()).start();
    }

    private ProcessBuilder command(String program, String... arguments) {
        List<String> command = new ArrayList<>();
        if (IS_ROOT) {
            // PostgreSQL refuses to run as root.
            command.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"));
        }
        command.add(program);
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        directory.resolve(program + ".log").toFile()));
        builder.environment().put("HOME", directory.toString());
        return builder;
    }

    Path configuration() {
        return directory.resolve("patroni.yml");
    }

    String address() {
        return variables.get("ADDRESS");
    }

    ProcessHandle etcd() {
        return etcd.toHandle();
    }

    boolean isPrimary() {
        return get(8008, "/primary").isPresent();
    }

    boolean isSynchronousStandby() {
        return get(8008, "/synchronous").isPresent();
    }

    boolean isLeaderOfEtcd() {
        return post(2379, "/v3/maintenance/status")
                .map(Command::json)
                .filter(status ->
                        status.path("leader").equals(status.path("header").path("member_id")))
                .isPresent();
    }

    private Optional<String> get(int port, String path) {
        return send(HttpRequest.newBuilder(address(port, path)));
    }

    private Optional<String> post(int port, String path) {
        return send(HttpRequest.newBuilder(address(port, path)).POST(BodyPublishers.ofString("{}")));
    }

    private URI address(int port, String path) {
        return URI.create("http://" + address() + ":" + port + path);
    }

    /** @return the answer, if it is 200 */
    private static Optional<String> send(HttpRequest.Builder request) {
        try {
            return Optional.of(HTTP.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString()))
                    .filter(answer -> answer.statusCode() == 200)
                    .map(answer -> answer.body());
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The first column of the first row. */
    String ask(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:postgresql://%s:5432/postgres?socketTimeout=5".formatted(address()),
                        "postgres",
                        SUPERUSER_PASSWORD);
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(sql)) {
            answer.next();
            return answer.getString(1);
        }
    }

    /** To Patroni, and to PostgreSQL with all its processes. */
    void signal(String name) throws IOException, InterruptedException {
        Optional<ProcessHandle> postgres = postgres();
        Signal.send(name, patroni.toHandle());
        if (postgres.isPresent()) {
            Signal.send(name, postgres.get());
        }
    }

    /** To the process that receives what the primary writes. */
    void signalWalReceiver(String name) throws IOException, InterruptedException {
        for (ProcessHandle process : postgres().orElseThrow().children().toList()) {
            if (isWalReceiver(process)) {
                Signal.send(name, process);
            }
        }
    }

    private static boolean isWalReceiver(ProcessHandle process) {
        try {
            return Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline"))
                    .contains("walreceiver");
        } catch (IOException e) {
            // It has ended meanwhile.
            return false;
        }
    }

    /** Only if it is one, since the number of one that was killed may be another process by now. */
    private Optional<ProcessHandle> postgres() throws IOException {
        Path file = directory.resolve("data").resolve("postmaster.pid");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        return ProcessHandle.of(
                        Long.parseLong(Files.readAllLines(file).getFirst().strip()))
                .filter(process -> process.info().command().orElse("").endsWith("/postgres"));
    }

    String output() {
        try {
            String log = Files.readString(directory.resolve("patroni.log"));
            return log.substring(Math.max(0, log.length() - END_OF_LOG));
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Override
    public void close() throws IOException {
        try {
            signal("KILL");
            etcd.destroyForcibly().waitFor();
            patroni.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
