package org.lasttrick.scorekeeping;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Collection;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Head;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.config.Limits;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.instances.OtherInstances;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.operations.DiskSpace;

/**
 * Notifies watchers of each new entry of their game: at once if this instance of the service wrote it, and within a tenth of a second
 * if another instance did and its message arrived. The ledger is also read every two seconds, which finds entries whose message got
 * lost, and tells watchers when entries that they were notified of are no longer there.
 */
@ApplicationScoped
public class LiveGames implements MeterBinder {
    private static final Logger LOG = Logger.getLogger(LiveGames.class);
    private static final int MILLIS_BETWEEN_POLLS = 500;

    /** Messages to other instances have this before the id of a book that has changed. */
    private static final String BOOK = "book-";

    /** While the other instances are connected, polling only finds lost messages. */
    private static final int POLLS_LEFT_OUT = 3;

    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final GameLedger ledger;
    private final OtherInstances others;
    private final ScheduledExecutorService executor;
    private final Limits limits;
    private final Duration heartbeat;
    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    private List<Future<?>> tasks = List.of();
    private int pollsLeftOut;

    @Inject
    LiveGames(GameLedger ledger, OtherInstances others, ScheduledExecutorService executor, ServiceConfig settings) {
        this(ledger, others, executor, settings, HEARTBEAT);
    }

    LiveGames(
            GameLedger ledger,
            OtherInstances others,
            ScheduledExecutorService executor,
            ServiceConfig settings,
            Duration heartbeat) {
        this.ledger = ledger;
        this.others = others;
        this.executor = executor;
        this.limits = settings.limits();
        this.heartbeat = heartbeat;
    }

    /** Starts polling, and heartbeats as a task of their own: they go on while the database hangs. */
    @PostConstruct
    void start() {
        tasks = List.of(
                executor.scheduleWithFixedDelay(this::poll, 0, MILLIS_BETWEEN_POLLS, TimeUnit.MILLISECONDS),
                executor.scheduleAtFixedRate(
                        this::sendHeartbeats, heartbeat.toMillis(), heartbeat.toMillis(), TimeUnit.MILLISECONDS));
    }

    /**
     * Returns the last entry of a game, or all that the watcher has not seen, and each one after it. The watcher is counted from
     * now on, until the stream ends; one that is never subscribed to ends like one that nobody reads.
     *
     * @param seen the version that the watcher has seen; {@code null}: none. If it is later than the game's, entries are lost,
     *     and the watcher is told that
     * @param client from where it watches
     * @return empty if there are too many watchers already: in all, of this game, or of this client
     */
    public Optional<Multi<LiveEvent>> watch(RecordedGame game, @Nullable Integer seen, String client) {
        Watcher watcher = new Watcher(game, client, seen != null && seen >= 1 ? seen : game.version() - 1);
        if (!add(watcher)) {
            return Optional.empty();
        }
        // An entry may have come after the game was read, and before the watcher was there to be notified.
        executor.execute(() -> look(List.of(watcher)));
        return Optional.of(watcher.events().onTermination().invoke(() -> watchers.remove(watcher)));
    }

    private boolean add(Watcher watcher) {
        synchronized (watchers) {
            boolean hasRoom = watchers.size() < limits.streams()
                    && watchersOf(watcher.game()).count() < limits.streamsPerGame()
                    && watchers.stream().filter(watcher::isFromSameClient).count() < limits.streamsPerClient();
            if (hasRoom) {
                watchers.add(watcher);
            }
            return hasRoom;
        }
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        Gauge.builder("lasttrick.streams", this, LiveGames::watching)
                .description("open streams of games")
                .register(meters);
    }

    private Stream<Watcher> watchersOf(GameId game) {
        return watchers.stream().filter(watcher -> watcher.game().equals(game));
    }

    /** Returns the number of watchers now. */
    int watching() {
        return watchers.size();
    }

    void entered(RecordedGame game) {
        watchersOf(game.id()).forEach(watcher -> notify(watcher, each -> each.update(game, null)));
        others.publish(game.id().value());
    }

    /** Ends the streams of this game: there will be no more events. */
    void erased(GameId game) {
        watchersOf(game).forEach(Watcher::complete);
        others.publish(game.value());
    }

    void changed(@Observes OtherInstances.Changed elsewhere) {
        showAnew(elsewhere.ids().stream()
                .filter(id -> id.startsWith(BOOK))
                .map(id -> id.substring(BOOK.length()))
                .collect(Collectors.toSet()));
        look(watchers.stream()
                .filter(watcher -> elsewhere.ids().contains(watcher.game().value()))
                .toList());
    }

    void notice(@Observes DiskSpace.Changed disk) {
        watchers.forEach(watcher -> notify(watcher, Watcher::sendNotice));
    }

    /** Makes pages of this book show anew what goes on in it, and what their device may do; those of other instances, too. */
    void bookChanged(String book) {
        showAnew(Set.of(book));
        others.publish(BOOK + book);
    }

    private void showAnew(Set<String> books) {
        if (!books.isEmpty()) {
            watchers.stream()
                    .filter(watcher -> books.contains(watcher.scorebook()))
                    .forEach(watcher -> notify(watcher, Watcher::sendNotice));
        }
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
        if (others.isConnected() && pollsLeftOut < POLLS_LEFT_OUT) {
            pollsLeftOut++;
        } else {
            pollsLeftOut = 0;
            look(watchers);
        }
    }

    /** Compares what these watchers know with the ledger. */
    private void look(Collection<Watcher> some) {
        if (some.isEmpty()) {
            return;
        }
        try {
            // Noted before the ledger is read, which therefore has all of it, unless it has lost entries.
            Map<Watcher, Head> known = some.stream().collect(Collectors.toMap(Function.identity(), Watcher::latest));
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
            LOG.debug("The heads could not be read: the database may be unavailable", e);
        }
    }

    /** Reads a game; empty for one that is gone, and for a damaged one: whoever opens its stream again is told which. */
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
        watchers.forEach(watcher -> notify(watcher, each -> {
            if (!each.sendHeartbeat(most)) {
                watchers.remove(each);
            }
        }));
    }

    /** Ends all streams, when no more connections are accepted: the service doesn't wait for watchers. */
    void stop(@Observes ShutdownDelayInitiatedEvent end) {
        tasks.forEach(task -> task.cancel(false));
        watchers.forEach(watcher -> notify(watcher, Watcher::stop));
    }
}
