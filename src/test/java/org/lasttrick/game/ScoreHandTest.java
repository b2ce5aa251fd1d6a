package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.hand;
import static org.lasttrick.game.GameSpecification.hands;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.dealt;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.marked;
import static org.lasttrick.rules.Table.multiplied;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.pickle;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.suddenDeath;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;

class ScoreHandTest {
    private static final GameStarted FIVE = agurk("Ann", "Bo", "Cy", "Di", "Ed");
    private static final GameStarted THREE = agurk("Ann", "Bo", "Cy");

    private static GameStarted under(String settings) {
        return started(Table.agurk(settings), "Ann", "Bo", "Cy");
    }

    private static GameCommand score(HandResult result) {
        return new ScoreHand(result);
    }

    private static void accepted(GameStarted start, HandResult result) {
        given(start).when(score(result)).then(scored(result));
    }

    private static void rejected(GameStarted start, HandResult result, Rejection... reasons) {
        given(start).when(score(result)).thenRejected(reasons);
    }

    @Test
    void aHighCardIsAccepted() {
        accepted(THREE, high("9", 2));
        accepted(THREE, high("9", 3, 1, 2));
    }

    @Test
    void aLastTrickIsAcceptedInAnyOrderOfPlay() {
        accepted(THREE, trick("p3 2", "p1 A", "p2 A"));
    }

    @Test
    void aHandIsOnTheSheetOnceItIsScored() {
        Game game = given(THREE, scored(high("9", 2)), scored(high("4", 1))).game();

        assertEquals(List.of(4, 9, 0), Table.scores(game.sheet()));
        assertEquals(List.of(hand(2, high("9", 2), false), hand(3, high("4", 1), false)), hands(game.hands()));
        assertEquals(3, game.version());
    }

    @Test
    void noHandIsScoredOnceTheGameIsOver() {
        given(started(suddenDeath("{}"), "Ann", "Bo"), scored(high("9", 1)))
                .when(score(high("9", 2)))
                .thenRejected(State.GAME_OVER);
    }

    @Test
    void aHandThatNobodyPlayedIsRefused() {
        rejected(THREE, high("9"), new WrongField("/players", FieldFault.NOBODY_PLAYED));
        rejected(THREE, trick(), new WrongField("/plays", FieldFault.NOBODY_PLAYED));
    }

    @Test
    void aPlayerWhoIsOutIsRefused() {
        GameSpecification oneOut = given(started(suddenDeath("{}"), "Ann", "Bo", "Cy"), scored(high("9", 1)));

        oneOut.when(score(high("9", 2, 1))).thenRejected(new WrongPlayer("/players/1", p(1), PlayerFault.NOT_ACTIVE));
        oneOut.when(score(trick("p1 9", "p2 5", "p3 4")))
                .thenRejected(new WrongPlayer("/plays/0/player", p(1), PlayerFault.NOT_ACTIVE));
        oneOut.when(score(trick("p2 5", "p3 4"))).then(scored(trick("p2 5", "p3 4")));
    }

    @Test
    void aPlayerWhoIsNotAtTheTableIsRefused() {
        rejected(THREE, high("9", 4), new Rejection.UnknownPlayer("/players/0", p(4), 3));
        rejected(THREE, trick("p1 2", "p2 3", "p3 4", "p4 5"), new Rejection.UnknownPlayer("/plays/3/player", p(4), 3));
    }

    @Test
    void aPlayerPlaysOneCard() {
        rejected(THREE, high("9", 2, 2), new WrongPlayer("/players/1", p(2), PlayerFault.NAMED_TWICE));
        rejected(
                THREE,
                trick("p1 2", "p2 3", "p2 4", "p3 4"),
                new WrongPlayer("/plays/2/player", p(2), PlayerFault.NAMED_TWICE));
    }

    @Test
    void everyActivePlayerPlaysACard() {
        rejected(THREE, trick("p2 3"), new Rejection.PlayersMissing("/plays", players(1, 3)));
    }

    @Test
    void aPackHasFourOfARank() {
        accepted(FIVE, high("9", 1, 2, 3, 4));
        accepted(FIVE, trick("p1 9", "p2 9", "p3 9", "p4 9", "p5 2"));
        rejected(FIVE, high("9", 1, 2, 3, 4, 5), new Rejection.CardTooOften("/players/4", Card.NINE, 5, 4));
        rejected(
                FIVE,
                trick("p1 9", "p2 9", "p3 9", "p4 9", "p5 9"),
                new Rejection.CardTooOften("/plays/4/card", Card.NINE, 5, 4));
    }

    @Test
    void onlyTheCardThatIsTooOftenIsReported() {
        rejected(
                agurk("Ann", "Bo", "Cy", "Di", "Ed", "Flo"),
                trick("p1 9", "p2 9", "p3 9", "p4 9", "p5 9", "p6 2"),
                new Rejection.CardTooOften("/plays/4/card", Card.NINE, 5, 4));
    }

    @Test
    void aPlayerHasTheNameOfTheirSeat() {
        assertEquals("Cy", given(THREE).game().nameOf(p(3)));
    }

    @Test
    void theSixOfClubsIsACardOfItsOwnOnlyWhereTheRulesHaveIt() {
        rejected(THREE, high("6C", 1), new Rejection.CardNotInGame("/card", Card.SIX_OF_CLUBS));
        rejected(
                THREE, trick("p1 2", "p2 6C", "p3 4"), new Rejection.CardNotInGame("/plays/1/card", Card.SIX_OF_CLUBS));
        accepted(under("{'topCards':'six-of-clubs-loses'}"), high("6C", 1));
    }

    @Test
    void besideTheSixOfClubsThePackHasThreeSixes() {
        GameStarted start = started(Table.agurk("{'topCards':'six-of-clubs-loses'}"), "Ann", "Bo", "Cy", "Di");
        accepted(start, trick("p1 6", "p2 6", "p3 6", "p4 6C"));
        rejected(start, high("6", 1, 2, 3, 4), new Rejection.CardTooOften("/players/3", Card.SIX, 4, 3));
        rejected(
                start,
                trick("p1 6", "p2 6", "p3 6", "p4 6"),
                new Rejection.CardTooOften("/plays/3/card", Card.SIX, 4, 3));
        rejected(start, high("6C", 1, 2), new Rejection.CardTooOften("/players/1", Card.SIX_OF_CLUBS, 2, 1));
    }

    @Test
    void besideTheBlackSevensThePackHasTwoSevens() {
        GameStarted start = started(Table.agurk("{'topCards':'black-sevens'}"), "Ann", "Bo", "Cy", "Di");
        accepted(start, trick("p1 7", "p2 7S", "p3 7", "p4 7C"));
        rejected(start, high("7", 1, 2, 3), new Rejection.CardTooOften("/players/2", Card.SEVEN, 3, 2));
        rejected(start, high("7S", 1, 2), new Rejection.CardTooOften("/players/1", Card.SEVEN_OF_SPADES, 2, 1));
        rejected(start, high("6C", 1), new Rejection.CardNotInGame("/card", Card.SIX_OF_CLUBS));
        rejected(THREE, high("7C", 1), new Rejection.CardNotInGame("/card", Card.SEVEN_OF_CLUBS));
        accepted(under("{'penalty':'one','topCards':'black-sevens'}"), marked(1));
    }

    @Test
    void eachPackHasTwoJokersWhereTheRulesHaveThem() {
        rejected(THREE, high("joker", 1), new Rejection.CardNotInGame("/card", Card.JOKER));
        accepted(under("{'jokers':2}"), high("joker", 1, 2));
        rejected(
                under("{'jokers':2}"),
                high("joker", 1, 2, 3),
                new Rejection.CardTooOften("/players/2", Card.JOKER, 3, 2));
        accepted(under("{'jokers':2,'packs':2}"), high("joker", 1, 2, 3));
    }

    @Test
    void withTwoPacksEightCardsCanBeEqual() {
        RuleSet rules = Table.agurk("{'packs':2,'topCards':'six-of-clubs-loses'}");
        GameStarted start = started(rules, "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal");
        accepted(start, high("9", 1, 2, 3, 4, 5, 6, 7, 8));
        accepted(start, high("6C", 1, 2));
        rejected(start, high("6C", 1, 2, 3), new Rejection.CardTooOften("/players/2", Card.SIX_OF_CLUBS, 3, 2));
        rejected(start, high("6", 1, 2, 3, 4, 5, 6, 7), new Rejection.CardTooOften("/players/6", Card.SIX, 7, 6));
    }

    @Test
    void whereTheLowestCardDealsTheFullTrickIsEntered() {
        GameStarted start = under("{'dealer':'lowest'}");
        accepted(start, trick("p1 9", "p2 4", "p3 3"));
        rejected(start, high("9", 1), new WrongField("/type", FieldFault.LOWEST_UNKNOWN));
    }

    @Test
    void onePlayerAtMostSaysKontra() {
        GameStarted start = under("{'multiplier':'kontra'}");
        accepted(start, high(multiplied(2, 2), "9", 1));
        WrongField once = new WrongField("/multipliers", FieldFault.KONTRA_NOT_ONCE);
        rejected(start, high(multiplied(2, 4), "9", 1), once);
        rejected(start, high(HandResult.Extras.of(Map.of(p(1), 2, p(2), 2), null, null), "9", 1), once);
    }

    @Test
    void multipliersAreOneTwoOrFourWhereTheRulesHaveThem() {
        GameStarted start = under("{'multiplier':'per-player'}");
        accepted(start, high(multiplied(2, 1), "9", 1));
        accepted(start, high(multiplied(2, 2), "9", 1));
        accepted(start, high(multiplied(2, 4), "9", 1));
        rejected(
                start,
                high(multiplied(2, 3), "9", 1),
                new Rejection.OutOfRange("/multipliers/p2", Rejection.Bound.MULTIPLIER, 3, 1, 4));
        rejected(start, high(multiplied(4, 2), "9", 1), new Rejection.UnknownPlayer("/multipliers/p4", p(4), 3));
        rejected(
                THREE,
                high(multiplied(2, 2), "9", 1),
                new WrongField("/multipliers", FieldFault.MULTIPLIER_NOT_IN_GAME));
    }

    @Test
    void aPlayerWhoIsOutCannotDouble() {
        given(started(suddenDeath("{'multiplier':'per-player'}"), "Ann", "Bo", "Cy"), scored(high("9", 1)))
                .when(score(high(multiplied(1, 2), "9", 2)))
                .thenRejected(new WrongPlayer("/multipliers/p1", p(1), PlayerFault.NOT_ACTIVE));
    }

    @Test
    void thePickleIsRequiredOnlyWhereTheRulesHaveOne() {
        GameStarted start = under("{'multiplier':'pickle'}");
        accepted(start, high(pickle("3"), "9", 1));
        rejected(start, high("9", 1), new WrongField("/pickle", FieldFault.PICKLE_MISSING));
        rejected(THREE, high(pickle("3"), "9", 1), new WrongField("/pickle", FieldFault.PICKLE_NOT_IN_GAME));
        rejected(start, high(pickle("6C"), "9", 1), new Rejection.CardNotInGame("/pickle", Card.SIX_OF_CLUBS));
    }

    @Test
    void theHandSizeIsRequiredOnlyWhereTheDealerChoosesIt() {
        GameStarted start = under("{'handSize':'dealer'}");
        accepted(start, high(dealt(1), "9", 1));
        accepted(start, high(dealt(17), "9", 1));
        rejected(start, high("9", 1), new WrongField("/handSize", FieldFault.HAND_SIZE_MISSING));
        rejected(
                start,
                high(dealt(0), "9", 1),
                new Rejection.OutOfRange("/handSize", Rejection.Bound.HAND_SIZE, 0, 1, 17));
        rejected(
                start,
                high(dealt(18), "9", 1),
                new Rejection.OutOfRange("/handSize", Rejection.Bound.HAND_SIZE, 18, 1, 17));
        rejected(THREE, high(dealt(7), "9", 1), new WrongField("/handSize", FieldFault.HAND_SIZE_NOT_CHOSEN));
    }

    @Test
    void everyReasonAgainstAHandIsListedAtOnce() {
        rejected(
                THREE,
                trick("p4 6C", "p1 2", "p1 3"),
                new Rejection.UnknownPlayer("/plays/0/player", p(4), 3),
                new WrongPlayer("/plays/2/player", p(1), PlayerFault.NAMED_TWICE),
                new Rejection.PlayersMissing("/plays", players(2, 3)),
                new Rejection.CardNotInGame("/plays/0/card", Card.SIX_OF_CLUBS));
    }

    /** Only a player who has a name can be told to be named once. */
    @Test
    void whoIsNotAtTheTableIsUnknownHoweverOftenNamed() {
        rejected(
                THREE,
                high("9", 4, 4),
                new Rejection.UnknownPlayer("/players/0", p(4), 3),
                new Rejection.UnknownPlayer("/players/1", p(4), 3));
    }

    @Test
    void theCardIsRequiredWhereItsRankCounts() {
        rejected(THREE, marked(1), new WrongField("/card", FieldFault.CARD_MISSING));
        rejected(
                under("{'penalty':'one','multiplier':'pickle'}"),
                marked(pickle("3"), 1),
                new WrongField("/card", FieldFault.CARD_MISSING));
        rejected(
                under("{'penalty':'one','topCards':'six-of-clubs-loses'}"),
                marked(1),
                new WrongField("/card", FieldFault.CARD_MISSING));
    }

    @Test
    void fiveEqualCardsAreRefusedEvenIfTheRankIsNotNoted() {
        GameStarted six = started(Table.agurk("{'penalty':'one'}"), "Ann", "Bo", "Cai", "Dag", "Eva", "Finn");
        accepted(six, marked(1, 2, 3, 4));
        rejected(
                six,
                marked(1, 2, 3, 4, 5),
                new Rejection.OutOfRange("/players/4", Rejection.Bound.EQUAL_CARDS, 5, 0, 4));
    }

    @Test
    void theCardMayBeMissingWhereMarksAreCounted() {
        for (String marks : List.of("{'penalty':'one'}", "{'penalty':'cards-in-trick'}")) {
            accepted(under(marks), marked(1));
            accepted(under(marks), marked(3, 1));
            rejected(under(marks), marked(4), new Rejection.UnknownPlayer("/players/0", p(4), 3));
        }
        Game game = given(under("{'penalty':'one'}"), scored(marked(3, 1)), scored(marked(1)))
                .game();
        assertEquals(List.of(2, 0, 0), Table.scores(game.sheet()));
    }

    @Test
    void everyPlayerAtTheTableMayHaveAnUnnotedCard() {
        accepted(under("{'penalty':'one'}"), marked(1, 2, 3));
    }

    @Test
    void nobodyHoldsTheCardThatIsTurnedUpAsThePickle() {
        GameStarted start = started(Table.agurk("{'multiplier':'pickle'}"), "Ann", "Bo", "Cy", "Di", "Eva");

        accepted(start, high(pickle("9"), "9", 1, 2, 3));
        rejected(start, high(pickle("9"), "9", 1, 2, 3, 4), new Rejection.CardTooOften("/players/3", Card.NINE, 4, 3));
        accepted(GameSpecification.firstEdition(start), high(pickle("9"), "9", 1, 2, 3, 4));
    }
}
