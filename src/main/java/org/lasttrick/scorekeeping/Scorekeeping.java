package org.lasttrick.scorekeeping;

import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.Function;
import org.lasttrick.access.Keys;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.EntryPage;
import org.lasttrick.chain.ErasedGame;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.GameLedger.Owner;
import org.lasttrick.operations.ErasedGames;

/**
 * Writes to games and reads one: there is no other way to write. A removed device's writes are refused, whatever is remembered of
 * its key.
 */
@Singleton
public record Scorekeeping(
        GameLedger ledger, GameStarter starts, Entries entries, LiveGames live, Keys keys, ErasedGames erased) {
    /** Starts a game in the device's scorebook. */
    public Outcome.OfStart start(StartGame command, Request request) {
        return starts.start(command, request);
    }

    /**
     * Starts the next game of the same players, in the same scorebook, unless it goes on already. This game is not changed.
     *
     * @param goingOn finds the game in which the table of another one goes on now
     */
    public Outcome rematch(GameId id, Function<GameId, Optional<GameId>> goingOn, Request request) {
        Optional<RecordedGame> game = game(id);
        return game.isPresent()
                ? starts.rematch(game.get(), goingOn, request)
                : new Outcome.NoSuchGame(request.expectedVersion());
    }

    /** Executes a command once, even if others write at the same moment. */
    public Outcome execute(GameId id, GameCommand command, Request request) {
        return execute(id, _ -> Optional.of(command), request);
    }

    /**
     * Executes a command that depends on the current state of the game.
     *
     * @param parseCommand parses the command for a game; empty if the entry is not complete yet
     */
    public Outcome execute(GameId id, Function<Game, Optional<GameCommand>> parseCommand, Request request) {
        return entries.execute(id, parseCommand, request);
    }

    /** Returns the effect of a command under the same conditions, and records nothing. */
    public CommandPreview preview(GameId id, GameCommand command, Request request) {
        return entries.preview(id, command, request);
    }

    /**
     * Erases a game for good, even if it can't be read any more.
     *
     * @throws ErasedGame if it was erased before, by another scorebook than the device's
     */
    public Outcome.OfErasing erase(GameId id, Request request) {
        if (keys.isRemoved(request.device())) {
            return new Outcome.DeviceRemoved();
        }
        Optional<Owner> owner = ledger.owner(id);
        if (owner.isEmpty()) {
            return new Outcome.NoSuchGame(request.expectedVersion());
        }
        boolean isErased = owner.get().isErased();
        if (!owner.get().scorebook().equals(request.device().scorebook())) {
            if (isErased) {
                throw new ErasedGame(id);
            }
            return new Outcome.NotYours();
        }
        if (isErased || ledger.erase(id, request.expectedVersion())) {
            live.erased(id);
            erased.save();
            return new Outcome.Erased();
        }
        // It is another version, or another device has erased it at this moment.
        return ledger.read(id)
                .flatMap(now -> request.stale(now).<Outcome.OfErasing>map(seen -> new Outcome.Stale(now, seen)))
                .orElseGet(Outcome.Erased::new);
    }

    public boolean isErased(GameId id) {
        return ledger.owner(id).map(Owner::isErased).orElse(false);
    }

    /**
     * Reads a game; empty for an unknown id, and for one that is missing.
     *
     * @throws ErasedGame if the game was erased
     */
    public Optional<RecordedGame> game(GameId id) {
        return ledger.unlessErased(id, ledger.read(id));
    }

    /**
     * Returns the game's ledger as it is on disk, without any cache, and also if it is damaged.
     *
     * @throws ErasedGame if the game was erased
     */
    public Optional<Audit> audit(GameId id) {
        return ledger.unlessErased(id, ledger.audit(id));
    }

    /**
     * Reads some entries of the game's ledger as they are on disk, also if they are damaged.
     *
     * @param after the version before the first of them
     * @throws ErasedGame if the game was erased
     */
    public Optional<EntryPage> entries(GameId id, int after, int limit) {
        return ledger.unlessErased(id, ledger.entries(id, after, limit));
    }
}
