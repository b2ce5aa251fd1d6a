package org.lasttrick.architecture.wrong.transfer.backup;

import org.lasttrick.architecture.wrong.ledger.LedgerThatKnowsScorekeeping;

public record BackupThatKnowsTheLedger(LedgerThatKnowsScorekeeping ledger) {}
