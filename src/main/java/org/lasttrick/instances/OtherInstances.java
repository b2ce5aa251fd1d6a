package org.lasttrick.instances;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Publishes to the other instances of the service on the same database what has changed here, and listens to them. Nothing depends on
 * a message: a lost one is made good when the database is read. No message is part of a write's transaction, since writes would then
 * wait for one another; messages are sent together, a few dozen times a second at most.
 */
@ApplicationScoped
public class OtherInstances {
    private static final Logger LOG = Logger.getLogger(OtherInstances.class);
    private static final String CHANNEL = "lasttrick";
    private static final int MILLIS_TOGETHER = 15;

    /** A message has so many ids at most: PostgreSQL takes less than 8,000 bytes, and an id has at most 31. */
    private static final int IDS_IN_A_MESSAGE = 240;

    private static final int WAIT_MILLIS = 500;
    private static final long CHECK_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final long SILENCE_NANOS = TimeUnit.SECONDS.toNanos(8);

    private static final String SEND = "SELECT pg_notify('" + CHANNEL + "', message) FROM unnest(?) AS message";

    private final DataSource source;
    private final ScheduledExecutorService executor;
    private final Event<Changed> changed;
    private final String instance = UUID.randomUUID().toString();
    private final Set<String> unsent = new HashSet<>();
    private volatile @Nullable Long receivedAt;
    private volatile boolean isStopped;

    OtherInstances(DataSource source, ScheduledExecutorService executor, Event<Changed> changed) {
        this.source = source;
        this.executor = executor;
        this.changed = changed;
    }

    /** @param ids of what another instance has changed: games with new entries, erased games, removed devices and their books */
    public record Changed(Set<String> ids) {
        public Changed {
            ids = Set.copyOf(ids);
        }
    }

    void start(@Observes StartupEvent start) {
        var _ = executor.scheduleWithFixedDelay(this::listen, 0, WAIT_MILLIS, TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownDelayInitiatedEvent stop) {
        isStopped = true;
    }

    /** Returns whether messages arrive here: they do not where a pooler stands between, or while the database is away. */
    public boolean isConnected() {
        Long last = receivedAt;
        return last != null && System.nanoTime() - last < SILENCE_NANOS;
    }

    /** Publishes the id soon, without waiting for it. */
    public void publish(String id) {
        boolean isFirst;
        synchronized (unsent) {
            isFirst = unsent.isEmpty();
            unsent.add(id);
        }
        if (isFirst) {
            sendSoon();
        }
    }

    private void sendSoon() {
        try {
            var _ = executor.schedule(this::sendAll, MILLIS_TOGETHER, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            // The change itself is stored, even if the service is about to stop.
            LOG.debug("The other instances could not be notified", e);
        }
    }

    private void sendAll() {
        List<String> ids;
        synchronized (unsent) {
            ids = List.copyOf(unsent);
            unsent.clear();
        }
        String[] messages = ids.stream()
                .gather(Gatherers.windowFixed(IDS_IN_A_MESSAGE))
                .map(this::message)
                .toArray(String[]::new);
        try (Connection connection = source.getConnection()) {
            send(connection, messages);
        } catch (SQLException e) {
            LOG.debug("The other instances could not be notified", e);
        }
    }

    private String message(List<String> ids) {
        return instance + " " + String.join(" ", ids);
    }

    private static void send(Connection connection, String... messages) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(SEND)) {
            statement.setArray(1, connection.createArrayOf("text", messages));
            statement.execute();
        }
    }

    /** Listens until the connection fails. */
    private void listen() {
        if (isStopped) {
            return;
        }
        try (Connection connection = source.getConnection()) {
            listen(connection);
        } catch (SQLException | RuntimeException e) {
            // An exception would end all listening.
            LOG.debug("Listening to the other instances failed: the database may be unavailable", e);
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
            try {
                receive(connection);
            } finally {
                // The pool gets the connection back.
                statement.execute("UNLISTEN *");
            }
        }
    }

    private void receive(Connection connection) throws SQLException {
        PGConnection postgres = connection.unwrap(PGConnection.class);
        long checkedAt = System.nanoTime() - CHECK_NANOS;
        while (!isStopped) {
            // A message to itself shows that messages arrive. A dead connection fails here.
            if (System.nanoTime() - checkedAt >= CHECK_NANOS) {
                checkedAt = System.nanoTime();
                send(connection, message(List.of()));
            }
            handle(postgres.getNotifications(WAIT_MILLIS));
        }
    }

    private void handle(PGNotification @Nullable [] messages) {
        if (messages == null || messages.length == 0) {
            return;
        }
        receivedAt = System.nanoTime();
        Set<String> ids = Arrays.stream(messages)
                .map(message -> List.of(message.getParameter().split(" ")))
                .filter(words -> !words.getFirst().equals(instance))
                .flatMap(words -> words.stream().skip(1))
                .collect(Collectors.toSet());
        if (!ids.isEmpty()) {
            changed.fire(new Changed(ids));
        }
    }
}
