package org.lasttrick.scorekeeping;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.launch.Limits;
import org.lasttrick.launch.Settings;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.RecordedGame;

/**
 * Notifies watchers of a game of each new entry: at once if it was written by this instance of the service, within half a second if
 * another instance wrote it to the same database.
 */
@ApplicationScoped
public class LiveGames {
    private static final Logger LOG = Logger.getLogger(LiveGames.class);
    private static final int POLLS_PER_SECOND = 2;
    private static final int SECONDS_PER_HEARTBEAT = 15;
    private static final int POLLS_PER_HEARTBEAT = SECONDS_PER_HEARTBEAT * POLLS_PER_SECOND;
    /** A slower reader is disconnected, and resumes where it was. */
    private static final int MOST_UNREAD = 256;

    private final GameLedger ledger;
    private final ScheduledExecutorService executor;
    private final Limits limits;
    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    private @Nullable Future<?> polling;
    private int polls;

    LiveGames(GameLedger ledger, ScheduledExecutorService executor, Settings settings) {
        this.ledger = ledger;
        this.executor = executor;
        this.limits = settings.limits();
    }

    @PostConstruct
    void startPolling() {
        polling = executor.scheduleAtFixedRate(this::poll, 0, 1_000 / POLLS_PER_SECOND, TimeUnit.MILLISECONDS);
    }

    /**
     * The last entry of a game, or all that the watcher has not seen, and each one after it.
     *
     * @param seen the version that the watcher has seen; {@code null}: none
     * @param client from where it watches
     * @return empty if there are too many watchers already: in all, of this game, or of this client
     */
    public Optional<Multi<LiveEvent>> watch(RecordedGame game, @Nullable Integer seen, String client) {
        if (watchers.size() >= limits.streams()
                || watching(each -> each.game().equals(game.id())) >= limits.streamsPerGame()
                || watching(each -> each.client().equals(client)) >= limits.streamsPerClient()) {
            return Optional.empty();
        }
        int known = seen != null && seen >= 1 && seen <= game.version() ? seen : game.version() - 1;
        return Optional.of(Multi.createFrom().deferred(() -> {
            AtomicReference<@Nullable Watcher> begun = new AtomicReference<>();
            return Multi.createFrom()
                    .<LiveEvent>emitter(
                            events -> {
                                Watcher watcher = new Watcher(game.id(), client, known, events);
                                begun.set(watcher);
                                watchers.add(watcher);
                                events.onTermination(() -> watchers.remove(watcher));
                                watcher.sendHeartbeat();
                                watcher.sendUpTo(game.version());
                            },
                            BackPressureStrategy.IGNORE)
                    .onOverflow()
                    .buffer(MOST_UNREAD)
                    .onItem()
                    .invoke(event -> Objects.requireNonNull(begun.get()).hasRead(event));
        }));
    }

    private long watching(Predicate<Watcher> which) {
        return watchers.stream().filter(which).count();
    }

    /** The number of watchers now. */
    int watching() {
        return watchers.size();
    }

    void entered(RecordedGame game) {
        announce(Map.of(game.id(), game.version()));
    }

    /** Ends the streams of this game: there will be no more events. */
    void erased(GameId game) {
        endStreams(Set.of(game));
    }

    private void endStreams(Set<GameId> gone) {
        watchers.stream().filter(watcher -> gone.contains(watcher.game())).forEach(Watcher::complete);
    }

    private void announce(Map<GameId, Integer> latest) {
        for (Watcher watcher : watchers) {
            try {
                watcher.sendUpTo(latest.getOrDefault(watcher.game(), 0));
            } catch (RuntimeException e) {
                // The write has succeeded, even if a watcher can't be notified.
                LOG.debug("A watcher could not be notified", e);
            }
        }
    }

    private void poll() {
        if (watchers.isEmpty()) {
            return;
        }
        try {
            Set<GameId> watched = watchers.stream().map(Watcher::game).collect(Collectors.toCollection(HashSet::new));
            Map<GameId, Integer> latest = ledger.versions(watched);
            announce(latest);
            watched.removeAll(latest.keySet());
            endStreams(watched);
            polls = (polls + 1) % POLLS_PER_HEARTBEAT;
            if (polls == 0) {
                sendHeartbeats();
            }
        } catch (RuntimeException e) {
            // An exception would end all polling.
            LOG.debug("Polling failed: the database may be unavailable", e);
        }
    }

    void sendHeartbeats() {
        long most = limits.streamTime().toSeconds() / SECONDS_PER_HEARTBEAT;
        watchers.stream().filter(watcher -> watcher.hasHeartbeats(most)).forEach(Watcher::complete);
        watchers.forEach(Watcher::sendHeartbeat);
    }

    /** Ends all streams, so that the service can shut down without waiting for watchers. */
    void stop(@Observes ShutdownEvent end) {
        if (polling != null) {
            polling.cancel(false);
        }
        watchers.forEach(Watcher::complete);
    }
}
