package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.lasttrick.ledger.Audit;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.Verification;

/** Inspects a game's ledger as it is on disk, without any cache, and also if it is damaged. */
@ApplicationScoped
public class LedgerAudits {
    private final GameLedger ledger;

    LedgerAudits(GameLedger ledger) {
        this.ledger = ledger;
    }

    public Optional<Verification> verification(GameId id) {
        return ledger.verify(id);
    }

    public Optional<Audit> of(GameId id) {
        return ledger.audit(id);
    }
}
