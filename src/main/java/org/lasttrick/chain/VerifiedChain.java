package org.lasttrick.chain;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.game.CommandReplay;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

/**
 * A verified chain has all entries of an imported game: each hash is right, and the game itself would have decided each entry at
 * that point. A chain may be stored.
 */
public final class VerifiedChain {
    private final List<LedgerEntry> entries;
    private final Game game;

    private VerifiedChain(List<LedgerEntry> entries, Game game) {
        this.entries = List.copyOf(entries);
        this.game = game;
    }

    /** The check gives a chain, or the first thing that is wrong with the entries. */
    public sealed interface Checked {
        record Valid(VerifiedChain chain) implements Checked {}

        record Invalid(Fault fault) implements Checked {}
    }

    /** @param entries from a file; they may be anything */
    public static Checked check(List<LedgerEntry> entries) {
        LedgerReplay replay = LedgerReplay.of(null, entries, VerifiedChain::decided);
        List<Fault> faults = Verification.of(entries, replay).faults();
        return faults.isEmpty()
                ? new Checked.Valid(new VerifiedChain(entries, Objects.requireNonNull(replay.game())))
                : new Checked.Invalid(faults.getFirst());
    }

    /** @throws IllegalStateException if the game would not have decided this event */
    private static Game decided(@Nullable Game game, GameEvent event) {
        if (!(game == null ? CommandReplay.begins(event) : CommandReplay.follows(game, event))) {
            throw new IllegalStateException("The game would not have decided this event");
        }
        return LedgerReplay.next(game, event);
    }

    /** Returns the id of the game as which the chain was started. */
    public GameId id() {
        return entries.getFirst().chain();
    }

    public List<LedgerEntry> entries() {
        return entries;
    }

    public Game game() {
        return game;
    }

    /** A relation says what a chain is to a game that has the same id in its hashes. */
    public enum Relation {
        /** The game has all entries of the chain. */
        CONTAINED,
        /** The chain has all entries of the game, and more. */
        LONGER,
        /**
         * The two differ from some entry on; or the game was started here, and the chain would add entries that its devices never
         * wrote.
         */
        DIVERGED
    }

    public Relation relationTo(RecordedGame recorded) {
        List<LedgerEntry> there = recorded.entries();
        int common = Math.min(entries.size(), there.size());
        if (!entries.subList(0, common).equals(there.subList(0, common))) {
            return Relation.DIVERGED;
        }
        if (entries.size() <= there.size()) {
            return Relation.CONTAINED;
        }
        return recorded.id().equals(id()) ? Relation.DIVERGED : Relation.LONGER;
    }
}
