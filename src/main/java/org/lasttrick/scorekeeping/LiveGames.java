package org.lasttrick.scorekeeping;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameVersions;
import org.lasttrick.ledger.RecordedGame;

/**
 * Tells those who watch a game of each new entry: at once of one that was written here, within half a second of one that
 * another instance of the service wrote to the same database.
 */
@ApplicationScoped
public class LiveGames {
    /** Each holds a connection and some kilobytes. */
    static final int MOST_WATCHERS = 1_000;

    private static final Logger LOG = Logger.getLogger(LiveGames.class);
    private static final int POLLS_PER_SECOND = 2;
    private static final int POLLS_PER_SIGN_OF_LIFE = 15 * POLLS_PER_SECOND;
    /** Who reads so slowly that more than this waits is let go, and resumes where they were. */
    private static final int MOST_UNREAD = 256;

    private final GameVersions versions;
    private final ScheduledExecutorService executor;
    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    private @Nullable Future<?> polling;
    private int polls;

    LiveGames(GameVersions versions, ScheduledExecutorService executor) {
        this.versions = versions;
        this.executor = executor;
    }

    @PostConstruct
    void startPolling() {
        polling = executor.scheduleAtFixedRate(this::poll, 0, 1_000 / POLLS_PER_SECOND, TimeUnit.MILLISECONDS);
    }

    /**
     * The last entry of a game, or all that the watcher hasn't seen, and each one after it.
     *
     * @param seen the version that the watcher has; {@code null}: none
     * @return empty when as many watch as can
     */
    public Optional<Multi<LiveEvent>> watch(RecordedGame game, @Nullable Integer seen) {
        if (watchers.size() >= MOST_WATCHERS) {
            return Optional.empty();
        }
        int known = seen != null && seen >= 1 && seen <= game.version() ? seen : game.version() - 1;
        return Optional.of(Multi.createFrom()
                .<LiveEvent>emitter(
                        events -> {
                            Watcher watcher = new Watcher(game.id(), known, events);
                            watchers.add(watcher);
                            events.onTermination(() -> watchers.remove(watcher));
                            watcher.sendHeartbeat();
                            watcher.sendUpTo(game.version());
                        },
                        BackPressureStrategy.IGNORE)
                .onOverflow()
                .buffer(MOST_UNREAD));
    }

    /** How many watch now. */
    int watching() {
        return watchers.size();
    }

    void entered(RecordedGame game) {
        announce(Map.of(game.id(), game.version()));
    }

    /** Who watches it is let go: there is nothing to be told any more. */
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
                // An entry that is on disk is answered as such, whoever can't be told of it.
                LOG.debug("A watcher could not be told", e);
            }
        }
    }

    private void poll() {
        if (watchers.isEmpty()) {
            return;
        }
        try {
            Set<GameId> watched = watchers.stream().map(Watcher::game).collect(Collectors.toCollection(HashSet::new));
            Map<GameId, Integer> latest = versions.latest(watched);
            announce(latest);
            watched.removeAll(latest.keySet());
            endStreams(watched);
            polls = (polls + 1) % POLLS_PER_SIGN_OF_LIFE;
            if (polls == 0) {
                watchers.forEach(Watcher::sendHeartbeat);
            }
        } catch (RuntimeException e) {
            // What is thrown here would end all polling, for good.
            LOG.debug("Nobody is told anything this time: the database may be away", e);
        }
    }

    /** The service ends without waiting for anybody who watches. */
    void stop(@Observes ShutdownEvent end) {
        if (polling != null) {
            polling.cancel(false);
        }
        watchers.forEach(Watcher::complete);
    }
}
