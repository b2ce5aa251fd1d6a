package org.lasttrick.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games as they are offered. */
@QuarkusTest
class VariantsHttpTest {
    private static final Set<String> CARDS = Set.of(
            "limit",
            "limitTest",
            "exactLimit",
            "lives",
            "reEntry",
            "payers",
            "tieBonus",
            "aceInLastTrick",
            "aceOnAce",
            "penalty",
            "multiplier",
            "pickleRank",
            "sixOfClubs",
            "topCards",
            "packs",
            "jokers",
            "jokerRank",
            "allEqual",
            "values",
            "handSize",
            "dealer",
            "end",
            "allOut");

    @Test
    void allGamesAreOfferedTheDefaultFirst() {
        assertEquals(
                List.of(
                        "agurk",
                        "agurk-over-21",
                        "cucumber-30",
                        "gurka-sweden",
                        "gurka-norway",
                        "ogorek",
                        "rassi",
                        "kurkku",
                        "matapesa",
                        "pickle",
                        "letzter",
                        "big-green",
                        "minibluff",
                        "gurka-iceland",
                        "gurka-norway-rampo",
                        "cucumber-30-two-packs",
                        "twenty-two",
                        "vidivallagurka",
                        "cucumber-30-partners",
                        "cucumber-30-partners-two-packs",
                        "gurka-norway-21",
                        "agurk-30",
                        "agurk-kept-cards",
                        "ogorek-classic",
                        "ogorek-kontra",
                        "kurko",
                        "gurka-iceland-zero",
                        "gurka-norway-vidargas",
                        "concombre"),
                given().get("/api/variants").path("id"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            agurk         | 2 | 7 | false | tieBonus: true, limit: 21, limitTest: reach, lives: 2, payers: last, end: last-one
            agurk-over-21 | 2 | 7 | false | tieBonus: true, limit: 21, limitTest: exceed, lives: 2, payers: last
            cucumber-30   | 2 | 4 | false | tieBonus: false, limit: 30, limitTest: reach, lives: 1, payers: last
            gurka-sweden  | 3 | 8 | false | payers: all, limit: 30, lives: 1, handSize: 6
            gurka-norway  | 2 | 7 | false | payers: all, limit: 30, lives: 1, handSize: 7
            ogorek        | 3 | 8 | false | payers: all, limit: 50, lives: 1, handSize: 6, aceInLastTrick: low
            rassi         | 2 | 8 | false | payers: all, limit: 50, lives: 1, aceInLastTrick: low, multiplier: per-player
            kurkku        | 3 | 8 | false | payers: all, limit: 30, lives: 0, end: first-out
            matapesa      | 3 | 9 | false | payers: last, limit: null, penalty: one, handSize: dealer, dealer: loser, end: open
            pickle        | 2 | 7 | true  | payers: last, limit: 100, lives: 1, tieBonus: true, multiplier: pickle
            letzter       | 3 | 4 | false | scoring: taker, handSize: 8, dealer: clockwise-right-leads, end: hands, hands: 8
            big-green     | 2 | 7 | false | payers: all, limit: 50, lives: 1, handSize: bounce
            minibluff     | 2 | 7 | false | scoring: stakes, credits: 10, handSize: 7, dealer: lead-clockwise, end: last-one
            gurka-iceland | 2 | 4 | false | payers: last, limit: 21, limitTest: exceed, topCards: six-of-clubs-loses, handSize: descend
            gurka-norway-rampo | 2 | 7 | true | payers: all, limit: 30, lives: 1, handSize: 7, allEqual: nobody
            cucumber-30-two-packs | 5 | 8 | true | payers: last, limit: 30, lives: 1, handSize: 7, packs: 2
            twenty-two | 2 | 6 | false | payers: last, limit: 22, limitTest: reach, lives: 1, handSize: losing-card, dealer: loser
            vidivallagurka | 3 | 6 | true | payers: last, limit: 21, limitTest: exceed, lives: 1, topCards: black-sevens-16
            cucumber-30-partners | 4 | 6 | true | payers: last, limit: 30, limitTest: reach, lives: 1, packs: 1
            cucumber-30-partners-two-packs | 4 | 8 | true | payers: last, limit: 30, lives: 1, packs: 2
            gurka-norway-21 | 2 | 7 | false | payers: last, limit: 21, limitTest: reach, lives: 1, tieBonus: false, handSize: 7
            agurk-30 | 2 | 7 | false | payers: all, limit: 30, limitTest: reach, lives: 1, handSize: 7
            agurk-kept-cards | 2 | 7 | false | payers: last, limit: 21, limitTest: exceed, lives: 1, tieBonus: false
            ogorek-classic | 3 | 8 | false | payers: all, limit: 21, limitTest: reach, lives: 1, handSize: 6, aceInLastTrick: low
            ogorek-kontra | 3 | 8 | false | payers: all, limit: 50, limitTest: reach, lives: 1, handSize: 6, aceInLastTrick: low, multiplier: kontra
            kurko | 2 | 9 | false | payers: all, limit: 30, lives: 0, end: all-but-one, jokers: 2, jokerRank: ace, aceInLastTrick: low, handSize: 6
            gurka-iceland-zero | 2 | 4 | false | payers: last, limit: 21, limitTest: exceed, exactLimit: zero, topCards: six-of-clubs, handSize: descend
            gurka-norway-vidargas | 2 | 7 | false | payers: last, limit: 21, limitTest: reach, lives: 1, handSize: losing-card, first: 5, most: 7, dealer: lowest
            concombre | 2 | 7 | false | payers: last, limit: 21, limitTest: reach, lives: 2, reEntry: own-highest, handSize: losing-card, end: first-out
            """)
    void aGameIsAsItsSourcesHaveIt(String id, int least, int most, boolean reconstructed, String settings) {
        var variant = given().get("/api/variants/{id}", id).jsonPath();
        assertEquals(Map.of("min", least, "max", most), variant.getMap("players"));
        assertEquals(reconstructed, variant.getBoolean("reconstructed"));
        assertFalse(variant.getList("sources").isEmpty(), id);
        Map<String, Object> rules = variant.getMap("rules");
        for (String setting : settings.split(", ")) {
            String[] parts = setting.split(": ");
            assertTrue(rules.containsKey(parts[0]), () -> id + " lacks " + parts[0]);
            assertEquals(parts[1], String.valueOf(rules.get(parts[0])), () -> id + ", " + parts[0]);
        }
        assertEquals(settingsOf(id, rules.get("handSize")), rules.keySet());
        assertEquals(rules, given().get("/api/variants").path("find { it.id == '" + id + "' }.rules"));
    }

    private static Set<String> settingsOf(String id, Object handSize) {
        if (handSize.equals("losing-card")) {
            Set<String> all = new HashSet<>(CARDS);
            all.addAll(List.of("first", "most"));
            return all;
        }
        return switch (id) {
            case "letzter" -> Set.of("scoring", "handSize", "dealer", "end", "hands");
            case "minibluff" -> Set.of("scoring", "credits", "handSize", "dealer", "end");
            default -> CARDS;
        };
    }

    @Test
    void anUnknownVariantIsAnsweredWithTheKnownOnes() {
        given().get("/api/variants/poker")
                .then()
                .statusCode(404)
                .body("detail", startsWith("There is no game of this id; there are agurk, agurk-over-21, "));
    }
}
