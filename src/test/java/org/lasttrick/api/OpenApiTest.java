package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasKey;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The API describes itself to programs, and the pages' addresses are not part of it. */
@QuarkusTest
class OpenApiTest {

    @Test
    void everyAddressOfTheApiIsDescribedAndNoOther() {
        assertEquals(
                new TreeSet<>(Set.of(
                        "GET /api/variants",
                        "GET /api/variants/{id}",
                        "POST /api/scorebooks",
                        "GET /api/scorebooks/{id}",
                        "GET /api/scorebooks/{id}/games",
                        "GET /api/scorebooks/{id}/stats",
                        "GET /api/scorebooks/{id}/devices",
                        "POST /api/scorebooks/{id}/devices",
                        "DELETE /api/scorebooks/{id}/devices/{device}",
                        "POST /api/games",
                        "GET /api/games/{id}",
                        "POST /api/games/{id}/undo",
                        "POST /api/games/{id}/redo",
                        "POST /api/games/{id}/hands",
                        "PUT /api/games/{id}/hands/{number}",
                        "DELETE /api/games/{id}/hands/{number}")),
                described());
    }

    private static Set<String> described() {
        JsonPath description =
                given().queryParam("format", "json").get("/q/openapi").jsonPath();
        Map<String, Map<String, Object>> paths = description.getMap("paths");
        Set<String> described = new TreeSet<>();
        paths.forEach((path, item) -> item.keySet().stream()
                .filter(Set.of("get", "post", "put", "patch", "delete")::contains)
                .forEach(method -> described.add(method.toUpperCase() + " " + path)));
        return described;
    }

    @Test
    void theFormsOfAHandAreDescribed() {
        given().queryParam("format", "json")
                .get("/q/openapi")
                .then()
                .statusCode(200)
                .body("components.schemas", hasKey("HandResult"))
                .body("components.schemas.LastTrick.properties.type.const", equalTo("last-trick"))
                .body("components.schemas.HighCard.properties.type.const", equalTo("high-card"));
    }

    @Test
    void thePagesAreNoPartOfIt() {
        given().get("/q/openapi").then().statusCode(200);
        assertEquals(
                0L,
                described().stream()
                        .filter(address -> !address.contains(" /api/"))
                        .count());
    }
}
