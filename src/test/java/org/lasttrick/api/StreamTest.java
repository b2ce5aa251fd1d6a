package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.StreamReader;

/** Clients that watch a game receive each new version. */
@QuarkusTest
@Timeout(30)
class StreamTest {

    @TestHTTPResource("/")
    URI service;

    private TestBook book;
    private String game;

    @BeforeEach
    void aGame() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
    }

    @Test
    void watchersReceiveTheCurrentVersionAndEachNewOne() throws Exception {
        try (StreamReader watcher = StreamReader.watch(service, game, "")) {
            assertEquals(1, watcher.next());
            book.score(game, "9", "p1");
            assertEquals(2, watcher.next());
            book.asDevice().post("/api/games/{game}/undo", game);
            assertEquals(3, watcher.next());
        }
    }

    @Test
    void aVersionThatTheClientKnowsIsNotSentAgain() throws Exception {
        book.score(game, "9", "p1");
        try (StreamReader upToDate = StreamReader.watch(service, game, "2");
                StreamReader behind = StreamReader.watch(service, game, "1")) {
            assertEquals(2, behind.next());
            book.score(game, "9", "p2");
            assertEquals(3, upToDate.next());
            assertEquals(3, behind.next());
        }
    }

    @Test
    void watchersReceiveOnlyVersionsOfTheirGame() throws Exception {
        String other = book.agurk("Cai", "Dea");
        try (StreamReader watcher = StreamReader.watch(service, game, "1");
                StreamReader another = StreamReader.watch(service, other, "1")) {
            book.score(game, "9", "p1");
            book.score(game, "9", "p1");
            book.score(other, "9", "p1");
            assertEquals(2, watcher.next());
            assertEquals(3, watcher.next());
            assertEquals(2, another.next());
        }
    }

    @Test
    void anUnknownGameCannotBeWatched() {
        given().accept("text/event-stream")
                .get("/api/games/unknown/stream")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("urn:lasttrick:unknown-game"));
    }
}
