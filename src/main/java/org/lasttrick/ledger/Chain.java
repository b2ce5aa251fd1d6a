package org.lasttrick.ledger;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.CommandReplay;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.ledger.Verification.Fault;

/**
 * A whole game's entries that came from elsewhere and hold: each hash is right, and each entry is one that the game itself
 * would have decided at that point. What passes here may be stored.
 */
public final class Chain {
    private final List<LedgerEntry> entries;
    private final Game game;

    private Chain(List<LedgerEntry> entries, Game game) {
        this.entries = List.copyOf(entries);
        this.game = game;
    }

    /** A chain, or the first thing that is wrong with it. */
    public sealed interface Checked {
        record Valid(Chain chain) implements Checked {}

        record Invalid(Fault fault) implements Checked {}
    }

    /** @param entries as they were told; they may be anything */
    public static Checked check(List<LedgerEntry> entries) {
        List<Fault> faults = Verification.faultsOfChain(entries);
        if (!faults.isEmpty()) {
            return new Checked.Invalid(faults.getFirst());
        }
        @Nullable Game game = null;
        for (LedgerEntry entry : entries) {
            GameEvent event;
            try {
                event = EventCodec.read(entry);
            } catch (UnreadableEntry e) {
                return new Checked.Invalid(new Fault(entry.version(), Verification.Kind.UNREADABLE));
            }
            Optional<Game> next = next(game, event);
            if (next.isEmpty()) {
                return new Checked.Invalid(new Fault(entry.version(), Verification.Kind.IMPOSSIBLE));
            }
            game = next.get();
        }
        if (game == null) {
            throw new IllegalStateException("No chain without entries is valid");
        }
        return new Checked.Valid(new Chain(entries, game));
    }

    private static Optional<Game> next(@Nullable Game game, GameEvent event) {
        try {
            if (game == null) {
                return CommandReplay.begins(event) ? Optional.of(Game.fold(List.of(event))) : Optional.empty();
            }
            return CommandReplay.follows(game, event) ? Optional.of(game.after(event)) : Optional.empty();
        } catch (RuntimeException e) {
            // The game decides upon what can be asked of it; whatever makes it throw can't.
            return Optional.empty();
        }
    }

    /** The id of the game that it was begun as. */
    public GameId id() {
        return entries.getFirst().chain();
    }

    public List<LedgerEntry> entries() {
        return entries;
    }

    public Game game() {
        return game;
    }

    /** How a chain stands to a game that has the same one. */
    public enum Relation {
        /** The game has all of it. */
        CONTAINED,
        /** It has all of the game, and more. */
        LONGER,
        /**
         * From some entry on, each tells something else; or the game began here, and a file would add to it what its devices
         * never wrote.
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
