package org.lasttrick.ledger;

import java.io.Serial;
import java.sql.SQLException;

/** The database failed to answer. Whether a write was stored is unknown. */
public final class LedgerUnavailable extends IllegalStateException {
    @Serial
    private static final long serialVersionUID = 1;

    private final String sqlState;

    LedgerUnavailable(SQLException cause) {
        super("The ledger's database failed: SQL state " + cause.getSQLState(), cause);
        sqlState = String.valueOf(cause.getSQLState());
    }

    /** Whether the database refused the data or had to choose between transactions: it stored nothing of this one. */
    boolean isRefusal() {
        return sqlState.startsWith("22") || sqlState.startsWith("23") || sqlState.startsWith("40");
    }

    String sqlState() {
        return sqlState;
    }
}
