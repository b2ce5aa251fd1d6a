package org.lasttrick.architecture.wrong.database;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record DatabaseThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
