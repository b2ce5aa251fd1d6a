package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.TableOwner;

/** The ledger as it was recorded, for programs, and whether it still is. */
@QuarkusTest
class LedgerHttpTest {
    @Inject
    Flyway migrations;

    private TestBook book;
    private String game;

    @BeforeEach
    void aGameWithFourEntries() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo 🥒");
        book.asDevice()
                .header("Idempotency-Key", "tap-1")
                .body(TestBook.highCard("9", "p1"))
                .post("/api/games/{game}/hands", game);
        book.score(game, "5", "p2");
        book.asDevice().post("/api/games/{game}/undo", game);
    }

    private ValidatableResponse asks(String query) {
        return given().get("/api/games/" + game + query).then();
    }

    private String head() {
        return given().get("/api/games/{game}", game).path("head");
    }

    @Test
    void theEntriesSayWhatTheyWereAndWhoMadeThem() {
        asks("/ledger")
                .statusCode(200)
                .body("game", equalTo(game))
                .body("chain", equalTo(game))
                .body("next", nullValue())
                .body("entries.version", equalTo(List.of(1, 2, 3, 4)))
                .body("entries.type", equalTo(List.of("game-started", "hand-scored", "hand-scored", "entry-undone")))
                .body("entries.revision", equalTo(List.of(2, 1, 1, 1)))
                .body("entries[3].payload", equalTo("{\"version\":3}"))
                .body("entries[1].actor.name", equalTo("Kitchen tablet"))
                .body("entries[1].commandId", equalTo("tap-1"))
                .body("entries[3].commandId", nullValue())
                .body("entries[3].commandDigest", nullValue())
                .body("entries[0].previousHash", equalTo("0".repeat(64)))
                .body("entries[3].hash", equalTo(head()))
                .body("entries[0].says", equalTo("The game began: Anna and Bo 🥒"))
                .body("entries[3].says", equalTo("Undone: Hand 2: Bo 🥒 took the last trick with a 5"))
                .body("entries[3].about", equalTo(3))
                .body("entries[3].now", nullValue())
                .body("entries[2].about", nullValue())
                .body("entries[2].now.says", equalTo("undone"))
                .body("entries[2].now.by", equalTo(4));
    }

    /** As the API's description says, without this code. */
    @Test
    void hashesCanBeRecomputedFromTheAnswer() throws Exception {
        JsonPath ledger = asks("/ledger").extract().jsonPath();
        List<Map<String, Object>> entries = ledger.getList("entries");
        for (Map<String, Object> entry : entries) {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            part(sha256, text(ledger.getString("chain")));
            part(sha256, number(entry.get("version")));
            part(sha256, text(entry.get("type")));
            part(sha256, number(entry.get("revision")));
            part(sha256, text(entry.get("payload")));
            part(sha256, text(((Map<?, ?>) entry.get("actor")).get("id")));
            part(sha256, text(entry.get("commandId")));
            part(sha256, hex(entry.get("commandDigest")));
            long micros = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.parse((String) entry.get("recordedAt")));
            part(sha256, ByteBuffer.allocate(8).putLong(micros).array());
            part(sha256, hex(entry.get("previousHash")));
            assertEquals(entry.get("hash"), HexFormat.of().formatHex(sha256.digest()));
        }
    }

    private static void part(MessageDigest sha256, byte[] bytes) {
        sha256.update(
                ByteBuffer.allocate(4).putInt(bytes == null ? -1 : bytes.length).flip());
        sha256.update(bytes == null ? new byte[0] : bytes);
    }

    private static byte[] text(Object text) {
        return text == null ? null : ((String) text).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] number(Object number) {
        return ByteBuffer.allocate(4).putInt((int) number).array();
    }

    private static byte[] hex(Object hex) {
        return hex == null ? null : HexFormat.of().parseHex((String) hex);
    }

    @Test
    void theEntriesComeInPages() {
        asks("/ledger?limit=3")
                .body("entries.version", equalTo(List.of(1, 2, 3)))
                .body("next", equalTo(3));
        asks("/ledger?limit=3&after=3")
                .body("entries.version", equalTo(List.of(4)))
                .body("entries[0].says", equalTo("Undone: Hand 2: Bo 🥒 took the last trick with a 5"))
                .body("next", nullValue());
        asks("/ledger?limit=4").body("entries", hasSize(4)).body("next", nullValue());
        asks("/ledger?after=0&limit=1000").body("entries", hasSize(4));
        asks("/ledger?after=9").statusCode(200).body("entries", hasSize(0)).body("next", nullValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"limit=0", "limit=1001", "limit=x", "after=-1", "after=x", "after=01"})
    void anInvalidPageIsRefused(String query) {
        asks("/ledger?" + query).statusCode(400).body("detail", containsString(" must be "));
    }

    @Test
    void aLedgerAsItWasRecordedIsValid() {
        asks("/verification")
                .statusCode(200)
                .body("valid", equalTo(true))
                .body("entries", equalTo(4))
                .body("head", equalTo(head()))
                .body("problems", hasSize(0))
                .body("containsKey('contains')", equalTo(false));
    }

    @Test
    void theLedgerContainsEachEarlierHead() {
        String noted = given().get("/api/games/{game}?version=2", game).path("head");
        String fingerprint = asks("/verification").extract().path("fingerprint");
        for (String head :
                List.of(noted, head(), fingerprint, fingerprint.toUpperCase().replace('-', ' '))) {
            given().queryParam("head", head)
                    .get("/api/games/{game}/verification", game)
                    .then()
                    .statusCode(200)
                    .body("contains", equalTo(true));
        }
        asks("/verification?head=" + "ab".repeat(32))
                .body("contains", equalTo(false))
                .body("valid", equalTo(true));
        asks("/verification?head=zzzz-zzzz-zzzz").body("contains", equalTo(false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "zzzz-zzzz-zzz", "uuuu-uuuu-uuuu", "zzzz-zzzz-zzzz-zzzz"})
    void anInvalidHeadIsRefused(String head) {
        asks("/verification?head=" + head)
                .statusCode(400)
                .body("detail", containsString("64 hexadecimal digits, or a fingerprint of 12 letters and digits"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ledger", "verification"})
    void anUnknownGameIsNotFound(String what) {
        given().get("/api/games/unknown/" + what)
                .then()
                .statusCode(404)
                .body("detail", containsString("There is no game of this id."));
    }

    @Test
    void aDamagedLedgerCanBeReadAndItsFaultIsNamed() throws SQLException {
        String before = head();
        damage("UPDATE entry SET payload = '{\"result\":7}' WHERE version = 3");
        asks("/verification")
                .statusCode(200)
                .body("valid", equalTo(false))
                .body("entries", equalTo(4))
                .body("head", equalTo(before))
                .body("problems", hasSize(1))
                .body("problems[0].entry", equalTo(3))
                .body("problems[0].kind", equalTo("changed"))
                .body(
                        "problems[0].detail",
                        equalTo("Entry 3 is not as it was recorded: something in it was changed afterwards."));
        asks("/ledger")
                .statusCode(200)
                .body("entries[2].payload", equalTo("{\"result\":7}"))
                .body("entries[1].says", equalTo("Hand 1: Anna took the last trick with a 9"))
                .body("entries[2].says", nullValue())
                .body("entries[3].says", nullValue());
        book.asDevice().delete("/api/games/{game}", game).then().statusCode(204);
    }

    @Test
    void onlyTheEntriesOfThePageAreReadAgain() throws SQLException {
        damage("UPDATE entry SET payload = '{\"result\":7}' WHERE version = 2");
        asks("/ledger?after=2")
                .statusCode(200)
                .body("entries[0].says", equalTo("Hand 2: Bo 🥒 took the last trick with a 5"));
        asks("/ledger?after=1&limit=2")
                .statusCode(200)
                .body("entries[0].payload", equalTo("{\"result\":7}"))
                .body("entries.says", contains(nullValue(), nullValue()))
                .body("next", equalTo(3));
    }

    @Test
    void aPageOfALedgerThatHasLostEntriesEndsWithTheLastThatIsThere() {
        TableOwner.cutsAfter(game, 2);
        asks("/ledger?after=1").body("entries.version", contains(2)).body("next", nullValue());
        asks("/ledger?after=2").body("entries", hasSize(0)).body("next", nullValue());
    }

    @Test
    void noAddressMakesItsSentencesDanish() {
        given().urlEncodingEnabled(false)
                .header("Accept-Language", "da")
                .get("/api/games/{game}/ledger?of=/export/", game)
                .then()
                .body("entries[0].says", equalTo("The game began: Anna and Bo 🥒"));
    }

    /** As the tables' owner, with the triggers off for as long. */
    private void damage(String change) throws SQLException {
        try (Connection owner = migrations.getConfiguration().getDataSource().getConnection();
                Statement statement = owner.createStatement()) {
            owner.setAutoCommit(false);
            statement.execute("ALTER TABLE entry DISABLE TRIGGER USER");
            statement.execute(change + " AND game_id = '" + game + "'");
            statement.execute("ALTER TABLE entry ENABLE TRIGGER USER");
            owner.commit();
        }
    }
}
