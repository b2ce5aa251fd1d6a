package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.fuzz.RawHttp;

/** Who has a game's link may watch that game, and is told nothing of the others of its scorebook. */
@QuarkusTest
class OneGameTest {
    @TestHTTPResource
    URI here;

    private TestBook book;
    private String game;
    private String other;

    @BeforeEach
    void twoGames() {
        book = TestBook.open("The Friday book", "Kitchen tablet");
        other = book.agurk("Xaver", "Ylva");
        game = book.agurk("Anna", "Bo");
        book.score(game, "9", "p1");
    }

    @Test
    void onlyAKeyOfItsBookSeesTheBook() {
        tells(given(), false);
        tells(TestBook.open().asDevice(), false);
        tells(given().header("Authorization", "Bearer " + "0".repeat(32)), false);
        tells(given().cookie("lasttrick-key", book.key()), false);
        tells(book.asDevice(), true);
    }

    private void tells(RequestSpecification reader, boolean isOwn) {
        Response read = reader.get("/api/games/{game}", game);
        read.then().statusCode(200).header("Vary", containsString("Authorization"));
        assertEquals(isOwn ? book.id() : null, read.path("scorebook"));
        if (!isOwn) {
            read.then().body("$", not(hasKey("scorebook"))).body(not(containsString(book.id())));
        }
    }

    @Test
    void anEarlierStateOfAGameHidesItsBookFromOthersToo() {
        given().get("/api/games/{game}?version=1", game).then().body("scorebook", nullValue());
        book.asDevice().get("/api/games/{game}?version=1", game).then().body("scorebook", equalTo(book.id()));
    }

    @Test
    void writesAndTheirConflictsTellTheBook() {
        book.asDevice()
                .delete("/api/games/{game}/hands/1?preview=true", game)
                .then()
                .statusCode(200)
                .body("scorebook", equalTo(book.id()));
        book.asDevice().post("/api/games/{game}/undo", game).then().body("scorebook", equalTo(book.id()));
        book.asDevice()
                .header("If-Match", "\"1\"")
                .post("/api/games/{game}/undo", game)
                .then()
                .statusCode(412)
                .body("game.scorebook", equalTo(book.id()));
    }

    @Test
    void theListOfABooksGamesTellsItsDevicesTheBook() {
        String games = "/api/scorebooks/" + book.id() + "/games";
        book.asDevice().get(games).then().body("games[0].scorebook", equalTo(book.id()));
        given().get(games).then().body("games[0].scorebook", nullValue());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/games/{game}/ledger",
                "/api/games/{game}/verification",
                "/api/games/{game}/export/json",
                "/api/games/{game}/export/csv",
                "/api/games/{game}/export/bgstats",
                "/games/{game}",
                "/games/{game}?panel=watch",
                "/games/{game}?panel=players",
                "/games/{game}?panel=ending",
                "/games/{game}/tv",
                "/games/{game}/rules",
                "/games/{game}/ledger",
                "/games/{game}/ledger/1"
            })
    void nothingThatAWatcherReadsTellsTheBook(String address) {
        Response read = given().redirects().follow(false).get(address, game);
        tellsNothing(read.asString() + read.headers());
    }

    @Test
    void theWorkbookTellsNothing() throws IOException {
        byte[] workbook = given().get("/api/games/{game}/export/xlsx", game).asByteArray();
        StringBuilder text = new StringBuilder();
        try (ZipFile parts = ZipFile.builder().setByteArray(workbook).get()) {
            for (ZipArchiveEntry part : Collections.list(parts.getEntries())) {
                text.append(new String(parts.getInputStream(part).readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        assertTrue(text.indexOf("Anna") > 0);
        tellsNothing(text.toString());
    }

    @Test
    void thePdfTellsNothing() throws IOException {
        byte[] pdf = given().get("/api/games/{game}/export/pdf", game).asByteArray();
        try (var document = Loader.loadPDF(pdf)) {
            tellsNothing(new PDFTextStripper().getText(document)
                    + document.getDocumentInformation().getCOSObject());
        }
    }

    @Test
    void theStreamTellsNothing() throws IOException {
        String stream = "GET /api/games/%s/stream HTTP/1.1\r\nHost: %s\r\nLast-Event-ID: 1\r\n\r\n"
                .formatted(game, here.getAuthority());
        RawHttp.Answer answer = RawHttp.once(RestAssured.port, stream);
        assertEquals(200, answer.status());
        tellsNothing(answer.toString() + answer.text());
    }

    private void tellsNothing(String read) {
        assertFalse(read.contains(book.id()), read);
        assertFalse(read.contains("The Friday book"), read);
        assertFalse(read.contains(other), read);
        assertFalse(read.contains("Xaver"), read);
    }
}
