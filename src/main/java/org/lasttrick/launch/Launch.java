package org.lasttrick.launch;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.smallrye.config.ConfigMappings;
import io.smallrye.config.ConfigMappings.ConfigClass;
import io.smallrye.config.SmallRyeConfig;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.function.IOFunction;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jspecify.annotations.Nullable;
import org.lasttrick.address.HomeCertificates;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.operations.FailureMessage;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.lasttrick.postgres.StartedDatabase;

/**
 * Runs Last Trick once, as the service or as a command. The database starts before Quarkus and stops after it.
 *
 * <p>Every run ends in the JVM's shutdown hooks: after a command, a failure, Ctrl-C or SIGTERM. Hooks run concurrently, so the
 * one that closes the database waits until Quarkus has stopped.
 */
public final class Launch {

    /** After the delay for the proxy, the running answers and the end of Quarkus take less than this. */
    private static final Duration QUARKUS_STOP_TIME = Duration.ofSeconds(25);

    private static final String DATABASE_URL = "quarkus.datasource.jdbc.url";
    private static final String PLAIN_HTTP = "quarkus.http.insecure-requests";
    private static final String TLS_CONFIGURATION = "quarkus.http.tls-configuration-name";

    /** A command has no HTTP port, and runs migrations only if it calls them. */
    private static final Map<String, String> COMMAND_SETTINGS = Map.of(
            "quarkus.http.host-enabled", "false",
            "quarkus.hibernate-orm.active", "false",
            "lasttrick.database.prepared", "false");

    private final Class<? extends QuarkusApplication> application;
    private final CountDownLatch quarkusStopped = new CountDownLatch(1);
    private volatile boolean quarkusRuns;
    private volatile boolean stopping;
    private volatile @Nullable StartedDatabase database;

    private Launch(Class<? extends QuarkusApplication> application) {
        this.application = application;
    }

    /** Runs the service until something ends it, then ends the JVM: with status 1 if it couldn't start, or lost its database. */
    public static void service() {
        // Pictures are drawn in memory: Java would look for the screen that DISPLAY names, and fail without it.
        System.setProperty("java.awt.headless", "true");
        new Launch(Service.class).run(settings -> {
            EmbeddedPostgres postgres = EmbeddedPostgres.start(settings.dataDir(), settings.programsDir());
            postgres.keepRunning(Launch::endWithoutDatabase);
            return postgres;
        });
    }

    /**
     * Runs a command inside Quarkus, on a database of Last Trick's own, then ends the JVM with the command's status.
     *
     * @param databaseStart starts a database, or finds one that runs; throws a CommandException if that fails
     */
    public static void command(
            Class<? extends QuarkusApplication> command,
            IOFunction<ServiceConfig, StartedDatabase> databaseStart,
            String... arguments) {
        COMMAND_SETTINGS.forEach(System::setProperty);
        new Launch(command).run(databaseStart, arguments);
    }

    /** Runs the migrations on a PostgreSQL of one's own, then ends the JVM: with status 1 if that failed. */
    public static void migrate() {
        COMMAND_SETTINGS.forEach(System::setProperty);
        new Launch(MigrateCommand.class).run(_ -> {
            throw new CommandException("Last Trick migrates its own database at each start. To migrate a PostgreSQL of"
                    + " yours, name it: QUARKUS_DATASOURCE_JDBC_URL=jdbc:postgresql://HOST:5432/lasttrick");
        });
    }

    private void run(IOFunction<ServiceConfig, StartedDatabase> databaseStart, String... arguments) {
        try {
            prepare(databaseStart);
        } catch (IOException | RuntimeException e) {
            ended(1, e);
        }
        if (!stopping) {
            quarkusRuns = true;
            Quarkus.run(application, this::ended, arguments);
        }
    }

    private void prepare(IOFunction<ServiceConfig, StartedDatabase> databaseStart) throws IOException {
        SmallRyeConfig config = ConfigProvider.getConfig().unwrap(SmallRyeConfig.class);
        ConfigMappings.registerConfigMappings(config, Set.of(ConfigClass.configClass(ServiceConfig.class)));
        ServiceConfig settings = config.getConfigMapping(ServiceConfig.class);
        if (settings.stopsWithParent()) {
            stopWithParent();
        }
        if (settings.publicUrl().isEmpty() && !isCommand() && isWithoutHttp(config)) {
            throw new CommandException(
                    "Links and QR codes lead to plain http, which is off (" + PLAIN_HTTP
                            + "=disabled). Name the address that people open: LASTTRICK_PUBLIC_URL=https://score.example.org:8443");
        }
        settings.publicUrl().ifPresent(url -> url.settings().forEach(System::setProperty));
        Duration quarkusTimeout = ServiceConfig.stopDelayOf(settings).plus(QUARKUS_STOP_TIME);
        // In development mode a reload runs this again, and finds the properties that the first start has set.
        if (config.getOptionalValue(DATABASE_URL, String.class).isEmpty()) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> stopDatabase(quarkusTimeout), "stop database"));
            startDatabase(databaseStart, settings);
        } else if (application == MigrateCommand.class) {
            takeOwnersRole(config);
        } else if (isCommand()) {
            throw new CommandException("Last Trick is set to use your own PostgreSQL (" + DATABASE_URL
                    + "). Do this with its own programs: pg_dump, pg_restore and psql, as deploy/README.md says.");
        }
        if (settings.https().isPresent() && !isCommand()) {
            HomeCertificates certificates = HomeCertificates.of(settings);
            certificates.renewFor(HomeCertificates.namesHere(List.of()));
            certificates.serve();
        }
        config.getOptionalValue(TLS_CONFIGURATION, String.class).ifPresent(name -> speakTls12(name, config));
    }

    /**
     * Lets Quarkus speak TLS 1.2, too: 1.3 alone isn't known to devices of before 2019. For certificates without a name it is set
     * already.
     */
    private static void speakTls12(String name, SmallRyeConfig config) {
        String protocols = "quarkus.tls." + name + ".protocols";
        if (config.getOptionalValue(protocols, String.class).isEmpty()) {
            System.setProperty(protocols, config.getValue("quarkus.tls.protocols", String.class));
        }
    }

    private static boolean isWithoutHttp(SmallRyeConfig config) {
        return config.getOptionalValue(PLAIN_HTTP, String.class).stream().anyMatch("disabled"::equalsIgnoreCase);
    }

    /**
     * Takes the owner's role for all connections: nobody needs the service's password to migrate, only its name, which gets the
     * rights.
     */
    private static void takeOwnersRole(SmallRyeConfig config) {
        Map<String, String> sources = Map.of(
                "quarkus.flyway.placeholders.service", "quarkus.datasource.username",
                "quarkus.datasource.username", "quarkus.flyway.username",
                "quarkus.datasource.password", "quarkus.flyway.password");
        Map<String, String> owner = new HashMap<>();
        // A dollar is escaped, since the value is read as an expression once more.
        sources.forEach((name, source) -> config.getOptionalValue(source, String.class)
                .ifPresent(value -> owner.put(name, value.replace("$", "\\$"))));
        owner.forEach(System::setProperty);
    }

    private boolean isCommand() {
        return application != Service.class;
    }

    /** Starts the database. The method is synchronized, so that Ctrl-C during the start stops the database as soon as it is up. */
    private synchronized void startDatabase(
            IOFunction<ServiceConfig, StartedDatabase> databaseStart, ServiceConfig settings) throws IOException {
        StartedDatabase started = databaseStart.apply(settings);
        database = started;
        started.settings().forEach(System::setProperty);
        System.setProperty("lasttrick.database.embedded", "true");
    }

    private void ended(int status, @Nullable Throwable failure) {
        StartedDatabase used = database;
        if (failure != null && !stopping) {
            print(failure);
        } else if (status == 0 && used != null) {
            used.succeeded();
        }
        quarkusStopped.countDown();
        // In development mode a reload stops Quarkus and runs main again; the JVM and its database go on.
        if (LaunchMode.current() != LaunchMode.DEVELOPMENT) {
            System.exit(status);
        }
    }

    private static void endWithoutDatabase(CommandException reason) {
        System.err.println("\nLast Trick ends. " + reason.getMessage());
        System.exit(1);
    }

    private void print(Throwable failure) {
        Optional<String> message = FailureMessage.of(failure);
        if (!isCommand()) {
            System.err.println("\nLast Trick didn't start.");
        }
        System.err.println(message.orElse("Something unforeseen happened; the lines below say where."));
        if (message.isEmpty()) {
            failure.printStackTrace();
        }
    }

    private void stopDatabase(Duration quarkusTimeout) {
        stopping = true;
        try {
            if (quarkusRuns && !quarkusStopped.await(quarkusTimeout.toMillis(), TimeUnit.MILLISECONDS)) {
                System.err.println("Last Trick didn't stop in time; stopping its database all the same.");
            }
            closeDatabase();
        } catch (IOException e) {
            // The next start ends what may still run.
            System.err.println("The database didn't stop cleanly: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void closeDatabase() throws IOException {
        StartedDatabase used = database;
        if (used != null) {
            used.close();
        }
    }

    /** Ends the service with its parent: a killed one can't stop its child, which would go on unnoticed. */
    private static void stopWithParent() {
        ProcessHandle.current()
                .parent()
                .ifPresent(parent -> Thread.ofPlatform()
                        .name("stop with parent")
                        .daemon()
                        .start(() -> {
                            parent.onExit().join();
                            System.exit(0);
                        }));
    }
}
