package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.lasttrick.ledger.Audit;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.Verification;

/** A game's ledger for whoever doubts it: past every cache, and also where it was damaged. */
@ApplicationScoped
public class LedgerAudits {
    private final GameLedger ledger;

    LedgerAudits(GameLedger ledger) {
        this.ledger = ledger;
    }

    /** Whether it is as it was written. */
    public Optional<Verification> verification(GameId id) {
        return ledger.verify(id);
    }

    public Optional<Audit> of(GameId id) {
        return ledger.audit(id);
    }
}
