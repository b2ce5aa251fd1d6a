package org.lasttrick.scorekeeping;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.chain.GameId;
import org.lasttrick.http.BehindProxy;
import org.lasttrick.ledger.GameLedger;

/** What a collector of metrics reads: what happens, but not to whom. */
@QuarkusTest
@TestProfile(BehindProxy.class)
class MetricsTest {

    @TestHTTPResource(value = "/metrics", management = true)
    URI metrics;

    @Inject
    GameLedger ledger;

    @Test
    void handsConflictsStreamsAndTheCacheAreCountedWithoutNamesKeysAndIds() {
        var book = given().contentType(ContentType.JSON)
                .body("{\"name\":\"Zebra book\",\"device\":\"Zebra tablet\"}")
                .post("/api/scorebooks")
                .jsonPath();
        String key = book.getString("key");
        String game = given().contentType(ContentType.JSON)
                .header("Authorization", "Bearer " + key)
                .body("{\"variant\":\"agurk\",\"players\":[{\"name\":\"Zebra Anna\"},{\"name\":\"Zebra Bo\"}]}")
                .post("/api/games")
                .jsonPath()
                .getString("id");
        for (String version : List.of("1", "1")) {
            given().contentType(ContentType.JSON)
                    .header("Authorization", "Bearer " + key)
                    .header("If-Match", version)
                    .body("{\"type\":\"high-card\",\"card\":\"9\",\"players\":[\"p2\"]}")
                    .post("/api/games/{game}/hands", game);
        }
        given().get("/games/{game}", game).then().statusCode(200);
        assertTrue(ledger.readUncached(new GameId(game)).isPresent());
        given().header("If-None-Match", given().get("/games/{game}", game).header("ETag"))
                .get("/games/{game}", game)
                .then()
                .statusCode(304);
        given().get("/nowhere/zebra").then().statusCode(404);
        given().get("/games/zebra;a=b").then().statusCode(404);
        given().request("ZEBRA", "/games/zebra").then().statusCode(405);
        String text = given().get(metrics).then().statusCode(200).extract().asString();
        List.of(
                        "lasttrick_commands_total{outcome=\"Done\"}",
                        "lasttrick_commands_total{outcome=\"Stale\"}",
                        "lasttrick_entries_total{type=\"game-started\"}",
                        "lasttrick_entries_total{type=\"hand-scored\"}",
                        "lasttrick_append_seconds_bucket",
                        "lasttrick_verification_seconds",
                        "lasttrick_streams",
                        "lasttrick_cache_entries",
                        "lasttrick_pages_bytes",
                        "lasttrick_pages_total{answer=\"drawn\"}",
                        "lasttrick_pages_total{answer=\"unchanged\"}",
                        "cache_gets_total{cache=\"games\",result=\"hit\"}",
                        "http_server_requests_seconds")
                .forEach(metric -> assertTrue(text.contains(metric), () -> metric + " in " + text));
        List.of("zebra", "Zebra", key, game, book.getString("id"))
                .forEach(secret -> assertFalse(text.contains(secret), () -> secret + " in " + text));
    }

    @Test
    void thePortOfThePagesHasNoMetrics() {
        given().get("/q/metrics").then().statusCode(404);
    }
}
