package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.api.TestBook;

/** A page of another site can't make a family's tablet score. */
@QuarkusTest
class CsrfFilterTest {
    @TestHTTPResource
    URI here;

    private String key;
    private String game;

    @BeforeEach
    void aGame() {
        TestBook book = TestBook.open();
        key = book.key();
        game = book.agurk("Anna", "Bo");
    }

    static Stream<Arguments> foreign() {
        return Stream.of(
                Arguments.of("Sec-Fetch-Site", "cross-site"),
                Arguments.of("Sec-Fetch-Site", "same-site"),
                Arguments.of("Origin", "https://example.org"),
                Arguments.of("Origin", "http://localhost.example.org"),
                Arguments.of("Origin", "null"),
                Arguments.of("Origin", "not an address"));
    }

    @ParameterizedTest
    @MethodSource("foreign")
    void aWriteFromAnotherSiteIsRefused(String header, String value) {
        Response page = scoredOnThePage(tablet().header(header, value));
        page.then().statusCode(403).contentType(startsWith("text/html"));
        scoredByTheApi(program().header(header, value)).then().statusCode(403).contentType("application/problem+json");
        tablet().header(header, value).post("/games/{game}/undo", game).then().statusCode(403);
        tablet().header(header, value)
                .formParam("players", "Anna\nBo")
                .post("/games")
                .then()
                .statusCode(403);
        assertEquals(1, version());
    }

    @ParameterizedTest
    @ValueSource(strings = {"same-origin", "none"})
    void aWriteFromOurOwnPagesIsTaken(String site) {
        scoredOnThePage(tablet().header("Sec-Fetch-Site", site)).then().statusCode(303);
        scoredByTheApi(program().header("Sec-Fetch-Site", site)).then().statusCode(201);
        assertEquals(3, version());
    }

    @Test
    void aWriteWithOurOwnOriginIsTaken() {
        String origin = here.getScheme() + "://" + here.getAuthority();
        scoredOnThePage(tablet().header("Origin", origin)).then().statusCode(303);
        scoredByTheApi(program().header("Origin", origin)).then().statusCode(201);
        assertEquals(3, version());
    }

    @Test
    void aWriteWithNeitherHeaderIsTaken() {
        scoredOnThePage(tablet()).then().statusCode(303);
        scoredByTheApi(program()).then().statusCode(201);
        assertEquals(3, version());
    }

    @Test
    void aLinkFromAnotherSiteIsFollowed() {
        given().header("Sec-Fetch-Site", "cross-site")
                .get("/games/{game}", game)
                .then()
                .statusCode(200);
    }

    private RequestSpecification program() {
        return given().header("Authorization", "Bearer " + key).contentType(ContentType.JSON);
    }

    private RequestSpecification tablet() {
        return given().redirects().follow(false).cookie("lasttrick-key", key).contentType(ContentType.URLENC);
    }

    private Response scoredOnThePage(RequestSpecification from) {
        return from.formParam("player", "p1").formParam("card", "9").post("/games/{game}/hands", game);
    }

    private Response scoredByTheApi(RequestSpecification from) {
        return from.body(Map.of("type", "high-card", "card", "9", "players", List.of("p2")))
                .post("/api/games/{game}/hands", game);
    }

    private int version() {
        return given().get("/api/games/{game}", game).path("version");
    }
}
