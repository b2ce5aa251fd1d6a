package org.lasttrick.http;

import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;

/** The connection ends while PostgreSQL commits, so nobody knows whether a write is stored. */
@QuarkusTest
class UnconfirmedCommitTest {
    private TestBook book;
    private TestBook other;
    private String game;
    private String export;

    @BeforeEach
    void letCommitsEndTheConnection() {
        book = TestBook.open();
        other = TestBook.open();
        game = book.agurk("Anna", "Bo");
        export = book.asDevice().get("/api/games/{game}/export/json", game).asString();
        TableOwner.does("""
                CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS
                    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'""");
        inEachTable("CREATE CONSTRAINT TRIGGER ends_connection AFTER INSERT ON %s DEFERRABLE INITIALLY DEFERRED"
                + " FOR EACH ROW EXECUTE FUNCTION end_connection()");
    }

    @AfterEach
    void letCommitsPass() {
        inEachTable("DROP TRIGGER ends_connection ON %s");
        TableOwner.does("DROP FUNCTION end_connection");
    }

    private static void inEachTable(String sql) {
        Stream.of("scorebook", "device", "game", "entry").map(sql::formatted).forEach(TableOwner::does);
    }

    @Test
    void anOpenedScorebookIsToBeSentAgain() {
        assertToBeSentAgain(book.asDevice().body(Map.of("name", "Monday")).post("/api/scorebooks"));
    }

    @Test
    void anAddedDeviceIsToBeSentAgain() {
        assertToBeSentAgain(
                book.asDevice().body(Map.of("name", "Phone")).post("/api/scorebooks/{book}/devices", book.id()));
    }

    @Test
    void aStartedGameIsToBeSentAgain() {
        assertToBeSentAgain(book.start("agurk", Map.of(), "Anna", "Bo"));
    }

    @Test
    void aHandIsToBeSentAgain() {
        assertToBeSentAgain(book.score(game, "9", "p1"));
    }

    @Test
    void anImportIsToBeSentAgain() {
        assertToBeSentAgain(other.asDevice().body(export).post("/api/scorebooks/{book}/import", other.id()));
    }

    private static void assertToBeSentAgain(Response answer) {
        answer.then()
                .statusCode(503)
                .header("Retry-After", "5")
                .body("type", containsString("database-away"))
                .body("detail", containsString("with the same Idempotency-Key"));
    }
}
