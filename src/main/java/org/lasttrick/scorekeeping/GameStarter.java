package org.lasttrick.scorekeeping;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Keys;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Decision;
import org.lasttrick.game.EntryDecision;
import org.lasttrick.game.GameCommand.Rematch;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.scorekeeping.Outcome.CommandIdReused;
import org.lasttrick.scorekeeping.Outcome.DeviceRemoved;
import org.lasttrick.scorekeeping.Outcome.Done;
import org.lasttrick.scorekeeping.Outcome.NotStarted;

/** Starts games. */
@Singleton
record GameStarter(GameLedger ledger, Entries entries, Keys keys, InstantSource clock) {
    /** A book may have started so many games itself; imported ones are not counted. */
    static final int MOST_GAMES = 20_000;

    Outcome.OfStart start(StartGame command, Request request) {
        Receipt receipt = request.receipt(() -> CommandDigest.of(command));
        return startedBefore(receipt, request).orElseGet(() -> start(GameDecider.start(command), request, receipt));
    }

    /**
     * @param game whose players play again. Two devices that say so at the same time start one game
     * @param goingOn finds the game in which the table of another one goes on now
     */
    Outcome rematch(RecordedGame game, Function<GameId, Optional<GameId>> goingOn, Request request) {
        return request.owns(game)
                ? ledger.exclusively(game.id(), () -> rematchAlone(game, goingOn, request))
                : new Outcome.NotYours();
    }

    /**
     * Starts a rematch, or leads to the one that goes on, also from another version of the game. It has to be the same game: a
     * device without the service may have hands for it, which are of no other.
     */
    private Outcome rematchAlone(RecordedGame game, Function<GameId, Optional<GameId>> goingOn, Request request) {
        Receipt receipt =
                request.receipt(() -> CommandDigest.of(new Rematch(game.id().value())));
        Optional<Outcome.OfStart> before = startedBefore(receipt, request);
        Optional<RecordedGame> begun = before.isPresent()
                ? Optional.empty()
                : goingOn.apply(game.id())
                        .flatMap(ledger::read)
                        .filter(next -> GameDecider.isRematch(game.game(), next.game()));
        if (begun.isPresent()) {
            return new Outcome.RematchGoesOn(begun.get());
        }
        Optional<Integer> stale = request.stale(game);
        if (before.isEmpty() && stale.isPresent()) {
            return new Outcome.NotAdded(game, new EntryDecision.Stale(stale.get()));
        }
        return switch (before.orElseGet(() -> start(GameDecider.rematch(game.game()), request, receipt))) {
            case NotStarted(List<Rejection> reasons) -> new Outcome.NotAdded(game, new EntryDecision.Refused(reasons));
            case CommandIdReused() -> new Outcome.NotAdded(game, new EntryDecision.CommandIdReused());
            case Done done -> done;
            case DeviceRemoved removed -> removed;
        };
    }

    private Optional<Outcome.OfStart> startedBefore(@Nullable Receipt receipt, Request request) {
        return Optional.ofNullable(receipt)
                .flatMap(kept -> ledger.started(request.device().scorebook(), kept.commandId())
                        .flatMap(ledger::read)
                        .map(game ->
                                kept.equals(game.entry(1).receipt()) ? new Done(game.asOf(1)) : new CommandIdReused()));
    }

    private Outcome.OfStart start(Decision decision, Request request, @Nullable Receipt receipt) {
        return switch (decision) {
            case Decision.Rejected(List<Rejection> reasons) -> new NotStarted(reasons);
            case Decision.Accepted(GameEvent event) ->
                ledger.hasStarted(request.device().scorebook(), MOST_GAMES)
                        ? new NotStarted(List.of(State.GAME_LIMIT_REACHED))
                        : append((GameStarted) event, request, receipt)
                                .or(() -> unlessRemoved(request, receipt))
                                // The game that had the command id was erased meanwhile.
                                .or(() -> append((GameStarted) event, request, receipt))
                                .orElseThrow(() -> new IllegalStateException("A game could not be started"));
        };
    }

    private Optional<Outcome.OfStart> append(GameStarted event, Request request, @Nullable Receipt receipt) {
        Instant now = clock.instant();
        return ledger.start(
                        new GameId(RandomText.id()),
                        request.device().scorebook(),
                        event,
                        request.device().id(),
                        receipt,
                        request.begun(now),
                        now)
                .map(entries::started);
    }

    private Optional<Outcome.OfStart> unlessRemoved(Request request, @Nullable Receipt receipt) {
        return keys.isRemoved(request.device()) ? Optional.of(new DeviceRemoved()) : startedBefore(receipt, request);
    }
}
