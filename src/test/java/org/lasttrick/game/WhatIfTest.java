package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.buyingIn;
import static org.lasttrick.rules.Table.doubled;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.multiplied;
import static org.lasttrick.rules.Table.over;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.pickle;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Conflict.GameWouldBeOver;
import org.lasttrick.game.Conflict.PlayerWouldBeIn;
import org.lasttrick.game.Conflict.PlayerWouldBeOut;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerReturned;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.CardNotInGame;
import org.lasttrick.game.Rejection.Contradicts;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.WhatIf.Stop;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variants;

/** Given a game, when it is looked at under other rules, then so it would have gone, or there it would have stopped. */
class WhatIfTest {
    private static final GameStarted TWO = agurk("Ann", "Bo");
    private static final GameStarted THREE = agurk("Ann", "Bo", "Cy");

    /** Bo is out after the fourth. */
    private static final GameSpecification BO_LOSES =
            given(TWO, scored(high("A", 2)), scored(high("A", 2)), scored(high("A", 2)), scored(high("A", 2)));

    private static WhatIf under(String variant, GameSpecification game) {
        return WhatIf.of(game.game(), variant, preset(variant));
    }

    private static WhatIf under(RuleSet rules, GameSpecification game) {
        return WhatIf.of(game.game(), "agurk", rules);
    }

    private static RuleSet preset(String variant) {
        return Variants.byId(variant).orElseThrow().rules();
    }

    private static void stops(WhatIf whatIf, int hand, Rejection... reasons) {
        assertEquals(new Stop(hand, List.of(reasons)), whatIf.stop());
        assertEquals(hand - 1, whatIf.game().sheet().hands().size());
        assertEquals(hand - 1, whatIf.game().hands().size());
    }

    private static Scoresheet goesThrough(WhatIf whatIf) {
        assertNull(whatIf.stop());
        return whatIf.game().sheet();
    }

    private static GameSpecification played(GameStarted start, HandResult... hands) {
        GameSpecification game = given(start);
        for (HandResult hand : hands) {
            game = game.and(scored(hand));
        }
        return game;
    }

    @Test
    void allHandsCountUnderTheOtherRules() {
        Scoresheet sheet = goesThrough(under(
                agurk("{'limit':10,'lives':1,'tieBonus':false,'payers':'all'}"),
                given(THREE, scored(high("7", 1, 2)), scored(high("9", 2)), scored(high("8", 1)), new GameClosed())));

        assertEquals(List.of(15, 16, 0), scores(sheet));
        assertEquals(players(3), sheet.winners());
        assertEquals(Status.FINISHED, sheet.status());
    }

    /** At the table only who took the trick was asked: with another card, that is enough. */
    @Test
    void whereNoAceBeatsAnAceASingleAceOfTheShortFormIsNotEnough() {
        GameStarted start = started(preset("cucumber-30"), "Ann", "Bo", "Cy");
        RuleSet other = over(preset("cucumber-30"), "{'aceOnAce':'not'}");

        goesThrough(under(other, played(start, high("K", 1))));
        stops(under(other, played(start, high("A", 1))), 1, new WrongField("/card", FieldFault.HIGHEST_UNKNOWN));
        assertEquals(
                List.of(0, 14, 0), scores(goesThrough(under(other, played(start, trick("p2 A", "p3 9", "p1 A"))))));
    }

    /** Who deals changes no score. */
    @Test
    void aGameGoesThroughThoughTheLowestCardIsUnknown() {
        assertEquals(
                List.of(9, 0, 0),
                scores(goesThrough(under(agurk("{'dealer':'lowest'}"), given(THREE, scored(high("9", 1)))))));
    }

    @Test
    void aGameThatTheOtherRulesDontEndGoesOn() {
        Scoresheet sheet = goesThrough(under(agurk("{'lives':3}"), BO_LOSES));

        assertEquals(Status.IN_PROGRESS, sheet.status());
        assertEquals(players(1), sheet.ahead());
    }

    @Test
    void aGameThatThePlayersClosedIsClosedUnderTheOtherRulesToo() {
        Scoresheet sheet =
                goesThrough(under("ogorek", given(THREE, scored(trick("p1 A", "p2 9", "p3 K")), new GameClosed())));

        assertEquals(Status.CLOSED, sheet.status());
        assertEquals(List.of(0, 0, 13), scores(sheet));
        assertEquals(players(1, 2), sheet.winners());
    }

    @Test
    void aGameThatWouldHaveEndedEarlierStopsThereWithItsResult() {
        WhatIf whatIf = under(agurk("{'lives':1}"), BO_LOSES);

        stops(whatIf, 3, new Contradicts(List.of(new GameWouldBeOver(3))));
        assertEquals(Status.FINISHED, whatIf.game().sheet().status());
        assertEquals(players(1), whatIf.game().sheet().winners());
    }

    @Test
    void aHandThatNamesAPlayerWhoWouldBeOutStopsIt() {
        WhatIf whatIf = under(
                agurk("{'lives':1}"),
                given(THREE, scored(high("A", 2)), scored(high("A", 2)), scored(high("4", 2)), new GameClosed()));

        stops(whatIf, 3, new Contradicts(List.of(new PlayerWouldBeOut(3, p(2)))));
        assertEquals(Status.IN_PROGRESS, whatIf.game().sheet().status());
    }

    @Test
    void aHandThatWasPlayedWithoutSomebodyWhoWouldBeInStopsIt() {
        WhatIf whatIf = under(
                agurk("{'lives':3}"),
                played(THREE, high("A", 2), high("A", 2), high("A", 2), high("A", 2), high("9", 1))
                        .and(new GameClosed()));

        stops(whatIf, 5, new Contradicts(List.of(new PlayerWouldBeIn(5, p(2)))));
    }

    @Test
    void inTheFirstEditionTooItIsKnownWhoHeldCards() {
        WhatIf whatIf = under(
                agurk("{'lives':3}"),
                played(
                        GameSpecification.firstEdition(THREE),
                        high("A", 2),
                        high("A", 2),
                        high("A", 2),
                        high("A", 2),
                        high("9", 1)));

        stops(whatIf, 5, new Contradicts(List.of(new PlayerWouldBeIn(5, p(2)))));
    }

    @Test
    void handsOfAnotherKindStopItAtTheFirst() {
        RuleSet minibluff = preset("minibluff");
        GameSpecification bluffed = given(
                new GameStarted(null, "minibluff", minibluff, entrants(minibluff, "Ann", "Bo"), p(1), Edition.LATEST),
                scored(stakes(1, doubled(1), doubled(2))));
        RuleSet letzter = preset("letzter");
        GameSpecification taken =
                given(started(letzter, "Ann", "Bo", "Cy", "Di"), scored(new Taker(p(2))), new GameClosed());

        stops(
                under("agurk", bluffed),
                1,
                new Rejection.WrongKindOfHand("/type", preset("agurk").scoring()));
        stops(
                under("agurk", taken),
                1,
                new Rejection.WrongKindOfHand("/type", preset("agurk").scoring()));
        stops(
                under(agurk("{'penalty':'entered','tieBonus':false}"), BO_LOSES),
                1,
                new Rejection.WrongKindOfHand(
                        "/type", agurk("{'penalty':'entered','tieBonus':false}").scoring()));
    }

    @Test
    void tooFewOrTooManyPlayersForTheOtherGameStopItAtTheFirstHand() {
        stops(under("gurka-sweden", BO_LOSES), 1, new OutOfRange("/players", Bound.PLAYERS, 2, 3, 8));
        stops(
                under("cucumber-30", played(agurk("Ann", "Bo", "Cy", "Di", "Ed"), high("9", 1))),
                1,
                new OutOfRange("/players", Bound.PLAYERS, 5, 2, 4));
    }

    @Test
    void whoJoinsMayBeOneTooManyForTheOtherGame() {
        GameSpecification joined = given(
                agurk("Ann", "Bo", "Cy", "Di"),
                scored(high("9", 1, 2)),
                new PlayerJoined("Ed", null, null),
                scored(high("9", 5)),
                new GameClosed());

        stops(under("cucumber-30", joined), 2, new OutOfRange("", Bound.PLAYERS, 5, 2, 4));
        assertEquals(List.of(9, 9, 0, 0, 18), scores(goesThrough(under("gurka-sweden", joined))));
    }

    @Test
    void whoCameBackMayBeOneTooManyForTheOtherGame() {
        GameSpecification back = given(
                agurk("Ann", "Bo", "Cy", "Di"),
                new PlayerLeft(p(1)),
                new PlayerJoined("Ed", null, null),
                scored(high("9", 2)),
                new PlayerReturned(p(1)),
                scored(high("9", 2)),
                new GameClosed());

        stops(under("cucumber-30", back), 2, new OutOfRange("", Bound.PLAYERS, 5, 2, 4));
    }

    @Test
    void seatsThatChangedBeforeTheFirstHandAreKept() {
        Game game = given(THREE, new SeatsChanged(players(3, 2, 1), p(2)), scored(high("9", 2)), new GameClosed())
                .game();

        Scoresheet sheet = goesThrough(WhatIf.of(game, "gurka-norway", preset("gurka-norway")));
        assertEquals(
                game.sheet().hands().getFirst().deal(), sheet.hands().getFirst().deal());
    }

    @Test
    void whatWasCarriedOnCountsUnlessNobodyCanBeginWithIt() {
        List<Entrant> players = List.of(new Entrant("Ann", 12, 1), new Entrant("Bo", 3, 0));
        GameSpecification carried = given(
                new GameStarted(null, "agurk", agurk(), players, p(1), Edition.LATEST),
                scored(high("8", 2)),
                new GameClosed());

        assertEquals(List.of(12, 11), scores(goesThrough(under(agurk("{'limit':40}"), carried))));
        stops(
                under(agurk("{'limit':12,'lives':1}"), carried),
                1,
                new OutOfRange("/players/0/score", Bound.START_SCORE, 12, 0, 11),
                new OutOfRange("/players/0/cucumbers", Bound.START_CUCUMBERS, 1, 0, 0));
    }

    @Test
    void whoBeganAsUsualBeginsAsIsUsualInTheOtherGame() {
        RuleSet minibluff = preset("minibluff");
        GameSpecification game = given(
                new GameStarted(null, "minibluff", minibluff, entrants(minibluff, "Ann", "Bo"), p(1), Edition.LATEST),
                scored(stakes(1, doubled(1), doubled(2))),
                new GameClosed());

        WhatIf whatIf = WhatIf.of(game.game(), "minibluff", Table.minibluff("{'credits':20}"));
        assertEquals(List.of(20, 16), scores(goesThrough(whatIf)));
    }

    @Test
    void whatTheOtherGameDoesntAskIsLeftOut() {
        RuleSet rassi = preset("rassi");
        GameSpecification doubled =
                given(started(rassi, "Ann", "Bo", "Cy"), scored(high(multiplied(2, 2), "9", 2)), new GameClosed());
        GameSpecification pickled = given(
                started(preset("pickle"), "Ann", "Bo", "Cy"), scored(high(pickle("5"), "9", 2)), new GameClosed());

        assertEquals(List.of(0, 9, 0), scores(goesThrough(under("ogorek", doubled))));
        assertEquals(List.of(0, 9, 0), scores(goesThrough(under("agurk", pickled))));
    }

    @Test
    void aBuyInCountsOnlyWhereTheOtherGameAllowsIt() {
        RuleSet asks = agurk("{'limit':14,'reEntry':'buy-in','tieBonus':false}");
        GameSpecification game = played(started(asks, "Ann", "Bo", "Cy", "Di"), buyingIn(high("A", 1), 1))
                .and(new GameClosed());

        assertEquals(List.of(0, 0, 0, 0), scores(goesThrough(under(asks, game))));
        assertEquals(List.of(14, 0, 0, 0), scores(goesThrough(under(agurk("{'limit':15,'tieBonus':false}"), game))));
    }

    /** Ruling 18: nobody has to say again that who would not be hit doesn't buy in. */
    @Test
    void anAnswerOfWhoWouldNotBeHitIsLeftOut() {
        GameSpecification game = played(
                        started(agurk("{'limit':10,'reEntry':'buy-in'}"), "Ann", "Bo", "Cy", "Di"),
                        buyingIn(trick("p1 K", "p2 2", "p3 3", "p4 2"), 1))
                .and(new GameClosed());

        assertEquals(List.of(13, 0, 0, 0), scores(goesThrough(under(agurk("{'limit':20,'reEntry':'buy-in'}"), game))));
    }

    @Test
    void anAnswerAfterTheGameIsOverAsksNobody() {
        GameSpecification game = played(
                        started(agurk("{'limit':10,'reEntry':'buy-in'}"), "Ann", "Bo", "Cy", "Di"),
                        high("9", 2),
                        buyingIn(trick("p1 K", "p2 2", "p3 3", "p4 2"), 1))
                .and(new GameClosed());

        assertEquals(
                2,
                under(agurk("{'limit':null,'reEntry':'buy-in','end':'hands','hands':1}"), game)
                        .stop()
                        .hand());
    }

    @Test
    void whoIsHitOnlyByTheOtherRulesWasNotAsked() {
        RuleSet asks = agurk("{'limit':10,'reEntry':'buy-in','payers':'all','tieBonus':false}");
        RuleSet last = agurk("{'limit':10,'reEntry':'buy-in','tieBonus':false}");
        GameSpecification game = played(started(last, "Ann", "Bo", "Cy", "Di", "Ed"), buyingIn(high("A", 1, 2), 2))
                .and(new GameClosed());

        stops(under(asks, game), 1, new WrongField("/buysIn", FieldFault.BUY_IN_MISSING));
    }

    /** A single player can't play a game of partners: it stops there, as it would have at the start. */
    @Test
    void aSinglePlayerWhoJoinsStopsAGameOfPartners() {
        GameSpecification joined = given(
                new GameStarted(
                        null,
                        "agurk",
                        agurk(),
                        List.of(new Entrant("Ann", "Bo", 0, 0), new Entrant("Cy", "Di", 0, 0)),
                        p(1),
                        Edition.LATEST),
                scored(high("9", 1)),
                new PlayerJoined("Ed", null, null),
                scored(high("9", 1)),
                new GameClosed());

        stops(under("cucumber-30-partners", joined), 2, new WrongField("/names", FieldFault.PARTNER_MISSING));
    }

    @Test
    void whereTheDealerChoosesTheHandsHaveAsManyCardsAsWereDealt() {
        assertEquals(
                List.of(0, 4),
                scores(under("matapesa", played(THREE, high("A", 2), high("A", 2), high("A", 2), high("A", 2)))
                                .game()
                                .sheet())
                        .subList(0, 2));
    }

    @Test
    void whatTheOtherGameAsksAndNobodyEnteredStopsIt() {
        stops(under("pickle", BO_LOSES), 1, new WrongField("/pickle", FieldFault.PICKLE_MISSING));
        stops(
                under(
                        agurk("{'reEntry':'buy-in'}"),
                        played(agurk("Ann", "Bo", "Cy", "Di"), high("A", 2), high("A", 2), high("9", 1))),
                2,
                new WrongField("/buysIn", FieldFault.BUY_IN_MISSING));
        stops(
                under(agurk(), played(started(agurk("{'jokers':2}"), "Ann", "Bo"), high("9", 2), high("joker", 2))),
                2,
                new CardNotInGame("/card", org.lasttrick.rules.Card.JOKER));
    }

    @Test
    void theHighestCardAloneDoesntSayWhoHasItWhereAcesAreLow() {
        Rejection unknown = new WrongField("/card", FieldFault.HIGHEST_UNKNOWN);
        stops(under("ogorek", played(THREE, high("9", 1), high("A", 2))), 2, unknown);
        stops(under("gurka-norway", played(started(preset("ogorek"), "Ann", "Bo", "Cy"), high("9", 1))), 1, unknown);
        assertEquals(
                List.of(0, 0, 13),
                scores(under("ogorek", played(THREE, trick("p1 A", "p2 9", "p3 K")))
                        .game()
                        .sheet()));
    }

    @Test
    void aPickleDoesntSayWhoHasTheHighestCardWithoutIt() {
        stops(
                under("agurk", played(started(preset("pickle"), "Ann", "Bo"), high(pickle("5"), "5", 2))),
                1,
                new WrongField("/card", FieldFault.HIGHEST_UNKNOWN));
    }

    @Test
    void aSuitThatNobodyNotedStopsIt() {
        Rejection unknown = new WrongField("/card", FieldFault.HIGHEST_UNKNOWN);
        stops(under("gurka-iceland", played(TWO, trick("p1 9", "p2 3"), trick("p1 6", "p2 9"))), 2, unknown);
        stops(under("gurka-iceland", played(TWO, high("9", 2))), 1, unknown);
        stops(under("gurka-iceland", played(TWO, high("6", 2))), 1, unknown);
    }

    /** Whatever the others' cards are, or because there are no others. */
    @Test
    void aHandThatSaysEnoughIsNoReasonToStop() {
        assertEquals(
                List.of(1, 1),
                scores(goesThrough(under(
                        agurk("{'aceInLastTrick':'low','payers':'all','tieBonus':false}"),
                        played(TWO, high("A", 1, 2)).and(new GameClosed())))));
        RuleSet sevens = agurk("{'topCards':'black-sevens','tieBonus':false}");
        assertEquals(
                List.of(7, 0),
                scores(goesThrough(
                        under(sevens, played(TWO, trick("p1 7", "p2 3")).and(new GameClosed())))));
        assertEquals(
                List.of(7, 0),
                scores(goesThrough(under(sevens, played(TWO, high("7", 1)).and(new GameClosed())))));
        RuleSet minibluff = preset("minibluff");
        GameSpecification folded =
                given(started(minibluff, "Ann", "Bo", "Cy"), scored(stakes(doubled(1, 2, 3))), new GameClosed());
        assertEquals(
                List.of(20, 19, 19),
                scores(goesThrough(WhatIf.of(folded.game(), "minibluff", Table.minibluff("{'credits':20}")))));
    }

    @Test
    void aSevenThatMayHaveBeenABlackOneStopsIt() {
        RuleSet sevens = agurk("{'topCards':'black-sevens','tieBonus':false}");
        Rejection unknown = new WrongField("/card", FieldFault.HIGHEST_UNKNOWN);
        stops(under(sevens, played(TWO, trick("p1 7", "p2 9")).and(new GameClosed())), 1, unknown);
        stops(under(sevens, played(TWO, trick("p1 7", "p2 7")).and(new GameClosed())), 1, unknown);
        stops(under(sevens, played(TWO, high("7", 1, 2)).and(new GameClosed())), 1, unknown);
    }

    @Test
    void aSevenIsARedOneWhereTheBlackOnesWereNoted() {
        GameStarted noted = started(agurk("{'topCards':'black-sevens-equal','tieBonus':false}"), "Ann", "Bo");
        assertEquals(
                List.of(0, 9),
                scores(goesThrough(under(
                        agurk("{'topCards':'black-sevens-16','tieBonus':false}"),
                        played(noted, trick("p1 7", "p2 9")).and(new GameClosed())))));
    }

    @Test
    void anAceThatMayHaveBeenAJokerStopsIt() {
        RuleSet onTop = agurk("{'jokers':2}");
        GameStarted aces = started(agurk("{'jokers':2,'jokerRank':'ace'}"), "Ann", "Bo");
        GameStarted lowAces = started(agurk("{'jokers':2,'jokerRank':'ace','aceInLastTrick':'low'}"), "Ann", "Bo");
        Rejection unknown = new WrongField("/card", FieldFault.HIGHEST_UNKNOWN);
        stops(under(onTop, played(aces, trick("p1 A", "p2 9"))), 1, unknown);
        stops(under(onTop, played(aces, trick("p1 A", "p2 A"))), 1, unknown);
        stops(under(onTop, played(aces, high("A", 1))), 1, unknown);
        stops(under(onTop, played(aces, high("A", 1, 2))), 1, unknown);
        stops(under(onTop, played(lowAces, trick("p1 A", "p2 9"))), 1, unknown);
        stops(under(onTop, played(lowAces, high("9", 1))), 1, unknown);
    }

    @Test
    void anAceThatMayHaveBeenAJokerIsNoReasonToStopWhereItChangesNothing() {
        GameSpecification aces = played(
                        started(agurk("{'jokers':2,'jokerRank':'ace'}"), "Ann", "Bo"), trick("p1 A", "p2 9"))
                .and(new GameClosed());
        assertEquals(List.of(14, 0), scores(goesThrough(under(agurk(), aces))));
        assertEquals(List.of(15, 0), scores(goesThrough(under(agurk("{'jokers':2,'values':{'A':15}}"), aces))));
        assertEquals(
                List.of(9, 0),
                scores(goesThrough(under(
                        agurk("{'jokers':2}"),
                        played(started(agurk("{'jokers':2,'jokerRank':'ace'}"), "Ann", "Bo"), high("9", 1))
                                .and(new GameClosed())))));
    }

    @Test
    void nobodyWhoWasNotAskedForEqualCardsCanBeTied() {
        GameStarted cucumber = started(preset("cucumber-30"), "Ann", "Bo");
        stops(
                under("gurka-norway", played(cucumber, high("9", 1, 2), high("9", 2))),
                2,
                new WrongField("/card", FieldFault.HIGHEST_UNKNOWN));
    }

    @Test
    void onlyAGameWithAResultCanBeLookedAt() {
        assertTrue(WhatIf.isPossible(BO_LOSES.game()));
        assertTrue(WhatIf.isPossible(
                given(TWO, scored(high("9", 1)), new GameClosed()).game()));
        assertFalse(WhatIf.isPossible(given(TWO, scored(high("9", 1))).game()));
        assertFalse(WhatIf.isPossible(
                given(TWO, scored(high("9", 1)), new GameEvent.GameAbandoned()).game()));
    }
}
