package org.lasttrick.ledger;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Games are kept in memory by their length, since a long one takes as much as many short ones. */
@QuarkusTest
class CacheTest {
    @Inject
    DataSource database;

    @Inject
    GameLedger service;

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
        long known = games.stream()
                .filter(game -> ledger.known(game.id()).isPresent())
                .count();
        assertTrue(known <= 2, () -> known + " games of seven entries");
        for (RecordedGame game : games) {
            assertEquals(game.head(), ledger.read(game.id()).orElseThrow().head());
        }
    }

    @Test
    void whoReadsManyGamesDoesNotDisplaceThoseInMemory() {
        RecordedGame known =
                scorekeeping.game(TestGame.start(access, scorekeeping).id()).orElseThrow();
        String book = known.scorebook();
        GameStarted start = (GameStarted) known.events().getFirst();
        GameLedger another = new GameLedger(database, 100);
        List<GameId> others =
                Stream.generate(() -> new GameId(RandomText.id())).limit(5).toList();
        for (GameId id : others) {
            String actor = known.devices().getFirst();
            assertTrue(another.start(id, book, start, actor, null, null, Instant.EPOCH)
                    .isPresent());
        }
        for (String path : List.of("games", "people", "records", "evenings", "export/csv", "export/json")) {
            given().get("/api/scorebooks/" + book + "/" + path).then().statusCode(200);
        }
        assertTrue(service.known(known.id()).isPresent());
        assertEquals(
                List.of(),
                others.stream().flatMap(id -> service.known(id).stream()).toList());
    }
}
