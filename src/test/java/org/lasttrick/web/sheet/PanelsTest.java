package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.stringContainsInOrder;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.web.GamePages;

/** The panels in place of the pad: who sees which, and their forms. */
@QuarkusTest
class PanelsTest {
    private GamePages pages;

    @BeforeEach
    void aGameOfThree() {
        pages = GamePages.agurk("Anna", "Bo", "Cai");
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
    void anUnknownPanelShowsThePad(String query) {
        pages.scored("9", "p1");
        pages.sees(query).body(containsString("<h2 class=\"question\" id=\"pad-title\""));
    }

    @Test
    void thereIsNoChartBeforeTheFirstHand() {
        pages.sees("?panel=chart").body(not(containsString("class=\"chart\"")));
        pages.sees("").body(not(containsString("panel=chart")));
        pages.scored("9", "p1");
        pages.sees("?panel=chart").body(containsString("class=\"chart\""));
    }

    @Test
    void leavingAPanelKeepsTheChoices() {
        pages.sees("?panel=entries&player=p2&card=Q&order=p2&commandId=x&version=1")
                .body(containsString("<input type=\"hidden\" name=\"card\" value=\"Q\">"))
                .body(not(containsString("name=\"commandId\" value=\"x\"")));
        pages.scored("9", "p1");
        String page =
                pages.sees("?panel=why-p1&player=p2&card=Q&order=p2").extract().asString();
        String back = page.replaceAll("(?s).*<a class=\"button\" href=\"([^\"]*)\">Back.*", "$1")
                .replace("&amp;", "&");
        pages.sees(back.substring(back.indexOf('?'), back.indexOf('#')))
                .body(containsString("id=\"card-Q\" value=\"Q\" checked"))
                .body(containsString("id=\"player-p2\" value=\"p2\" checked"));
    }

    @Test
    void theExplanationOfATotalLeadsToEachHand() {
        pages.scored("9", "p1");
        pages.scored("5", "p2");
        pages.scored("4", "p1");
        pages.sees("?panel=why-p1")
                .body(containsString("Why 13?"))
                .body(stringContainsInOrder("At the start: 0.", "Hand 1:", "0 → 9", "Hand 3:", "9 → 13"))
                .body(containsString("panel=why-p1-3"));
    }

    @Test
    void aReasonLeadsToItsRuleOverTheSheetWithTheHandOnThePad() {
        pages.scored("9", "p1");
        pages.sees("?panel=why-p1-1")
                .body(containsString("href=\"/games/" + pages.game() + "?panel=rules#scoring-lives\" data-with-pad>"));
    }

    @Test
    void entriesSayWhatLaterEntriesDidToThem() {
        pages.scored("9", "p1");
        pages.scored("5", "p2");
        pages.book()
                .asDevice()
                .body("{\"type\":\"high-card\",\"card\":\"K\",\"players\":[\"p3\"]}")
                .put("/api/games/{game}/hands/1", pages.game());
        pages.book().asDevice().delete("/api/games/{game}/hands/2", pages.game());
        pages.scored("4", "p2");
        pages.book().asDevice().post("/api/games/{game}/undo", pages.game());
        pages.sees("?panel=entries")
                .body(stringContainsInOrder(
                        "Undone: Hand 2: Bo took the last trick with a 4",
                        "Hand 2: Bo took the last trick with a 4",
                        "undone",
                        "Hand 2 struck out: Bo took the last trick with a 5",
                        "Hand 1 corrected: “Anna took the last trick with a 9” became “Cai took the last trick with a King”",
                        "Hand 2: Bo took the last trick with a 5",
                        "struck out since",
                        "Hand 1: Anna took the last trick with a 9",
                        "corrected since",
                        "The game began: Anna, Bo and Cai"));
    }

    @Test
    void aDeviceThatOnlyWatchesSeesTheChartAndNoPlayersPanel() {
        pages.scored("9", "p1");
        given().get("/games/{game}", pages.game())
                .then()
                .body(containsString("class=\"chart\""))
                .body(not(containsString("panel=players")));
        given().get("/games/{game}?panel=players", pages.game()).then().body(not(containsString("class=\"seats\"")));
        given().formParam("name", "Dag")
                .post("/games/{game}/players", pages.game())
                .then()
                .statusCode(403)
                .body(containsString("This device only watches"));
        given().post("/games/{game}/rematch", pages.game()).then().statusCode(403);
        assertEquals(List.of("Anna", "Bo", "Cai"), pages.names());
    }

    @Test
    void somebodyJoinsAnotherLeavesAndOneIsRenamed() {
        pages.scored("9", "p1");
        pages.submits("/players", Map.of("name", "Dag", "version", "2", "commandId", "one"))
                .statusCode(303)
                .header("Location", endsWith("/games/" + pages.game() + "?panel=players"));
        pages.submits("/players/p2/leave", Map.of()).statusCode(303);
        pages.submits("/players/p3", Map.of("name", "Carl")).statusCode(303);
        assertEquals(List.of("Anna", "Carl", "Dag", "Bo"), pages.names());
        pages.sees("")
                .body(stringContainsInOrder("Dag joins with 9", "Bo leaves"))
                .body(containsString(">left<"));
    }

    @Test
    void aPlayerWhoLeftCanReturn() {
        pages.submits("/players/p2", Map.of("name", "<b>Bo"));
        pages.submits("/players/p2/leave", Map.of());
        pages.sees("?panel=players").body(containsString("<button class=\"button\">&lt;b&gt;Bo comes back</button>"));
        pages.submits("/players/p2/return", Map.of())
                .statusCode(303)
                .header("Location", endsWith("/games/" + pages.game() + "?panel=players"));
        pages.sees("?panel=players").body(not(containsString("comes back</button>")));
        assertEquals(List.of("Anna", "<b>Bo", "Cai"), pages.names());
    }

    @Test
    void aNewPlayerIsAskedForASeat() {
        pages.scored("9", "p1");
        pages.submits("/players/p2", Map.of("name", "<b>Bo"));
        pages.sees("?panel=players")
                .body(stringContainsInOrder(
                        "<option value=\"\">between Cai and Anna</option>",
                        "<option value=\"2\">between Anna and &lt;b&gt;Bo</option>",
                        "<option value=\"3\">between &lt;b&gt;Bo and Cai</option>"))
                .body(containsString("A new player starts on 9."));
        pages.submits("/players", Map.of("name", "Dag", "seat", "2")).statusCode(303);
        pages.submits("/players", Map.of("name", "Eva", "seat", "")).statusCode(303);
        assertEquals(List.of("Anna", "Dag", "<b>Bo", "Cai", "Eva"), pages.names());
    }

    @Test
    void aNameThatIsTakenIsRefusedOnThePanel() {
        pages.submits("/players", Map.of("name", "Anna"))
                .statusCode(422)
                .body(containsString("There is already a player called Anna in this game. Add an initial."))
                .body(containsString("class=\"seats\""));
        assertEquals(List.of("Anna", "Bo", "Cai"), pages.names());
    }

    @Test
    void aNameThatLooksLikeAnotherIsRefusedOnThePanel() {
        for (String anna : List.of("anna", "Anna\u00AD", "Anna\u00A0")) {
            pages.submits("/players", Map.of("name", anna))
                    .statusCode(422)
                    .body(containsString("There is already a player called Anna in this game. Add an initial."));
        }
        assertEquals(List.of("Anna", "Bo", "Cai"), pages.names());
    }

    @Test
    void aCommandOnAnOutdatedSheetChangesNothingAndListsTheEntriesSince() {
        pages.scored("9", "p1");
        pages.submits("/players", Map.of("name", "Dag", "version", "1"))
                .statusCode(412)
                .body(containsString("Hand 1: Anna took the last trick with a 9."));
        assertEquals(List.of("Anna", "Bo", "Cai"), pages.names());
    }

    @Test
    void whoWasForgottenIsLookedAtBeforeTheyAreRecorded() {
        pages.sees("?panel=players").body(not(containsString("score=late")));
        pages.scored("9", "p1");
        pages.scored("K", "p2");
        pages.sees("?panel=players").body(containsString("panel=players&amp;from=1&amp;score=late"));
        pages.sees("?panel=players&from=2&score=late")
                .body(containsString(">Somebody was forgotten</h2>"))
                .body(containsString("As a late joiner"))
                .body(not(containsString("Record the change")));
        pages.sees("?panel=players&from=2&name=Dag&seat=&score=start")
                .body(containsString("Dag: 0, as at the start"))
                .body(containsString("Record the change"));
        pages.submits("/players", Map.of("name", "Dag", "from", "2", "seat", "", "score", "start", "version", "3"))
                .statusCode(303);
        pages.json().body("players.score", contains(9, 13, 0, 0));
        pages.sees("?panel=entries").body(containsString("Dag has played from hand 2 on"));
    }

    @Test
    void aSubstituteIsLookedAtBeforeTheyAreRecorded() {
        pages.sees("?panel=players").body(not(containsString("plays on for")));
        pages.scored("9", "p1");
        pages.scored("K", "p2");
        pages.sees("?panel=players")
                .body(containsString("Somebody plays on for Anna"))
                .body(containsString("panel=players&amp;from=3&amp;for=p1"));
        pages.sees("?panel=players&from=3&for=p1").body(not(containsString("Record the change")));
        pages.sees("?panel=players&from=2&for=p1&name=Eva")
                .body(containsString("Hand 1: Anna"))
                .body(containsString("From hand 2: Eva"))
                .body(containsString("Record the change"));
        pages.sees("?panel=players&from=2&for=p1&name=Bo").body(not(containsString("Record the change")));
        pages.submits("/players/p1/substitute", Map.of("name", "Eva", "from", "2", "version", "3"))
                .statusCode(303);
        pages.json().body("players.name", contains("Eva", "Bo", "Cai"));
        pages.sees("").body(containsString("Eva plays on for Anna"));
        pages.sees("?panel=why-p1").body(containsString("Anna"));
        pages.sees("?panel=entries").body(containsString("Eva plays on for Anna from hand 2 on"));
    }

    @Test
    void seatsThatWereSeenLateAreLookedAtBeforeTheyAreRecorded() {
        pages.submits("/seats", Map.of("order", "p2,p1,p3", "dealer", "p3")).statusCode(303);
        assertEquals(List.of("Bo", "Anna", "Cai"), pages.names());
        pages.json().body("next.dealer", equalTo("p3"));
        pages.scored("9", "p1");
        pages.sees("?panel=players")
                .body(not(containsString("/seats\"")))
                .body(containsString("panel=players&amp;from=1&amp;order=p1,p2,p3"));
        pages.sees("?panel=players&from=1&order=p2,p1,p3&dealer=p3")
                .body(containsString("Hand 1: Cai deals, Anna leads"))
                .body(containsString("Hand 2: Anna deals, Bo leads"));
        pages.sees("?panel=players&from=2&order=p2,p1,p3&dealer=p3")
                .body(containsString(">deals hand 2<"))
                .body(containsString("Bo deals hand 2"));
        pages.sees("?panel=players&from=1&order=p1,p2,p3")
                .body(containsString("Nothing changes."))
                .body(not(containsString("/seats\"")));
        pages.submits("/seats", Map.of("order", "p2,p1,p3", "dealer", "p3", "from", "1"))
                .statusCode(303);
        pages.json().body("next.dealer", equalTo("p2")).body("players.name", contains("Anna", "Bo", "Cai"));
        pages.sees("").body(containsString("Seats: Anna, Bo and Cai; Cai deals"));
        pages.sees("?panel=entries").body(containsString("Seats from hand 1 on: Anna, Bo and Cai; Cai deals it"));
    }

    @Test
    void seatsOfAPlayerWhoIsNotThereAreRefusedInWords() {
        pages.submits("/seats", Map.of("order", "p9,p9"))
                .statusCode(422)
                .body(containsString("There is no player p9 in this game; the players are p1 to p3."));
    }

    @Test
    void whoWatchesReadsTheTotalsBeforeTheChartButAPanelThatWasOpenedFirst() {
        pages.scored("9", "p1");
        given().get("/games/{game}", pages.game())
                .then()
                .body(stringContainsInOrder("class=\"standing\"", "class=\"chart\"", "id=\"sheet\""));
        given().get("/games/{game}?panel=chart", pages.game())
                .then()
                .body(stringContainsInOrder("class=\"chart\"", "class=\"standing\"", "id=\"sheet\""));
    }

    @Test
    void onlyADeviceThatWatchesIsCalledWatching() {
        pages.sees("").body(not(containsString("You are watching")));
        given().get("/games/{game}", pages.game()).then().body(containsString("You are watching"));
        given().get("/games/{game}/ledger/1", pages.game()).then().body(not(containsString("You are watching")));
    }

    @Test
    void aFinishedGameOffersARematch() {
        pages.submits("/rematch", Map.of("commandId", "too-soon")).statusCode(422);
        pages.book().asDevice().post("/api/games/{game}/abandon", pages.game());
        String next = pages.submits("/rematch", Map.of("commandId", "again"))
                .statusCode(303)
                .extract()
                .header("Location");
        String again = pages.submits("/rematch", Map.of("commandId", "again"))
                .statusCode(303)
                .extract()
                .header("Location");
        assertEquals(next, again, "a second tap starts no second game");
        given().get(next).then().statusCode(200).body(containsString("Anna"));
    }

    @Test
    void rematchesFromTwoTabletsAreOneGame() {
        pages.book().asDevice().post("/api/games/{game}/abandon", pages.game());
        String here = toPlayAgain();
        String there = toPlayAgain();
        assertEquals(
                pages.submits("/rematch", Map.of("commandId", here)).extract().header("Location"),
                pages.submits("/rematch", Map.of("commandId", there)).extract().header("Location"));
    }

    private String toPlayAgain() {
        Matcher form = Pattern.compile("/rematch\">\\s*<input type=\"hidden\" name=\"commandId\" value=\"([^\"]+)\"")
                .matcher(pages.sees("").extract().asString());
        assertTrue(form.find());
        return form.group(1);
    }

    @Test
    void anEntryFromBeforeAChangeOfSeatsIsNotRecorded() {
        pages.submits("/seats", Map.of("order", "p2,p1,p3", "dealer", "p1")).statusCode(303);
        pages.submits("/hands", Map.of("player", "p2", "card", "9", "order", "p2", "version", "1", "commandId", "late"))
                .statusCode(412)
                .body(containsString("New seats: Bo, Anna and Cai; Anna deals first."))
                .body(not(containsString("name=\"decided\"")))
                .body(not(containsString("checked")));
        pages.json().body("hands", empty());
    }

    @Test
    void anEntryFromBeforeSomebodyJoinedIsStillForTheSamePlayers() {
        pages.submits("/players", Map.of("name", "Dag")).statusCode(303);
        pages.submits("/hands", Map.of("player", "p2", "card", "9", "order", "p2", "version", "1", "commandId", "late"))
                .statusCode(412)
                .body(containsString("Dag joined."))
                .body(containsString("name=\"decided\""));
    }

    @Test
    void theExplanationSaysWhoHadLeft() {
        pages.submits("/players/p2/leave", Map.of()).statusCode(303);
        pages.scored("9", "p1");
        pages.sees("?panel=why-p2-1").body(containsString("Bo had left by then: 0 stays."));
    }

    @Test
    void aNameInTheAddressThatIsNoHostNameIsNoError() {
        given().header("Host", "my_tablet:8080")
                .get("/games/{game}?panel=watching", pages.game())
                .then()
                .statusCode(200)
                .body(containsString("class=\"qr\""));
    }

    @Test
    void theSameHandWithinSecondsIsRecordedOnlyOnceConfirmed() {
        pages.scored("9", "p2");
        Map<String, String> nine = Map.of("player", "p2", "card", "9", "order", "p2", "version", "2");
        pages.submits("/hands", nine).statusCode(409).body(containsString("name=\"again\" value=\"2\""));
        pages.json().body("version", equalTo(2));
        Map<String, String> again = new HashMap<>(nine);
        again.put("again", "2");
        pages.submits("/hands", again).statusCode(303);
        pages.json().body("version", equalTo(3));
    }

    @Test
    void aCorrectionThatChangesNothingIsNotRecorded() {
        pages.scored("9", "p1");
        pages.submits(
                        "/hands/1",
                        Map.of("player", "p1", "card", "9", "order", "p1", "version", "2", "commandId", "same"))
                .statusCode(303);
        pages.json().body("version", equalTo(2)).body("hands[0].corrected", equalTo(false));
    }

    @Test
    void aCorrectionListsItsChangesHandByHand() {
        pages.scored("9", "p1");
        pages.scored("K", "p2");
        pages.scored("A", "p1");
        pages.scored("5", "p2");
        pages.sees("?correct=1&player=p1&card=A&order=p1")
                .body(stringContainsInOrder(
                        "What changes, hand by hand", "Hand 1: Anna 9 → 14", "Hand 2: Anna 9 → 14"));
    }

    @Test
    void anEqualCardThatTakesNothingOffIsNoChange() {
        String tie = "{\"type\":\"high-card\",\"card\":\"9\",\"players\":[\"p1\",\"p2\"]}";
        pages.scored(tie);
        pages.sees("").body(containsString("tied, already at 0"), not(containsString("−0")));
        pages.scored("K", "p1");
        pages.scored(tie);
        pages.sees("").body(containsString("tied, −9"), containsString(">−9<"));
    }

    @Test
    void partnersAreAddedAndRenamedTogether() {
        GamePages partners = GamePages.of("cucumber-30-partners", Map.of(), "Anna & Cai", "Bo & Dag");
        partners.sees("?panel=players").body(containsString("id=\"partner\""));
        partners.submits("/players", Map.of("name", List.of("Eva", "Finn"), "version", "1"))
                .statusCode(303);
        partners.submits("/players/p1", Map.of("name", List.of("Anne", "Cai"), "version", "2"))
                .statusCode(303);
        assertEquals(List.of("Anne & Cai", "Bo & Dag", "Eva & Finn"), partners.names());
        pages.sees("?panel=players").body(not(containsString("id=\"partner\"")));
    }
}
