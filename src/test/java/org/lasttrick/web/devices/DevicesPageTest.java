package org.lasttrick.web.devices;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** The page of the devices, and the one to join, without script. */
@QuarkusTest
class DevicesPageTest {
    private static final Pattern MADE_AT = Pattern.compile("name=\"madeAt\" value=\"([^\"]*)\"");
    private static final Pattern CODE = Pattern.compile("join-code\" translate=\"no\">([0-9a-z-]+)<");

    private TestBook book;
    private String game;

    @BeforeEach
    void aBookWithAGame() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
    }

    private String code(String form) {
        return code(send(form, madeAt()));
    }

    private Response send(String form, String madeAt) {
        return book.asTablet()
                .formParams(Map.of("game", game, "madeAt", madeAt))
                .post(form);
    }

    /** When the recovery code was made, as the form on this page has it. */
    private String madeAt() {
        Matcher field = MADE_AT.matcher(book.asTablet().get("/devices").asString());
        assertTrue(field.find());
        return field.group(1);
    }

    private String code(Response made) {
        String page = made.then()
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"))
                .extract()
                .asString();
        assertFalse(page.contains(book.key()));
        Matcher shown = CODE.matcher(page);
        assertTrue(shown.find(), page);
        return shown.group(1);
    }

    private Response join(String code) {
        return given().redirects()
                .follow(false)
                .formParams(Map.of("code", code, "person", "Sofa", "game", game))
                .post("/join");
    }

    @Test
    void aTypedInvitationLeadsToTheGameAsADeviceThatScores() {
        Response joined = join(code("/devices/invitation"));
        joined.then().statusCode(303).header("Location", containsString("/games/" + game));
        new TestBook(book.id(), TestBook.key(joined))
                .score(game, "9", "p2")
                .then()
                .statusCode(201);
        book.asTablet()
                .get("/devices")
                .then()
                .body(containsString("Sofa’s computer"))
                .body(containsString("Kitchen tablet"));
    }

    @Test
    void aCodeIsShownOnceAndNeverAgain() {
        String invitation = code("/devices/invitation");
        String recovery = code("/devices/recovery");
        book.asTablet()
                .get("/devices")
                .then()
                .statusCode(200)
                .body(not(containsString(invitation)))
                .body(not(containsString(recovery)))
                .body(containsString("can’t be shown again"));
    }

    @Test
    void besideACodeTheButtonOffersANewOne() {
        book.asTablet().get("/devices").then().body(containsString(">Add a tablet or phone</button>"));
        book.asTablet()
                .post("/devices/invitation")
                .then()
                .body(containsString(">New code</button>"))
                .body(not(containsString(">Add a tablet or phone</button>")));
    }

    @Test
    void devicesThatJoinUnderOneNameAreNumbered() {
        for (int joined = 0; joined < 3; joined++) {
            join(code("/devices/invitation")).then().statusCode(303);
        }
        book.asDevice()
                .get("/api/scorebooks/{book}/devices", book.id())
                .then()
                .body("name", contains("Kitchen tablet", "Sofa’s computer", "Sofa’s computer 2", "Sofa’s computer 3"));
    }

    @Test
    void aRefusalOfACodeGivesTheReasonAndDoesNotRepeatTheCode() {
        String code = code("/devices/invitation");
        join(code).then().statusCode(303);
        join(code).then().statusCode(403).body(containsString("used already")).body(not(containsString(code)));
        join("zzzzz-zzzzz")
                .then()
                .statusCode(403)
                .body(containsString("not known"))
                .body(not(containsString("zzzzz")));
        String late = code("/devices/invitation");
        TableOwner.does("UPDATE join_code SET expires_at = now() - interval '1 s' WHERE scorebook_id = '" + book.id()
                + "' AND ended_at IS NULL");
        join(late).then().statusCode(403).body(containsString("has expired"));
    }

    @Test
    void theRecoveryCodeLetsANewDeviceIn() {
        join(code("/devices/recovery")).then().statusCode(303);
    }

    @Test
    void theLastDeviceStaysAndAnotherOneIsRemoved() {
        String own = book.device();
        book.asTablet()
                .post("/devices/{device}/remove", own)
                .then()
                .statusCode(409)
                .body(containsString("the only device"));
        join(code("/devices/invitation")).then().statusCode(303);
        String phone =
                book.asDevice().get("/api/scorebooks/{book}/devices", book.id()).path("[1].id");
        book.asTablet().post("/devices/{device}/remove", phone).then().statusCode(303);
        book.asTablet().get("/devices").then().body(not(containsString("Sofa’s computer")));
    }

    @Test
    void aFormThatIsSentAgainDoesNotEndTheCodeThatWasJustWrittenDown() {
        String before = madeAt();
        String code = code(send("/devices/recovery", before));
        String made = "A recovery code was made since this page was opened";
        send("/devices/recovery", before)
                .then()
                .statusCode(409)
                .body(containsString(made))
                .body(containsString("/games/" + game));
        send("/devices/recovery", "at some time").then().statusCode(409).body(containsString(made));
        join(code).then().statusCode(303);
        code("/devices/recovery");
        join(code).then().statusCode(403).body(containsString("no longer valid"));
    }

    @Test
    void aNewRecoveryCodeIsMadeOnThePageOfExportsToo() {
        book.asTablet().get("/import").then().body(containsString("value=\"" + madeAt() + "\""));
        given().get("/import").then().body(not(containsString("/devices/recovery")));
    }

    /** As any that was opened by 0.1.0. */
    private void hasNoRecoveryCode() {
        TableOwner.does("DELETE FROM join_code WHERE scorebook_id = '" + book.id() + "'");
    }

    @Test
    void theStartPageRemindsOfARecoveryCodeUntilThereIsOne() {
        String reminder = "Only this device can score";
        book.asTablet().get("/").then().body(not(containsString(reminder)));
        hasNoRecoveryCode();
        book.asTablet().get("/").then().body(containsString(reminder));
        code("/devices/recovery");
        book.asTablet().get("/").then().body(not(containsString(reminder)));
        given().get("/").then().body(not(containsString(reminder)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)     | Carl’s iPad     | iPad
            Mozilla/5.0 (Linux; Android 15) Mobile Safari     | Carl’s phone    | Phone
            Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/140 | Carl’s computer | Computer
            """)
    void aDeviceIsNamedAfterItsPersonOrElseItsKind(String browser, String own, String kind) {
        given().header("User-Agent", browser).get("/join").then().body(containsString("“" + own + "”"));
        for (String person : List.of(" Carl ", " ")) {
            given().redirects()
                    .follow(false)
                    .header("User-Agent", browser)
                    .formParams(Map.of("code", code("/devices/invitation"), "person", person))
                    .post("/join")
                    .then()
                    .statusCode(303);
        }
        book.asDevice()
                .get("/api/scorebooks/{book}/devices", book.id())
                .then()
                .body("name", contains("Kitchen tablet", own, kind));
    }

    @Test
    void aNameThatIsTooLongIsRefused() {
        given().formParams(Map.of("code", code("/devices/invitation"), "person", "x".repeat(40)))
                .post("/join")
                .then()
                .statusCode(422)
                .body(containsString("This name can’t be used."));
    }

    @Test
    void aLinkTellsTheBooksNameInItsFragment() {
        book = TestBook.open("Friday & <b>friends", "Kitchen tablet");
        game = book.agurk("Anna", "Bo");
        String page = book.asTablet()
                .formParams(Map.of("game", game))
                .post("/devices/invitation")
                .asString();
        assertTrue(page.contains("/join?game=" + game + "#"), page);
        assertTrue(page.contains("/Friday%20%26%20%3Cb%3Efriends<"), page);
    }

    /** A use is stored no more often than every quarter of an hour, and not before the page is drawn. */
    @Test
    void whenADeviceWasUsedIsSaidNoMoreExactlyThanItIsKnown() {
        join(code("/devices/invitation"));
        String used =
                "UPDATE device SET last_used_at = now() - interval '%d min' WHERE scorebook_id = '" + book.id() + "'";
        TableOwner.does(used.formatted(14));
        assertFalse(uses().contains("Last used about"), uses());
        TableOwner.does(used.formatted(16));
        String page = uses();
        assertEquals(1, page.split("Used in the last quarter of an hour", -1).length - 1, page);
        assertEquals(1, page.split("Last used about", -1).length - 1, page);
    }

    private String uses() {
        return book.asTablet().get("/devices").asString();
    }
}
