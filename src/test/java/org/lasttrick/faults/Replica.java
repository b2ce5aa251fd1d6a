package org.lasttrick.faults;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.lasttrick.PackagedApplication;

/** One packaged service on the database that all share. It is started again after each kill, as a service manager does. */
final class Replica implements AutoCloseable {
    private static final int START_ATTEMPTS = 10;
    private static final URI NOWHERE = URI.create("http://127.0.0.1:1");

    private final Path directory;
    private final String[] settings;
    private volatile Optional<Path> build;
    private volatile int daysAhead;
    private volatile PackagedApplication application;
    private volatile URI address;

    /** @param build the folder of another version, or none for this one */
    Replica(Optional<Path> build, Path directory, String... settings) {
        this.build = build;
        this.directory = directory;
        this.settings = settings;
        start();
    }

    /** Several attempts, since the database may be away in the middle of a start. */
    private void start() {
        for (int attempt = 1; ; attempt++) {
            try {
                application = PackagedApplication.start(
                        build,
                        directory,
                        Stream.concat(
                                        Stream.of(settings),
                                        Stream.of("lasttrick.clock-offset=P%dD".formatted(daysAhead)))
                                .toArray(String[]::new));
                address = application.baseUri();
                return;
            } catch (AssertionError e) {
                if (attempt == START_ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    /** Where it answers, or has answered before it was killed. */
    URI address() {
        return address;
    }

    ProcessHandle process() {
        return application.process();
    }

    /** Comes back when it is killed; it starts meanwhile. */
    void killAndStart() {
        application.kill();
        Thread.startVirtualThread(this::start);
    }

    /** @param days by which its clock is ahead from now on; negative: behind */
    void killAndStart(int days) {
        daysAhead = days;
        killAndStart();
    }

    /** From then on its port may be another program's. */
    void stop() {
        application.terminate();
        address = NOWHERE;
    }

    /** Stops it in order, and starts that version. */
    void restart(Optional<Path> next) {
        stop();
        build = next;
        start();
    }

    String output() {
        return application.output();
    }

    @Override
    public void close() {
        application.close();
    }
}
