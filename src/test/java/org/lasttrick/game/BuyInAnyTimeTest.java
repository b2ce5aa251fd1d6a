package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.cucumbers;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.scores;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerReturned;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;

/** Swedish Gurka: whoever is out may buy back in between any two hands. */
class BuyInAnyTimeTest {
    private static final RuleSet RULES = agurk("{'limit':10,'reEntry':'buy-in-any-time'}");
    private static final GameStarted START = started(RULES, "Ann", "Bo", "Cy", "Di");

    private static final HandScored ANN_IS_OUT = scored(high("J", 1));
    private static final HandScored FOUR = scored(high("4", 2));
    private static final PlayerReturned ANN_BUYS_IN = new PlayerReturned(p(1));

    private static Scoresheet sheet(GameEvent... events) {
        return given(START, events).game().sheet();
    }

    @Test
    void whoeverIsHitIsOutAtFirstAndIsNotAskedInTheHand() {
        given(START).when(new ScoreHand(high("J", 1))).then(ANN_IS_OUT);

        assertEquals(players(2, 3, 4), sheet(ANN_IS_OUT).activePlayers());
        assertEquals(List.of(1, 0, 0, 0), cucumbers(sheet(ANN_IS_OUT)));
    }

    @Test
    void laterThePlayerGoesOnWithTheHighestOtherScore() {
        given(START, ANN_IS_OUT, FOUR).when(new Return(p(1))).then(ANN_BUYS_IN);
        Scoresheet sheet = sheet(ANN_IS_OUT, FOUR, ANN_BUYS_IN);

        assertEquals(List.of(4, 4, 0, 0), scores(sheet));
        assertEquals(List.of(1, 0, 0, 0), cucumbers(sheet));
        assertEquals(players(1, 2, 3, 4), sheet.activePlayers());
        assertEquals(List.of(9, 4, 0, 0), scores(sheet.score(high("5", 1))));
    }

    @Test
    void itIsUndoneAsAnyOtherEntryIs() {
        given(START, ANN_IS_OUT, ANN_BUYS_IN).when(new Undo()).then(new EntryUndone(3));
        assertEquals(
                players(2, 3, 4),
                sheet(ANN_IS_OUT, ANN_BUYS_IN, new EntryUndone(3)).activePlayers());
    }

    @Test
    void aPlayerBuysInOnce() {
        given(START, ANN_IS_OUT, ANN_BUYS_IN, ANN_IS_OUT)
                .when(new Return(p(1)))
                .thenRejected(new Rejection.MayNotBuyIn(p(1)));
        assertEquals(List.of(2, 0, 0, 0), cucumbers(sheet(ANN_IS_OUT, ANN_BUYS_IN, ANN_IS_OUT)));
    }

    @Test
    void threeOthersMustStillBeIn() {
        given(START, ANN_IS_OUT, new PlayerLeft(p(4)))
                .when(new Return(p(1)))
                .thenRejected(new Rejection.MayNotBuyIn(p(1)));
    }

    @Test
    void nobodyBuysInWhoIsStillInOrUnderOtherRules() {
        given(START, ANN_IS_OUT).when(new Return(p(2))).thenRejected(new Rejection.HasNotLeft(p(2)));
        given(started(agurk("{'limit':10,'lives':1}"), "Ann", "Bo", "Cy", "Di"), ANN_IS_OUT)
                .when(new Return(p(1)))
                .thenRejected(new Rejection.HasNotLeft(p(1)));
    }

    @Test
    void whoeverLeftComesBackAsEver() {
        PlayerLeft boLeaves = new PlayerLeft(p(2));
        given(START, FOUR, boLeaves).when(new Return(p(2))).then(new PlayerReturned(p(2)));
        assertEquals(List.of(0, 4, 0, 0), scores(sheet(FOUR, boLeaves, new PlayerReturned(p(2)))));
    }

    /** A correction has made the player miss the limit. */
    @Test
    void whoeverIsInAfterACorrectionStays() {
        GameEvent corrected = new GameEvent.HandCorrected(1, high("3", 1), null, List.of(), List.of());
        assertEquals(List.of(3, 0, 0, 0), scores(sheet(ANN_IS_OUT, ANN_BUYS_IN, corrected)));
    }

    /** Whoever came back at the table was not asked whether to buy in. */
    @Test
    void underOtherRulesNobodyBuysInWhoHadLeft() {
        GameStarted plain = started(agurk("{'limit':99}"), "Ann", "Bo", "Cy", "Di");
        Game game = given(plain, ANN_IS_OUT, new PlayerLeft(p(1)), FOUR, new PlayerReturned(p(1)), FOUR)
                .game();
        WhatIf whatIf = WhatIf.of(game, "agurk", RULES);

        assertNull(whatIf.stop());
        assertEquals(players(2, 3, 4), whatIf.game().sheet().activePlayers());
    }
}
