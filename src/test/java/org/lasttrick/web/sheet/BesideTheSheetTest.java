package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.lessThan;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.stringContainsInOrder;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in the pad's place: for whom, when, and what is pushed there. */
@QuarkusTest
class BesideTheSheetTest {
    private String key;
    private String game;

    @BeforeEach
    void aGameOfThree() {
        key = given().contentType(ContentType.JSON)
                .body(Map.of("name", "Friday"))
                .post("/api/scorebooks")
                .path("key");
        List<Map<String, String>> players =
                Stream.of("Anna", "Bo", "Cai").map(name -> Map.of("name", name)).toList();
        game = program()
                .body(Map.of("variant", "agurk", "players", players))
                .post("/api/games")
                .path("id");
    }

    private RequestSpecification program() {
        return given().header("Authorization", "Bearer " + key).contentType(ContentType.JSON);
    }

    private void scored(String card, String player) {
        program()
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body("{\"type\":\"high-card\",\"card\":\"%s\",\"players\":[\"%s\"]}".formatted(card, player))
                .post("/api/games/{game}/hands", game)
                .then()
                .statusCode(lessThan(300));
    }

    private ValidatableResponse sees(String query) {
        return given().cookie("lasttrick-key", key)
                .urlEncodingEnabled(false)
                .get("/games/" + game + query)
                .then()
                .statusCode(200);
    }

    private ValidatableResponse pushes(String where, Map<String, String> fields) {
        return given().cookie("lasttrick-key", key)
                .redirects()
                .follow(false)
                .formParams(fields)
                .post("/games/" + game + where)
                .then();
    }

    private List<String> names() {
        return given().get("/api/games/{game}", game).path("players.name");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?panel=",
                "?panel=nothing",
                "?panel=why-p9",
                "?panel=why-p1-7",
                "?panel=why-x-1",
                "?panel=why-p1-0"
            })
    void anAddressThatAsksForNothingShowsThePad(String query) {
        scored("9", "p1");
        sees(query).body(containsString("<h2 class=\"question\" id=\"pad-title\""));
    }

    @Test
    void thereIsNoChartBeforeTheFirstHand() {
        sees("?panel=chart").body(not(containsString("class=\"chart\"")));
        sees("").body(not(containsString("panel=chart")));
        scored("9", "p1");
        sees("?panel=chart").body(containsString("class=\"chart\""));
    }

    @Test
    void whatWasTappedIsStillThereOnTheWayBack() {
        sees("?panel=entries&player=p2&card=Q&order=p2&commandId=x&version=1")
                .body(containsString("<input type=\"hidden\" name=\"card\" value=\"Q\">"))
                .body(not(containsString("name=\"commandId\" value=\"x\"")));
        scored("9", "p1");
        String page = sees("?panel=why-p1&player=p2&card=Q&order=p2").extract().asString();
        String back = page.replaceAll("(?s).*<a class=\"button\" href=\"([^\"]*)\">Back.*", "$1")
                .replace("&amp;", "&");
        sees(back.substring(back.indexOf('?'), back.indexOf('#')))
                .body(containsString("id=\"card-Q\" value=\"Q\" checked"))
                .body(containsString("id=\"player-p2\" value=\"p2\" checked"));
    }

    @Test
    void aTotalLeadsToEachHandThatMadeIt() {
        scored("9", "p1");
        scored("5", "p2");
        scored("4", "p1");
        sees("?panel=why-p1")
                .body(containsString("Why 13?"))
                .body(stringContainsInOrder("At the start: 0.", "Hand 1:", "0 → 9", "Hand 3:", "9 → 13"))
                .body(containsString("panel=why-p1-3"));
    }

    @Test
    void theEntriesSayWhatHasBecomeOfThem() {
        scored("9", "p1");
        scored("5", "p2");
        program()
                .body("{\"type\":\"high-card\",\"card\":\"K\",\"players\":[\"p3\"]}")
                .put("/api/games/{game}/hands/1", game);
        program().delete("/api/games/{game}/hands/2", game);
        scored("4", "p2");
        program().post("/api/games/{game}/undo", game);
        sees("?panel=entries")
                .body(stringContainsInOrder(
                        "Taken back: Hand 2: Bo took the last trick with a 4",
                        "Hand 2: Bo took the last trick with a 4",
                        "taken back",
                        "Hand 2 struck out: Bo took the last trick with a 5",
                        "Hand 1 corrected: “Anna took the last trick with a 9” became “Cai took the last trick with a King”",
                        "Hand 2: Bo took the last trick with a 5",
                        "struck out since",
                        "Hand 1: Anna took the last trick with a 9",
                        "corrected since",
                        "The game began: Anna, Bo and Cai"));
    }

    @Test
    void whoeverOnlyWatchesHasTheChartAndChangesNobody() {
        scored("9", "p1");
        given().get("/games/{game}", game)
                .then()
                .body(containsString("class=\"chart\""))
                .body(not(containsString("panel=players")));
        given().get("/games/{game}?panel=players", game).then().body(not(containsString("class=\"seats\"")));
        given().formParam("name", "Dag")
                .post("/games/{game}/players", game)
                .then()
                .statusCode(403)
                .body(containsString("This device only watches"));
        given().post("/games/{game}/rematch", game).then().statusCode(403);
        assertEquals(List.of("Anna", "Bo", "Cai"), names());
    }

    @Test
    void somebodyJoinsAnotherLeavesAndOneIsRenamed() {
        scored("9", "p1");
        pushes("/players", Map.of("name", "Dag", "version", "2", "commandId", "one"))
                .statusCode(303)
                .header("Location", endsWith("/games/" + game + "?panel=players"));
        pushes("/players/p2/leave", Map.of()).statusCode(303);
        pushes("/players/p3", Map.of("name", "Carl")).statusCode(303);
        assertEquals(List.of("Anna", "Carl", "Dag", "Bo"), names());
        sees("").body(stringContainsInOrder("Dag joins with 9", "Bo leaves")).body(containsString(">left<"));
    }

    @Test
    void whoLeftComesBack() {
        pushes("/players/p2", Map.of("name", "<b>Bo"));
        pushes("/players/p2/leave", Map.of());
        sees("?panel=players").body(containsString("<button class=\"button\">&lt;b&gt;Bo comes back</button>"));
        pushes("/players/p2/return", Map.of())
                .statusCode(303)
                .header("Location", endsWith("/games/" + game + "?panel=players"));
        sees("?panel=players").body(not(containsString("comes back</button>")));
        assertEquals(List.of("Anna", "<b>Bo", "Cai"), names());
    }

    @Test
    void aJoinerIsAskedWhereTheySit() {
        scored("9", "p1");
        pushes("/players/p2", Map.of("name", "<b>Bo"));
        sees("?panel=players")
                .body(stringContainsInOrder(
                        "<option value=\"\">after the last seat</option>",
                        "<option value=\"1\">before Anna</option>",
                        "<option value=\"2\">before &lt;b&gt;Bo</option>"))
                .body(containsString("with the worst score and as many cucumbers as the worst of those still in"));
        pushes("/players", Map.of("name", "Dag", "seat", "2")).statusCode(303);
        pushes("/players", Map.of("name", "Eva", "seat", "")).statusCode(303);
        assertEquals(List.of("Anna", "Dag", "<b>Bo", "Cai", "Eva"), names());
    }

    @Test
    void whereNobodyHasCucumbersAJoinerIsPromisedNone() {
        game = program()
                .body(Map.of("variant", "minibluff", "players", List.of(Map.of("name", "Anna"), Map.of("name", "Bo"))))
                .post("/api/games")
                .path("id");
        sees("?panel=players")
                .body(containsString("Whoever joins late enters with the worst score of those still in."));
    }

    @Test
    void aNameThatIsTakenIsRefusedBesideTheSheet() {
        pushes("/players", Map.of("name", "Anna"))
                .statusCode(422)
                .body(containsString("There is another Anna at the table; add something that tells them apart."))
                .body(containsString("class=\"seats\""));
        assertEquals(List.of("Anna", "Bo", "Cai"), names());
    }

    @Test
    void whatIsPushedBesideAnOldSheetChangesNothingAndSaysWhatCame() {
        scored("9", "p1");
        pushes("/players", Map.of("name", "Dag", "version", "1"))
                .statusCode(412)
                .body(containsString("Hand 1 was entered meanwhile: Anna took the last trick with a 9."));
        assertEquals(List.of("Anna", "Bo", "Cai"), names());
    }

    @Test
    void seatsAreTakenAnewBeforeTheFirstHandOnly() {
        pushes("/seats", Map.of("order", "p2,p1,p3", "dealer", "p3")).statusCode(303);
        assertEquals(List.of("Bo", "Anna", "Cai"), names());
        given().get("/api/games/{game}", game).then().body("next.dealer", equalTo("p3"));
        scored("9", "p1");
        sees("?panel=players").body(not(containsString("/seats\"")));
        pushes("/seats", Map.of("order", "p2,p1,p3", "dealer", "p3"))
                .statusCode(422)
                .body(containsString("A hand is recorded, so everyone keeps their seat"));
    }

    @Test
    void onlyWhoeverWatchesIsToldSo() {
        sees("").body(not(containsString("You are watching")));
        given().get("/games/{game}", game).then().body(containsString("You are watching"));
        given().get("/games/{game}/ledger/1", game).then().body(not(containsString("You are watching")));
    }

    @Test
    void aRematchComesAfterTheGame() {
        pushes("/rematch", Map.of("commandId", "too-soon")).statusCode(422);
        program().post("/api/games/{game}/abandon", game);
        String next = pushes("/rematch", Map.of("commandId", "again"))
                .statusCode(303)
                .extract()
                .header("Location");
        String again = pushes("/rematch", Map.of("commandId", "again"))
                .statusCode(303)
                .extract()
                .header("Location");
        assertEquals(next, again, "a second tap starts no second game");
        given().get(next).then().statusCode(200).body(containsString("Anna"));
    }

    @Test
    void playingAgainFromTwoTabletsLeadsToOneGame() {
        program().post("/api/games/{game}/abandon", game);
        String here = toPlayAgain();
        String there = toPlayAgain();
        assertEquals(
                pushes("/rematch", Map.of("commandId", here)).extract().header("Location"),
                pushes("/rematch", Map.of("commandId", there)).extract().header("Location"));
    }

    private String toPlayAgain() {
        Matcher form = Pattern.compile("/rematch\">\\s*<input type=\"hidden\" name=\"commandId\" value=\"([^\"]+)\"")
                .matcher(sees("").extract().asString());
        assertTrue(form.find());
        return form.group(1);
    }

    @Test
    void anEntryFromBeforeTheSeatsChangedIsRecordedForNobodyElse() {
        pushes("/seats", Map.of("order", "p2,p1,p3", "dealer", "p1")).statusCode(303);
        pushes("/hands", Map.of("player", "p2", "card", "9", "order", "p2", "version", "1", "commandId", "late"))
                .statusCode(412)
                .body(containsString("The seats were taken anew meanwhile."))
                .body(not(containsString("name=\"decided\"")))
                .body(not(containsString("checked")));
        given().get("/api/games/{game}", game).then().body("hands", empty());
    }

    @Test
    void anEntryFromBeforeSomebodyJoinedIsStillForTheSame() {
        pushes("/players", Map.of("name", "Dag")).statusCode(303);
        pushes("/hands", Map.of("player", "p2", "card", "9", "order", "p2", "version", "1", "commandId", "late"))
                .statusCode(412)
                .body(containsString("Dag joined meanwhile."))
                .body(containsString("name=\"decided\""));
    }

    @Test
    void whoeverHadLeftIsSaidToHaveLeft() {
        pushes("/players/p2/leave", Map.of()).statusCode(303);
        scored("9", "p1");
        sees("?panel=why-p2-1").body(containsString("Bo had left by then: 0 stays."));
    }

    @Test
    void aNameInTheAddressThatIsNoHostNameIsNoError() {
        given().header("Host", "my_tablet:8080")
                .get("/games/{game}?panel=watching", game)
                .then()
                .statusCode(200)
                .body(containsString("class=\"qr\""));
    }

    @Test
    void theSameHandWithinSecondsIsRecordedOnceSomebodySaysThatItIsAnother() {
        scored("9", "p2");
        Map<String, String> nine = Map.of("player", "p2", "card", "9", "order", "p2", "version", "2");
        pushes("/hands", nine).statusCode(409).body(containsString("name=\"again\" value=\"2\""));
        given().get("/api/games/{game}", game).then().body("version", equalTo(2));
        Map<String, String> again = new HashMap<>(nine);
        again.put("again", "2");
        pushes("/hands", again).statusCode(303);
        given().get("/api/games/{game}", game).then().body("version", equalTo(3));
    }

    @Test
    void aCorrectionThatChangesNothingIsNone() {
        scored("9", "p1");
        pushes("/hands/1", Map.of("player", "p1", "card", "9", "order", "p1", "version", "2", "commandId", "same"))
                .statusCode(303);
        given().get("/api/games/{game}", game)
                .then()
                .body("version", equalTo(2))
                .body("hands[0].corrected", equalTo(false));
    }

    @Test
    void aCorrectionSaysWhatItChangesFurtherDown() {
        scored("9", "p1");
        scored("K", "p2");
        scored("A", "p1");
        scored("5", "p2");
        sees("?correct=1&player=p1&card=A&order=p1")
                .body(stringContainsInOrder(
                        "What it changes, hand by hand", "Hand 1: Anna 9 → 14", "Hand 2: Anna 9 → 14"));
    }
}
