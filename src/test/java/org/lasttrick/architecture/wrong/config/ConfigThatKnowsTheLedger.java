package org.lasttrick.architecture.wrong.config;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record ConfigThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
