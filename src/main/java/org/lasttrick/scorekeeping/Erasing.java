package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.lasttrick.access.Keys;
import org.lasttrick.ledger.ErasedGame;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.GameLedger.Owner;

/** Erases games. */
@ApplicationScoped
class Erasing {
    private final GameLedger ledger;
    private final LiveGames live;
    private final Keys keys;

    Erasing(GameLedger ledger, LiveGames live, Keys keys) {
        this.ledger = ledger;
        this.live = live;
        this.keys = keys;
    }

    Outcome.OfErasing erase(GameId id, Request request) {
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
            return new Outcome.Erased();
        }
        // It is another version, or another device has erased it at this moment.
        return ledger.read(id)
                .flatMap(request::stale)
                .<Outcome.OfErasing>map(stale -> stale)
                .orElseGet(Outcome.Erased::new);
    }
}
