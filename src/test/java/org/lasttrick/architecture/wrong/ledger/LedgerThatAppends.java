package org.lasttrick.architecture.wrong.ledger;

public interface LedgerThatAppends {
    void append();
}
