package org.lasttrick.scorekeeping;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Keys;
import org.lasttrick.access.RandomText;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.launch.Failures;
import org.lasttrick.ledger.Audit;
import org.lasttrick.ledger.EntryPage;
import org.lasttrick.ledger.ErasedGame;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.GameLedger.Owner;
import org.lasttrick.ledger.Hash;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.LedgerEntry.Receipt;
import org.lasttrick.ledger.RecordedGame;

/**
 * The only way to write to a game: read, decide, append, answer. A removed device's writes are refused here, whatever is remembered
 * of its key.
 */
@ApplicationScoped
public class Scorekeeping {
    /** As many as are printed in some seconds, and imported. */
    public static final int MOST_ENTRIES = 3_000;

    /** Started in the book itself; imported ones are not counted. */
    static final int MOST_GAMES = 20_000;

    private final GameLedger ledger;
    private final InstantSource clock;
    private final LiveGames live;
    private final Failures failures;
    private final Keys keys;
    private final MeterRegistry meters;

    Scorekeeping(
            GameLedger ledger,
            InstantSource clock,
            LiveGames live,
            Failures failures,
            Keys keys,
            MeterRegistry meters) {
        this.ledger = ledger;
        this.clock = clock;
        this.live = live;
        this.failures = failures;
        this.keys = keys;
        this.meters = meters;
    }

    /** Starts a game in the device's scorebook. */
    public Outcome.OfStart start(StartGame command, Request request) {
        Receipt receipt = receipt(request, () -> CommandDigest.of(command));
        return startedBefore(receipt, request)
                .orElseGet(() -> appendStart(GameDecider.start(command), request, receipt));
    }

    /** Starts the next game of the same players, in the same scorebook. This game is not changed. */
    public Outcome rematch(GameId id, Request request) {
        Receipt receipt = receipt(request, () -> CommandDigest.of(new GameCommand.Rematch(id.value())));
        return inOwnGame(id, request, recorded -> {
            Optional<Outcome.OfStart> before = startedBefore(receipt, request);
            if (before.isPresent()) {
                return before.get();
            }
            Optional<Outcome> stale = stale(recorded, request);
            return stale.orElseGet(() -> appendStart(GameDecider.rematch(recorded.game()), request, receipt));
        });
    }

    private Optional<Outcome.OfStart> startedBefore(@Nullable Receipt receipt, Request request) {
        return Optional.ofNullable(receipt)
                .flatMap(kept -> ledger.started(request.device().scorebook(), kept.commandId())
                        .flatMap(ledger::read)
                        .map(game -> repeated(game, 1, kept, request)));
    }

    private Outcome.OfStart appendStart(Decision decision, Request request, @Nullable Receipt receipt) {
        return switch (decision) {
            case Decision.Rejected(List<Rejection> reasons) -> new Outcome.Refused(reasons);
            case Decision.Accepted(GameEvent event) -> start((GameStarted) event, request, receipt);
        };
    }

    private Outcome.OfStart start(GameStarted event, Request request, @Nullable Receipt receipt) {
        String scorebook = request.device().scorebook();
        if (ledger.hasStarted(scorebook, MOST_GAMES)) {
            return refused(State.BOOK_HAS_ALL_GAMES);
        }
        Optional<RecordedGame> game = ledger.start(
                new GameId(RandomText.id()), scorebook, event, request.device().id(), receipt, clock.instant());
        if (game.isPresent()) {
            return stored(game.get());
        }
        if (isRemoved(request)) {
            return new Outcome.DeviceRemoved();
        }
        if (receipt == null) {
            throw new IllegalStateException("Two games with one random id");
        }
        // The command id is taken. If its game was erased meanwhile, this one is started after all.
        return startedBefore(receipt, request).orElseGet(() -> start(event, request, receipt));
    }

    /** Executes a command once, even if others write at the same moment. */
    public Outcome execute(GameId id, GameCommand command, Request request) {
        return execute(id, game -> Optional.of(command), request);
    }

    /**
     * Executes a command that depends on the current state of the game.
     *
     * @param reading the command for the game that the client has seen; empty if the entry is not complete yet
     */
    public Outcome execute(GameId id, Function<Game, Optional<GameCommand>> reading, Request request) {
        Outcome outcome = ledger.exclusively(
                id,
                () -> ledger.known(id)
                        .flatMap(known -> executeOn(known, reading, request))
                        .orElseGet(() -> readAndExecute(id, reading, request)));
        meters.counter("lasttrick.commands", "outcome", outcome.getClass().getSimpleName())
                .increment();
        return outcome;
    }

    /**
     * Executes a command on the game in memory, without reading what is on disk. It may be behind, so nothing else than a new entry
     * on disk is an answer. That is one only if the game was not behind: an entry follows the last one and no other.
     */
    private Optional<Outcome> executeOn(
            RecordedGame known, Function<Game, Optional<GameCommand>> reading, Request request) {
        return isOwn(known, request) && stale(known, request).isEmpty()
                ? reading.apply(known.game())
                        .flatMap(command -> attempt(command, known, request))
                        .filter(Outcome.Done.class::isInstance)
                : Optional.empty();
    }

    private Outcome readAndExecute(GameId id, Function<Game, Optional<GameCommand>> reading, Request request) {
        return inOwnGame(id, request, recorded -> {
            Optional<LedgerEntry> before =
                    Optional.ofNullable(request.commandId()).flatMap(recorded::entryOfCommand);
            if (before.isPresent()) {
                return repeated(recorded, before.get().version(), reading, request);
            }
            Optional<Outcome> stale = stale(recorded, request);
            if (stale.isPresent()) {
                return stale.get();
            }
            Optional<GameCommand> command = reading.apply(recorded.game());
            return command.isEmpty()
                    ? new Outcome.Incomplete(recorded)
                    : attempt(command.get(), recorded, request)
                            .orElseGet(() -> isRemoved(request)
                                    ? new Outcome.DeviceRemoved()
                                    : readAndExecute(id, reading, request));
        });
    }

    private Outcome inOwnGame(GameId id, Request request, Function<RecordedGame, Outcome> write) {
        Optional<RecordedGame> found = game(id);
        if (found.isEmpty()) {
            return new Outcome.NoSuchGame(request.expectedVersion());
        }
        return isOwn(found.get(), request) ? write.apply(found.get()) : new Outcome.NotYours();
    }

    private static boolean isOwn(RecordedGame recorded, Request request) {
        return recorded.scorebook().equals(request.device().scorebook());
    }

    /** If so, its key is no longer remembered either. */
    private boolean isRemoved(Request request) {
        String device = request.device().id();
        boolean isRemoved = !ledger.mayWrite(device);
        if (isRemoved) {
            keys.forget(Set.of(device));
        }
        return isRemoved;
    }

    /**
     * Empty if another writer won this version, and the next attempt reads a longer ledger; or if the device was removed meanwhile.
     */
    private Optional<Outcome> attempt(GameCommand command, RecordedGame recorded, Request request) {
        if (isFull(recorded)) {
            return Optional.of(refused(State.GAME_IS_FULL));
        }
        Optional<Outcome> unintended = DuplicateGuard.check(command, recorded, request, clock.instant());
        if (unintended.isPresent()) {
            return unintended;
        }
        return switch (GameDecider.decide(command, recorded.game())) {
            case Decision.Rejected(List<Rejection> reasons) -> Optional.of(new Outcome.Refused(reasons));
            case Decision.Accepted(GameEvent event) -> {
                Optional<RecordedGame> longer = ledger.append(
                        recorded,
                        event,
                        request.device().id(),
                        receipt(request, () -> CommandDigest.of(command)),
                        clock.instant());
                if (longer.isEmpty()) {
                    meters.counter("lasttrick.retries").increment();
                }
                yield longer.map(this::entered);
            }
        };
    }

    private Outcome entered(RecordedGame game) {
        live.entered(game);
        return stored(game);
    }

    private Outcome.Done stored(RecordedGame game) {
        failures.stored();
        meters.counter("lasttrick.entries", "type", game.entry(game.version()).type())
                .increment();
        return new Outcome.Done(game);
    }

    /** A repeated command is read again on the game as it was before its first execution. */
    private static Outcome repeated(
            RecordedGame recorded, int version, Function<Game, Optional<GameCommand>> reading, Request request) {
        Game before = recorded.asOf(Math.max(1, version - 1)).game();
        Receipt receipt = reading.apply(before)
                .map(command -> receipt(request, () -> CommandDigest.of(command)))
                .orElse(null);
        return repeated(recorded, version, receipt, request);
    }

    private static Outcome.OfStart repeated(
            RecordedGame recorded, int version, @Nullable Receipt receipt, Request request) {
        return Objects.equals(receipt, recorded.entry(version).receipt())
                ? new Outcome.Done(recorded.asOf(version))
                : new Outcome.CommandIdReused(Objects.requireNonNull(request.commandId()));
    }

    private static @Nullable Receipt receipt(Request request, Supplier<Hash> digest) {
        return request.commandId() == null ? null : new Receipt(request.commandId(), digest.get());
    }

    /** The effect of a command under the same conditions; records nothing. */
    public Outcome preview(GameId id, GameCommand command, Request request) {
        return inOwnGame(id, request, recorded -> {
            Optional<Outcome> stale = stale(recorded, request);
            if (stale.isPresent()) {
                return stale.get();
            }
            if (isFull(recorded)) {
                return refused(State.GAME_IS_FULL);
            }
            return switch (Preview.of(command, recorded.game())) {
                case Preview.Outcome.Possible(Preview preview) -> new Outcome.Previewed(recorded, preview);
                case Preview.Outcome.Refused(List<Rejection> reasons) -> new Outcome.Refused(reasons);
            };
        });
    }

    /**
     * Erases a game for good, even if it can't be read any more.
     *
     * @throws ErasedGame if it was erased before, by another scorebook than the device's
     */
    public Erasure erase(GameId id, Request request) {
        if (isRemoved(request)) {
            return new Erasure.DeviceRemoved();
        }
        while (true) {
            Optional<Owner> owner = ledger.owner(id);
            if (owner.isEmpty()) {
                return new Erasure.NoSuchGame(request.expectedVersion());
            }
            boolean isErased = owner.get().isErased();
            if (!owner.get().scorebook().equals(request.device().scorebook())) {
                if (isErased) {
                    throw new ErasedGame(id);
                }
                return new Erasure.NotYours();
            }
            if (isErased || ledger.erase(id, request.expectedVersion())) {
                live.erased(id);
                return new Erasure.Done();
            }
            Integer seen = request.expectedVersion();
            Optional<RecordedGame> now = ledger.read(id);
            if (now.isPresent() && seen != null) {
                return new Erasure.Stale(new Outcome.Stale(now.get(), seen));
            }
        }
    }

    public boolean isErased(GameId id) {
        return ledger.owner(id).map(Owner::isErased).orElse(false);
    }

    private static Optional<Outcome> stale(RecordedGame recorded, Request request) {
        return Optional.ofNullable(request.expectedVersion())
                .filter(seen -> seen != recorded.version())
                .map(seen -> new Outcome.Stale(recorded, seen));
    }

    private static boolean isFull(RecordedGame recorded) {
        return recorded.version() >= MOST_ENTRIES;
    }

    private static Outcome.Refused refused(State why) {
        return new Outcome.Refused(List.of(why));
    }

    /**
     * Empty for an unknown id, and for a game that is missing.
     *
     * @throws ErasedGame if the game was erased
     */
    public Optional<RecordedGame> game(GameId id) {
        return unlessErased(id, ledger.read(id));
    }

    /**
     * The game's ledger as it is on disk, without any cache, and also if it is damaged.
     *
     * @throws ErasedGame if the game was erased
     */
    public Optional<Audit> audit(GameId id) {
        return unlessErased(id, ledger.audit(id));
    }

    /**
     * Some entries of the game's ledger as they are on disk, also if they are damaged.
     *
     * @param after the version before the first of them
     * @throws ErasedGame if the game was erased
     */
    public Optional<EntryPage> entries(GameId id, int after, int limit) {
        return unlessErased(id, ledger.entries(id, after, limit));
    }

    private <T> Optional<T> unlessErased(GameId id, Optional<T> found) {
        if (found.isEmpty() && isErased(id)) {
            throw new ErasedGame(id);
        }
        return found;
    }
}
