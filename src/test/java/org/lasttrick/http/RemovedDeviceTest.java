package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.StreamReader;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;
import org.lasttrick.instances.OtherInstances;

/** A device that was removed at another instance of the service, while this one remembers its key. */
@QuarkusTest
class RemovedDeviceTest {
    @TestHTTPResource("/")
    URI service;

    @Inject
    OtherInstances others;

    private TestBook book;
    private TestBook phone;
    private String phoneId;
    private String game;

    @BeforeEach
    void aPhoneWhoseKeyIsRemembered() {
        book = TestBook.open();
        game = book.agurk("Anna", "Bo");
        Response admitted =
                book.asDevice().body(Map.of("name", "Phone")).post("/api/scorebooks/{book}/devices", book.id());
        phone = new TestBook(book.id(), admitted.path("key"));
        phoneId = admitted.path("id");
        phone.score(game, "9", "p2").then().statusCode(201);
    }

    private void isRemovedElsewhere() {
        TableOwner.does("UPDATE device SET removed_at = now() WHERE id = '" + phoneId + "'");
    }

    @ParameterizedTest
    @CsvSource({
        "POST,   /api/games/GAME/hands",
        "PUT,    /api/games/GAME/hands/1",
        "POST,   /api/games/GAME/undo",
        "POST,   /api/games/GAME/close",
        "POST,   /api/games/GAME/rematch",
        "DELETE, /api/games/GAME",
        "POST,   /api/games",
        "POST,   /api/scorebooks/BOOK/devices",
        "POST,   /api/scorebooks/BOOK/house-rules",
        "DELETE, /api/scorebooks/BOOK/devices/PHONE",
    })
    void itsWritesAreRefusedAtOnce(String method, String address) {
        if (address.endsWith("rematch")) {
            book.asDevice().post("/api/games/{game}/close", game).then().statusCode(200);
        }
        int version = TestBook.version(game);
        isRemovedElsewhere();
        Response answer = phone.withNewKey()
                .body(body(address))
                .request(
                        method,
                        address.replace("GAME", game).replace("BOOK", book.id()).replace("PHONE", phoneId));
        answer.then().statusCode(401).body("type", equalTo("urn:lasttrick:no-key"));
        assertEquals(version, TestBook.version(game));
        book.asDevice().get("/api/scorebooks/{book}/games", book.id()).then().body("games", hasSize(1));
        book.asDevice().get("/api/scorebooks/{book}/devices", book.id()).then().body("", hasSize(1));
    }

    private static Map<String, Object> body(String address) {
        if (address.contains("/hands")) {
            return TestBook.highCard("5", "p1");
        }
        if (address.endsWith("/devices")) {
            return Map.of("name", "Ours");
        }
        return address.startsWith("/api/games")
                ? Map.of("variant", "agurk", "players", new Object[] {Map.of("name", "Anna"), Map.of("name", "Bo")})
                : Map.of("name", "Ours", "variant", "agurk", "rules", Map.of("limit", 25));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/hands", "/undo", "/players", "/erase"})
    void itsFormsAreAnsweredAsThoseOfAnyoneWhoWatches(String form) {
        RequestSpecification tablet = phone.asTablet();
        tablet.get("/games/{game}", game).then().statusCode(200);
        isRemovedElsewhere();
        Response answer = phone.asTablet()
                .contentType(ContentType.URLENC)
                .formParams(Map.of(
                        "version",
                        2,
                        "commandId",
                        "tap",
                        "player",
                        "p1",
                        "card",
                        "5",
                        "order",
                        "p1",
                        "name",
                        "Cai",
                        "sure",
                        "yes"))
                .post("/games/" + game + form);
        answer.then().statusCode(403).body(containsString("only watch"));
        assertEquals(2, TestBook.version(game));
    }

    @Test
    void itsKeyIsNoLongerRememberedAfterARefusedWrite() {
        isRemovedElsewhere();
        phone.score(game, "5", "p1").then().statusCode(401);
        given().header("Authorization", "Bearer " + phone.key())
                .get("/api/scorebooks/{book}/devices", book.id())
                .then()
                .statusCode(401);
    }

    @Test
    @Timeout(30)
    void whatTheOtherInstanceSaysForgetsItsKeyAndReachesItsOpenPages() throws Exception {
        while (!others.isConnected()) {
            Thread.sleep(20);
        }
        try (StreamReader page = StreamReader.watch(service, game, "2")) {
            isRemovedElsewhere();
            TableOwner.does("NOTIFY lasttrick, 'another-instance %s book-%s'".formatted(phoneId, book.id()));
            page.notice();
        }
        phone.asDevice().get("/api/scorebooks/{book}/devices", book.id()).then().statusCode(401);
    }

    @Test
    void aDeviceThatIsRemovedHereIsForgottenAtOnce() {
        book.asDevice()
                .delete("/api/scorebooks/{book}/devices/{device}", book.id(), phoneId)
                .then()
                .statusCode(204);
        given().header("Authorization", "Bearer " + phone.key())
                .get("/api/scorebooks/{book}/devices", book.id())
                .then()
                .statusCode(401);
    }
}
