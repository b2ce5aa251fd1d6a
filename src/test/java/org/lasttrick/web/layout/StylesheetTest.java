package org.lasttrick.web.layout;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of the stylesheet are served as one, which a browser caches. */
@QuarkusTest
class StylesheetTest {

    @Test
    void everyFileIsServed() throws IOException {
        String served = given().get("/style.css").asString();
        try (Stream<Path> files = Files.list(Path.of("src", "main", "resources", "style"))) {
            List<Path> all = files.toList();
            assertTrue(all.size() > 1, all::toString);
            for (Path file : all) {
                assertTrue(served.contains(Files.readString(file)), file::toString);
            }
        }
    }

    @Test
    void aBrowserKeepsItForADay() {
        given().get("/style.css")
                .then()
                .statusCode(200)
                .contentType(startsWith("text/css"))
                .header("Cache-Control", equalTo(given().get("/pages.js").header("Cache-Control")))
                .header("Cache-Control", containsString("max-age=86400"));
    }

    @Test
    void theStylesheetIsCompressed() {
        given().header("Accept-Encoding", "gzip").get("/style.css").then().header("Content-Encoding", "gzip");
    }

    @Test
    void unchangedItIsNotSentAgain() {
        String tag = given().get("/style.css").header("ETag");
        given().header("If-None-Match", tag).get("/style.css").then().statusCode(304);
    }
}
