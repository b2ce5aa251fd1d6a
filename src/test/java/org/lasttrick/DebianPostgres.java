package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FileUtils;

/** Debian's PostgreSQL 15, the oldest that is supported, on a directory of its own, with the roles of {@code postgres-init.sh}. */
record DebianPostgres(Path directory, int port) implements AutoCloseable {
    /** With what a shell or SQL could take for its own. */
    static final String OWNER_PASSWORD = "o'w\"n $$1";

    static final String SERVICE_PASSWORD = "s'e\"r $$2";

    private static final Path PROGRAMS = Path.of("/usr/lib/postgresql/15/bin");
    private static final String MISSING =
            "POSTGRESQL 15 SKIPPED: there is no " + PROGRAMS + ". Debian: apt-get install postgresql-15";

    /** Skips the test where it isn't installed; fails instead on the build server, unless that has none to install. */
    static DebianPostgres start() throws Exception {
        if (!Files.isExecutable(PROGRAMS.resolve("postgres"))) {
            if ("true".equals(System.getenv("CI")) && System.getenv("NO_POSTGRESQL_15") == null) {
                fail(MISSING);
            }
            System.err.println(MISSING);
            abort(MISSING);
        }
        Path directory = Files.createTempDirectory("lasttrick-debian");
        if (isRoot()) {
            Files.setOwner(
                    directory,
                    directory.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("postgres"));
        }
        DebianPostgres postgres = new DebianPostgres(directory, freePort());
        postgres.run("initdb", "--username=postgres", "--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync");
        postgres.run(
                "pg_ctl",
                "start",
                "--wait",
                "--log=" + directory.resolve("log"),
                "--options=-p " + postgres.port + " -c listen_addresses=127.0.0.1 -c unix_socket_directories="
                        + directory);
        try {
            postgres.createRoles();
        } catch (Throwable e) {
            postgres.close();
            throw e;
        }
        return postgres;
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void createRoles() throws Exception {
        Map<String, String> environment = new HashMap<>(superuser());
        environment.put("LASTTRICK_OWNER_PASSWORD", OWNER_PASSWORD);
        environment.put("LASTTRICK_SERVICE_PASSWORD", SERVICE_PASSWORD);
        run(
                environment,
                List.of(
                        "sh",
                        Path.of("deploy", "postgres-init.sh").toAbsolutePath().toString()));
    }

    String url() {
        return url("lasttrick");
    }

    /** @param database of this server */
    String url(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    /**
     * What an administrator types, as PostgreSQL's superuser, in the root of this project.
     *
     * @param output gets what it prints
     * @return its exit status
     */
    int type(String script, Path output) throws Exception {
        ProcessBuilder shell = new ProcessBuilder("bash", "-c", script)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        shell.environment().putAll(superuser());
        shell.environment().merge("PATH", PROGRAMS.toString(), (path, ours) -> ours + ":" + path);
        return shell.start().waitFor();
    }

    private Map<String, String> superuser() {
        return Map.of("PGHOST", directory.toString(), "PGPORT", Integer.toString(port), "PGUSER", "postgres");
    }

    private void run(String program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            // PostgreSQL refuses to run as root.
            command.addAll(List.of("runuser", "-u", "postgres", "--"));
        }
        command.add(PROGRAMS.resolve(program).toString());
        command.addAll(List.of(arguments));
        run(Map.of("PGDATA", directory.resolve("data").toString(), "LC_ALL", "C.UTF-8"), command);
    }

    private void run(Map<String, String> environment, List<String> command) throws Exception {
        Path output = Files.createTempFile("lasttrick", ".log");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        assertEquals(0, builder.start().waitFor(), () -> command + "\n" + read(output));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Override
    public void close() throws Exception {
        run("pg_ctl", "stop", "--mode=immediate", "--wait");
        FileUtils.deleteDirectory(directory.toFile());
    }
}
