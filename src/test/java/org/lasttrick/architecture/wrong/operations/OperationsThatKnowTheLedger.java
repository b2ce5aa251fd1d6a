package org.lasttrick.architecture.wrong.operations;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record OperationsThatKnowTheLedger(LedgerThatKnowsScorekeeping ledger) {}
