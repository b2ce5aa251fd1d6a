package org.lasttrick.architecture.wrong.launch;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record LaunchThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
