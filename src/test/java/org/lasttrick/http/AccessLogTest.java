package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lasttrick.PackagedApplication;
import org.lasttrick.api.TestBook;
import org.lasttrick.http.limits.SmallLimits;

/** An access log, turned on as running.md says, tells who asked for what, and no secret. */
@QuarkusTest
@TestProfile(SmallLimits.class)
class AccessLogTest {
    @Test
    void theLogHasEveryRequestAndNeitherKeysNorCookiesNorInviteCodes() throws IOException {
        Map<String, String> form = Map.of(
                "variant", "agurk", "players", "Anna\nBo", "inviteCode", SmallLimits.INVITE_CODE, "book", "Friday");
        pages().formParams(form).post("/").then().statusCode(200);
        Response started = pages().formParams(form).post("/games");
        started.then().statusCode(201);
        String cookie = TestBook.key(started);
        String sheet = started.header("Location");
        String shown = started.htmlPath().getString("**.find { it.@class == 'join-code' }");
        for (String page : List.of("/", sheet, sheet + "?panel=watching", sheet + "/ledger", "/import")) {
            String html = pages().cookie("lasttrick-key", cookie).get(page).asString();
            assertFalse(html.contains(cookie), page);
        }
        pages().cookie("lasttrick-key", cookie)
                .formParams(Map.of("player", "p1", "card", "9"))
                .post(sheet + "/hands")
                .then()
                .statusCode(303);

        Response opened = json().body(Map.of("name", "Friday", "inviteCode", SmallLimits.INVITE_CODE))
                .post("/api/scorebooks");
        String key = opened.path("key");
        String devices = "/api/scorebooks/" + opened.path("id") + "/devices";
        String second = device(key).body(Map.of("name", "Phone")).post(devices).path("key");
        device(second).get(devices).then().statusCode(200);
        String unknown = "unknown-key-of-somebody";
        device(unknown).get(devices).then().statusCode(401);
        json().body(Map.of("name", "Friday", "inviteCode", "gherkin-season")).post("/api/scorebooks");
        String invitation = device(key)
                .post("/api/scorebooks/" + opened.path("id") + "/invitations")
                .path("code");
        pages().formParams(Map.of("code", invitation, "person", "Carl"))
                .post("/join")
                .then()
                .statusCode(303);
        String recovery = opened.path("recoveryCode");
        for (String code : List.of(shown, recovery)) {
            pages().formParams(Map.of("code", code, "person", "Carl"))
                    .post("/join")
                    .then()
                    .statusCode(303);
        }
        given().get("/api/variants/the-last-request");

        PackagedApplication.waitUntil(() -> log().contains("the-last-request"), AccessLogTest::log);
        for (String line : List.of(
                "POST / 200",
                "POST /games 201",
                "GET " + sheet + " 200",
                "POST " + devices + " 201",
                "GET " + devices + " 401")) {
            assertTrue(log().contains(line), () -> line + " is not in\n" + log());
        }
        for (String secret : List.of(
                cookie,
                key,
                second,
                unknown,
                invitation,
                shown,
                shown.replace("-", ""),
                recovery,
                SmallLimits.INVITE_CODE,
                "gherkin-season",
                "Bearer",
                "?")) {
            assertFalse(log().contains(secret), () -> secret + " is in\n" + log());
        }
    }

    private static RequestSpecification pages() {
        return given().redirects().follow(false);
    }

    private static RequestSpecification json() {
        return given().contentType(ContentType.JSON);
    }

    private static RequestSpecification device(String key) {
        return json().header("Authorization", "Bearer " + key);
    }

    private static String log() {
        try {
            return Files.readString(SmallLimits.ACCESS_LOG);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
