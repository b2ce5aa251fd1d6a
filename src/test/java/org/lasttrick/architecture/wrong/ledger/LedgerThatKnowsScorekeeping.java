package org.lasttrick.architecture.wrong.ledger;

import org.lasttrick.architecture.wrong.scorekeeping.ScorekeepingThatKnowsTheWeb;

public record LedgerThatKnowsScorekeeping(ScorekeepingThatKnowsTheWeb scorekeeping) {}
