package org.lasttrick.game;

import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.game.GameSpecification.when;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

class StartGameTest {
    private static final List<Entrant> TWO = entrants("Ann", "Bo");

    private static StartGame start(List<Entrant> players) {
        return new StartGame(null, "agurk", null, players, null);
    }

    private static StartGame named(String name) {
        return new StartGame(name, "agurk", null, TWO, null);
    }

    private static StartGame under(RuleSet rules, Entrant... players) {
        return new StartGame(null, "agurk", rules, List.of(players), null);
    }

    private static GameStarted started(String name, List<Entrant> players, PlayerId dealer) {
        return new GameStarted(name, "agurk", agurk(), players, dealer, Edition.LATEST);
    }

    @Test
    void aGameStartsUnderTheRulesOfItsVariantAndTheFirstPlayerDeals() {
        when(start(TWO)).then(started(null, TWO, p(1)));
    }

    @Test
    void aGameStartsUnderHouseRulesWithTheChosenDealer() {
        RuleSet rules = agurk("{'limit':30}");
        when(new StartGame("Friday", "agurk-over-21", rules, TWO, p(2)))
                .then(new GameStarted("Friday", "agurk-over-21", rules, TWO, p(2), Edition.LATEST));
    }

    @Test
    void scoresAndCucumbersMayBeCarriedOnFromPaper() {
        List<Entrant> carried = List.of(new Entrant("Ann", 20, 1), new Entrant("Bo", 0, 0));
        when(start(carried)).then(started(null, carried, p(1)));
    }

    @Test
    void namesAreStoredComposedAndStripped() {
        List<Entrant> written = entrants(" Ann ", "Rene\u0301");
        when(new StartGame(" At  home ", "agurk", null, written, null))
                .then(started("At home", entrants("Ann", "Ren\u00e9"), p(1)));
    }

    @Test
    void aBlankNameOfAGameIsNoName() {
        when(named("  ")).then(started(null, TWO, p(1)));
    }

    @Test
    void anUnknownVariantIsRefused() {
        when(new StartGame(null, "whist", null, TWO, null))
                .thenRejected(new Rejection.UnknownVariant("/variant", "whist"));
    }

    @Test
    void aGameThatEndsWithTheLastTwoIsForThreeOrMore() {
        when(under(agurk("{'end':'last-two'}"), entrants("Ann", "Bo").toArray(Entrant[]::new)))
                .thenRejected(new Rejection.OutOfRange("/players", Rejection.Bound.PLAYERS, 2, 3, 7));
    }

    @Test
    void tooFewAndTooManyPlayersAreRefused() {
        when(start(entrants("Ann")))
                .thenRejected(new Rejection.OutOfRange("/players", Rejection.Bound.PLAYERS, 1, 2, 7));
        when(start(List.of())).thenRejected(new Rejection.OutOfRange("/players", Rejection.Bound.PLAYERS, 0, 2, 7));
        when(under(
                        agurk("{'handSize':6}"),
                        entrants("A", "B", "C", "D", "E", "F", "G", "H").toArray(Entrant[]::new)))
                .thenRejected(new Rejection.OutOfRange("/players", Rejection.Bound.PLAYERS, 8, 2, 7));
    }

    @Test
    void morePlayersThanThePackHasHandsForAreRefused() {
        when(under(
                        agurk("{'handSize':8}"),
                        entrants("A", "B", "C", "D", "E", "F", "G").toArray(Entrant[]::new)))
                .thenRejected(new Rejection.OutOfRange("/rules/handSize", Rejection.Bound.CARDS_EACH, 8, 1, 7));
        when(under(
                        agurk("{'handSize':'descend'}"),
                        entrants("A", "B", "C", "D", "E", "F").toArray(Entrant[]::new)))
                .thenRejected(new Rejection.OutOfRange("/rules/handSize", Rejection.Bound.CARDS_EACH, 10, 1, 8));
    }

    @Test
    void aPlayerWithoutANameIsRefused() {
        when(start(entrants("Ann", " "))).thenRejected(new WrongField("/players/1/name", FieldFault.NAME_MISSING));
    }

    @Test
    void aNameHasFortyCharactersAtMostWhateverTheyAreMadeOf() {
        List<Entrant> cucumbers = entrants("Ann", "\uD83E\uDD52".repeat(40));
        when(start(cucumbers)).then(started(null, cucumbers, p(1)));
        when(start(entrants("Ann", "\uD83E\uDD52".repeat(41))))
                .thenRejected(new Rejection.OutOfRange("/players/1/name", Rejection.Bound.NAME_LENGTH, 41, 1, 40));
        when(named("x".repeat(41)))
                .thenRejected(new Rejection.OutOfRange("/name", Rejection.Bound.NAME_LENGTH, 41, 1, 40));
    }

    @ParameterizedTest
    @ValueSource(strings = {"A\u0000", "A\nB", "A\u2028B", "A\u2029B", "A\uD83E", "A\uFFFF"})
    void aNameThatCanNotBePrintedIsRefused(String unprintable) {
        when(start(entrants("Ann", unprintable)))
                .thenRejected(new WrongField("/players/1/name", FieldFault.NAME_UNPRINTABLE));
        when(named(unprintable)).thenRejected(new WrongField("/name", FieldFault.NAME_UNPRINTABLE));
    }

    @Test
    void twoEqualNamesAreRefusedInAnyComposition() {
        when(start(entrants("Ren\u00e9", "Bo", "Rene\u0301 ")))
                .thenRejected(new Rejection.NameTaken("/players/2/name", "Ren\u00e9"));
    }

    @Test
    void aPlayerAtTheLimitCanNotStart() {
        when(start(List.of(new Entrant("Ann", 21, 0), new Entrant("Bo", -1, 0))))
                .thenRejected(
                        new Rejection.OutOfRange("/players/0/score", Rejection.Bound.START_SCORE, 21, 0, 20),
                        new Rejection.OutOfRange("/players/1/score", Rejection.Bound.START_SCORE, -1, 0, 20));
        when(under(agurk("{'limitTest':'exceed'}"), new Entrant("Ann", 22, 0), new Entrant("Bo", 21, 0)))
                .thenRejected(new Rejection.OutOfRange("/players/0/score", Rejection.Bound.START_SCORE, 22, 0, 21));
    }

    @Test
    void withoutALimitAStartingScoreHasThreeDigitsAtMost() {
        RuleSet open = agurk("{'limit':null,'lives':0,'end':'open'}");
        when(under(open, new Entrant("Ann", 1000, 0), new Entrant("Bo", 999, 0)))
                .thenRejected(new Rejection.OutOfRange("/players/0/score", Rejection.Bound.START_SCORE, 1000, 0, 999));
    }

    @Test
    void aPlayerAtTheTargetCanNotStart() {
        RuleSet toTen = agurk("{'limit':null,'lives':0,'end':'target','target':10}");
        when(under(toTen, new Entrant("Ann", 9, 0), new Entrant("Bo", 10, 0)))
                .thenRejected(new Rejection.OutOfRange("/players/1/score", Rejection.Bound.START_SCORE, 10, 0, 9));
    }

    @Test
    void aPlayerWithoutALifeCanNotStart() {
        when(start(List.of(new Entrant("Ann", 0, 2), new Entrant("Bo", 0, -1))))
                .thenRejected(
                        new Rejection.OutOfRange("/players/0/cucumbers", Rejection.Bound.START_CUCUMBERS, 2, 0, 1),
                        new Rejection.OutOfRange("/players/1/cucumbers", Rejection.Bound.START_CUCUMBERS, -1, 0, 1));
    }

    @Test
    void withoutLivesNobodyStartsWithACucumber() {
        RuleSet open = agurk("{'limit':null,'lives':0,'end':'open'}");
        when(under(open, new Entrant("Ann", 0, 1), new Entrant("Bo", 0, 0)))
                .thenRejected(
                        new Rejection.OutOfRange("/players/0/cucumbers", Rejection.Bound.START_CUCUMBERS, 1, 0, 0));
    }

    @Test
    void aDealerWhoDoesNotPlayIsRefused() {
        when(new StartGame(null, "agurk", null, TWO, p(3)))
                .thenRejected(new Rejection.UnknownPlayer("/dealer", p(3), 2));
    }

    @Test
    void everyReasonAgainstAStartIsListedAtOnce() {
        when(new StartGame("x".repeat(41), "agurk", agurk("{'limit':0}"), entrants("Ann", ""), p(3)))
                .thenRejected(
                        new Rejection.OutOfRange("/name", Rejection.Bound.NAME_LENGTH, 41, 1, 40),
                        new WrongField("/players/1/name", FieldFault.NAME_MISSING),
                        new Rejection.UnknownPlayer("/dealer", p(3), 2),
                        new Rejection.OutOfRange("/rules/limit", Rejection.Bound.SETTING, 0, 1, 999));
    }

    @Test
    void refusalsThatOnlyFollowFromOthersAreNotListed() {
        Entrant carriedOn = new Entrant("Ann", 40, 3);
        when(new StartGame(null, "agurk", agurk("{'limit':0}"), List.of(carriedOn), null))
                .thenRejected(new Rejection.OutOfRange("/players", Rejection.Bound.PLAYERS, 1, 2, 7));
        when(new StartGame(null, "agurk", agurk("{'limit':0}"), List.of(carriedOn, new Entrant("Bo", 0, 0)), null))
                .thenRejected(new Rejection.OutOfRange("/rules/limit", Rejection.Bound.SETTING, 0, 1, 999));
    }

    @Test
    void sevenMayPlay() {
        List<Entrant> seven = entrants(
                IntStream.rangeClosed(1, 7).mapToObj(seat -> "P" + seat).toArray(String[]::new));
        when(start(seven)).then(started(null, seven, p(1)));
    }
}
