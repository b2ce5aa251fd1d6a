package org.lasttrick.architecture.wrong.transfer.importing;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record ImportingThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
