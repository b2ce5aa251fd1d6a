package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hands alone, by pages. */
@QuarkusTest
class HandsByPagesTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aGameOfThreeHands() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        List.of("5", "6", "7")
                .forEach(card -> book.score(game, card, "p1").then().statusCode(201));
    }

    private ValidatableResponse hands(String query) {
        return given().get("/api/games/" + game + "/hands" + query).then();
    }

    @Test
    void eachPageLeadsToTheNext() {
        hands("?limit=2").statusCode(200).body("hands.number", contains(1, 2)).body("next", equalTo(2));
        hands("?limit=2&after=2")
                .statusCode(200)
                .body("hands.number", contains(3))
                .body("next", nullValue());
        hands("?after=9").statusCode(200).body("hands", empty()).body("next", nullValue());
    }

    @Test
    void theyAreThoseOfTheGame() {
        List<Object> whole = given().get("/api/games/{game}", game).path("hands");
        assertEquals(whole, hands("").extract().path("hands"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"?limit=0", "?limit=1001", "?after=-1", "?after=two"})
    void otherPagesAreRefused(String query) {
        hands(query).statusCode(400);
    }
}
