package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.game.Decision;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.GameOwners;
import org.lasttrick.ledger.GameOwners.Owner;
import org.lasttrick.ledger.Hash;
import org.lasttrick.ledger.LedgerEntry.Receipt;
import org.lasttrick.ledger.RecordedGame;

/** The one door for writes: read, decide, append, answer. */
@ApplicationScoped
public class Scorekeeping {
    private final GameLedger ledger;
    private final InstantSource clock;
    private final LiveGames live;
    private final GameOwners owners;

    Scorekeeping(GameLedger ledger, InstantSource clock, LiveGames live, GameOwners owners) {
        this.ledger = ledger;
        this.owners = owners;
        this.clock = clock;
        this.live = live;
    }

    /** Starts a game in the device's scorebook. */
    public Outcome start(StartGame command, Request request) {
        Receipt receipt = receipt(request, () -> CommandDigest.of(command));
        return startedBefore(receipt, request).orElseGet(() -> begun(GameDecider.start(command), request, receipt));
    }

    /** Starts the next game of those who played this one, in its scorebook; this one stays as it is. */
    public Outcome rematch(GameId id, Request request) {
        Optional<RecordedGame> found = ledger.read(id);
        if (found.isEmpty()) {
            return new Outcome.NoSuchGame();
        }
        RecordedGame recorded = found.get();
        if (!recorded.scorebook().equals(request.device().scorebook())) {
            return new Outcome.NotYours();
        }
        Receipt receipt = receipt(request, () -> CommandDigest.of(new GameCommand.Rematch(id.value())));
        Optional<Outcome> before = startedBefore(receipt, request);
        if (before.isPresent()) {
            return before.get();
        }
        return isStale(recorded, request)
                ? new Outcome.Stale(recorded)
                : begun(GameDecider.rematch(recorded.game()), request, receipt);
    }

    private Optional<Outcome> startedBefore(@Nullable Receipt receipt, Request request) {
        return Optional.ofNullable(receipt)
                .flatMap(kept -> ledger.started(request.device().scorebook(), kept.commandId())
                        .flatMap(ledger::read)
                        .map(game -> repeated(game, 1, kept)));
    }

    private Outcome begun(Decision decision, Request request, @Nullable Receipt receipt) {
        return switch (decision) {
            case Decision.Rejected(List<Rejection> reasons) -> new Outcome.Refused(reasons);
            case Decision.Accepted(GameEvent event) -> start((GameStarted) event, request, receipt);
        };
    }

    private Outcome start(GameStarted event, Request request, @Nullable Receipt receipt) {
        String scorebook = request.device().scorebook();
        Optional<RecordedGame> game = ledger.start(
                new GameId(RandomText.id()), scorebook, event, request.device().id(), receipt, clock.instant());
        if (game.isPresent()) {
            return new Outcome.Done(game.get());
        }
        if (receipt == null) {
            throw new IllegalStateException("Two games with one random id");
        }
        // Whoever came first may have erased theirs by now: then this one is started.
        return startedBefore(receipt, request).orElseGet(() -> start(event, request, receipt));
    }

    /** Carries a command out: once, whatever happens at the same moment elsewhere. */
    public Outcome execute(GameId id, GameCommand command, Request request) {
        Receipt receipt = receipt(request, () -> CommandDigest.of(command));
        while (true) {
            Optional<RecordedGame> found = ledger.read(id);
            if (found.isEmpty()) {
                return new Outcome.NoSuchGame();
            }
            Optional<Outcome> outcome = attempt(found.get(), command, request, receipt);
            if (outcome.isPresent()) {
                return outcome.get();
            }
        }
    }

    /** One attempt; empty when somebody else's entry came first, who thereby got on: this loop ends. */
    private Optional<Outcome> attempt(
            RecordedGame recorded, GameCommand command, Request request, @Nullable Receipt receipt) {
        if (!recorded.scorebook().equals(request.device().scorebook())) {
            return Optional.of(new Outcome.NotYours());
        }
        if (receipt != null) {
            Optional<Outcome> before =
                    recorded.carriedOut(receipt.commandId()).map(entry -> repeated(recorded, entry.version(), receipt));
            if (before.isPresent()) {
                return before;
            }
        }
        if (isStale(recorded, request)) {
            return Optional.of(new Outcome.Stale(recorded));
        }
        return switch (GameDecider.decide(command, recorded.game())) {
            case Decision.Rejected(List<Rejection> reasons) -> Optional.of(new Outcome.Refused(reasons));
            case Decision.Accepted(GameEvent event) ->
                ledger.append(recorded, event, request.device().id(), receipt, clock.instant())
                        .map(this::entered);
        };
    }

    private Outcome entered(RecordedGame game) {
        live.entered(game);
        return new Outcome.Done(game);
    }

    private static Outcome repeated(RecordedGame recorded, int version, Receipt receipt) {
        return receipt.equals(recorded.entry(version).receipt())
                ? new Outcome.Done(recorded.asOf(version))
                : new Outcome.CommandIdReused(receipt.commandId());
    }

    private static @Nullable Receipt receipt(Request request, Supplier<Hash> digest) {
        return request.commandId() == null ? null : new Receipt(request.commandId(), digest.get());
    }

    /** What a command would do, under the same conditions; records nothing. */
    public Outcome preview(GameId id, GameCommand command, Request request) {
        Optional<RecordedGame> found = ledger.read(id);
        if (found.isEmpty()) {
            return new Outcome.NoSuchGame();
        }
        RecordedGame recorded = found.get();
        if (!recorded.scorebook().equals(request.device().scorebook())) {
            return new Outcome.NotYours();
        }
        if (isStale(recorded, request)) {
            return new Outcome.Stale(recorded);
        }
        return switch (Preview.of(command, recorded.game())) {
            case Preview.Outcome.Possible(Preview preview) -> new Outcome.Foreseen(recorded, preview);
            case Preview.Outcome.Refused(List<Rejection> reasons) -> new Outcome.Refused(reasons);
        };
    }

    /** Erases a game for good, also one that can't be read any more. */
    public Erasure erase(GameId id, Request request) {
        while (true) {
            Optional<Owner> owner = owners.of(id);
            if (owner.isEmpty()) {
                return new Erasure.NoSuchGame();
            }
            boolean isErased = owner.get().isErased();
            if (!owner.get().scorebook().equals(request.device().scorebook())) {
                return isErased ? new Erasure.NoSuchGame() : new Erasure.NotYours();
            }
            if (isErased || ledger.erase(id, request.expectedVersion())) {
                live.erased(id);
                return new Erasure.Done();
            }
            Optional<RecordedGame> now = ledger.read(id);
            if (now.isPresent()) {
                return new Erasure.Stale(now.get());
            }
        }
    }

    /** Whether there is no such game, or only its tombstone. */
    public boolean isGone(GameId id) {
        return owners.of(id).map(Owner::isErased).orElse(true);
    }

    private static boolean isStale(RecordedGame recorded, Request request) {
        return request.expectedVersion() != null && request.expectedVersion() != recorded.version();
    }

    public Optional<RecordedGame> game(GameId id) {
        return ledger.read(id);
    }
}
