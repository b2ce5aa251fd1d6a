package org.lasttrick.web.transfer;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;
import org.lasttrick.transfer.importing.ValidFile;

/** The page for export and import, without script. */
@QuarkusTest
class TransferPageTest {
    private static final Pattern BOOK = Pattern.compile("/api/scorebooks/([0-9a-z]{26})/export/json");

    private TestBook book;

    @BeforeEach
    void aBook() {
        book = TestBook.open("Friday <b>", "Kitchen tablet");
    }

    private Response get(String path) {
        return book.asTablet().get(path);
    }

    private Response importFile(String file) {
        return book.asTablet()
                .multiPart("file", "game.json", file.getBytes(StandardCharsets.UTF_8), "application/json")
                .post("/import");
    }

    @Test
    void theStartPageLeadsThereOnceThereIsABook() {
        given().get("/").then().body(not(containsString("href=\"/import\"")));
        get("/").then().body(containsString("href=\"/import\""));
        given().get("/import").then().statusCode(200).body(containsString("This device has no scorebook yet."));
    }

    @Test
    void allExportsAreOffered() {
        String page = get("/import").then().statusCode(200).extract().asString();
        Matcher found = BOOK.matcher(page);
        assertTrue(found.find());
        assertEquals(book.id(), found.group(1));
        assertTrue(page.contains("/export/csv\"") && page.contains("/export/xlsx\""), page);
        assertTrue(page.contains("Friday &lt;b&gt;"), page);
        get("/api/scorebooks/" + book.id() + "/export/json").then().statusCode(200);
    }

    @Test
    void aFileIsImportedAndReportedAsPresentTheNextTime() {
        importFile(ValidFile.text())
                .then()
                .statusCode(200)
                .body(containsString("<h2 id=\"added\">Imported</h2>"))
                .body(containsString("Friday’s game 🥒, 5 entries"));
        importFile(ValidFile.text())
                .then()
                .statusCode(200)
                .body(not(containsString("id=\"added\"")))
                .body(containsString("Was here already"));
        importFile(ValidFile.book()).then().statusCode(200).body(containsString("The file has no game in it"));
        assertEquals(1, (int) given().get("/api/scorebooks/" + book.id()).path("games"));
    }

    @Test
    void aRefusalSaysWhyInTheReadersLanguageAndWhereToTheLetter() {
        String crafted = ValidFile.book(ValidFile.text().replace("\"revision\":2", "\"revision\":3"));
        importFile(crafted)
                .then()
                .statusCode(422)
                .body(containsString("The entries are not those that were recorded"))
                .body(containsString("Look at game 1 of the file."))
                .body(containsString("Look at entry 1."))
                .body(containsString("/games/0/entries/0/hash is not the one over this entry"));
        book.asTablet()
                .header("Accept-Language", "da")
                .multiPart("file", "game.json", crafted.getBytes(StandardCharsets.UTF_8))
                .post("/import")
                .then()
                .statusCode(422)
                .body(containsString("Intet blev importeret."));
        assertEquals(0, (int) given().get("/api/scorebooks/" + book.id()).path("games"));
    }

    @Test
    void withoutAFileOrAKeyOrFromAnotherSiteNothingIsImported() {
        importFile("").then().statusCode(422).body(containsString("Choose a file first"));
        given().multiPart("file", "game.json", ValidFile.text().getBytes(StandardCharsets.UTF_8))
                .post("/import")
                .then()
                .statusCode(403)
                .body(containsString("This device has no scorebook yet."));
        book.asTablet()
                .header("Sec-Fetch-Site", "cross-site")
                .multiPart("file", "game.json", ValidFile.text().getBytes(StandardCharsets.UTF_8))
                .post("/import")
                .then()
                .statusCode(403);
        assertEquals(0, (int) given().get("/api/scorebooks/" + book.id()).path("games"));
    }
}
