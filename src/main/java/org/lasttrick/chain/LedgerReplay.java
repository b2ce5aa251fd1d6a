package org.lasttrick.chain;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.chain.Verification.Kind;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

/**
 * A replay has a ledger's entries folded into a game, up to the last entry or to the first one that is missing, unreadable or
 * impossible.
 *
 * @param entries how many were folded
 * @param game the result; {@code null} if not even the first could be folded
 * @param fault the entry that stopped the replay; empty at the end of the ledger and before a missing entry
 */
record LedgerReplay(int entries, @Nullable Game game, Optional<Fault> fault) {

    static LedgerReplay of(List<LedgerEntry> entries) {
        return of(null, entries, LedgerReplay::next);
    }

    /**
     * @param before the game up to the entries before; {@code null} when there are none
     * @param next adds an event to a game, {@code null} before its first; throws if the event is impossible there
     */
    static LedgerReplay of(
            @Nullable Game before, List<LedgerEntry> newer, BiFunction<@Nullable Game, GameEvent, Game> next) {
        @Nullable Game game = before;
        int folded = before == null ? 0 : before.version();
        for (LedgerEntry entry : newer) {
            if (entry.version() != folded + 1) {
                break;
            }
            GameEvent event;
            try {
                event = EventCodec.read(entry);
            } catch (UnreadableEntry | IllegalArgumentException e) {
                // Columns emptied in spite of the table's constraints also end up here.
                return new LedgerReplay(folded, game, Optional.of(new Fault(entry.version(), Kind.UNREADABLE)));
            }
            try {
                game = next.apply(game, event);
            } catch (RuntimeException e) {
                // The fold throws only if the event could not have been accepted.
                return new LedgerReplay(folded, game, Optional.of(new Fault(entry.version(), Kind.IMPOSSIBLE)));
            }
            folded++;
        }
        return new LedgerReplay(folded, game, Optional.empty());
    }

    static Game next(@Nullable Game game, GameEvent event) {
        return game == null ? Game.fold(List.of(event)) : game.after(event);
    }
}
