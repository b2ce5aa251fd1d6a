package org.lasttrick.web.layout;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The stylesheet's files are served as one, but for the dark colours; it, the scripts and the typeface are cached for as long as
 * the build is the same.
 */
@QuarkusTest
class AssetsTest {
    private static final Path STYLE = Path.of("src", "main", "resources", "style");

    @Test
    void everyFileIsServed() throws IOException {
        String served = Stream.of("style", "dark", "tv")
                .map(name -> given().get("/assets/0/" + name + ".css").asString())
                .collect(Collectors.joining());
        try (Stream<Path> files = Files.list(STYLE)) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".css")).toList();
            assertTrue(all.size() > 1, all::toString);
            for (Path file : all) {
                assertTrue(
                        served.contains(
                                StaticFiles.minified(Files.readString(file)).strip()),
                        file::toString);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"style.css", "pages.js", "last-trick-sans.woff2"})
    void aBrowserKeepsAFileOfThisBuildAndOfNoOther(String file) {
        String page = given().get("/").asString();
        String build = page.replaceFirst("(?s).*data-build=\"([0-9a-f]+)\".*", "$1");
        given().get("/assets/{build}/{file}", build, file)
                .then()
                .statusCode(200)
                .header("Cache-Control", equalTo("public, immutable, max-age=31536000"))
                // The same for each cookie and language: a change of either would fetch it again.
                .header("Vary", nullValue())
                .header("Content-Language", nullValue());
        given().get("/assets/0/{file}", file).then().statusCode(200).header("Cache-Control", equalTo("no-cache"));
    }

    @Test
    void whatIsServedIsStyleAndScript() {
        given().get("/assets/0/style.css").then().contentType(startsWith("text/css"));
        given().get("/assets/0/live.js")
                .then()
                .contentType(startsWith("text/javascript"))
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header("Content-Security-Policy", nullValue());
        given().get("/assets/0/last-trick-serif.woff2").then().contentType(equalTo("font/woff2"));
        given().get("/assets/0/application.properties").then().statusCode(404);
    }

    /** Four files; a page has two of them, and the others where a name needs them. */
    @Test
    void theTypefaceIsAtMost30KBAndItsLicenceIsShipped() throws IOException {
        long bytes = 0;
        try (Stream<Path> files = Files.list(STYLE)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".woff2")).toList()) {
                long size = Files.size(file);
                given().get("/assets/0/{file}", file.getFileName().toString())
                        .then()
                        .header("Content-Length", equalTo("" + size));
                bytes += size;
            }
        }
        assertTrue(bytes > 0 && bytes <= 30 * 1024, bytes + " bytes");
        assertTrue(Files.readString(Path.of("NOTICE")).contains("SIL OPEN FONT LICENSE Version 1.1"));
    }

    @Test
    void theStylesheetIsCompressed() {
        given().header("Accept-Encoding", "gzip")
                .get("/assets/0/style.css")
                .then()
                .header("Content-Encoding", "gzip");
    }

    @Test
    void unchangedItIsNotSentAgain() {
        String tag = given().get("/assets/0/style.css").header("ETag");
        given().header("If-None-Match", tag).get("/assets/0/style.css").then().statusCode(304);
    }
}
