package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.TableOwner;

/** A device joins by an invitation or by the recovery code. */
@QuarkusTest
class JoiningTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void aBookWithAGame() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
    }

    private String invitation() {
        Response made = book.asDevice().post("/api/scorebooks/{book}/invitations", book.id());
        made.then().statusCode(201).body("link", matchesPattern("http://[^#?]+/join#[0-9a-z]{10}"));
        return made.path("code");
    }

    private String recoveryCode() {
        Response made = book.asDevice().post("/api/scorebooks/{book}/invitations/recovery", book.id());
        made.then().statusCode(201).body("code", matchesPattern("[0-9a-z]{20}"));
        return made.path("code");
    }

    private static Response join(String code, String name) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("code", code, "name", name))
                .post("/api/devices");
    }

    private void assertRefused(Response answer, String why) {
        answer.then()
                .statusCode(403)
                .body("type", equalTo("urn:lasttrick:join-code"))
                .body("detail", containsString(why));
    }

    @Test
    void anInvitationLetsOneDeviceScore() {
        String code = invitation();
        Response joined = join(code, "Phone");
        joined.then().statusCode(201).body("name", equalTo("Phone")).body("scorebook", equalTo(book.id()));
        new TestBook(book.id(), joined.path("key"))
                .score(game, "9", "p2")
                .then()
                .statusCode(201);
        book.asDevice()
                .get("/api/scorebooks/{book}/devices", book.id())
                .then()
                .body("", hasSize(2))
                .body("[1].name", equalTo("Phone"))
                .body("[1].addedAt", notNullValue())
                .body("[1].lastUsedAt", notNullValue());
        assertRefused(join(code, "Another"), "was used");
    }

    /** Not with each request: that would be a write for each read. */
    @Test
    @Timeout(30)
    void whenADeviceWasLastUsedIsKnownToAQuarterOfAnHour() throws Exception {
        Instant earlier = lastUsed(join(invitation(), "Phone"), 14);
        Instant longAgo = lastUsed(join(invitation(), "Tablet"), 16);
        while (lastUsed("Tablet").equals(longAgo)) {
            Thread.sleep(50);
        }
        assertEquals(earlier, lastUsed("Phone"));
    }

    /** Lets a device that was last used some minutes ago score. */
    private Instant lastUsed(Response joined, int minutesAgo) {
        TableOwner.does("UPDATE device SET last_used_at = now() - interval '%d min' WHERE id = '%s'"
                .formatted(minutesAgo, joined.<String>path("id")));
        Instant before = lastUsed(joined.<String>path("name"));
        new TestBook(book.id(), joined.path("key"))
                .score(game, "9", "p2")
                .then()
                .statusCode(201);
        return before;
    }

    private Instant lastUsed(String name) {
        List<Map<String, String>> devices = book.asDevice()
                .get("/api/scorebooks/{book}/devices", book.id())
                .path("findAll { it.name == '%s' }".formatted(name));
        return Instant.parse(devices.getFirst().get("lastUsedAt"));
    }

    @Test
    void ofTenThatUseAnInvitationAtOnceOneJoins() {
        String code = invitation();
        List<Integer> statuses = IntStream.range(0, 10)
                .parallel()
                .map(number -> join(code, "Phone " + number).statusCode())
                .sorted()
                .boxed()
                .toList();
        assertEquals(List.of(201, 403, 403, 403, 403, 403, 403, 403, 403, 403), statuses);
    }

    @Test
    void anInvitationIsGoodForTenMinutes() {
        String code = invitation();
        TableOwner.does("UPDATE join_code SET expires_at = expires_at - interval '601 s' WHERE scorebook_id = '"
                + book.id() + "'");
        assertRefused(join(code, "Phone"), "ten minutes");
    }

    @Test
    void aCodeMayBeTypedInCapitalsAndInGroups() {
        String code = invitation().toUpperCase(Locale.ROOT).replace('0', 'O').replace('1', 'I');
        join(code.substring(0, 5) + " - " + code.substring(5), "Phone").then().statusCode(201);
    }

    @Test
    void anUnknownCodeAndAMissingNameAreRefused() {
        assertRefused(join("0000000000", "Phone"), "unknown");
        String code = invitation();
        join(code, " ").then().statusCode(422);
        join(code, "Phone").then().statusCode(201);
    }

    @Test
    void whoIsSentAwayDoesNotComeBackByAnInvitation() {
        Response phone = join(invitation(), "Phone");
        String code = invitation();
        book.asDevice()
                .delete("/api/scorebooks/{book}/devices/{device}", book.id(), phone.<String>path("id"))
                .then()
                .statusCode(204);
        assertRefused(join(code, "Phone"), "taken back");
    }

    @Test
    void aNewBookIsAnsweredWithItsRecoveryCodeOfWhichOnlyTheHashIsStored() {
        Response opened = given().contentType(ContentType.JSON)
                .body(Map.of("name", "Friday"))
                .post("/api/scorebooks");
        opened.then()
                .statusCode(201)
                .header("Cache-Control", equalTo("no-store"))
                .body("recoveryCode", matchesPattern("[0-9a-z]{20}"));
        String code = opened.path("recoveryCode");
        assertFalse(TableOwner.everyRow().stream().anyMatch(row -> row.contains(code)), "a column has the code");
        Response joined = join(code, "New tablet");
        joined.then().statusCode(201).body("scorebook", equalTo(opened.<String>path("id")));
        TestBook found = new TestBook(opened.path("id"), joined.path("key"));
        found.score(found.agurk("Anna", "Bo"), "9", "p2").then().statusCode(201);
        found.asDevice()
                .post("/api/scorebooks/{book}/invitations/recovery", found.id())
                .then()
                .statusCode(201);
        assertRefused(join(code, "Phone"), "replaced");
    }

    @Test
    void aRecoveryCodeLetsDevicesInUntilItIsReplaced() {
        String first = recoveryCode();
        join(first, "New tablet").then().statusCode(201);
        join(first, "Newer tablet").then().statusCode(201);
        String second = recoveryCode();
        assertRefused(join(first, "Phone"), "replaced");
        join(second, "Phone").then().statusCode(201);
    }
}
