package org.lasttrick.web.rules;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.web.GamePages;

/** Each game has its page, and each game that is played has the rules it is played by. */
@QuarkusTest
class RulesPagesTest {
    private static final Pattern HOUSE_RULE = Pattern.compile("House rule</strong> ([^<]+)");

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyGameHasAPageAndALineThatLeadsToIt(Variant variant) {
        String url = "/rules/" + variant.id();
        given().get("/rules").then().statusCode(200).body(containsString("href=\"" + url + "\""));
        given().get(url)
                .then()
                .statusCode(200)
                .contentType(startsWith("text/html"))
                .body(containsString("<h1>Rules of " + variant.name() + "</h1>"))
                .body(containsString("<a href=\"/?variant=" + variant.id() + "\">New game</a>"))
                .body(containsString("<li>" + variant.sources().getFirst() + "</li>"))
                .body(not(containsString("House rule")))
                .body("html.head.title", containsString(variant.name()));
    }

    @Test
    void gamesAreFoundByNameOrCountry() {
        given().header("Accept-Language", "da")
                .get("/rules?find=polen")
                .then()
                .statusCode(200)
                .body(containsString("href=\"/rules/ogorek\""))
                .body(containsString("<h2 id=\"country-1\">Polen</h2>"))
                .body(not(containsString("href=\"/rules/letzter\"")));
        given().get("/rules?find=21").then().body(containsString("Also called 21"));
        given().get("/rules/gurka-norway").then().body(containsString("Also called Gurka, Røkkar"));
        given().get("/rules/ogorek").then().body(not(containsString("Also called")));
        given().get("/rules?find=\"><b>whist")
                .then()
                .statusCode(200)
                .body(containsString("value=\"&quot;&gt;&lt;b&gt;whist\""))
                .body(containsString("No game is called that"));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void reconstructedRulesSaySo(Variant variant) {
        boolean said = given().get("/rules/" + variant.id()).asString().contains("class=\"reconstructed\"");
        assertEquals(variant.reconstructed(), said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            agurk                 | <li>pagat.com, “Cucumber”</li>
            kurko                 | Some play for small sums: a pot for the winner, a second payment for buying back in, or the difference at the end. Last Trick counts points and handles no money.
            vidivallagurka        | here it is the seven of spades, as at pagat.com, while its author’s text also has the seven of clubs on top.
            gurka-norway-rampo    | That nobody is charged points is one reading of it.
            cucumber-30-partners  | The source has two to four players, sometimes with two packs. That more can play was filled in.
            cucumber-30-two-packs | That more can play was filled in.
            pickle                | That it beats the Aces and doubles the penalty was filled in.
            """)
    void aPageSaysWhatItsSourcesSayAndWhatIsDisputed(String variant, String sentence) {
        given().get("/rules/" + variant).then().body(containsString(sentence));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/rules/whist", "/games/unknown/rules"})
    void anUnknownAddressIsAnsweredWithAPage(String path) {
        given().accept("text/html")
                .get(path)
                .then()
                .statusCode(404)
                .contentType(startsWith("text/html"))
                .body(containsString("<title>"));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void eachGameLeadsToAHandOfItToTry(Variant variant) {
        String url = "/rules/try?variant=" + variant.id();
        given().get("/rules/" + variant.id()).then().body(containsString("href=\"" + url + "\""));
        given().get(url)
                .then()
                .statusCode(200)
                .body(containsString("<option value=\"" + variant.id() + "\" selected>"));
    }

    @Test
    void theStartPageLeadsToTheRules() {
        given().get("/").then().statusCode(200).body(containsString("href=\"/rules\""));
    }

    @Test
    void aSheetLeadsToItsRules() {
        String game = start("agurk", 3, "{}");
        given().get("/games/" + game + "?panel=rules")
                .then()
                .statusCode(200)
                .body(containsString("<li id=\"scoring-lives\">"));
        given().get("/games/" + game + "/rules")
                .then()
                .statusCode(200)
                .body(containsString("3 players · 7 cards each"))
                .body(containsString("Your table plays the usual rules of this game."))
                .body(containsString("href=\"/games/" + game + "\""));
    }

    @Test
    void exactlyTheHouseRulesAreMarked() {
        assertEquals(
                List.of(
                        "Each player is dealt 5 cards.",
                        "Whoever then has 30 points or more takes a cucumber, and is out with the third one.",
                        "There is no bonus for an equal card."),
                marked("agurk", 3, "{\"limit\":30,\"lives\":3,\"tieBonus\":false,\"handSize\":5}"));
        assertEquals(
                List.of("The first player to have 40 points or more ends the game."),
                marked("kurkku", 3, "{\"limit\":40}"));
        assertEquals(
                List.of("No penalty is ever doubled.", "If all who are left go out in one hand, nobody wins."),
                marked("rassi", 4, "{\"multiplier\":\"none\",\"allOut\":\"nobody\"}"));
        assertEquals(List.of("Each player starts with 20 credits."), marked("minibluff", 4, "{\"credits\":20}"));
    }

    @Test
    void theUsualRulesAreThoseForSoManyPlayers() {
        assertEquals(List.of(), marked("letzter", 3, "{}"));
        assertEquals(List.of("The game is over after 12 hands."), marked("letzter", 3, "{\"hands\":12}"));
        assertEquals(List.of(), marked("letzter", 3, "{\"hands\":9}"));
    }

    private static List<String> marked(String variant, int players, String settings) {
        String page = given().get("/games/" + start(variant, players, settings) + "/rules")
                .asString();
        return HOUSE_RULE.matcher(page).results().map(found -> found.group(1)).toList();
    }

    private static String start(String variant, int players, String settings) {
        String key = given().contentType("application/json")
                .body("{\"name\":\"Friday\"}")
                .post("/api/scorebooks")
                .path("key");
        String names = String.join(
                ",",
                List.of("Anna", "Bo", "Cai", "Dora").subList(0, players).stream()
                        .map(name -> "{\"name\":\"" + name + "\"}")
                        .toList());
        return given().contentType("application/json")
                .header("Authorization", "Bearer " + key)
                .body("{\"variant\":\"" + variant + "\",\"players\":[" + names + "],\"rules\":" + settings + "}")
                .post("/api/games")
                .then()
                .statusCode(equalTo(201))
                .extract()
                .path("id");
    }

    @Test
    void theSheetNamesItsHouseRules() {
        Map<String, Object> rules = Map.of("limit", 30, "tieBonus", false, "handSize", "bounce");
        String sheet =
                GamePages.of("agurk", rules, "Anna", "Bo").sees("").extract().asString();
        for (String mark : List.of("Limit: 30", "Tie bonus: no", "Cards each: 7 down to 1 and up again")) {
            assertTrue(sheet.contains(mark), mark);
        }
    }
}
