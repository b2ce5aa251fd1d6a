package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Games are kept in memory by their length, since a long one takes as much as many short ones. */
@QuarkusTest
class CacheTest {
    @Inject
    DataSource database;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    @Test
    void onlySoManyEntriesAreKeptInMemory() {
        GameLedger ledger = new GameLedger(database, 20);
        List<RecordedGame> games = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            GameId id = TestGame.withEveryKindOfEvent(access, scorekeeping).id();
            games.add(ledger.read(id).orElseThrow());
        }
        assertTrue(ledger.cachedGames() <= 2, () -> ledger.cachedGames() + " games of seven entries");
        for (RecordedGame game : games) {
            assertEquals(game.head(), ledger.read(game.id()).orElseThrow().head());
        }
    }
}
