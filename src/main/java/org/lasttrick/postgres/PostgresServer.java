package org.lasttrick.postgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;

/**
 * Runs a PostgreSQL server on a data directory: creates the database directory, starts and stops the server.
 *
 * <p>It is started through {@code pg_ctl}, which gives the server a session of its own: Ctrl-C in the terminal doesn't reach
 * it, so it is still there while the service finishes what it was doing.
 */
record PostgresServer(Path directory, PostgresPrograms programs, PidFile pidFile, int port) {

    static final String SUPERUSER = "postgres";

    /** The start may take so long: after a crash, PostgreSQL replays its log before it answers. */
    private static final String START_SECONDS = "120";

    private static final String STOP_SECONDS = "20";
    private static final Duration KILL_TIMEOUT = Duration.ofSeconds(10);
    private static final int LOG_LINES_SHOWN = 5;

    /** The settings stand on the command line, so that no file of the database overrides them. */
    private static final List<String> SETTINGS = List.of(
            "fsync=on",
            "synchronous_commit=on",
            "full_page_writes=on",
            // Last Trick starts it again. PostgreSQL 18 may wait for ever when its own restart finds a full disk.
            "restart_after_crash=off",
            "max_connections=50",
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "password_encryption=scram-sha-256",
            "timezone=UTC",
            "log_timezone=UTC",
            "log_checkpoints=off");

    /** @param directory the data directory, which the caller has locked */
    static PostgresServer on(Path directory, PostgresPrograms programs) throws IOException {
        PidFile pidFile = new PidFile(EmbeddedPostgres.databaseIn(directory), programs.folder());
        return new PostgresServer(directory, programs, pidFile, freePort());
    }

    boolean isRunning() throws IOException {
        return pidFile.server().isPresent();
    }

    /**
     * Creates the database, if it is missing, under a temporary name and renames it when complete, so that a killed start leaves no
     * half of one.
     *
     * @return whether it was missing
     */
    boolean create(Passwords passwords) throws IOException {
        if (Files.exists(database())) {
            return false;
        }
        Path passwordFile = directory.resolve("initdb.password");
        FileUtils.deleteDirectory(unfinished().toFile());
        OwnerOnly.write(passwordFile, passwords.superuser().getBytes(StandardCharsets.UTF_8));
        try {
            run(
                    "initdb",
                    "--pgdata=" + unfinished(),
                    "--username=" + SUPERUSER,
                    "--pwfile=" + passwordFile,
                    "--auth=scram-sha-256",
                    "--encoding=UTF8",
                    // The same order and case on every computer, in every language.
                    "--locale=C",
                    "--locale-provider=builtin",
                    "--builtin-locale=C.UTF-8");
        } finally {
            Files.deleteIfExists(passwordFile);
        }
        Files.move(unfinished(), database(), StandardCopyOption.ATOMIC_MOVE);
        return true;
    }

    /** Gives a database that doesn't start its temporary name back, so that nobody takes it for one that has games. */
    void undoCreate() throws IOException {
        Files.move(database(), unfinished(), StandardCopyOption.ATOMIC_MOVE);
    }

    private void end(ProcessHandle server) throws IOException {
        List<ProcessHandle> workers = server.descendants().toList();
        if (stop()) {
            if (PostgresPrograms.IS_WINDOWS) {
                // What an ending process has open can't be moved or deleted there.
                Polling.until(KILL_TIMEOUT, () -> !server.isAlive());
            }
            return;
        }
        server.destroyForcibly();
        workers.forEach(ProcessHandle::destroyForcibly);
        Polling.until(KILL_TIMEOUT, () -> !server.isAlive() && workers.stream().noneMatch(ProcessHandle::isAlive));
    }

    /**
     * Starts the server, always on the same port, whatever an earlier server has left.
     *
     * @throws CommandException if PostgreSQL doesn't come up; the message has the end of its log
     */
    void start() throws IOException {
        // A killed Last Trick may have left one running.
        end();
        pidFile.clear();
        Path log = directory.resolve("postgresql.log");
        if (Files.exists(log)) {
            Files.move(log, directory.resolve("postgresql.previous.log"), StandardCopyOption.REPLACE_EXISTING);
        }
        String options = SETTINGS.stream()
                .map(setting -> "-c " + setting)
                .collect(Collectors.joining(" ", "-p " + port + " ", ""));
        run(
                "pg_ctl",
                "start",
                "--wait",
                "--timeout=" + START_SECONDS,
                "--pgdata=" + database(),
                "--log=" + log,
                "--options=" + options);
    }

    /**
     * Stops the server: open transactions are rolled back, everything committed is on disk anyway. It has stopped when
     * its pid file is gone; in a container nobody may ever collect the ended process.
     *
     * @return whether it stopped in time
     */
    boolean stop() throws IOException {
        return programs.run(
                        output("pg_ctl"),
                        "pg_ctl",
                        "stop",
                        "--mode=fast",
                        "--wait",
                        "--timeout=" + STOP_SECONDS,
                        "--pgdata=" + database())
                == 0;
    }

    /** Stops the server, by force if need be. */
    void end() throws IOException {
        Optional<ProcessHandle> server = pidFile.server();
        if (server.isPresent()) {
            end(server.get());
        }
    }

    private void run(String program, String... arguments) throws IOException {
        int status = programs.run(output(program), program, arguments);
        if (status != 0) {
            throw new CommandException("PostgreSQL's " + program + " failed in " + directory + " with status " + status
                    + ". The last it said:\n" + tail(output(program))
                    + tail(directory.resolve("postgresql.log")));
        }
    }

    private static String tail(Path log) throws IOException {
        if (!Files.exists(log)) {
            return "";
        }
        List<String> lines = Files.readAllLines(log);
        List<String> last = lines.subList(Math.max(0, lines.size() - LOG_LINES_SHOWN), lines.size());
        return String.join("\n", last).indent(2);
    }

    private Path database() {
        return EmbeddedPostgres.databaseIn(directory);
    }

    private Path unfinished() {
        return directory.resolve("database.unfinished");
    }

    private Path output(String program) {
        return directory.resolve(program + ".log");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
