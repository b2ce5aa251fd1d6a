package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.firstEdition;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.buyingIn;
import static org.lasttrick.rules.Table.cucumbers;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.multiplied;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Conflict.GameWouldBeOver;
import org.lasttrick.game.Conflict.PlayerWouldBeIn;
import org.lasttrick.game.Conflict.PlayerWouldBeOut;
import org.lasttrick.game.GameCommand.CorrectRules;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.Rejection.Contradicts;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.NotByTheseRules;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variants;

/** “We play to 30, not 21.” */
class RulesCorrectedTest {
    private static final GameStarted TWO = agurk("Ann", "Bo");
    private static final GameStarted THREE = agurk("Ann", "Bo", "Cy");
    private static final RuleSet TO_30 = Table.agurk("{'limit':30}");
    private static final RuleSet ONE_LIFE = Table.agurk("{'lives':1}");
    private static final RuleSet THREE_LIVES = Table.agurk("{'lives':3}");
    private static final HandScored BO = scored(high("A", 2));

    private static CorrectRules rules(RuleSet rules, OnConflict onConflict) {
        return new CorrectRules("agurk", rules, onConflict);
    }

    private static RulesCorrected corrected(RuleSet rules, Integer... struck) {
        return new RulesCorrected("agurk", rules, List.of(struck), List.of());
    }

    @Test
    void aChoiceAboutConflictsLeavesTheRulesAsTheyAre() {
        assertEquals(
                rules(TO_30, OnConflict.STRIKE), rules(TO_30, OnConflict.REFUSE).with(OnConflict.STRIKE));
    }

    @Test
    void everyHandIsScoredAnewAndAGameThatWasOverGoesOn() {
        GameSpecification over = given(TWO, BO, BO, BO, BO);
        assertEquals(Status.FINISHED, over.game().sheet().status());
        over.when(rules(TO_30, OnConflict.REFUSE)).then(corrected(TO_30));
        Game game = over.and(corrected(TO_30)).game();

        assertEquals(Status.IN_PROGRESS, game.sheet().status());
        assertEquals(TO_30, game.start().rules());
        assertEquals(TWO, game.first());
        assertEquals(
                List.of(0, 14), scores(given(TWO, BO, corrected(TO_30)).game().sheet()));
        assertEquals(
                List.of(0, 28),
                scores(given(TWO, BO, BO, corrected(TO_30)).game().sheet()));
        assertEquals(
                List.of(0, 0),
                cucumbers(given(TWO, BO, BO, corrected(TO_30)).game().sheet()));
    }

    /** By the other rules an Ace is the lowest card: which one was the highest, nobody entered. */
    @Test
    void aHandThatIsKeptHasToBeKnownToo() {
        RuleSet lowAces = Table.agurk("{'aceInLastTrick':'low','limit':30}");
        GameSpecification played = given(
                started(Table.agurk("{'lives':1,'limit':9}"), "Ann", "Bo", "Cy"),
                scored(high("9", 2)),
                scored(high("A", 1)));
        played.when(rules(lowAces, OnConflict.KEEP))
                .thenRejected(new NotByTheseRules(2, new WrongField("/card", FieldFault.HIGHEST_UNKNOWN)));
        played.when(rules(lowAces, OnConflict.REFUSE))
                .thenRejected(new Contradicts(List.of(new PlayerWouldBeIn(2, p(2)))));
        played.when(rules(lowAces, OnConflict.STRIKE)).then(corrected(lowAces, 2));
        assertEquals(
                new Preview.Outcome.Possible(new Preview(
                        played.game(),
                        played.and(corrected(lowAces, 2)).game(),
                        List.of(new PlayerWouldBeIn(2, p(2))))),
                Preview.of(rules(lowAces, OnConflict.REFUSE), played.game()));
    }

    private static final RuleSet BUYS_IN = Table.agurk("{'reEntry':'buy-in'}");
    private static final RuleSet BUYS_IN_AT_14 = Table.agurk("{'limit':14,'reEntry':'buy-in'}");
    private static final RuleSet BUYS_IN_AT_30 = Table.agurk("{'limit':30,'reEntry':'buy-in'}");

    /** Nobody asked at the limit that the app had; the table played by its own. */
    @Test
    void whoWasDealtInAfterwardsHasBoughtIn() {
        GameSpecification four =
                given(started(BUYS_IN, "Ann", "Bo", "Cy", "Di"), scored(high("A", 1)), scored(high("9", 2)));
        four.when(rules(BUYS_IN_AT_14, OnConflict.REFUSE)).then(corrected(BUYS_IN_AT_14));
        Game game = four.and(corrected(BUYS_IN_AT_14)).game();
        assertEquals(List.of(0, 9, 0, 0), scores(game.sheet()));
        assertEquals(List.of(1, 0, 0, 0), cucumbers(game.sheet()));
        assertEquals(
                game,
                Game.fold(List.of(
                        started(BUYS_IN, "Ann", "Bo", "Cy", "Di"),
                        scored(high("A", 1)),
                        scored(high("9", 2)),
                        corrected(BUYS_IN_AT_14))));
    }

    @Test
    void whoStayedOutStaysOutHoweverOftenTheRulesAreCorrected() {
        RulesCorrected to30 = new RulesCorrected("agurk", BUYS_IN_AT_30, List.of(), List.of(new KeptHand(2, p(1))));
        GameSpecification four = given(
                started(BUYS_IN_AT_14, "Ann", "Bo", "Cy", "Di"), scored(buyingIn(high("A", 1))), scored(high("9", 2)));
        four.when(rules(BUYS_IN_AT_30, OnConflict.KEEP)).then(to30);
        GameSpecification corrected = four.and(to30);
        corrected.when(rules(BUYS_IN_AT_14, OnConflict.REFUSE)).then(corrected(BUYS_IN_AT_14));
        Game game = corrected.and(corrected(BUYS_IN_AT_14)).game();
        assertEquals(four.game().sheet().standings(), game.sheet().standings());
    }

    /** By a correction, a hand hits a player who was not asked after it, and was dealt in to the next one. */
    @Test
    void whoIsOutOnTheTablesOwnSheetIsOutByTheOtherRulesToo() {
        RuleSet buysInAt20 = Table.agurk("{'limit':20,'reEntry':'buy-in'}");
        GameSpecification corrected = given(
                started(BUYS_IN, "Ann", "Bo", "Cy", "Di"),
                scored(high("5", 1)),
                scored(high("A", 1)),
                scored(high("9", 2)),
                new HandCorrected(1, high("9", 1), null, List.of(), List.of()),
                scored(high("4", 3)));
        assertFalse(corrected.game().sheet().standings().isActive(p(1)));
        corrected.when(rules(buysInAt20, OnConflict.REFUSE)).then(corrected(buysInAt20));
        assertEquals(
                corrected.game().sheet().standings(),
                corrected.and(corrected(buysInAt20)).game().sheet().standings());
    }

    /** By a correction, the last hand hits Bo, who was not asked. By the other rules it hits Ann, too. */
    @Test
    void whomOnlyTheOtherRulesAskStopsThemThoughTheHandLacksAnAnswerAlready() {
        GameSpecification lacking = given(
                started(BUYS_IN, "Ann", "Bo", "Cy", "Di", "Ed"),
                scored(high("5", 2)),
                scored(high("A", 1, 2)),
                new HandCorrected(1, high("9", 2), null, List.of(), List.of()));
        assertFalse(lacking.game().sheet().standings().isActive(p(2)));
        RuleSet allPay = Table.agurk("{'limit':14,'reEntry':'buy-in','tieBonus':false,'payers':'all'}");
        lacking.when(rules(allPay, OnConflict.REFUSE))
                .thenRejected(new NotByTheseRules(2, new WrongField("/buysIn", FieldFault.BUY_IN_MISSING)));
        RuleSet onePays = BUYS_IN_AT_14;
        lacking.when(rules(onePays, OnConflict.REFUSE)).then(corrected(onePays));
    }

    /** In the first edition nobody noted who was dealt in, so a trick lacks the card of a player who is in again. */
    @Test
    void whoBoughtInHasDoneSoThoughTheTrickLacksACard() {
        RuleSet buysInAt12 = Table.agurk("{'limit':12,'reEntry':'buy-in'}");
        GameSpecification lacking = given(
                firstEdition(started(buysInAt12, "Ann", "Bo", "Cy", "Di")),
                scored(buyingIn(high("A", 1))),
                scored(buyingIn(trick("p2 A", "p3 9", "p4 4"), 2)),
                scored(high("2", 2)),
                new HandCorrected(1, high("9", 1), null, List.of(), List.of()));
        assertEquals(List.of(9, 11, 0, 0), scores(lacking.game().sheet()));
        lacking.when(rules(BUYS_IN_AT_14, OnConflict.REFUSE)).then(corrected(BUYS_IN_AT_14));
        assertEquals(
                lacking.game().sheet().standings(),
                lacking.and(corrected(BUYS_IN_AT_14)).game().sheet().standings());
    }

    @Test
    void theLastRulesThatStandCountForLaterHandsAndTheRematch() {
        Game game = given(TWO, corrected(ONE_LIFE), corrected(TO_30), BO, BO, new GameAbandoned())
                .game();
        assertEquals(List.of(0, 28), scores(game.sheet()));
        assertEquals(TO_30, ((GameStarted) ((Decision.Accepted) GameDecider.rematch(game)).event()).rules());
    }

    @Test
    void theyAreUndoneAndRedone() {
        GameSpecification changed = given(TWO, BO, BO, corrected(TO_30), BO);
        Game undone = changed.and(new EntryUndone(5)).and(new EntryUndone(4)).game();
        assertEquals(given(TWO, BO, BO).game().sheet(), undone.sheet());
        assertEquals(TWO, undone.start());
        changed.when(new Undo()).then(new EntryUndone(5));
        GameSpecification twice = changed.and(new EntryUndone(5)).and(new EntryUndone(4));
        twice.when(new Redo()).then(new EntryRedone(4));
        assertEquals(
                given(TWO, BO, BO, corrected(TO_30)).game().sheet(),
                twice.and(new EntryRedone(4)).game().sheet());
    }

    @Test
    void handsAfterTheEndAreStruckOutIfTheTableSaysSo() {
        GameSpecification played = given(TWO, BO, BO, BO);
        played.when(rules(ONE_LIFE, OnConflict.REFUSE)).thenRejected(new Contradicts(List.of(new GameWouldBeOver(3))));
        played.when(rules(ONE_LIFE, OnConflict.KEEP)).thenRejected(new Contradicts(List.of(new GameWouldBeOver(3))));
        played.when(rules(ONE_LIFE, OnConflict.STRIKE)).then(corrected(ONE_LIFE, 3));
        Game game = played.and(corrected(ONE_LIFE, 3)).game();
        assertEquals(Status.FINISHED, game.sheet().status());
        assertEquals(2, game.hands().size());
    }

    @Test
    void ofHandsThatNameWhoWouldBeOutOnlyTheseAreStruck() {
        GameSpecification played = given(THREE, BO, BO, scored(high("4", 2)), scored(high("9", 1)));
        played.when(rules(ONE_LIFE, OnConflict.REFUSE))
                .thenRejected(new Contradicts(List.of(new PlayerWouldBeOut(3, p(2)))));
        played.when(rules(ONE_LIFE, OnConflict.STRIKE)).then(corrected(ONE_LIFE, 3));
        assertEquals(
                List.of(9, 28, 0),
                scores(played.and(corrected(ONE_LIFE, 3)).game().sheet()));
    }

    @Test
    void aHandThatIsStruckStillCountsForTheNumbersAndDealsOfLaterOnes() {
        HandScored king = scored(high("K", 2));
        RuleSet lowAces = Table.agurk("{'lives':1,'aceInLastTrick':'low'}");
        given(THREE, king, king, scored(high("4", 2)), scored(high("A", 1)))
                .when(rules(lowAces, OnConflict.STRIKE))
                .thenRejected(new NotByTheseRules(4, new WrongField("/card", FieldFault.HIGHEST_UNKNOWN)));
        RuleSet asked = Table.agurk("{'lives':1,'handSize':'dealer'}");
        Game game = given(
                        started(Table.agurk("{'handSize':'descend'}"), "Ann", "Bo", "Cy"),
                        king,
                        king,
                        scored(high("4", 2)),
                        scored(high("9", 1)),
                        corrected(asked, 3))
                .game();
        assertEquals(
                List.of(10, 9, 7),
                game.hands().stream()
                        .map(hand -> ((CardHand) hand.result()).extras().handSize())
                        .toList());
    }

    /** The answer was given by the first rules, and not asked for by those in between. */
    @Test
    void whoSaidSoHasBoughtInThoughNoHandFollows() {
        given(
                        started(BUYS_IN_AT_14, "Ann", "Bo", "Cy", "Di"),
                        scored(buyingIn(high("A", 1), 1)),
                        corrected(BUYS_IN_AT_30))
                .when(rules(BUYS_IN_AT_14, OnConflict.REFUSE))
                .then(corrected(BUYS_IN_AT_14));
    }

    @Test
    void aHandThatIsKeptHasToBePossibleOtherwise() {
        given(
                        started(Table.agurk("{'lives':1,'limit':9,'jokers':2}"), "Ann", "Bo", "Cy"),
                        scored(high("9", 2)),
                        scored(high("joker", 1)))
                .when(rules(TO_30, OnConflict.KEEP))
                .thenRejected(new NotByTheseRules(2, new Rejection.CardNotInGame("/card", Card.JOKER)));
    }

    @Test
    void handsWithoutWhoWouldStillBeInAreKeptAsTheyWereEntered() {
        for (GameStarted start : List.of(THREE, firstEdition(THREE))) {
            GameSpecification played = given(start, BO, BO, BO, BO, scored(high("9", 1)));
            played.when(rules(THREE_LIVES, OnConflict.REFUSE))
                    .thenRejected(new Contradicts(List.of(new PlayerWouldBeIn(5, p(2)))));
            RulesCorrected kept = new RulesCorrected("agurk", THREE_LIVES, List.of(), List.of(new KeptHand(5, p(2))));
            played.when(rules(THREE_LIVES, OnConflict.KEEP)).then(kept);
            played.when(rules(THREE_LIVES, OnConflict.STRIKE)).then(corrected(THREE_LIVES, 5));
            Game game = played.and(kept).game();
            assertTrue(game.sheet().standings().isActive(p(2)));
            assertEquals(9, game.sheet().standings().of(p(1)).score());
        }
    }

    @Test
    void whatTheRulesDontAskIsLeftOutAndWhatTheyMissIsSaid() {
        RuleSet doubled = Table.agurk("{'multiplier':'per-player'}");
        GameSpecification multiplied =
                given(GameSpecification.started(doubled, "Ann", "Bo"), scored(high(multiplied(2, 4), "9", 2)));
        assertEquals(
                List.of(0, 9),
                scores(multiplied.and(corrected(Table.agurk())).game().sheet()));
        RuleSet pickle = Variants.byId("pickle").orElseThrow().rules();
        given(TWO, BO)
                .when(new CorrectRules("pickle", pickle, OnConflict.STRIKE))
                .thenRejected(new NotByTheseRules(1, new WrongField("/pickle", FieldFault.PICKLE_MISSING)));
    }

    @Test
    void rulesThatAreCorrectedAgainScoreWhatWasEntered() {
        RuleSet doubled = Table.agurk("{'multiplier':'per-player'}");
        RuleSet doubledTo30 = Table.agurk("{'limit':30,'multiplier':'per-player'}");
        GameSpecification once = given(
                GameSpecification.started(doubled, "Ann", "Bo"),
                scored(high(multiplied(2, 4), "5", 2)),
                corrected(TO_30),
                scored(high("3", 1)));
        assertEquals(List.of(3, 5), scores(once.game().sheet()));
        Game twice = once.and(corrected(doubledTo30)).game();
        assertEquals(List.of(3, 20), scores(twice.sheet()));
        assertEquals(
                List.of(3, 5),
                scores(once.and(corrected(doubledTo30))
                        .and(corrected(TO_30))
                        .game()
                        .sheet()));
        // What the table enters anew counts as it is.
        assertEquals(
                List.of(3, 5),
                scores(once.and(new HandCorrected(1, high("5", 2), null, List.of(), List.of()))
                        .and(corrected(doubledTo30))
                        .game()
                        .sheet()));
        assertEquals(
                20,
                WhatIf.of(once.and(new GameClosed()).game(), "agurk", doubledTo30)
                        .game()
                        .sheet()
                        .standings()
                        .of(p(2))
                        .score());
    }

    /** Equal cards were asked for when the hand was entered, though not by the rules in between. */
    @Test
    void whatTheTableWasAskedAtTheTimeIsKnown() {
        RuleSet all = Table.agurk("{'payers':'all','tieBonus':false}");
        RuleSet last = Table.agurk("{'payers':'last','tieBonus':false}");
        given(GameSpecification.started(all, "Ann", "Bo"), scored(high("9", 2)), corrected(last))
                .when(rules(all, OnConflict.REFUSE))
                .then(corrected(all));
        given(GameSpecification.started(last, "Ann", "Bo"), scored(high("9", 2)))
                .when(rules(all, OnConflict.REFUSE))
                .thenRejected(new NotByTheseRules(1, new WrongField("/card", FieldFault.HIGHEST_UNKNOWN)));
    }

    @Test
    void whoDealsIsNotMadeUpWhereTheLowestCardIsUnknown() {
        RuleSet lowest = Table.agurk("{'dealer':'lowest'}");
        given(THREE, scored(trick("p1 9", "p2 4", "p3 K")), scored(high("9", 1)))
                .when(rules(lowest, OnConflict.STRIKE))
                .thenRejected(new NotByTheseRules(2, new WrongField("/type", FieldFault.LOWEST_UNKNOWN)));
        given(THREE, scored(trick("p1 9", "p2 4", "p3 K")))
                .when(rules(lowest, OnConflict.REFUSE))
                .then(corrected(lowest));
    }

    @Test
    void anotherGameOfTheFamilyMayBeMeant() {
        RuleSet over21 = Variants.byId("agurk-over-21").orElseThrow().rules();
        Game game = given(TWO, BO, new RulesCorrected("agurk-over-21", over21, List.of(), List.of()))
                .game();
        assertEquals("agurk-over-21", game.start().variant());
        given(TWO)
                .when(new CorrectRules("whist", over21, OnConflict.REFUSE))
                .thenRejected(new Rejection.UnknownVariant("/variant", "whist"));
    }

    @Test
    void rulesThatCantBePlayedAreRefusedAsAtTheStart() {
        given(TWO, BO)
                .when(rules(Table.agurk("{'limit':null}"), OnConflict.REFUSE))
                .thenRejected(new Rejection.SettingsContradict(Contradiction.ELIMINATION_WITHOUT_LIMIT));
    }

    @Test
    void seatsAndWhoJoinedStayAsTheyWere() {
        GameSpecification seated =
                given(THREE, new SeatsChanged(Table.players(3, 1, 2), p(1)), BO, new PlayerJoined("Di", null, 2), BO);
        Game game = seated.and(corrected(TO_30)).game();
        assertEquals(List.of("Cy", "Ann", "Bo", "Di"), game.playerNames());
        assertEquals(
                seated.game().sheet().standings().present(),
                game.sheet().standings().present());
    }

    @Test
    void theRulesThatTheGameHasAreNoEntry() {
        Game game = given(TWO, BO).game();
        assertTrue(DuplicateGuard.changesNothing(corrected(Table.agurk()), game));
        assertFalse(DuplicateGuard.changesNothing(corrected(TO_30), game));
    }
}
