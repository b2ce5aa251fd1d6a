package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.api.Refused.form;
import static org.lasttrick.api.Refused.rule;
import static org.lasttrick.api.Refused.start;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Games that can't be started: house rules that make no sense, and tables that are not the game's. */
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
                    There are too few cards for 18 each with so many players: choose at most 17.\
                    """),
                rules("agurk", "'handSize':0", "/handSize", "0 is out of range: choose 1 to 17."),
                rules("kurkku", "'limit':null", "/limit", """
                    The game ends when somebody reaches the limit, so there must be one.\
                    """),
                rules("kurkku", "'end':'hands','hands':9", "/limit", """
                    The limit costs a life, and there are none to lose: give 1 to 9 lives, or take the limit away.\
                    """),
                rules("gurka-iceland", "'lives':0,'end':'first-out'", "/topCards", """
                    The six of clubs puts its loser out, so players must have lives to lose: give 1 to 9.\
                    """),
                rules("pickle", "'topCards':'black-sevens'", "/topCards", """
                    Either the pickle or cards above the Ace can be the highest: choose one of the two.\
                    """),
                rules("letzter", "'hands':8", "/hands", """
                    8 hands can’t be shared out among 3 dealers: choose a multiple of 3.\
                    """),
                rules("letzter", "'end':'last-one'", "/end", """
                    In this game nobody goes out: end it after a number of hands or at a target.\
                    """),
                rules("letzter", "'handSize':9", "/handSize", """
                    There are too few cards for 9 each with so many players: choose at most 8.\
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
    void houseRulesThatMakeNoSenseAreRefusedInWords(Refused start) {
        start.asStart();
    }

    static Stream<Refused> noSettings() {
        String cards = "is not known here; known are " + Table.settingsOfCards() + ".";
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
                form(start("agurk", 3, "'jokers':1"), "/rules/jokers", "can’t be 1."),
                form(
                        start("agurk", 3, "'values':{'Q':0}"),
                        "/rules/values",
                        "must be an object of cards, each with 1 to 99 points."),
                form(start("agurk", 3, "'end':'target'"), "/rules/target", "is missing."),
                form(
                        start("agurk", 3, "'dealer':'winner'"),
                        "/rules/dealer",
                        "must be one of clockwise, loser, lowest, clockwise-right-leads, lead-clockwise, not “winner”."));
    }

    @ParameterizedTest
    @MethodSource("noSettings")
    void aStartWithUnknownSettingsIsRejected(Refused start) {
        start.asStart();
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
    void aSheetThatCannotBeCarriedOnIsRefusedInWords(Refused start) {
        start.asStart();
    }

    static Stream<Refused> wrongTables() {
        return Variants.all().stream()
                .flatMap(variant -> Stream.of(variant.minPlayers() - 1, variant.maxPlayers() + 1)
                        .map(players -> rule(
                                start(variant.id(), players, ""),
                                "/players",
                                "This game is for %d to %d players, not %d."
                                        .formatted(variant.minPlayers(), variant.maxPlayers(), players))));
    }

    @ParameterizedTest
    @MethodSource("wrongTables")
    void aTableTooSmallOrTooLargeForTheGameIsRefused(Refused start) {
        start.asStart();
    }

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theSmallestAndTheLargestTableArePlayed(Variant variant) {
        for (int players : new int[] {variant.minPlayers(), variant.maxPlayers()}) {
            assertEquals(
                    players,
                    Refused.game(variant.id(), players)
                            .sheet()
                            .standings()
                            .activePeople()
                            .size());
        }
    }

    static Stream<Refused> wrongStarts() {
        return Stream.of(
                rule(
                        "{'variant':'cucumber-30-partners','players':[{'names':['Ann','Cid']},{'names':['Bo','Di']},{'name':'Eva'}]}",
                        "/players/2/names",
                        "In this game two partners share a score: give both names."),
                rule(
                        "{'variant':'minibluff','players':[{'names':['Ann','Cid']},{'name':'Bo'}]}",
                        "/players/0/names",
                        "This player is one person: give one name."),
                rule(
                        "{'variant':'agurk','players':[{'names':['Ann','Cid']},{'name':'cid'}]}",
                        "/players/1/name",
                        "There is already a player called Cid in this game. Add an initial."),
                rule(
                        "{'variant':'poker','players':[{'name':'Anna'},{'name':'Bo'}]}",
                        "/variant",
                        "There is no such game; there are " + ids() + "."),
                rule(start("agurk", 1, ""), "/players", "This game is for 2 to 7 players, not 1."),
                rule(start("agurk", 8, ""), "/players", "This game is for 2 to 7 players, not 8."),
                rule("{'variant':'agurk'}", "/players", "This game is for 2 to 7 players, not 0."),
                rule(named("   "), "/players/0/name", "A name is missing: give one of 1 to 40 characters."),
                rule(
                        named("x".repeat(10_000)),
                        "/players/0/name",
                        "This name has 10000 characters; at most 40 fit on the sheet."),
                rule(
                        named("🥒".repeat(41)),
                        "/players/0/name",
                        "This name has 41 characters; at most 40 fit on the sheet."),
                rule(
                        named("An\\nna"),
                        "/players/0/name",
                        "This has characters that can’t be shown, such as a line break; use letters, digits, signs"
                                + " or emoji."),
                rule(
                        named("Bo"),
                        "/players/1/name",
                        "There is already a player called Bo in this game. Add an initial."),
                rule(
                        "{'variant':'agurk','players':[{'name':'Anna','score':21},{'name':'Bo'}]}",
                        "/players/0/score",
                        "A starting score here is 0 to 20, not 21."),
                rule(
                        "{'variant':'agurk','players':[{'name':'Anna','cucumbers':2},{'name':'Bo'}]}",
                        "/players/0/cucumbers",
                        "Starting cucumbers are 0 to 1, and this is 2: players with more are out and can’t start."),
                form(
                        "{'variant':'agurk','players':[{'name':'Anna','score':'5'},{'name':'Bo'}]}",
                        "/players/0/score",
                        "must be a whole number."),
                form("{'variant':'agurk','players':[{'name':7},{'name':'Bo'}]}", "/players/0/name", "must be text."),
                rule(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'dealer':'p3'}",
                        "/dealer",
                        "There is no player p3 in this game; the players are p1 to p2."),
                rule(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'rules':{'limit':1000}}",
                        "/rules/limit",
                        "1000 is out of range: choose 1 to 999."),
                form(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'rules':{'limits':30}}",
                        "/rules/limits",
                        "is not known here; known are " + Table.settingsOfCards() + "."),
                form(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'rules':{'payers':'some'}}",
                        "/rules/payers",
                        "must be one of last, all, not “some”."),
                form(
                        "{'variant':'agurk','players':[{'name':'Anna'},{'name':'Bo'}],'table':1}",
                        "/table",
                        "is not known here; known are dealer, name, players, rules, variant."));
    }

    @ParameterizedTest
    @MethodSource("wrongStarts")
    void aWrongStartIsRefusedInWords(Refused start) {
        start.asStart();
    }

    private static String ids() {
        return Variants.all().stream().map(Variant::id).collect(Collectors.joining(", "));
    }

    private static String named(String name) {
        return "{'variant':'agurk','players':[{'name':'" + name + "'},{'name':'Bo'}]}";
    }

    private static Refused rules(String variant, String rules, String pointer, String detail) {
        return rule(start(variant, 3, rules), "/rules" + pointer, detail);
    }

    private static String carriedOn(String variant, String first) {
        return "{'variant':'" + variant + "','players':[{'name':'Anna'," + first + "},{'name':'Bo'},{'name':'Cai'}]}";
    }
}
