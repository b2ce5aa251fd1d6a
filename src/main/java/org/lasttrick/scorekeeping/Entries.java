package org.lasttrick.scorekeeping;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Keys;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.game.Decision;
import org.lasttrick.game.DuplicateGuard;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.ledger.GameLedger;

/** Adds entries to games: decides on the game in memory, and appends to the one on disk or reads that nothing else is there. */
@Singleton
record Entries(GameLedger ledger, InstantSource clock, LiveGames live, Keys keys, MeterRegistry meters) {
    /** Each time but the first, another instance of the service has written to the game at that moment. */
    private static final int MOST_ATTEMPTS = 20;

    /** What is to be done about a command, on one state of the game. */
    private sealed interface Step {
        record Append(GameEvent event, @Nullable Receipt receipt) implements Step {}

        record Answer(Outcome outcome) implements Step {}
    }

    Outcome execute(GameId id, Function<Game, Optional<GameCommand>> parseCommand, Request request) {
        Outcome outcome = ledger.exclusively(id, () -> executeAlone(id, parseCommand, request));
        meters.counter("lasttrick.commands", "outcome", outcome.getClass().getSimpleName())
                .increment();
        return outcome;
    }

    /**
     * The game in memory may be behind the disk. An entry is added only if it was not, since it follows the last one and no other.
     * Anything else is answered once the game was read, and is the one that was decided on.
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
        Optional<Outcome> answer = repeated(recorded, parseCommand, request).or(() -> obstacle(recorded, request));
        if (answer.isPresent()) {
            return new Step.Answer(answer.get());
        }
        Optional<GameCommand> command = parseCommand.apply(recorded.game());
        return command.isEmpty()
                ? new Step.Answer(new Outcome.Incomplete(recorded))
                : decide(recorded, command.get(), request);
    }

    private Step decide(RecordedGame recorded, GameCommand command, Request request) {
        Optional<Duration> ago = request.again() ? Optional.empty() : recordedAgo(command, recorded);
        if (ago.isPresent()) {
            return new Step.Answer(new Outcome.SameHandAgain(recorded, ago.get()));
        }
        return switch (GameDecider.decide(command, recorded.game())) {
            case Decision.Rejected(List<Rejection> reasons) -> new Step.Answer(new Outcome.Refused(recorded, reasons));
            case Decision.Accepted(GameEvent event) ->
                DuplicateGuard.changesNothing(event, recorded.game())
                        ? new Step.Answer(new Outcome.NothingChanged(recorded))
                        : new Step.Append(event, request.receipt(() -> CommandDigest.of(command)));
        };
    }

    private Optional<Duration> recordedAgo(GameCommand command, RecordedGame recorded) {
        Instant last = recorded.entry(recorded.version()).recordedAt();
        return DuplicateGuard.recordedAgo(command, recorded.game(), last, clock.instant());
    }

    /** A repeated command is parsed again for the game as it was before its first execution. */
    private static Optional<Outcome> repeated(
            RecordedGame recorded, Function<Game, Optional<GameCommand>> parseCommand, Request request) {
        String commandId = request.commandId();
        return commandId == null || !request.owns(recorded)
                ? Optional.empty()
                : recorded.entryOfCommand(commandId).map(entry -> {
                    Game before =
                            recorded.asOf(Math.max(1, entry.version() - 1)).game();
                    Receipt receipt = parseCommand
                            .apply(before)
                            .map(command -> request.receipt(() -> CommandDigest.of(command)))
                            .orElse(null);
                    return Objects.equals(receipt, entry.receipt())
                            ? new Outcome.Done(recorded.asOf(entry.version()))
                            : new Outcome.CommandIdReused(recorded, commandId);
                });
    }

    private static Optional<Outcome> obstacle(RecordedGame recorded, Request request) {
        if (!request.owns(recorded)) {
            return Optional.of(new Outcome.NotYours());
        }
        Optional<Outcome> full = recorded.version() < Scorekeeping.MOST_ENTRIES
                ? Optional.empty()
                : Optional.of(new Outcome.Refused(recorded, List.of(State.GAME_IS_FULL)));
        return request.stale(recorded).<Outcome>map(stale -> stale).or(() -> full);
    }

    /** Empty if another writer has won this version, or the device was removed meanwhile. */
    private Optional<RecordedGame> append(RecordedGame recorded, Step.Append entry, Request request) {
        Optional<RecordedGame> longer =
                ledger.append(recorded, entry.event(), request.device().id(), entry.receipt(), clock.instant());
        longer.ifPresentOrElse(
                live::entered, () -> meters.counter("lasttrick.retries").increment());
        return longer;
    }

    /** Counts the game's last entry, which was just stored. */
    Outcome.Done stored(RecordedGame game) {
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
        return obstacle(recorded, request)
                .<CommandPreview>map(CommandPreview.NotPossible::new)
                .orElseGet(() -> switch (Preview.of(command, recorded.game())) {
                    case Preview.Outcome.Possible(Preview preview) -> new CommandPreview.Possible(recorded, preview);
                    case Preview.Outcome.Refused(List<Rejection> reasons) ->
                        new CommandPreview.NotPossible(new Outcome.Refused(recorded, reasons));
                });
    }
}
