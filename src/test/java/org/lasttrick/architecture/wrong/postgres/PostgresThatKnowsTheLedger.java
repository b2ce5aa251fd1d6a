package org.lasttrick.architecture.wrong.postgres;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record PostgresThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
