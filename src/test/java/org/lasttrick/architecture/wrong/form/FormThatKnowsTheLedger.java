package org.lasttrick.architecture.wrong.form;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record FormThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
