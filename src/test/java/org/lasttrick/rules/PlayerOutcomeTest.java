package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.sheet;
import static org.lasttrick.rules.Table.stakes;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What a hand did to a player is asked in one place. */
class PlayerOutcomeTest {

    private static PlayerOutcome outcome(Scoresheet sheet, int player) {
        return sheet.hands().getLast().outcome(p(player)).orElseThrow();
    }

    @Test
    void whoTakesTheTrickPaysAndWhoHadAnEqualCardHasABonus() {
        Scoresheet tie = sheet(sheet(agurk(), 0, 4, 0), high("9", 2, 3));
        PlayerOutcome loser = outcome(tie, 3);
        assertEquals(OptionalInt.of(9), loser.paid());
        assertEquals(9, loser.change());
        assertEquals(9, loser.reached());
        assertFalse(loser.hasBonus());
        PlayerOutcome earlier = outcome(tie, 2);
        assertEquals(OptionalInt.empty(), earlier.paid());
        assertEquals(-4, earlier.change());
        assertEquals(0, earlier.reached());
        assertTrue(earlier.hasBonus());
        assertEquals("bonus", earlier.effects().getFirst().word());
    }

    @Test
    void whoIsLeftAloneHasNoEffects() {
        PlayerOutcome other = outcome(sheet(sheet(agurk(), 5, 4, 0), high("9", 2)), 1);
        assertEquals(p(1), other.player());
        assertEquals(List.of(), other.effects());
        assertEquals(OptionalInt.empty(), other.paid());
        assertEquals(5, other.reached());
        assertFalse(other.hasBonus() || other.takesCucumber() || other.reEnters() || other.goesOut());
    }

    @Test
    void theScoreThatLosesALifeIsTheOneBeforeTheReEntry() {
        PlayerOutcome hit = outcome(sheet(sheet(agurk(), 5, 20, 0), high("9", 2)), 2);
        assertEquals(29, hit.reached());
        assertEquals(5, hit.after().score());
        assertTrue(hit.takesCucumber() && hit.reEnters());
        assertFalse(hit.goesOut() || hit.goesBack());
    }

    @Test
    void exactlyTheLimitLeadsBackToZero() {
        RuleSet exact = agurk("{'limitTest':'exceed','exactLimit':'zero'}");
        PlayerOutcome back = outcome(sheet(sheet(exact, 5, 12, 0), high("9", 2)), 2);
        assertEquals(21, back.reached());
        assertEquals(0, back.after().score());
        assertTrue(back.goesBack());
        assertFalse(back.takesCucumber());
        assertFalse(outcome(sheet(sheet(exact, 5, 11, 0), high("9", 2)), 2).goesBack());
    }

    @Test
    void whoLosesTheLastLifeGoesOutWithoutReEntry() {
        RuleSet oneLife = agurk("{'lives':1}");
        PlayerOutcome out = outcome(sheet(sheet(oneLife, 5, 20, 0), high("9", 2)), 2);
        assertEquals(29, out.after().score());
        assertTrue(out.takesCucumber() && out.goesOut());
        assertFalse(out.reEnters());
        Scoresheet later = sheet(sheet(oneLife, 5, 20, 0), high("9", 2), high("9", 1));
        assertFalse(outcome(later, 2).goesOut());
    }

    @Test
    void creditsAreTakenOffAndWhoHasNoneLeftIsOutWithoutACucumber() {
        Scoresheet sheet = sheet(sheet(Table.minibluff("{}"), 3, 2, 9), Table.stakes(3, Table.doubled(3, 1)));
        PlayerOutcome dropped = outcome(sheet, 1);
        assertEquals(OptionalInt.of(1), dropped.paid());
        assertEquals(-1, dropped.change());
        assertEquals(2, dropped.reached());
        PlayerOutcome broke = outcome(sheet, 2);
        assertEquals(-2, broke.change());
        assertTrue(broke.goesOut());
        assertFalse(broke.takesCucumber() || broke.reEnters());
    }

    @Test
    void aHandDidNothingToWhoJoinedLater() {
        Scoresheet joined = sheet(sheet(agurk(), 5, 4, 0), high("9", 2))
                .with(new RosterChange.Joined(p(4), 1, null, JoinScore.LATE))
                .score(high("9", 4));
        assertTrue(joined.hands().getFirst().outcome(p(4)).isEmpty());
        assertEquals(9, outcome(joined, 4).change());
    }

    @Test
    void aStakeIsPaidAndTakenOffTheCredits() {
        PlayerOutcome loser = outcome(sheet(sheet(minibluff("{}"), 10, 10, 10), stakes(1)), 2);
        assertEquals(OptionalInt.of(1), loser.paid());
        assertEquals(-1, loser.change());
    }
}
