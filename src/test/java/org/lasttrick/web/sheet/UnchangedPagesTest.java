package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;
import org.lasttrick.web.GamePages;

/** A page of a game that a browser has already, and one that was drawn before. */
@QuarkusTest
class UnchangedPagesTest {
    private static final Pattern COMMAND_ID = Pattern.compile(
            "class=\"pad-form\" method=\"post\".*?name=\"commandId\" value=\"([^\"]+)\"", Pattern.DOTALL);

    @TestHTTPResource
    URI service;

    @Inject
    MeterRegistry meters;

    private GamePages pages;
    private String url;

    @BeforeEach
    void aGameOfThree() {
        pages = GamePages.agurk("Anna", "Bo", "Cai");
        pages.scored("9", "p2");
        url = "/games/" + pages.game();
    }

    private RequestSpecification tablet() {
        return pages.book().asTablet();
    }

    private Response sheet(RequestSpecification reader) {
        Response sheet = reader.get(url);
        sheet.then().statusCode(200);
        return sheet;
    }

    private static String tag(Response page) {
        return page.header("ETag");
    }

    private static String commandId(Response page) {
        Matcher id = COMMAND_ID.matcher(page.asString());
        assertEquals(true, id.find(), page::asString);
        return id.group(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/tv", "/rules", "?panel=entries", "?player=p2&card=9"})
    void aBrowserThatHasThePageGets304UntilAHandIsEntered(String page) {
        String tag = tag(given().get(url + page));
        given().header("If-None-Match", tag)
                .get(url + page)
                .then()
                .statusCode(304)
                .header("ETag", equalTo(tag))
                .header("Cache-Control", equalTo("private, no-cache"))
                .header("Vary", containsString("Cookie"))
                .body(emptyString());
        pages.scored("8", "p1");
        given().header("If-None-Match", tag)
                .get(url + page)
                .then()
                .statusCode(200)
                .header("ETag", not(equalTo(tag)));
    }

    @Test
    void anotherLanguageAnotherRoleAndAnotherBookHaveOtherTags() {
        Set<String> tags = new HashSet<>(List.of(
                tag(sheet(given())),
                tag(sheet(given().header("Accept-Language", "da"))),
                tag(sheet(tablet())),
                tag(sheet(tablet().cookie("lasttrick-language", "da"))),
                tag(sheet(GamePages.agurk("Dag", "Eva").book().asTablet()))));
        assertEquals(5, tags.size(), tags::toString);
    }

    @Test
    void aRemovedDeviceGetsTheWatchersPage() {
        Response phone = phone();
        String tag = tag(sheet(given().cookie("lasttrick-key", phone.<String>path("key"))));
        assertEquals(tag, tag(sheet(tablet())), "of the same book");
        pages.book()
                .asDevice()
                .delete("/api/scorebooks/{book}/devices/{device}", pages.book().id(), phone.path("id"))
                .then()
                .statusCode(204);
        given().cookie("lasttrick-key", phone.<String>path("key"))
                .header("If-None-Match", tag)
                .get(url)
                .then()
                .statusCode(200)
                .header("ETag", equalTo(tag(sheet(given()))))
                .body(not(containsString("commandId")));
    }

    @Test
    void anErasedGameIsNotUnchanged() {
        String tag = tag(sheet(given()));
        pages.book().asDevice().delete("/api/games/{game}", pages.game()).then().statusCode(204);
        given().header("If-None-Match", tag).get(url).then().statusCode(410);
        given().get(url).then().statusCode(410);
    }

    @Test
    void aGameWhoseLastEntryWasTamperedWithIsNotUnchanged() {
        pages.scored("8", "p1");
        String tag = tag(sheet(given()));
        given().header("If-None-Match", tag).get(url).then().statusCode(304);
        TableOwner.changes(pages.game(), 3, "card", "kard");
        given().header("If-None-Match", tag).get(url).then().statusCode(500);
    }

    @Test
    void theAddressToWatchAtIsDrawnAnewSinceTheNetworkMayHaveChanged() {
        given().get(url + "?panel=watching")
                .then()
                .statusCode(200)
                .body(containsString("class=\"qr\""))
                .header("ETag", nullValue());
    }

    @Test
    void aReadOfAnUnchangedGameGets304UntilAHandIsEntered() {
        String json = "/api/games/" + pages.game();
        String tag = given().get(json).header("ETag");
        given().header("If-None-Match", tag).get(json).then().statusCode(304).header("ETag", equalTo(tag));
        pages.scored("8", "p1");
        given().header("If-None-Match", tag).get(json).then().statusCode(200).header("ETag", not(equalTo(tag)));
        given().header("If-None-Match", tag).get("/api/games/unknown").then().statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/tv"})
    void aPageThatWasDrawnBeforeIsTheSameForEveryWatcher(String page) throws Exception {
        HttpResponse<byte[]> first = get(page, "GET", "gzip");
        HttpResponse<byte[]> second = get(page, "GET", "gzip, br");
        assertEquals("gzip", second.headers().firstValue("Content-Encoding").orElseThrow());
        assertEquals(
                "text/html;charset=UTF-8",
                second.headers().firstValue("Content-Type").orElseThrow());
        assertArrayEquals(first.body(), second.body());
        assertEquals(first.headers().map().keySet(), second.headers().map().keySet());
        assertEquals(0, get(page, "HEAD", "gzip").body().length);
        assertNotEquals(0, get(page, "GET", "gzip").body().length);
    }

    @Test
    void aSharedLinkIsDrawnOnceForAllWhoOpenIt() throws Exception {
        get("?language=da", "GET", "gzip");
        double kept = keptPages();
        get("?language=da", "GET", "gzip");
        assertEquals(kept + 1, keptPages());
    }

    private double keptPages() {
        return meters.counter("lasttrick.pages", "answer", "kept").count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"identity", "gzip;q=0", "gzip; q=0.0, identity"})
    void aClientThatCannotReadCompressedPagesGetsAPlainOne(String encoding) throws Exception {
        get("", "GET", "gzip");
        HttpResponse<byte[]> plain = get("", "GET", encoding);
        assertEquals(true, plain.headers().firstValue("Content-Encoding").isEmpty());
        assertEquals("<!DOCTYPE", new String(plain.body(), 0, 9));
    }

    private HttpResponse<byte[]> get(String page, String method, String encoding) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(service.resolve(url + page))
                    .method(method, HttpRequest.BodyPublishers.noBody())
                    .header("Accept-Encoding", encoding)
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    @Test
    void whoGoesBackAfterAHandGetsAnotherCommandId() {
        Response page = sheet(tablet());
        String id = commandId(page);
        assertEquals(id, commandId(sheet(tablet())), "nothing was entered yet");
        pages.submits("/hands", Map.of("player", "p1", "card", "8", "version", "2", "commandId", id))
                .statusCode(303);
        Response now = tablet().header("If-None-Match", tag(page)).get(url);
        now.then().statusCode(200);
        assertNotEquals(id, commandId(now));
        pages.submits("/hands", Map.of("player", "p3", "card", "K", "version", "3", "commandId", commandId(now)))
                .statusCode(303);
    }

    @Test
    void anotherHandOnAFormThatIsStillShownElsewhereIsAskedAbout() {
        String id = commandId(sheet(tablet()));
        pages.submits("/hands", Map.of("player", "p1", "card", "8", "version", "2", "commandId", id))
                .statusCode(303);
        pages.submits("/hands", Map.of("player", "p3", "card", "K", "version", "2", "commandId", id))
                .statusCode(412)
                .body(containsString("class=\"ask\""));
    }

    @Test
    void twoTabletsHaveOtherCommandIds() {
        String key = phone().path("key");
        assertNotEquals(commandId(sheet(tablet())), commandId(sheet(given().cookie("lasttrick-key", key))));
    }

    private Response phone() {
        return pages.book()
                .asDevice()
                .body(Map.of("name", "Phone"))
                .post("/api/scorebooks/{book}/devices", pages.book().id());
    }

    @Test
    void aTapIsAnsweredWithThePadAlone() {
        tablet().header("Pad-Alone", "true")
                .get(url + "?player=p3&card=K&version=2")
                .then()
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"))
                .body(containsString("data-build="))
                .body(containsString("id=\"pad\""))
                .body(containsString("id=\"player-p3\" value=\"p3\" checked"))
                .body(not(containsString("<table")));
    }

    @Test
    void aTapOnASheetThatHasNoPadAnyMoreIsAnsweredWithTheSheet() {
        pages.book()
                .asDevice()
                .post("/api/games/{game}/close", pages.game())
                .then()
                .statusCode(200);
        for (RequestSpecification reader : List.of(tablet(), given())) {
            reader.header("Pad-Alone", "true")
                    .get(url + "?player=p3&version=2")
                    .then()
                    .statusCode(200)
                    .body(containsString("<table"));
        }
    }
}
