package org.lasttrick.http;

import static io.restassured.RestAssured.get;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.PackagedApplication;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** A database elsewhere says that its disk is full: nothing else tells. */
@QuarkusTest
class FullDatabaseDiskTest {
    private TestBook book;
    private String game;

    @BeforeEach
    void letTheDatabaseSaySo() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        TableOwner.does("""
                CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS
                    'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100'', MESSAGE = ''could not extend file''; END'""");
        inEachTable("CREATE TRIGGER fills_disk BEFORE INSERT ON %s FOR EACH ROW EXECUTE FUNCTION fill_disk()");
    }

    @AfterEach
    void letItStoreAgain() {
        inEachTable("DROP TRIGGER fills_disk ON %s");
        TableOwner.does("DROP FUNCTION fill_disk");
        PackagedApplication.waitUntil(() -> get("/q/health/ready").statusCode() == 200, () -> "readiness stays down");
        book.score(game, "9", "p1").then().statusCode(201);
    }

    private static void inEachTable(String sql) {
        Stream.of("scorebook", "device", "entry").map(sql::formatted).forEach(TableOwner::does);
    }

    @Test
    void requestsReadinessAndPagesSaySo() {
        assertDiskFull(book.score(game, "9", "p1"));
        assertDiskFull(book.asDevice().body(Map.of("name", "Monday")).post("/api/scorebooks"));
        assertDiskFull(book.asDevice().body(Map.of("name", "Phone")).post("/api/scorebooks/{book}/devices", book.id()));
        // The answer before is good for a second.
        PackagedApplication.waitUntil(
                () -> get("/q/health/ready").asString().contains("The disk of the database is full."),
                () -> "readiness doesn't say so");
        assertTrue(get("/games/{game}", game).asString().contains("The disk of Last Trick’s computer is full"));
    }

    private static void assertDiskFull(Response answer) {
        answer.then().statusCode(503).header("Retry-After", "5").body("type", containsString("disk-full"));
    }
}
