package org.lasttrick.database;

import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.List;

/** The database failed to answer. Whether a write was stored is unknown, unless it {@link #isRefusal is refused}. */
public final class DatabaseUnavailable extends IllegalStateException {
    private static final String CONFLICT = "40";
    private static final String LOCKED = "55P03";
    private static final String STATEMENT_TIMEOUT = "57014";
    private static final List<String> REFUSALS = List.of("22", "23", CONFLICT, LOCKED, STATEMENT_TIMEOUT);

    private final String sqlState;

    DatabaseUnavailable(SQLException cause) {
        super("The ledger's database failed: SQL state " + cause.getSQLState(), cause);
        sqlState = String.valueOf(cause.getSQLState());
    }

    /** Returns the failure of a statement that was not tried, since others took too long. */
    public static DatabaseUnavailable busy(String reason) {
        return new DatabaseUnavailable(new SQLTransientException(reason, LOCKED));
    }

    /**
     * Returns whether the database works, but refused the data, had to choose between transactions, or waited too long for
     * another one: it stored nothing of this one.
     */
    public boolean isRefusal() {
        return REFUSALS.stream().anyMatch(sqlState::startsWith);
    }

    /** Returns whether another transaction was in the way: the same may succeed when it is tried again. */
    public boolean isConflict() {
        return sqlState.startsWith(CONFLICT) || isLocked();
    }

    /** Returns whether another transaction held what this one needed for too long. */
    public boolean isLocked() {
        return sqlState.equals(LOCKED);
    }

    public String sqlState() {
        return sqlState;
    }
}
