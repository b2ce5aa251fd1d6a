package org.lasttrick.ledger;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Method;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.StreamReader;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** A game is missing as a whole, since an older backup was restored; it was not erased. Whoever has seen it is told. */
@QuarkusTest
@Timeout(30)
class MissingGameTest {
    private static final String HAD_SEEN =
            "This device had seen entry <b class=\"seen\">3</b>; the service does not have this game.";

    @TestHTTPResource("/")
    URI service;

    private TestBook book;
    private String game;

    @BeforeEach
    void twoHands() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        book.score(game, "2", "p1").then().statusCode(201);
        book.score(game, "3", "p1").then().statusCode(201);
    }

    @ParameterizedTest
    @CsvSource({"POST, /hands", "POST, /hands?preview=true", "POST, /undo", "POST, /rematch", "DELETE, ''"})
    void aProgramThatHasSeenItIsToldWhenItWrites(Method method, String address) {
        TableOwner.loses(game);
        book.withNewKey()
                .header("If-Match", "\"3\"")
                .body(TestBook.highCard("9", "p1"))
                .request(method, "/api/games/" + game + address)
                .then()
                .statusCode(404)
                .body("type", equalTo("urn:lasttrick:lost-game"))
                .body("detail", allOf(containsString("seen version 3"), containsString("Keep your copy")));
    }

    @Test
    void aProgramThatSaysNothingIsToldThatThereIsNone() {
        TableOwner.loses(game);
        book.withNewKey()
                .post("/api/games/{game}/undo", game)
                .then()
                .statusCode(404)
                .body("type", equalTo("urn:lasttrick:unknown-game"));
    }

    @Test
    void aWatcherIsToldWhenItComesBack() throws Exception {
        try (StreamReader watcher = StreamReader.watch(service, game, "3")) {
            TableOwner.loses(game);
            assertTrue(watcher.isEnded());
        }
        given().header("Last-Event-ID", "3")
                .get("/api/games/{game}/stream", game)
                .then()
                .statusCode(404)
                .body("type", equalTo("urn:lasttrick:lost-game"));
        given().get("/api/games/{game}/stream", game)
                .then()
                .statusCode(404)
                .body("type", equalTo("urn:lasttrick:unknown-game"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hands", "undo", "players", "rematch", "erase"})
    void aFormOfItsSheetIsAnsweredWithWhatTheDeviceHadSeen(String form) {
        TableOwner.loses(game);
        book.asTablet()
                .contentType(ContentType.URLENC)
                .formParams(Map.of("version", 3, "sure", "yes", "player", "p2", "card", "9"))
                .post("/games/" + game + "/" + form)
                .then()
                .statusCode(404)
                .body(containsString(HAD_SEEN));
    }

    @Test
    void theBigScreenAndThePadReloadWithWhatTheyHadSeen() {
        TableOwner.loses(game);
        for (String page : new String[] {"/tv?version=3&head=" + "a".repeat(64), "?version=3&player=p2"}) {
            given().get("/games/" + game + page).then().statusCode(404).body(containsString(HAD_SEEN));
        }
        given().get("/games/{game}", game)
                .then()
                .statusCode(404)
                .body(containsString("<div class=\"error\" data-missing>"))
                .body(containsString("<p id=\"missing\" hidden>"));
    }

    @Test
    void itIsNotTakenForErased() {
        TableOwner.loses(game);
        book.asTablet().get("/?erased=" + game).then().statusCode(200).body(not(containsString("data-erased")));
    }

    @Test
    void theStartPageDoesNotListIt() {
        book.asTablet().get("/").then().body(containsString("/games/" + game));
        TableOwner.loses(game);
        book.asTablet().get("/").then().statusCode(200).body(not(containsString(game)));
    }
}
