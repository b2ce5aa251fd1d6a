package org.lasttrick.scorekeeping;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.launch.DiskSpace;
import org.lasttrick.launch.Limits;
import org.lasttrick.launch.Settings;
import org.lasttrick.ledger.DamagedGame;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.Head;
import org.lasttrick.ledger.RecordedGame;

/**
 * Notifies watchers of a game of each new entry: at once if it was written by this instance of the service, within half a second if
 * another instance wrote it to the same database. Likewise, within half a second, if the ledger has lost entries that they were
 * notified of.
 */
@ApplicationScoped
public class LiveGames {
    private static final Logger LOG = Logger.getLogger(LiveGames.class);
    private static final int MILLIS_BETWEEN_POLLS = 500;
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final GameLedger ledger;
    private final ScheduledExecutorService executor;
    private final Limits limits;
    private final Duration heartbeat;
    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    private List<Future<?>> tasks = List.of();

    @Inject
    LiveGames(GameLedger ledger, ScheduledExecutorService executor, Settings settings) {
        this(ledger, executor, settings, HEARTBEAT);
    }

    LiveGames(GameLedger ledger, ScheduledExecutorService executor, Settings settings, Duration heartbeat) {
        this.ledger = ledger;
        this.executor = executor;
        this.limits = settings.limits();
        this.heartbeat = heartbeat;
    }

    /** Heartbeats are a task of their own: they go on while the database hangs. */
    @PostConstruct
    void start() {
        tasks = List.of(
                executor.scheduleWithFixedDelay(this::poll, 0, MILLIS_BETWEEN_POLLS, TimeUnit.MILLISECONDS),
                executor.scheduleAtFixedRate(
                        this::sendHeartbeats, heartbeat.toMillis(), heartbeat.toMillis(), TimeUnit.MILLISECONDS));
    }

    /**
     * The last entry of a game, or all that the watcher has not seen, and each one after it. The watcher is counted from now on,
     * until the stream ends; one that is never subscribed to ends like one that nobody reads.
     *
     * @param seen the version that the watcher has seen; {@code null}: none. If it is later than the game's, entries are lost, and
     *     the watcher is told that
     * @param client from where it watches
     * @return empty if there are too many watchers already: in all, of this game, or of this client
     */
    public Optional<Multi<LiveEvent>> watch(RecordedGame game, @Nullable Integer seen, String client) {
        Watcher watcher = new Watcher(game, client, seen != null && seen >= 1 ? seen : game.version() - 1);
        return add(watcher)
                ? Optional.of(watcher.events().onTermination().invoke(() -> watchers.remove(watcher)))
                : Optional.empty();
    }

    private synchronized boolean add(Watcher watcher) {
        return watchers.size() < limits.streams()
                && watching(each -> each.game().equals(watcher.game())) < limits.streamsPerGame()
                && watching(each -> each.client().equals(watcher.client())) < limits.streamsPerClient()
                && watchers.add(watcher);
    }

    private long watching(Predicate<Watcher> which) {
        return watchers.stream().filter(which).count();
    }

    /** The number of watchers now. */
    int watching() {
        return watchers.size();
    }

    void entered(RecordedGame game) {
        watchers.stream()
                .filter(watcher -> watcher.game().equals(game.id()))
                .forEach(watcher -> notify(watcher, each -> each.update(game, null)));
    }

    /** Ends the streams of this game: there will be no more events. */
    void erased(GameId game) {
        watchers.stream().filter(watcher -> watcher.game().equals(game)).forEach(Watcher::complete);
    }

    void notice(@Observes DiskSpace.Changed disk) {
        watchers.forEach(watcher -> notify(watcher, Watcher::sendNotice));
    }

    private static void notify(Watcher watcher, Consumer<Watcher> send) {
        try {
            send.accept(watcher);
        } catch (RuntimeException e) {
            // What it is told about has happened, even if a watcher can't be notified.
            LOG.debug("A watcher could not be notified", e);
        }
    }

    private void poll() {
        if (watchers.isEmpty()) {
            return;
        }
        try {
            // Noted before the ledger is read, which therefore has all of it, unless it has lost entries.
            Map<Watcher, Head> known =
                    watchers.stream().collect(Collectors.toMap(Function.identity(), Watcher::latest));
            Map<GameId, Head> heads =
                    ledger.heads(known.keySet().stream().map(Watcher::game).collect(Collectors.toSet()));
            Map<GameId, Optional<RecordedGame>> changed = new HashMap<>();
            known.forEach((watcher, head) -> {
                if (!head.equals(heads.get(watcher.game()))) {
                    changed.computeIfAbsent(watcher.game(), this::read)
                            .ifPresentOrElse(
                                    game -> notify(watcher, each -> each.update(game, head)),
                                    () -> notify(watcher, Watcher::complete));
                }
            });
        } catch (RuntimeException e) {
            // An exception would end all polling.
            LOG.debug("Polling failed: the database may be unavailable", e);
        }
    }

    /** Empty for a game that is gone, and for a damaged one: whoever opens its stream again is told which. */
    private Optional<RecordedGame> read(GameId game) {
        try {
            return ledger.read(game);
        } catch (DamagedGame e) {
            return Optional.empty();
        }
    }

    /** Ends the streams that have lasted long enough, and those that nobody reads. */
    void sendHeartbeats() {
        long most = limits.streamTime().dividedBy(heartbeat);
        watchers.removeIf(watcher -> !reaches(watcher, most));
    }

    private static boolean reaches(Watcher watcher, long most) {
        try {
            return watcher.sendHeartbeat(most);
        } catch (RuntimeException e) {
            LOG.debug("A watcher could not be reached", e);
            return false;
        }
    }

    /** Ends all streams, when all requests are answered: the service doesn't wait for watchers. */
    void stop(@Observes ShutdownDelayInitiatedEvent end) {
        tasks.forEach(task -> task.cancel(false));
        watchers.forEach(watcher -> notify(watcher, Watcher::stop));
    }
}
