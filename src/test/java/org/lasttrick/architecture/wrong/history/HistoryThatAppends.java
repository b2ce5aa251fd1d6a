package org.lasttrick.architecture.wrong.history;

import org.lasttrick.architecture.wrong.ledger.LedgerThatAppends;

public record HistoryThatAppends(LedgerThatAppends ledger) {
    void record() {
        ledger.append();
    }
}
