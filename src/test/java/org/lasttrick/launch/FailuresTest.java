package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jboss.logmanager.ExtLogRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.PackagedApplication;

/** What the log says of a database elsewhere whose disk is full. */
@QuarkusTest
class FailuresTest {
    private static final Logger LOG = Logger.getLogger("org.lasttrick.launch");
    private static final String FULL = "The database can't store anything: its disk is full"
            + " (java.sql.SQLException: could not extend file). This is logged once; each time is at DEBUG";

    @Inject
    AgroalDataSource database;

    @Inject
    Settings settings;

    @Inject
    Event<DiskSpace.Changed> changed;

    /** A thread of its own: the service may log the end of what another test began. */
    private static final String THREAD = "failures";

    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name(THREAD).factory());
    private final String mine = Thread.currentThread().getName();
    private final Queue<String> logged = new ConcurrentLinkedQueue<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord line) {
            ExtLogRecord record = (ExtLogRecord) line;
            boolean isOurs = Set.of(mine, THREAD).contains(record.getThreadName());
            if (isOurs && line.getLevel().intValue() >= Level.INFO.intValue()) {
                logged.add(record.getFormattedMessage());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        LOG.addHandler(handler);
    }

    @AfterEach
    void stopListening() {
        LOG.removeHandler(handler);
        executor.shutdownNow();
    }

    private Failures failures(Duration quietDisk) {
        return new Failures(database, new DiskSpace(settings, changed, executor), executor, quietDisk);
    }

    private static SQLException full() {
        return new SQLException("could not extend file", "53100");
    }

    private void assertLogged(String first, String second) {
        List<String> lines = List.copyOf(logged);
        assertEquals(2, lines.size(), lines::toString);
        assertEquals(first, lines.getFirst());
        assertTrue(lines.getLast().matches(second), lines::toString);
    }

    @Test
    void retriesOnAFullDiskAreOneLineAndSpaceIsClaimedOnlyWhenSomethingWasStored() throws Exception {
        Failures failures = failures(Duration.ofMillis(100));
        failures.stored();
        for (int retry = 0; retry < 3; retry++) {
            failures.ofDatabase(full());
            // Longer than the quiet time and the time between two checks.
            Thread.sleep(1_500);
        }
        assertEquals(List.of(FULL), List.copyOf(logged));
        failures.stored();
        PackagedApplication.waitUntil(() -> logged.size() > 1, logged::toString);
        assertLogged(FULL, "The database can store again, after 3 failures in [0-9]+ s");
    }

    @Test
    void oneFailureIsCountedAsOne() {
        Failures failures = failures(Duration.ZERO);
        failures.ofDatabase(full());
        failures.stored();
        PackagedApplication.waitUntil(() -> logged.size() > 1, logged::toString);
        assertLogged(FULL, "The database can store again, after 1 failure in 0 s");
    }

    @Test
    void twoFaultsOfOneClassAreBothLoggedUnlessTheyDifferEachTime() {
        Failures failures = failures(Duration.ZERO);
        for (int request = 0; request < 100; request++) {
            failures.unexpected(new IllegalStateException("one"));
            failures.unexpected(new IllegalStateException("another"));
        }
        assertEquals(2, logged.size(), logged::toString);
        for (int request = 0; request < 100; request++) {
            failures.unexpected(new IllegalStateException("request " + request));
        }
        assertTrue(logged.size() <= 21, logged::toString);
    }

    @Test
    void aCheckThatFailsIsNotTheLast() {
        AtomicInteger checks = new AtomicInteger();
        AgroalDataSource unusual = (AgroalDataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {AgroalDataSource.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("getConnection") && checks.incrementAndGet() == 1) {
                        throw new IllegalStateException("closed for a moment");
                    }
                    return method.invoke(database, arguments);
                });
        Failures failures = new Failures(unusual, new DiskSpace(settings, changed, executor), executor, Duration.ZERO);
        failures.ofDatabase(new SQLException("no answer", "08006"));
        PackagedApplication.waitUntil(() -> logged.size() > 1, logged::toString);
        assertLogged(
                "The database does not answer (java.sql.SQLException: no answer). This is logged once; each time is at DEBUG",
                "The database answers again, after 1 failure in 0 s");
    }

    @Test
    void connectionsAreKeptAfterARefusal() {
        AtomicInteger flushed = new AtomicInteger();
        AgroalDataSource counting = (AgroalDataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {AgroalDataSource.class},
                (proxy, method, arguments) -> method.getName().equals("flush") ? flushed.incrementAndGet() : null);
        Failures failures = new Failures(counting, new DiskSpace(settings, changed, executor), executor, Duration.ZERO);
        failures.ofDatabase(new IllegalStateException(new SQLException("lock timeout", "55P03")));
        assertEquals(0, flushed.get());
        failures.ofDatabase(new IllegalStateException(new SQLException("terminated", "57P01")));
        assertEquals(1, flushed.get());
    }

    @Test
    void aWriteThatSucceedsBetweenTwoThatFailEndsNothing() throws Exception {
        Failures failures = failures(Duration.ofMinutes(1));
        for (int retry = 0; retry < 3; retry++) {
            failures.ofDatabase(full());
            failures.stored();
            Thread.sleep(1_200);
        }
        assertEquals(List.of(FULL), List.copyOf(logged));
    }
}
