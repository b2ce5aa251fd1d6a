package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;
import org.lasttrick.access.Access;
import org.lasttrick.database.Database;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.projection.GameFilter;
import org.lasttrick.projection.GameFinder;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Readers of what spans games, and those who score meanwhile. */
@QuarkusTest
class ReadersTest {
    /** More than the pool has connections. */
    private static final int READERS = 60;

    private static final GameFilter ANNA = new GameFilter("anna", List.of(), "", "", null, "", null, null, null, null);

    @Inject
    DataSource source;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    @Inject
    GameFinder finder;

    @Test
    void aHandIsScoredWhileMoreSearchThanThereAreConnections() throws Exception {
        TestGame game = TestGame.start(access, scorekeeping);
        List<Thread> readers = new ArrayList<>();
        try (Connection _ = TableOwner.locks("game_summary")) {
            for (int i = 0; i < READERS; i++) {
                readers.add(Thread.ofPlatform()
                        .start(() -> finder.find(game.device().scorebook(), ANNA, null, 20)));
            }
            LockWaits searches = new LockWaits(source, "SELECT id FROM (SELECT game_id");
            searches.await(Database.READERS_AT_ONCE);
            game.does(new ScoreHand(TestGame.NINE), null);
            assertEquals(Database.READERS_AT_ONCE, searches.count());
        }
        for (Thread reader : readers) {
            reader.join();
        }
        assertEquals(2, game.entries().size());
    }
}
