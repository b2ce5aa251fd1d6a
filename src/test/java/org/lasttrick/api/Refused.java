package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;

/**
 * A request that is refused, and how.
 *
 * @param body what is sent, with single quotes
 * @param pointer to what is wrong in it
 * @param detail what is said about it
 */
record Refused(String body, int status, String pointer, String detail) {

    /** It is understood, but breaks a rule of the game. */
    static Refused rule(String body, String pointer, String detail) {
        return new Refused(body, 422, pointer, detail);
    }

    /** It is not of the API's form. */
    static Refused form(String body, String pointer, String detail) {
        return new Refused(body, 400, pointer, detail);
    }

    /** Sends it as the next hand, and as a preview of it; neither leaves a trace. */
    void asHand(TestBook book, String game) {
        String before = given().get("/api/games/{game}", game).asString();
        assertRefused(send(book).post("/api/games/{game}/hands", game));
        assertRefused(send(book).post("/api/games/{game}/hands?preview=true", game));
        assertEquals(before, given().get("/api/games/{game}", game).asString());
    }

    /** Sends it as a new game; the book has none afterwards. */
    void asStart(TestBook book) {
        assertRefused(send(book).post("/api/games"));
        assertEquals(0, (int) given().get("/api/scorebooks/{book}", book.id()).path("games"));
    }

    private RequestSpecification send(TestBook book) {
        return book.asDevice().body(body.replace('\'', '"'));
    }

    /** One thing is wrong, and one thing is said. */
    private void assertRefused(Response response) {
        assertEquals(status, response.statusCode(), response::asString);
        assertEquals("application/problem+json", response.contentType().split(";")[0]);
        assertEquals(List.of(Map.of("pointer", pointer, "detail", detail)), response.path("errors"));
    }
}
