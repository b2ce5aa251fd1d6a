package org.lasttrick.architecture.wrong.address;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record AddressThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
