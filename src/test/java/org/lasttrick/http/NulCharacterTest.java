package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is found under a character that no database can hold, and the database is not blamed for it. */
@QuarkusTest
class NulCharacterTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/games/%00",
                "/api/games/%00",
                "/api/scorebooks/%00",
                "/api/scorebooks/%00/games",
                "/api/scorebooks/unknown/games?after=%00"
            })
    void anAddressWithANulIsNotFound(String address) {
        given().urlEncodingEnabled(false).get(address).then().statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"%2500", "%20", "%F0%9F%A5%92"})
    void anIdWithAnyOtherCharacterIsUnknown(String id) {
        given().urlEncodingEnabled(false)
                .get("/api/games/" + id)
                .then()
                .statusCode(404)
                .body("title", equalTo("No such game"));
    }
}
