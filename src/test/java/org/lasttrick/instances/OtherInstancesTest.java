package org.lasttrick.instances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.TableOwner;
import org.lasttrick.access.Access;
import org.lasttrick.scorekeeping.Scorebooks;

/** Two instances of the service on one database notify each other. */
@QuarkusTest
@Timeout(30)
class OtherInstancesTest {

    @Singleton
    static class Heard {
        private final BlockingQueue<Set<String>> messages = new LinkedBlockingQueue<>();

        void changed(@Observes OtherInstances.Changed changed) {
            messages.add(changed.ids());
        }
    }

    @Inject
    OtherInstances here;

    @Inject
    Heard heard;

    @Inject
    DataSource database;

    @Inject
    Access access;

    @Inject
    Scorebooks scorebooks;

    @Inject
    ScheduledExecutorService executor;

    @Inject
    Event<OtherInstances.Changed> event;

    private OtherInstances another;

    @BeforeEach
    void anotherInstance() throws Exception {
        another = new OtherInstances(database, executor, event);
        another.start(null);
        while (!here.isConnected() || !another.isConnected()) {
            Thread.sleep(20);
        }
        heard.messages.clear();
    }

    @AfterEach
    void itStops() {
        another.stop(null);
    }

    @Test
    void eachReceivesTheOthersMessagesAndNotItsOwn() throws Exception {
        another.publish("there");
        assertEquals(Set.of("there"), heard.messages.poll(20, TimeUnit.SECONDS));
        here.publish("here");
        assertEquals(Set.of("here"), heard.messages.poll(20, TimeUnit.SECONDS));
        assertNull(heard.messages.poll(200, TimeUnit.MILLISECONDS));
    }

    @Test
    void changesWithinMillisecondsAreSentTogether() throws Exception {
        Set<String> ids = IntStream.range(0, 1_000).mapToObj("%026d"::formatted).collect(Collectors.toSet());
        ids.forEach(another::publish);
        Set<String> told = new HashSet<>();
        int messages = 0;
        while (!told.equals(ids)) {
            told.addAll(heard.messages.poll(20, TimeUnit.SECONDS));
            messages++;
        }
        assertTrue(messages < 100, messages + " messages");
    }

    @Test
    void aConnectionThatIsLostIsReplaced() throws Exception {
        TableOwner.does("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE query LIKE '%pg_notify%' AND pid <> pg_backend_pid()");
        Set<String> told;
        do {
            another.publish("after-that");
            told = heard.messages.poll(1, TimeUnit.SECONDS);
        } while (told == null);
        assertEquals(Set.of("after-that"), told);
    }

    @Test
    void aRemovedDeviceIsNotified() throws Exception {
        Access.Opened opened = access.open("Friday", "Kitchen tablet");
        String book = opened.scorebook().id();
        String phone = access.admit(opened.first().device(), "Phone")
                .orElseThrow()
                .device()
                .id();
        assertEquals(Access.Removal.REMOVED, scorebooks.remove(opened.first().device(), phone));
        // An earlier class may have told of its own books just now.
        Set<String> expected = new HashSet<>(Set.of(phone, "book-" + book));
        while (!expected.isEmpty()) {
            expected.removeAll(
                    Objects.requireNonNull(heard.messages.poll(20, TimeUnit.SECONDS), "nothing more was told"));
        }
    }

    @Test
    void noConnectionIsReportedBeforeTheFirstMessage() {
        assertFalse(new OtherInstances(database, executor, event).isConnected());
    }
}
