package org.lasttrick.ledger;

import javax.sql.DataSource;

/** Whether a game in some database, with no service on it, is as it was written. */
public final class StoredChain {

    private StoredChain() {}

    public static Verification verify(DataSource database, String game) {
        return new GameLedger(database).verify(new GameId(game)).orElseThrow();
    }
}
