package org.lasttrick.ledger;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.access.Access;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.EventCodec;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.database.Database;
import org.lasttrick.scorekeeping.Scorekeeping;

/** An unreadable entry fails the reading of its game, since a sheet without it would be wrong. */
@QuarkusTest
class UnreadableEntryTest {

    @Inject
    AgroalDataSource database;

    @Inject
    GameLedger ledger;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    static Stream<EventCodec.Stored> unreadable() {
        return Stream.of(
                new EventCodec.Stored("hand-imagined", 1, "{}"),
                new EventCodec.Stored("entry-undone", 2, "{\"version\":2}"),
                new EventCodec.Stored("entry-undone", 1, "{}"),
                new EventCodec.Stored("entry-undone", 1, "{\"version\":\"2\"}"),
                new EventCodec.Stored("entry-undone", 1, "{\"version\":2,\"version\":1}"),
                new EventCodec.Stored("entry-undone", 1, "{\"version\":2,\"why\":\"\"}"),
                new EventCodec.Stored("hand-scored", 1, "{\"result\":{\"type\":\"bid\"}}"));
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void anEntryThatCannotBeReadIsNeverSkipped(EventCodec.Stored stored) {
        GameId game = gameWith(stored);
        DamagedGame damaged = assertThrows(DamagedGame.class, () -> ledger.read(game));
        assertEquals(8, damaged.entry());
        GameLedger afterARestart = new GameLedger(database);
        DamagedGame stillDamaged = assertThrows(DamagedGame.class, () -> afterARestart.read(game));
        assertEquals(
                "The ledger of game " + game + " is not as it was written from entry 8 on", stillDamaged.getMessage());
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void theErrorResponseHidesInternals(EventCodec.Stored stored) {
        GameId game = gameWith(stored);
        Response program = given().get("/api/games/{game}", game.value());
        assertEquals(500, program.statusCode());
        assertEquals("application/problem+json", program.contentType());
        assertNoInternals(program);
        Response browser = given().accept("text/html").get("/games/{game}", game.value());
        assertEquals(500, browser.statusCode());
        assertTrue(browser.contentType().startsWith("text/html"), browser.contentType());
        assertNoInternals(browser);
    }

    private static void assertNoInternals(Response response) {
        assertTrue(response.asString().contains("ledger is damaged"), response::asString);
        for (String inside :
                new String[] {"Exception", "Unreadable", "DamagedGame", "lasttrick.ledger", "\tat ", "SELECT"}) {
            assertFalse(response.asString().contains(inside), response::asString);
        }
    }

    private GameId gameWith(EventCodec.Stored stored) {
        TestGame game = TestGame.withEveryKindOfEvent(access, scorekeeping);
        LedgerEntry next = game.entries().getLast().followedBy(stored, "device", null, Instant.now());
        new Database(database).update(EntryRow.INSERT, EntryRow.values(game.id(), next));
        return game.id();
    }
}
