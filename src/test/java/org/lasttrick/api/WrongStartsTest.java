package org.lasttrick.api;

import static org.hamcrest.Matchers.equalTo;
import static org.lasttrick.api.Refused.form;
import static org.lasttrick.api.Refused.rule;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Games that can't be started: house rules that make no sense, and tables that are not the game's. */
@QuarkusTest
class WrongStartsTest {

    static Stream<Refused> rulesWithoutSense() {
        return Stream.of(
                rules("agurk", "'end':'open'", "/limit", """
                    A game that the players end has no limit: take the limit away or choose another end.\
                    """),
                rules("agurk", "'limit':null", "/limit", """
                    The game ends when players are out, so there must be a limit: give one.\
                    """),
                rules("agurk", "'lives':0", "/lives", """
                    The game ends when players are out, so they must have lives to lose: give 1 to 9.\
                    """),
                rules("agurk", "'lives':10", "/lives", "10 is out of range: choose 0 to 9."),
                rules("agurk", "'payers':'all'", "/tieBonus", """
                    When everyone with the highest card pays, nobody is left for a tie bonus: choose one of the two.\
                    """),
                rules("agurk", "'end':'target','target':21", "/target", """
                    Nobody can have the target without being hit by the limit first: choose a target below the limit.\
                    """),
                rules("agurk", "'end':'hands','hands':0", "/hands", "0 is out of range: choose 1 to 999."),
                rules("agurk", "'handSize':18", "/handSize", """
                    The pack has too few cards for 18 each with so many players: choose at most 17.\
                    """),
                rules("agurk", "'handSize':0", "/handSize", "0 is out of range: choose 1 to 17."),
                rules("kurkku", "'limit':null", "/limit", """
                    The game ends when somebody reaches the limit, so there must be one.\
                    """),
                rules("kurkku", "'end':'hands','hands':9", "/limit", """
                    The limit costs a life, and there are none to lose: give 1 to 9 lives, or take the limit away.\
                    """),
                rules("gurka-iceland", "'lives':0,'end':'first-out'", "/sixOfClubs", """
                    The six of clubs puts its loser out, so players must have lives to lose: give 1 to 9.\
                    """),
                rules("pickle", "'sixOfClubs':true", "/sixOfClubs", """
                    The six of clubs and the pickle can't both be the highest card: choose one of the two.\
                    """),
                rules("letzter", "'hands':8", "/hands", """
                    8 hands can't be shared out among 3 dealers: choose a multiple of 3.\
                    """),
                rules("letzter", "'end':'last-one'", "/end", """
                    In this game nobody goes out: end it after a number of hands or at a target.\
                    """),
                rules("letzter", "'handSize':9", "/handSize", """
                    The pack has too few cards for 9 each with so many players: choose at most 8.\
                    """),
                rules("letzter", "'handSize':'dealer'", "/handSize", """
                    The dealer chooses only where the size of each hand is entered with its cards: give a number of cards.\
                    """),
                rules("letzter", "'dealer':'loser'", "/dealer", """
                    In this game a hand has no one loser who could deal: let the deal move on clockwise.\
                    """),
                rules("minibluff", "'end':'target','target':5", "/end", """
                    Credits only get fewer, so nobody would ever reach a target: choose another end.\
                    """),
                rules("minibluff", "'credits':0", "/credits", "0 is out of range: choose 1 to 999."),
                rules("minibluff", "'credits':1000", "/credits", "1000 is out of range: choose 1 to 999."));
    }

    @ParameterizedTest
    @MethodSource("rulesWithoutSense")
    void houseRulesThatMakeNoSenseAreRefusedInWordsAndNoGameIsStarted(Refused start) {
        start.asStart(TestBook.open());
    }

    static Stream<Refused> noSettings() {
        String cards =
                "is not known here; known are aceInLastTrick, allOut, dealer, end, handSize, limit, limitTest, lives,"
                        + " multiplier, payers, penalty, pickleRank, reEntry, sixOfClubs, tieBonus.";
        return Stream.of(
                form(
                        start("agurk", 3, "'scoring':'taker'"),
                        "/rules/scoring",
                        "is no setting: choose another variant."),
                form(start("letzter", 3, "'scoring':null"), "/rules/scoring", "is no setting: choose another variant."),
                form(start("agurk", 3, "'credits':10"), "/rules/credits", cards),
                form(
                        start("letzter", 3, "'limit':21"),
                        "/rules/limit",
                        "is not known here; known are dealer, end, handSize, hands."),
                form(
                        start("letzter", 3, "'credits':10"),
                        "/rules/credits",
                        "is not known here; known are dealer, end, handSize, hands."),
                form(
                        start("minibluff", 3, "'limit':21"),
                        "/rules/limit",
                        "is not known here; known are credits, dealer, end, handSize."),
                form(start("minibluff", 3, "'credits':null"), "/rules/credits", "must be a whole number."),
                form(start("minibluff", 3, "'credits':'10'"), "/rules/credits", "must be a whole number."),
                form(start("agurk", 3, "'end':'target'"), "/rules/target", "is missing."),
                form(
                        start("agurk", 3, "'dealer':'winner'"),
                        "/rules/dealer",
                        "must be one of clockwise, loser, clockwise-right-leads, lead-clockwise, not “winner”."));
    }

    @ParameterizedTest
    @MethodSource("noSettings")
    void aStartWithUnknownSettingsIsRejected(Refused start) {
        start.asStart(TestBook.open());
    }

    static Stream<Refused> wrongScores() {
        return Stream.of(
                rule(
                        carriedOn("minibluff", "'score':0"),
                        "/players/0/score",
                        "A starting score here is 1 to 999, not 0."),
                rule(
                        carriedOn("minibluff", "'score':1000"),
                        "/players/0/score",
                        "A starting score here is 1 to 999, not 1000."),
                rule(carriedOn("agurk", "'score':-1"), "/players/0/score", "A starting score here is 0 to 20, not -1."),
                rule(carriedOn("kurkku", "'cucumbers':1"), "/players/0/cucumbers", """
                    Nobody who is still in has a cucumber in this game: the right number is 0, not 1.\
                    """),
                rule(carriedOn("ogorek", "'cucumbers':1"), "/players/0/cucumbers", """
                    Nobody who is still in has a cucumber in this game: the right number is 0, not 1.\
                    """));
    }

    @ParameterizedTest
    @MethodSource("wrongScores")
    void aSheetThatCannotBeCarriedOnIsRefusedInWordsAndNoGameIsStarted(Refused start) {
        start.asStart(TestBook.open());
    }

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aTableTooSmallOrTooLargeForTheGameIsRefused(Variant variant) {
        int least = variant.minPlayers();
        int most = variant.maxPlayers();
        TestBook book = TestBook.open();
        for (int players : new int[] {least - 1, most + 1}) {
            book.asDevice()
                    .body(start(variant.id(), players, "").replace('\'', '"'))
                    .post("/api/games")
                    .then()
                    .statusCode(422)
                    .body(
                            "errors.find { it.pointer == '/players' }.detail",
                            equalTo("This game is for %d to %d players, not %d.".formatted(least, most, players)));
        }
        for (int players : new int[] {least, most}) {
            book.game(variant.id(), TestBook.names(players));
        }
    }

    private static Refused rules(String variant, String rules, String pointer, String detail) {
        return rule(start(variant, 3, rules), "/rules" + pointer, detail);
    }

    private static String start(String variant, int players, String rules) {
        String seats = IntStream.rangeClosed(1, players)
                .mapToObj(seat -> "{'name':'P" + seat + "'}")
                .collect(Collectors.joining(","));
        return "{'variant':'" + variant + "','players':[" + seats + "],'rules':{" + rules + "}}";
    }

    private static String carriedOn(String variant, String first) {
        return "{'variant':'" + variant + "','players':[{'name':'Anna'," + first + "},{'name':'Bo'},{'name':'Cai'}]}";
    }
}
