package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.lasttrick.ledger.Audit;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;

/** A game's ledger for whoever doubts it: past every cache, and also where it was damaged. */
@ApplicationScoped
public class Inspection {
    private final GameLedger ledger;

    Inspection(GameLedger ledger) {
        this.ledger = ledger;
    }

    public Optional<Audit> of(GameId id) {
        return ledger.audit(id);
    }
}
