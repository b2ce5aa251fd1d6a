package org.lasttrick.architecture.wrong.chain;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record ChainThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
