package org.lasttrick.launch;

import io.quarkus.runtime.Quarkus;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.lasttrick.launch.postgres.CannotStart;
import org.lasttrick.launch.postgres.EmbeddedPostgres;

/**
 * One run of Last Trick: the database up, then the service; the service down, then the database.
 *
 * <p>Whatever ends the run (Ctrl-C, SIGTERM, a failure), it ends in the JVM's shutdown hooks. Those run side by side, so
 * the one that stops the database waits for Quarkus to be through.
 */
public final class Launch {

    private static final long QUARKUS_STOP_SECONDS = 20;

    private final CountDownLatch quarkusStopped = new CountDownLatch(1);
    private volatile boolean quarkusRuns;
    private volatile boolean stopping;
    private @Nullable EmbeddedPostgres database;

    private Launch() {}

    /** Runs until something ends it, then ends the JVM: with status 1 if it couldn't start. */
    public static void run(String... arguments) {
        new Launch().start(arguments);
    }

    private void start(String... arguments) {
        try {
            prepare(Settings.read());
        } catch (CannotStart e) {
            ended(1, e);
        }
        if (!stopping) {
            quarkusRuns = true;
            Quarkus.run(Service.class, this::ended, arguments);
        }
    }

    private void prepare(Settings settings) {
        if (settings.stopsWithParent()) {
            stopWithParent();
        }
        // In development mode a reload comes by here again, and finds the properties set by the first start.
        if (!settings.databaseConfigured()) {
            Runtime.getRuntime().addShutdownHook(new Thread(this::stopDatabase, "stop database"));
            startDatabase(settings);
        }
    }

    /** Holds the monitor, so that Ctrl-C during the start stops the database as soon as it is up. */
    private synchronized void startDatabase(Settings settings) {
        EmbeddedPostgres started = EmbeddedPostgres.start(settings.dataDirectory(), settings.programs());
        database = started;
        started.settings().forEach(System::setProperty);
    }

    private void ended(int status, @Nullable Throwable failure) {
        if (failure != null && !stopping) {
            FailureInWords.print(failure);
        }
        quarkusStopped.countDown();
        System.exit(status);
    }

    private void stopDatabase() {
        stopping = true;
        try {
            if (quarkusRuns && !quarkusStopped.await(QUARKUS_STOP_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("The service didn't stop in time; stopping its database all the same.");
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
        if (database != null) {
            database.close();
        }
    }

    /** Killed without a chance to pass it on, the parent would leave behind a service that nobody sees. */
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
