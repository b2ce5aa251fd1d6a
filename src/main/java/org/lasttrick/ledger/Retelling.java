package org.lasttrick.ledger;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.ledger.Verification.Fault;
import org.lasttrick.ledger.Verification.Kind;

/**
 * A ledger told from its beginning, as far as it goes: to its end, or to where an entry is missing, can't be read or can't
 * have happened.
 *
 * @param entries how many were told
 * @param game as they tell it; {@code null} when not even the first does
 * @param fault the entry that can't be told; empty when none or a missing one is why it goes no further
 */
record Retelling(int entries, @Nullable Game game, Optional<Fault> fault) {

    static Retelling of(List<LedgerEntry> entries) {
        return of(null, entries);
    }

    /** @param before as the entries before tell it; {@code null} for none */
    static Retelling of(@Nullable Game before, List<LedgerEntry> newer) {
        @Nullable Game game = before;
        int told = before == null ? 0 : before.version();
        for (LedgerEntry entry : newer) {
            if (entry.version() != told + 1) {
                break;
            }
            GameEvent event;
            try {
                event = EventCodec.read(entry);
            } catch (UnreadableEntry | IllegalArgumentException e) {
                // Whoever has emptied columns behind the table's back left nothing to read.
                return new Retelling(told, game, Optional.of(new Fault(entry.version(), Kind.UNREADABLE)));
            }
            try {
                game = game == null ? Game.fold(List.of(event)) : game.after(event);
            } catch (RuntimeException e) {
                // The fold takes only what was decided; whatever it throws, this was not.
                return new Retelling(told, game, Optional.of(new Fault(entry.version(), Kind.IMPOSSIBLE)));
            }
            told++;
        }
        return new Retelling(told, game, Optional.empty());
    }
}
