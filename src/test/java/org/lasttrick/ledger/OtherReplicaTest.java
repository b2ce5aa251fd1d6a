package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.StreamReader;
import org.lasttrick.access.Access;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Two instances of the service on one database. */
@QuarkusTest
@Timeout(30)
class OtherReplicaTest {

    @TestHTTPResource("/")
    URI service;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    @Inject
    DataSource database;

    @Test
    void whatAnotherInstanceWritesReachesWhoWatchesHere() throws Exception {
        TestGame game = TestGame.start(access, scorekeeping);
        GameLedger another = new GameLedger(database);
        try (StreamReader watcher = StreamReader.watch(service, game.id().value(), "1")) {
            RecordedGame recorded = another.read(game.id()).orElseThrow();
            assertTrue(another.append(recorded, new HandScored(TestGame.NINE), "other", null, Instant.now())
                    .isPresent());
            assertEquals(2, watcher.next());
        }
    }
}
