package org.lasttrick.architecture.wrong.game;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record GameThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
