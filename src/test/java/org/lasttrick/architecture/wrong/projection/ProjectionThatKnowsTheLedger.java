package org.lasttrick.architecture.wrong.projection;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record ProjectionThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
