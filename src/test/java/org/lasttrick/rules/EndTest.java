package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.sheet;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndTest {
    private static final String KURKKU = "{'limit':30,'lives':0,'tieBonus':false,'payers':'all','end':'first-out'}";

    @Test
    void theLastOneLeftWins() {
        Scoresheet two = sheet(sheet(suddenDeath("{}"), 0, 0, 0), high("9", 1));
        assertFalse(two.isOver());
        assertEquals(List.of(), two.winners());

        Scoresheet one = two.score(high("9", 3));
        assertTrue(one.isOver());
        assertEquals(players(2), one.winners());
        assertEquals(Optional.empty(), one.next());
    }

    @Test
    void ifTheLastTwoStopTheLowerTotalWins() {
        Scoresheet three = sheet(suddenDeath("{'limit':20,'end':'last-two'}"), 12, 3, 5, 19);
        assertFalse(three.score(high("2", 1)).isOver());

        Scoresheet over = sheet(three, high("2", 4), high("9", 1));
        assertTrue(over.isOver());
        assertEquals(players(2), over.winners());
        assertEquals(Optional.of(2), over.place(Table.p(3)));
        assertEquals(Optional.of(3), over.place(Table.p(1)));
    }

    @Test
    void aPlayerLeftAloneWinsAGameThatEndsWithTwo() {
        Scoresheet over =
                sheet(sheet(suddenDeath("{'limit':20,'end':'last-two','payers':'all'}"), 19, 19, 5), high("9", 1, 2));
        assertEquals(players(3), over.winners());
    }

    @Test
    void noHandIsScoredOnceTheGameIsOver() {
        Scoresheet over = sheet(sheet(suddenDeath("{}"), 0, 0), high("9", 1));

        assertThrows(IllegalStateException.class, () -> over.score(high("9", 2)));
    }

    @Test
    void withoutLivesTheFirstToReachTheLimitEndsTheGameAndTheLowestTotalWins() {
        Scoresheet sheet = sheet(agurk(KURKKU), 16, 15, 3, 4);

        assertFalse(sheet.score(high("K", 1)).isOver());
        Scoresheet over = sheet.score(high("A", 1));
        assertTrue(over.isOver());
        assertEquals(players(3), over.winners());
        assertEquals(Optional.of(4), over.place(Table.p(1)));
    }

    @Test
    void withoutLivesEqualLowestTotalsShare() {
        assertEquals(
                players(2, 3),
                sheet(sheet(agurk(KURKKU), 16, 3, 3), high("A", 1)).winners());
    }

    @Test
    void withoutLivesReachingTheLimitCostsNoCucumber() {
        Scoresheet over = sheet(sheet(agurk(KURKKU), 25, 3), high("A", 1));

        assertEquals(List.of(39, 3), Table.scores(over));
        assertEquals(List.of(0, 0), Table.cucumbers(over));
    }

    @Test
    void withLivesALostLifeDoesNotEndAFirstOutGameButAnEliminationDoes() {
        Scoresheet sheet = sheet(agurk("{'end':'first-out'}"), 10, 0, 3, 4);

        Scoresheet lostALife = sheet.score(high("A", 1));
        assertFalse(lostALife.isOver());
        Scoresheet over = sheet(lostALife, high("A", 1), high("A", 1));
        assertTrue(over.isOver());
        assertEquals(players(2), over.winners());
    }

    @Test
    void withLivesFewerCucumbersCountBeforeTheLowerScore() {
        Scoresheet sheet = sheet(agurk("{'end':'first-out','reEntry':'zero'}"), 15, 15, 12);

        Scoresheet over = sheet(sheet, high("9", 1), high("9", 2), high("A", 2), high("7", 2));
        assertEquals(List.of(0, 21, 12), Table.scores(over));
        assertEquals(List.of(1, 2, 0), Table.cucumbers(over));
        assertEquals(players(3), over.winners());
    }

    @Test
    void aGameOfAFixedNumberOfHandsIsWonByTheLowestScore() {
        Scoresheet sheet = sheet(agurk("{'limit':null,'lives':0,'end':'hands','hands':2}"), 0, 0, 0);

        assertFalse(sheet.score(high("9", 1)).isOver());
        assertEquals(players(3), sheet(sheet, high("9", 1), high("4", 2)).winners());
        assertEquals(players(2, 3), sheet(sheet, high("9", 1), high("4", 1)).winners());
    }

    @Test
    void reachingTheTargetEndsTheGame() {
        Scoresheet sheet = sheet(agurk("{'limit':null,'lives':0,'penalty':'one','end':'target','target':2}"), 0, 0, 0);

        assertFalse(sheet(sheet, high("9", 1), high("9", 2)).isOver());
        assertEquals(
                players(3),
                sheet(sheet, high("9", 1), high("9", 2), high("2", 1)).winners());
    }

    @Test
    void anOpenGameNeverEndsByItself() {
        Scoresheet sheet = sheet(agurk("{'limit':null,'lives':0,'end':'open'}"), 0, 0);
        for (int hand = 0; hand < 100; hand++) {
            sheet = sheet.score(high("A", 1));
        }

        assertFalse(sheet.isOver());
        assertEquals(101, sheet.next().orElseThrow().number());
    }

    @Test
    void anyGameIsOverOnceFewerThanTwoAreLeft() {
        assertTrue(sheet(sheet(suddenDeath("{'end':'hands','hands':9}"), 0, 0), high("9", 1))
                .isOver());
    }

    @Test
    void whenAllGoOutAtOnceTheLowestTotalWins() {
        Scoresheet sheet = sheet(suddenDeath("{'limit':30}"), 29, 22, 25);

        assertEquals(players(2), sheet.score(high("9", 1, 2, 3)).winners());
        assertEquals(List.of(38, 31, 34), Table.scores(sheet.score(high("9", 1, 2, 3))));
    }

    @Test
    void whenAllGoOutAtOnceEqualLowestTotalsShare() {
        assertEquals(
                players(1, 3),
                sheet(sheet(suddenDeath("{'limit':30}"), 22, 29, 22), high("9", 1, 2, 3))
                        .winners());
    }

    @Test
    void whenAllGoOutAtOnceTheyShareUnderThatHouseRule() {
        Scoresheet sheet = sheet(suddenDeath("{'limit':30,'allOut':'shared'}"), 29, 22, 25, 24);

        Scoresheet over = sheet(sheet, high("9", 1), high("9", 2, 3, 4));
        assertEquals(players(2, 3, 4), over.winners());
        assertEquals(Optional.of(1), over.place(Table.p(3)));
        assertEquals(Optional.of(4), over.place(Table.p(1)));
    }

    @Test
    void whenAllGoOutAtOnceNobodyWinsUnderThatHouseRule() {
        Scoresheet over = sheet(sheet(suddenDeath("{'allOut':'nobody'}"), 0, 0), high("9", 1, 2));

        assertTrue(over.isOver());
        assertEquals(List.of(), over.winners());
    }

    @Test
    void anEndHasANumberOfHandsOrPointsOrNone() {
        assertEquals(12, new RuleSet.End.Hands(12).numberOrNone());
        assertEquals(100, new RuleSet.End.Target(100).numberOrNone());
        assertEquals(0, RuleSet.End.Simple.LAST_ONE.numberOrNone());
    }
}
