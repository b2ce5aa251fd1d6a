package org.lasttrick.scorekeeping;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;
import org.lasttrick.game.EntryRequest;

/** A game and a book have room for so much, and say what to do when it is used up. */
@QuarkusTest
class CapsTest {
    private static final String RENAMED = "{\"name\":\"Anna %d\"}";

    @Inject
    AgroalDataSource database;

    private TestBook book;

    @BeforeEach
    void aBook() {
        book = TestBook.open();
    }

    private Response rename(String game, int number) {
        return book.asDevice().body(RENAMED.formatted(number)).patch("/api/games/{game}/players/p1", game);
    }

    @Test
    void aFullGameTakesNoEntryAndTheNextOneStarts() {
        String game = ImportedGames.ofEntries(EntryRequest.MOST_ENTRIES - 2, book);
        book.asDevice().post("/api/games/{game}/abandon", game).then().statusCode(200);
        rename(game, 1).then().statusCode(200);
        rename(game, 2)
                .then()
                .statusCode(409)
                .body("type", equalTo("urn:lasttrick:not-now"))
                .body("detail", containsString("start the next one"));
        book.asDevice()
                .body(TestBook.highCard("9", "p1"))
                .post("/api/games/{game}/hands?preview=true", game)
                .then()
                .statusCode(409);
        given().get("/api/games/{game}", game)
                .then()
                .statusCode(200)
                .body("version", equalTo(EntryRequest.MOST_ENTRIES));
        book.asDevice().post("/api/games/{game}/rematch", game).then().statusCode(201);
    }

    @Test
    void aBookHasRoomForSoManyDevices() {
        String devices = "/api/scorebooks/" + book.id() + "/devices";
        for (int i = 1; i < 200; i++) {
            book.asDevice().body("{\"name\":\"Tablet\"}").post(devices).then().statusCode(201);
        }
        book.asDevice()
                .body("{\"name\":\"Tablet\"}")
                .post(devices)
                .then()
                .statusCode(409)
                .body("detail", containsString("200 devices"));
        String last = book.asDevice().get(devices).path("[-1].id");
        book.asDevice().delete(devices + "/" + last).then().statusCode(204);
        book.asDevice().body("{\"name\":\"Tablet\"}").post(devices).then().statusCode(201);
    }

    @Test
    void aBookHasRoomForSoManyHouseRules() throws SQLException {
        insert("""
                INSERT INTO kept_rules (id, scorebook_id, name, variant, settings, kept_at)
                SELECT 'rules-' || n || ?, ?, 'Rules ' || n, 'agurk', '{"lives":3}', now()
                FROM generate_series(1, 500) AS n""");
        String rules = "/api/scorebooks/" + book.id() + "/house-rules";
        String body = "{\"name\":\"%s\",\"variant\":\"agurk\",\"rules\":{\"lives\":4}}";
        book.asDevice()
                .body(body.formatted("Ours"))
                .post(rules)
                .then()
                .statusCode(409)
                .body("detail", containsString("500 house rules"));
        book.asDevice().body(body.formatted("Rules 7")).post(rules).then().statusCode(201);
    }

    @Test
    void aBookHasRoomForSoManyGames() throws SQLException {
        insert("""
                INSERT INTO game (id, scorebook_id, started_at)
                SELECT 'game-' || n || ?, ?, now() FROM generate_series(1, 20000) AS n""");
        book.start("agurk", Map.of(), "Anna", "Bo")
                .then()
                .statusCode(409)
                .body("detail", containsString("20,000 games"));
    }

    private void insert(String sql) throws SQLException {
        try (var connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement(sql)) {
            insert.setString(1, book.id());
            insert.setString(2, book.id());
            insert.executeUpdate();
        }
    }
}
