package org.lasttrick.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;
import org.lasttrick.Haproxy;
import org.lasttrick.PackagedApplication;

/** The three machines of {@code clusters.md}, each on an address of this computer, but with one HAProxy for all of them. */
final class Cluster implements Front, AutoCloseable {
    private static final Duration START_PATIENCE = Duration.ofMinutes(10);
    private static final int MACHINES = 3;
    private static final String OWNER_PASSWORD = "owner1";
    private static final String SERVICE_PASSWORD = "service1";
    private static final Path POSTGRES = Path.of("/usr/lib/postgresql/15/bin");
    private static final List<Path> PROGRAMS =
            List.of(POSTGRES.resolve("postgres"), Path.of("/usr/bin/patroni"), Path.of("/usr/bin/etcd"));

    private final Path directory = Files.createTempDirectory("lasttrick-cluster");
    private final List<Machine> machines = new ArrayList<>();
    private final List<PackagedApplication> services = new ArrayList<>();
    private final Map<String, String> variables = new HashMap<>();
    private final HttpClient client =
            HttpClient.newBuilder().sslContext(Haproxy.trusting()).build();
    private final Haproxy haproxy;

    private Cluster() throws Exception {
        // So that nobody else on this computer has them.
        String network = "127.%d.%d.".formatted(new Random().nextInt(1, 255), new Random().nextInt(256));
        for (int number = 1; number <= MACHINES; number++) {
            variables.put("ADDRESS_" + number, network + number);
        }
        variables.put("LASTTRICK_POSTGRES_BIND", network + "100:5000");
        haproxy = Haproxy.start(
                Files.createDirectory(directory.resolve("haproxy")),
                MACHINES,
                variables,
                Machine.FILES.resolve("postgres.cfg").toAbsolutePath());
    }

    /** Comes back when all of it is ready; skips the test where something isn't installed. */
    static Cluster start() throws Exception {
        Haproxy.assumeInstalled();
        for (Path program : PROGRAMS) {
            if (!Files.isExecutable(program)) {
                String missing = "FAILOVER SKIPPED: there is no " + program
                        + ". Debian: apt-get install postgresql-15 patroni etcd-server";
                if ("true".equals(System.getenv("CI"))) {
                    fail(missing);
                }
                System.err.println(missing);
                abort(missing);
            }
        }
        Cluster cluster = new Cluster();
        try {
            cluster.startAll();
            return cluster;
        } catch (Throwable e) {
            cluster.close();
            throw e;
        }
    }

    private void startAll() throws Exception {
        ownedByPostgres(directory);
        for (int number = 1; number <= MACHINES; number++) {
            machines.add(machine(number));
        }
        waitUntilReplicated();
        createRoles();
        migrate();
        for (int number = 0; number < MACHINES; number++) {
            services.add(launch(number));
        }
        waitUntilReady();
    }

    private Machine machine(int number) throws IOException {
        String name = "node" + number;
        Path home = ownedByPostgres(Files.createDirectory(directory.resolve(name)));
        Map<String, String> all = new HashMap<>(variables);
        all.put("NODE", name);
        all.put("ADDRESS", variables.get("ADDRESS_" + number));
        all.put("POSTGRES_PROGRAMS", POSTGRES.toString());
        all.put("POSTGRES_DATA", home.resolve("data").toString());
        all.put("ETCD_DATA", home.resolve("etcd").toString());
        all.put("SUPERUSER_PASSWORD", Machine.SUPERUSER_PASSWORD);
        all.put("REPLICATION_PASSWORD", "replication1");
        all.put("PATRONI_PASSWORD", "patroni1");
        return new Machine(home, all);
    }

    private static Path ownedByPostgres(Path directory) throws IOException {
        if (Machine.IS_ROOT) {
            Files.setOwner(
                    directory,
                    directory.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("postgres"));
        }
        return directory;
    }

    private void createRoles() throws Exception {
        run(
                Map.of(
                        "PGHOST",
                        primary().address(),
                        "PGPASSWORD",
                        Machine.SUPERUSER_PASSWORD,
                        "LASTTRICK_OWNER_PASSWORD",
                        OWNER_PASSWORD,
                        "LASTTRICK_SERVICE_PASSWORD",
                        SERVICE_PASSWORD),
                "sh",
                "deploy/postgres-init.sh");
    }

    private void migrate() {
        List<String> owner = List.of(
                "quarkus.datasource.jdbc.url=" + url(),
                "quarkus.datasource.username=lasttrick_service",
                "quarkus.flyway.username=lasttrick_owner",
                "quarkus.flyway.password=" + OWNER_PASSWORD);
        try (var command = PackagedApplication.command(directory, owner, "migrate")) {
            assertEquals(0, command.waitForEnd(), command::output);
        }
    }

    private String url() {
        return "jdbc:postgresql://" + variables.get("LASTTRICK_POSTGRES_BIND") + "/lasttrick";
    }

    private PackagedApplication launch(int number) {
        return PackagedApplication.launch(
                directory,
                "quarkus.datasource.jdbc.url=" + url(),
                "quarkus.datasource.username=lasttrick_service",
                "quarkus.datasource.password=" + SERVICE_PASSWORD,
                "quarkus.http.host=127.0.0.1",
                "quarkus.http.port=" + haproxy.servicePorts().get(number),
                "lasttrick.public-url=" + haproxy.origin());
    }

    /** Waits until there is one. */
    Machine primary() {
        return firstOf(machines, Machine::isPrimary);
    }

    void waitForAnotherPrimary(Machine last) {
        firstOf(others(last), Machine::isPrimary);
    }

    private Machine firstOf(List<Machine> some, Predicate<Machine> wanted) {
        List<Machine> found = new ArrayList<>();
        waitUntil(() -> some.stream().filter(wanted).anyMatch(found::add), this::output);
        return found.getFirst();
    }

    List<Machine> others(Machine machine) {
        return machines.stream().filter(each -> each != machine).toList();
    }

    /** From now on an entry is confirmed that only the primary has. */
    void confirmWithoutAStandby() throws Exception {
        patronictl("edit-config", "--force", "-s", "synchronous_mode=false");
        waitUntil(() -> machines.stream().noneMatch(Machine::isSynchronousStandby), this::output);
    }

    /** The one that has to confirm what the primary confirms. */
    Machine synchronousStandby() {
        return firstOf(machines, Machine::isSynchronousStandby);
    }

    Machine leaderOfEtcd() {
        return firstOf(machines, Machine::isLeaderOfEtcd);
    }

    int services() {
        return services.size();
    }

    PackagedApplication service(int number) {
        return services.get(number);
    }

    /** In place of one that has ended. */
    void startService(int number) {
        services.set(number, launch(number));
        waitUntil(() -> isReady(number), services.get(number)::output);
    }

    private boolean isReady(int number) {
        try {
            URI address =
                    URI.create("http://127.0.0.1:" + haproxy.servicePorts().get(number) + "/q/health/ready");
            return send(Front.request(address)).statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    void patronictl(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of("patronictl", "-c", machines.getFirst().configuration().toString()));
        command.addAll(List.of(arguments));
        run(Map.of(), command.toArray(String[]::new));
    }

    private void run(Map<String, String> environment, String... command) throws Exception {
        Path output = Files.createTempFile(directory, "command", ".log");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        assertEquals(0, builder.start().waitFor(), Files.readString(output));
    }

    /** Waits until two standbys follow the primary, and all services are ready. */
    void waitUntilReady() {
        waitUntilReplicated();
        waitUntilServicesAreReady();
    }

    void waitUntilServicesAreReady() {
        for (int number = 0; number < services(); number++) {
            int each = number;
            waitUntil(() -> isReady(each), services.get(number)::output);
        }
        waitUntil(haproxy::isReady, this::output);
    }

    private void waitUntilReplicated() {
        waitUntil(this::isReplicated, this::output);
    }

    private boolean isReplicated() {
        try {
            return primary()
                    .ask("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'")
                    .equals("2");
        } catch (SQLException e) {
            return false;
        }
    }

    /** Nine programs start at once, and two processors may have other work. */
    private static void waitUntil(Supplier<Boolean> condition, Supplier<String> otherwise) {
        PackagedApplication.waitUntil(START_PATIENCE, condition, otherwise);
    }

    private String output() {
        return machines.stream().map(Machine::output).collect(Collectors.joining("\n"));
    }

    @Override
    public List<URI> addresses() {
        return List.of(URI.create("https://127.0.0.1:" + haproxy.origin().getPort()));
    }

    @Override
    public HttpClient client() {
        return client;
    }

    @Override
    public void close() throws IOException {
        services.forEach(PackagedApplication::close);
        haproxy.close();
        for (Machine machine : machines) {
            machine.close();
        }
        client.close();
        FileUtils.deleteDirectory(directory.toFile());
    }
}
