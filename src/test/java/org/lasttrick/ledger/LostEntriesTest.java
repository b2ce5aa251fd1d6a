package org.lasttrick.ledger;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Method;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.StreamReader;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.GameEvent.GameClosed;

/** A ledger that ends earlier than before, since an older backup was restored: whoever has seen more of it is told. */
@QuarkusTest
@Timeout(30)
class LostEntriesTest {
    private static final String LOST =
            "This device had seen entry <b class=\"seen\">5</b>;" + " the ledger ends at entry 3, with hand 2.";

    @TestHTTPResource("/")
    URI service;

    @Inject
    DataSource database;

    private TestBook book;
    private String game;

    @BeforeEach
    void fourHands() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        for (String card : new String[] {"2", "3", "4", "5"}) {
            book.score(game, card, "p1").then().statusCode(201);
        }
    }

    private void losesTheLastTwo() {
        TableOwner.cutsAfter(game, 3);
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /hands",
        "POST, /hands?preview=true",
        "POST, /undo",
        "POST, /close",
        "POST, /rematch",
        "DELETE, ''"
    })
    void aProgramThatHasSeenMoreIsToldBeforeItWrites(Method method, String address) {
        losesTheLastTwo();
        book.withNewKey()
                .header("If-Match", "\"5\"")
                .body(TestBook.highCard("9", "p1"))
                .request(method, "/api/games/" + game + address)
                .then()
                .statusCode(412)
                .body("type", equalTo("urn:lasttrick:lost-entries"))
                .body("detail", allOf(containsString("seen version 5"), containsString("ends at version 3")))
                .body("game.version", equalTo(3));
        assertEquals(3, TestBook.version(game));
    }

    @Test
    void aProgramThatHasSeenLessIsToldThatTheSheetHasMovedOn() {
        losesTheLastTwo();
        book.withNewKey()
                .header("If-Match", "\"2\"")
                .body(TestBook.highCard("9", "p1"))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(412)
                .body("type", equalTo("urn:lasttrick:stale"));
    }

    @Test
    void aWatcherIsToldAndGoesOnFromThere() throws Exception {
        try (StreamReader watcher = StreamReader.watch(service, game, "")) {
            assertEquals(5, watcher.next());
            losesTheLastTwo();
            assertEquals("{\"seen\":5,\"version\":3}", watcher.lostEntries());
            book.score(game, "9", "p1");
            assertEquals(4, watcher.next());
        }
    }

    @Test
    void aWatcherIsToldOfEntriesThatWereReplaced() throws Exception {
        try (StreamReader watcher = StreamReader.watch(service, game, "")) {
            assertEquals(5, watcher.next());
            TableOwner.cutsAfter(game, 4);
            GameLedger another = new GameLedger(database);
            RecordedGame rest = another.read(new GameId(game)).orElseThrow();
            another.append(rest, new GameClosed(), book.device(), null, null, Instant.now());
            assertTrue(watcher.lostEntries().startsWith("{\"seen\":5,"));
        }
    }

    @Test
    void aWatcherWhoComesBackWithALaterVersionIsTold() throws Exception {
        losesTheLastTwo();
        try (StreamReader watcher = StreamReader.watch(service, game, "5");
                StreamReader again = StreamReader.watch(service, game, "3")) {
            assertEquals("{\"seen\":5,\"version\":3}", watcher.lostEntries());
            book.score(game, "9", "p1");
            assertEquals(4, watcher.next());
            assertEquals(4, again.next());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/hands", "/hands/1", "/hands/1/strike", "/undo", "/players", "/rematch"})
    void aFormOfALaterSheetIsNotRecordedAndThePageSaysWhy(String form) {
        losesTheLastTwo();
        book.asTablet()
                .contentType(ContentType.URLENC)
                .formParams(Map.of("version", 5, "commandId", "tap", "player", "p2", "card", "9", "name", "Cai"))
                .post("/games/" + game + form)
                .then()
                .statusCode(412)
                .body(containsString(LOST))
                .body(containsString("You changed nothing."))
                .body(not(containsString(" checked")));
        assertEquals(3, TestBook.version(game));
    }

    @Test
    void aGameWithLostEntriesIsNotErasedByAFormOfALaterSheet() {
        losesTheLastTwo();
        book.asTablet()
                .contentType(ContentType.URLENC)
                .formParams(Map.of("version", 5, "sure", "yes"))
                .post("/games/{game}/erase", game)
                .then()
                .statusCode(412)
                .body(containsString("Nothing was erased: the scoresheet has lost entries"));
        assertEquals(3, TestBook.version(game));
    }

    @Test
    void aPadThatIsRedrawnOnALaterSheetSaysSo() {
        losesTheLastTwo();
        book.asTablet()
                .get("/games/{game}?version=5&player=p2&card=9", game)
                .then()
                .statusCode(200)
                .body(containsString(LOST));
        book.asTablet()
                .get("/games/{game}?version=3&player=p2&card=9", game)
                .then()
                .body(not(containsString("You changed nothing.")));
    }

    @Test
    void theBigScreenReloadsItselfWithWhatItHasSeen() {
        String screen = "/screens/"
                + book.asDevice()
                        .body(Map.of("game", game))
                        .post("/api/scorebooks/{book}/screens", book.id())
                        .path("id");
        String beforeOnScreen = reloadsAs(screen);
        String before = reloadsAs("/games/" + game + "/tv");
        assertEquals(before, reloadsAs(before));
        losesTheLastTwo();
        given().get(before.replace("&amp;", "&"))
                .then()
                .body(containsString("This device had seen entry 5; the ledger"));
        assertEquals(before, reloadsAs(before), "it says so until somebody opens the page anew");
        given().get(beforeOnScreen.replace("&amp;", "&"))
                .then()
                .body(containsString("This device had seen entry 5; the ledger"));
        assertEquals(beforeOnScreen, reloadsAs(beforeOnScreen));
        given().get(beforeOnScreen.replaceFirst("game=[^&]*", "game=another").replace("&amp;", "&"))
                .then()
                .body(not(containsString("had seen entry 5;")));
        given().get("/games/{game}/tv", game).then().body(not(containsString("had seen entry 5;")));
        given().get("/games/{game}/tv?version=9&head=nonsense", game)
                .then()
                .statusCode(200)
                .body(not(containsString("had seen entry 9;")));
    }

    private static String reloadsAs(String page) {
        return given().get(page.replace("&amp;", "&")).asString().replaceFirst("(?s).* url=([^\"]+)\".*", "$1");
    }

    @Test
    void theLogSaysItOnceHoweverOftenTheGameIsRead() {
        AtomicInteger said = new AtomicInteger();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                String text = line.getMessage() + Arrays.toString(line.getParameters());
                if (text.contains("has lost entries") && text.contains(game)) {
                    said.incrementAndGet();
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger log = Logger.getLogger(GameLedger.class.getName());
        log.addHandler(handler);
        try {
            losesTheLastTwo();
            for (int i = 0; i < 3; i++) {
                assertEquals(3, TestBook.version(game));
            }
            assertEquals(1, said.get());
            book.asDevice().delete("/api/games/{game}", game).then().statusCode(204);
            given().get("/api/games/{game}", game).then().statusCode(410);
            assertEquals(1, said.get(), "an erased game has not lost anything");
        } finally {
            log.removeHandler(handler);
        }
    }
}
