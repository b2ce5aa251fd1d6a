package org.lasttrick.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.ledger.Verification.Fault;
import org.lasttrick.ledger.Verification.Kind;

/**
 * A ledger told from its beginning, as far as it goes.
 *
 * @param events of the first entries
 * @param fault why it goes no further; empty when it was told to its end
 */
record Retelling(List<GameEvent> events, Optional<Fault> fault) {
    Retelling {
        events = List.copyOf(events);
    }

    static Retelling of(List<LedgerEntry> entries) {
        List<GameEvent> events = new ArrayList<>();
        @Nullable Game game = null;
        for (LedgerEntry entry : entries) {
            GameEvent event;
            try {
                event = EventCodec.read(entry);
            } catch (UnreadableEntry e) {
                return new Retelling(events, Optional.of(new Fault(entry.version(), Kind.UNREADABLE)));
            }
            try {
                game = game == null ? Game.fold(List.of(event)) : game.after(event);
            } catch (RuntimeException e) {
                // The fold takes only what was decided; whatever it throws, this was not.
                return new Retelling(events, Optional.of(new Fault(entry.version(), Kind.IMPOSSIBLE)));
            }
            events.add(event);
        }
        return new Retelling(events, Optional.empty());
    }
}
