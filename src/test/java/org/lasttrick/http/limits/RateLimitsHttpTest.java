package org.lasttrick.http.limits;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Each client may do so much in a time, and others go on. Every test has addresses of its own. */
@QuarkusTest
@TestProfile(SmallLimits.class)
class RateLimitsHttpTest {
    private static final AtomicInteger CLIENTS = new AtomicInteger();

    private final String address = "192.0.2." + CLIENTS.incrementAndGet();
    private final String other = "198.51.100." + CLIENTS.get();

    private static RequestSpecification from(String address) {
        return given().header("X-Forwarded-For", address).contentType(ContentType.JSON);
    }

    private static Response open(String address, String inviteCode) {
        return from(address)
                .body(Map.of("name", "Friday", "inviteCode", inviteCode))
                .post("/api/scorebooks");
    }

    private static void isTooMuch(Response response) {
        response.then()
                .statusCode(429)
                .contentType("application/problem+json")
                .header("Content-Security-Policy", containsString("default-src"))
                .body("type", equalTo("urn:lasttrick:too-many"));
        assertTrue(Integer.parseInt(response.header("Retry-After")) >= 1);
    }

    @Test
    void oneClientOpensOnlySoManyBooks() {
        for (int i = 0; i < SmallLimits.BOOKS; i++) {
            open(address, SmallLimits.INVITE_CODE).then().statusCode(201);
        }
        isTooMuch(open(address, SmallLimits.INVITE_CODE));
        open(other, SmallLimits.INVITE_CODE).then().statusCode(201);
    }

    @Test
    void oneNetworkOfIpVersion6IsOneClient() {
        for (int i = 0; i < SmallLimits.BOOKS; i++) {
            open("2001:db8:" + CLIENTS.get() + ":1::" + i, SmallLimits.INVITE_CODE)
                    .then()
                    .statusCode(201);
        }
        isTooMuch(open("2001:db8:" + CLIENTS.get() + ":1:ffff::1", SmallLimits.INVITE_CODE));
        open("2001:db8:" + CLIENTS.get() + ":2::1", SmallLimits.INVITE_CODE)
                .then()
                .statusCode(201);
    }

    /** A bucket fills again while it is emptied, so a few more may pass. @return the first refusal */
    private Response writeTooOften() {
        int passed = 0;
        Response answer = from(address).body("{}").post("/api/games/unknown/hands");
        while (answer.statusCode() == 401 && passed < 3 * SmallLimits.WRITES) {
            passed++;
            answer = from(address).body("{}").post("/api/games/unknown/hands");
        }
        assertTrue(passed >= SmallLimits.WRITES, "passed: " + passed);
        return answer;
    }

    @Test
    void oneClientWritesOnlySoOften() {
        isTooMuch(writeTooOften());
        from(address).get("/api/variants").then().statusCode(200);
        from(other).body("{}").post("/api/games/unknown/hands").then().statusCode(401);
    }

    @Test
    void aFormThatIsTooMuchIsAnsweredWithAPageInTheReadersLanguage() {
        writeTooOften();
        given().header("X-Forwarded-For", address)
                .header("Accept-Language", "da")
                .formParam("players", "Anna")
                .post("/games")
                .then()
                .statusCode(429)
                .contentType(ContentType.HTML)
                .body(containsString("For meget på én gang"));
    }

    @Test
    void oneClientExportsOnlySoOften() {
        for (int i = 0; i < SmallLimits.EXPENSIVE; i++) {
            from(address).get("/api/games/unknown/export/pdf").then().statusCode(404);
        }
        isTooMuch(from(address).get("/api/games/unknown/export/pdf"));
        isTooMuch(from(address).get("/api/scorebooks/unknown/people"));
        from(other).get("/api/scorebooks/unknown/people").then().statusCode(404);
    }

    /** Whatever is found costs the search, also what has not changed. */
    @Test
    void oneClientSearchesOnlySoOften() {
        String search =
                "/api/scorebooks/" + open(other, SmallLimits.INVITE_CODE).path("id") + "/games?q=anna";
        String tag = from(address).get(search).header("ETag");
        for (int i = 1; i < SmallLimits.EXPENSIVE; i++) {
            from(address).header("If-None-Match", tag).get(search).then().statusCode(304);
        }
        isTooMuch(from(address).header("If-None-Match", tag).get(search));
        from(other).get(search).then().statusCode(200);
    }

    @Test
    void oneClientTriesOnlySoManyKeysAndARightOneIsNeverRefused() {
        Response book = open(other, SmallLimits.INVITE_CODE);
        String devices = "/api/scorebooks/" + book.path("id") + "/devices";
        RequestSpecification known = from(address).header("Authorization", "Bearer " + book.path("key"));
        for (int i = 0; i < SmallLimits.WRONG_KEYS; i++) {
            from(address)
                    .header("Authorization", "Bearer wrong" + i)
                    .get(devices)
                    .then()
                    .statusCode(401);
        }
        isTooMuch(from(address).header("Authorization", "Bearer another").get(devices));
        from(address).cookie("lasttrick-key", "an old one").get("/").then().statusCode(200);
        from(address)
                .header("Authorization", "Bearer wrong0")
                .get(devices)
                .then()
                .statusCode(401);
        known.get(devices).then().statusCode(200);
        from(other)
                .header("Authorization", "Bearer another")
                .get(devices)
                .then()
                .statusCode(401);
    }

    private static Response join(String address, String code) {
        return from(address).body(Map.of("code", code, "name", "Phone")).post("/api/devices");
    }

    @Test
    void oneClientTriesOnlySoManyCodesByTheApiAndThePage() {
        for (int i = 0; i < SmallLimits.WRONG_KEYS; i++) {
            join(address, "wrong" + i).then().statusCode(403);
        }
        isTooMuch(join(address, "another"));
        given().header("X-Forwarded-For", address)
                .formParam("code", "another")
                .post("/join")
                .then()
                .statusCode(429);
        join(other, "another").then().statusCode(403);
    }

    @Test
    void rightCodesDoNotCount() {
        Response book = open(other, SmallLimits.INVITE_CODE);
        String invitations = "/api/scorebooks/" + book.path("id") + "/invitations";
        for (int i = 0; i <= SmallLimits.WRONG_KEYS; i++) {
            String code = from(other)
                    .header("Authorization", "Bearer " + book.path("key"))
                    .post(invitations)
                    .path("code");
            join(address, code).then().statusCode(201);
        }
    }

    @Test
    void aRemovedDevicesKeyCountsOnceHoweverOftenItIsSent() {
        for (int i = 0; i < 3 * SmallLimits.WRONG_KEYS; i++) {
            from(address)
                    .header("Authorization", "Bearer old")
                    .get("/api/scorebooks/unknown/devices")
                    .then()
                    .statusCode(401);
        }
    }

    @Test
    void aBookIsOpenedOnlyWithTheInviteCode() {
        open(address, "gherkin")
                .then()
                .statusCode(403)
                .contentType("application/problem+json")
                .body("type", equalTo("urn:lasttrick:invite-code"));
        from(address)
                .body(Map.of("name", "Friday"))
                .post("/api/scorebooks")
                .then()
                .statusCode(403);
        open(address, SmallLimits.INVITE_CODE).then().statusCode(201);
    }

    @Test
    void wrongInviteCodesCountAsWrongKeys() {
        for (int i = 0; i < SmallLimits.WRONG_KEYS; i++) {
            open(address, "gherkin").then().statusCode(403);
        }
        isTooMuch(open(address, SmallLimits.INVITE_CODE));
    }

    @Test
    void theStartPageAsksForTheInviteCode() {
        given().get("/").then().statusCode(200).body(containsString("name=\"inviteCode\""));
        Map<String, String> form = Map.of("players", "Anna\nBo", "variant", "agurk", "book", "Friday");
        form(address, form, "gherkin").then().statusCode(403).body(containsString("This is not the invite code."));
        form(address, form, SmallLimits.INVITE_CODE).then().statusCode(201);
    }

    private static Response form(String address, Map<String, String> fields, String inviteCode) {
        return given().header("X-Forwarded-For", address)
                .redirects()
                .follow(false)
                .formParams(fields)
                .formParam("inviteCode", inviteCode)
                .post("/games");
    }

    @Test
    void everyOperationThatCanBeRefusedSaysSo() {
        JsonPath api = given().queryParam("format", "json").get("/q/openapi").jsonPath();
        List<String> silent =
                api.<Map<String, Map<String, Map<String, Map<String, Object>>>>>get("paths").entrySet().stream()
                        .flatMap(path -> path.getValue().entrySet().stream()
                                .filter(operation ->
                                        !operation.getValue().get("responses").containsKey("429"))
                                .map(operation -> operation.getKey() + " " + path.getKey()))
                        .toList();
        assertEquals(List.of(), silent);
    }
}
