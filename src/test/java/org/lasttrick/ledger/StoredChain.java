package org.lasttrick.ledger;

import javax.sql.DataSource;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Verification;

/** Verifies a game in a database on which no service runs. */
public final class StoredChain {

    private StoredChain() {}

    public static Verification verify(DataSource database, String game) {
        return new GameLedger(database).audit(new GameId(game)).orElseThrow().verification();
    }
}
