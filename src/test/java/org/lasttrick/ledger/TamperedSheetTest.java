package org.lasttrick.ledger;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;
import org.lasttrick.access.RandomText;
import org.lasttrick.api.TestBook;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Decision;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;

/**
 * A game that the service has not in its memory, and that was changed in the database though each row is still one that could be:
 * nobody is shown a sheet of it, and nothing is added to it.
 */
@QuarkusTest
class TamperedSheetTest {
    @Inject
    DataSource database;

    private TestBook book;
    private String game;

    @BeforeEach
    void aGameOfFiveEntriesThatAnotherInstanceWrote() {
        book = TestBook.open();
        GameId id = new GameId(RandomText.id());
        game = id.value();
        StartGame start = new StartGame("Friday\u2019s game", "agurk", null, TestGame.PLAYERS, null);
        GameStarted started = (GameStarted) assertInstanceOf(Decision.Accepted.class, GameDecider.start(start))
                .event();
        GameLedger another = new GameLedger(database);
        RecordedGame recorded = another.start(id, book.id(), started, book.device(), null, null, Instant.now())
                .orElseThrow();
        List<GameEvent> events = List.of(
                new HandScored(TestGame.NINE),
                new HandScored(TestGame.TRICK),
                new HandScored(TestGame.NINE),
                new GameClosed());
        for (GameEvent event : events) {
            recorded = another.append(recorded, event, book.device(), null, null, Instant.now())
                    .orElseThrow();
        }
    }

    private void changed(String change, String which) {
        TableOwner.does("UPDATE entry SET %s WHERE game_id = '%s' AND %s".formatted(change, game, which));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "payload = replace(payload, '\"9\"', '\"2\"')",
                "payload = payload || ' '",
                "payload = (SELECT payload FROM entry AS other WHERE other.game_id = entry.game_id AND other.version = 3)",
                "actor = 'somebody'",
                "recorded_at = recorded_at - interval '1 microsecond'",
                "command_id = 'x', command_digest = hash",
            })
    void aChangedColumnHidesTheSheet(String change) {
        changed(change, "version = 2");
        assertNobodySeesASheet(2);
    }

    @Test
    void swappedPayloadsHideTheSheet() {
        changed(
                "payload = (SELECT payload FROM entry AS other WHERE other.game_id = entry.game_id"
                        + " AND other.version = 5 - entry.version)",
                "version IN (2, 3)");
        assertNobodySeesASheet(2);
    }

    @Test
    void anotherTypeWithAPayloadOfTheSameFormHidesTheSheet() {
        changed("type = 'game-abandoned'", "version = 5");
        assertNobodySeesASheet(5);
    }

    @Test
    void theChainOfAnotherGameHidesTheSheet() {
        TableOwner.does("UPDATE game SET chain_id = 'another' WHERE id = '" + game + "'");
        assertNobodySeesASheet(1);
    }

    @Test
    void theSheetsBeforeTheFirstWrongEntryCanBeSeenInTheLedger() {
        changed("actor = 'somebody'", "version = 4");
        String ledger = given().get("/games/{game}/ledger", game).asString();
        assertEquals(3, ledger.split("/ledger/[0-9]", -1).length - 1, ledger);
        given().get("/games/{game}/ledger/3", game)
                .then()
                .statusCode(200)
                .body(containsString("As it stood after entry 3 of 3"));
        given().get("/games/{game}/ledger/4", game).then().statusCode(404);
    }

    private void assertNobodySeesASheet(int wrong) {
        for (String page : List.of("", "/tv", "/rules")) {
            given().get("/games/" + game + page)
                    .then()
                    .statusCode(500)
                    .body(containsString("This game\u2019s ledger is damaged"))
                    .body(not(containsString("Anna")));
        }
        for (String form : List.of("", "/export/csv", "/export/json", "/export/xlsx", "/export/pdf", "/stream")) {
            given().get("/api/games/" + game + form)
                    .then()
                    .statusCode(500)
                    .body("type", equalTo("urn:lasttrick:damaged-game"))
                    .body("detail", containsString("from entry " + wrong + " on"));
        }
        given().get("/api/scorebooks/{book}/games", book.id()).then().body("damaged", hasItem(game));
        book.score(game, "9", "p1").then().statusCode(500).body("type", equalTo("urn:lasttrick:damaged-game"));
        book.asTablet()
                .contentType(ContentType.URLENC)
                .formParam("version", 5)
                .post("/games/{game}/reopen", game)
                .then()
                .statusCode(500)
                .body(containsString("nothing more is recorded"));
        given().get("/api/games/{game}/verification", game)
                .then()
                .body("valid", equalTo(false))
                .body("entries", equalTo(5))
                .body("problems[0].entry", equalTo(wrong));
    }
}
