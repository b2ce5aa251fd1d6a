package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Scoresheet;

/** Ruling 9: in a kept hand, a player whom a correction brings back held no card but is at the table. */
class KeptHandsTest {
    /** The second hand is kept without Bo. */
    private static final HandCorrected BO_HAD_EIGHT =
            new HandCorrected(1, high("8", 2), null, List.of(), List.of(new KeptHand(2, p(2))));

    /** Bo goes out in the first hand, until a correction leaves Bo in with 8. */
    private static Scoresheet keptWithoutBo(HandResult second) {
        List<Entrant> players = List.of(new Entrant("Ann", 0, 0), new Entrant("Bo", 0, 1), new Entrant("Cy", 0, 0));
        GameStarted start = new GameStarted(null, "agurk", agurk("{'limit':9}"), players, p(1), Edition.SECOND);
        return given(start, scored(high("9", 2)), scored(second), BO_HAD_EIGHT)
                .game()
                .sheet();
    }

    @Test
    void theScoreOfAPlayerBroughtBackCountsForReEntryInAKeptHand() {
        assertEquals(List.of(8, 8, 0), scores(keptWithoutBo(high("9", 1))));
    }

    @Test
    void aPlayerBroughtBackCountsForTheDealOfAKeptHand() {
        Scoresheet sheet = keptWithoutBo(high("2", 1));

        assertEquals(p(2), sheet.hands().get(1).deal().dealer().player());
        assertEquals(p(3), sheet.next().orElseThrow().dealer().player());
    }

    @Test
    void aPlayerBroughtBackCountsForTheEndInAKeptHand() {
        GameSpecification over = given(
                started(agurk("{'limit':9,'lives':1}"), "Ann", "Bo", "Cy"), scored(high("9", 2)), scored(high("9", 1)));
        assertTrue(over.game().sheet().isOver());

        assertFalse(over.game().after(BO_HAD_EIGHT).sheet().isOver());
    }
}
