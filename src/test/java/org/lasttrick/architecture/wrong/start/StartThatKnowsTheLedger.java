package org.lasttrick.architecture.wrong.start;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record StartThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
