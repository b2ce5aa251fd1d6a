package org.lasttrick.architecture.wrong.api;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record ApiThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
