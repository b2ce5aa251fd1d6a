package org.lasttrick.scorekeeping;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Keys;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.game.EntryDecision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.ledger.GameLedger;

/** Adds entries to games: decides on the game in memory, and appends to the one on disk or reads that nothing else is there. */
@Singleton
record Entries(GameLedger ledger, InstantSource clock, LiveGames live, Keys keys, MeterRegistry meters) {
    /**
     * A write is tried so often at most: each time but the first, another instance of the service has written to the game at that
     * moment.
     */
    private static final int MOST_ATTEMPTS = 20;

    /** A step says what is to be done about a command, on one state of the game. */
    private sealed interface Step {
        record Append(GameEvent event, @Nullable Receipt receipt) implements Step {}

        record Answer(Outcome outcome) implements Step {}
    }

    Outcome execute(GameId id, Function<Game, Optional<GameCommand>> parseCommand, Request request) {
        Outcome outcome = ledger.exclusively(id, () -> executeAlone(id, parseCommand, request));
        Object counted =
                outcome instanceof Outcome.NotAdded(RecordedGame _, EntryDecision.NotAdded why) ? why : outcome;
        meters.counter("lasttrick.commands", "outcome", counted.getClass().getSimpleName())
                .increment();
        return outcome;
    }

    /**
     * Executes a command while no other writes to the game here. The game in memory may be behind the disk. An entry is added only
     * if it was up to date, since it follows the last entry and no other. Anything else is answered once the game was read, and is the one
     * that was decided on.
     */
    private Outcome executeAlone(GameId id, Function<Game, Optional<GameCommand>> parseCommand, Request request) {
        Optional<RecordedGame> known = ledger.known(id);
        Optional<RecordedGame> found = known.or(() -> read(id));
        boolean isRead = known.isEmpty();
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            if (found.isEmpty()) {
                return new Outcome.NoSuchGame(request.expectedVersion());
            }
            RecordedGame game = found.get();
            Step step = decide(game, parseCommand, request);
            switch (step) {
                case Step.Append entry -> {
                    Optional<RecordedGame> longer = append(game, entry, request);
                    if (longer.isPresent()) {
                        return stored(longer.get());
                    }
                }
                case Step.Answer(Outcome outcome) -> {
                    if (isRead) {
                        return outcome;
                    }
                }
            }
            found = read(id);
            isRead = true;
            if (found.filter(now -> now.head().equals(game.head())).isPresent()) {
                if (step instanceof Step.Answer(Outcome outcome)) {
                    return outcome;
                }
                if (keys.isRemoved(request.device())) {
                    return new Outcome.DeviceRemoved();
                }
            }
        }
        throw DatabaseUnavailable.busy("Others write to game " + id);
    }

    private Optional<RecordedGame> read(GameId id) {
        return ledger.unlessErased(id, ledger.read(id));
    }

    private Step decide(RecordedGame recorded, Function<Game, Optional<GameCommand>> parseCommand, Request request) {
        if (!request.owns(recorded)) {
            return new Step.Answer(new Outcome.NotYours());
        }
        EntryDecision decision = request.toAdd(parseCommand, recorded)
                .decide(recorded.game(), recorded.entry(recorded.version()).recordedAt(), clock.instant());
        return decision instanceof EntryDecision.Append(GameCommand command, GameEvent event)
                ? new Step.Append(event, request.receipt(() -> CommandDigest.of(command)))
                : new Step.Answer(answer(recorded, decision));
    }

    private static Outcome answer(RecordedGame now, EntryDecision decision) {
        return switch (decision) {
            case EntryDecision.Append _ -> throw new IllegalStateException("An entry is answered once it is on disk");
            case EntryDecision.Repeated(int version) -> new Outcome.Done(now.asOf(version));
            case EntryDecision.NotAdded why -> new Outcome.NotAdded(now, why);
        };
    }

    /** Appends an entry; empty if another writer has won this version, or the device was removed meanwhile. */
    private Optional<RecordedGame> append(RecordedGame recorded, Step.Append entry, Request request) {
        Instant now = clock.instant();
        Optional<RecordedGame> longer = ledger.append(
                recorded,
                entry.event(),
                request.device().id(),
                entry.receipt(),
                request.played(recorded.lastEntry(), now),
                now);
        longer.ifPresentOrElse(
                live::entered, () -> meters.counter("lasttrick.retries").increment());
        return longer;
    }

    /** Counts the first entry of a game, and tells whoever waits for the table's next game. */
    Outcome.Done started(RecordedGame game) {
        live.bookChanged(game.scorebook());
        return stored(game);
    }

    /** Counts the game's last entry, which was just stored. */
    private Outcome.Done stored(RecordedGame game) {
        meters.counter("lasttrick.entries", "type", game.entry(game.version()).type())
                .increment();
        return new Outcome.Done(game);
    }

    CommandPreview preview(GameId id, GameCommand command, Request request) {
        Optional<RecordedGame> found = read(id);
        if (found.isEmpty()) {
            return new CommandPreview.NotPossible(new Outcome.NoSuchGame(request.expectedVersion()));
        }
        RecordedGame recorded = found.get();
        if (!request.owns(recorded)) {
            return new CommandPreview.NotPossible(new Outcome.NotYours());
        }
        return request.toAdd(_ -> Optional.of(command), recorded)
                .obstacle(recorded.game())
                .<CommandPreview>map(why -> new CommandPreview.NotPossible(answer(recorded, why)))
                .orElseGet(() -> switch (Preview.of(command, recorded.game())) {
                    case Preview.Outcome.Possible(Preview preview) -> new CommandPreview.Possible(recorded, preview);
                    case Preview.Outcome.Refused(List<Rejection> reasons) ->
                        new CommandPreview.NotPossible(answer(recorded, new EntryDecision.Refused(reasons)));
                });
    }
}
