package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.letzter;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.RuleSet;

class RematchTest {
    private static final RuleSet NINE_IS_OUT = suddenDeath("{'limit':9}");
    private static final GameStarted SUDDEN = started(NINE_IS_OUT, "Ann", "Bo", "Cy");
    private static final GameClosed CLOSED = new GameClosed();

    private static HandScored nine(int... players) {
        return scored(high("9", players));
    }

    private static HandScored two(int... players) {
        return scored(high("2", players));
    }

    private static GameStarted rematch(GameStarted start, GameEvent... events) {
        return (GameStarted)
                ((Accepted) GameDecider.rematch(given(start, events).game())).event();
    }

    private static String dealer(GameStarted start, GameEvent... events) {
        GameStarted next = rematch(start, events);
        return next.players().get(next.dealer().number() - 1).name();
    }

    private static void refused(Rejection reason, GameStarted start, GameEvent... events) {
        assertEquals(
                new Rejected(List.of(reason)),
                GameDecider.rematch(given(start, events).game()));
    }

    @Test
    void theSamePlayTheSameGameFromTheBeginningAndTheWinnerDeals() {
        GameStarted friday = new GameStarted(
                "Friday",
                "agurk",
                NINE_IS_OUT,
                List.of(new Entrant("Ann", 3, 0), new Entrant("Bo", 0, 0), new Entrant("Cy", 7, 0)),
                p(2),
                Edition.LATEST);

        assertEquals(
                new GameStarted("Friday", "agurk", NINE_IS_OUT, entrants("Ann", "Bo", "Cy"), p(3), Edition.LATEST),
                rematch(friday, nine(1), nine(2)));
    }

    @Test
    void aRematchStartsWithFullCredits() {
        RuleSet rules = minibluff("{'credits':2}");

        assertEquals(
                List.of(new Entrant("Ann", 2, 0), new Entrant("Bo", 2, 0)),
                rematch(started(rules, "Ann", "Bo"), scored(stakes(1)), scored(stakes(1)))
                        .players());
    }

    @Test
    void aRematchHasThePlayersAndNamesAtTheEnd() {
        GameStarted next = rematch(
                SUDDEN,
                nine(2),
                new PlayerJoined("Dag", null, null),
                new PlayerLeft(p(1)),
                new PlayerRenamed(p(3), "Cyrus", null),
                nine(3));

        assertEquals(entrants("Bo", "Cyrus", "Dag"), next.players());
        assertEquals(p(3), next.dealer());
    }

    @Test
    void ofJointWinnersTheOneNearestClockwiseAfterTheLastDealerDeals() {
        GameStarted four = agurk("Ann", "Bo", "Cy", "Di");

        assertEquals("Cy", dealer(four, two(2), CLOSED));
        assertEquals("Cy", dealer(four, two(1), two(2), CLOSED));
        assertEquals("Di", dealer(four, two(1), two(2), scored(high("2", 2)), CLOSED));
        assertEquals("Ann", dealer(four, two(2), two(2), two(3), two(4), CLOSED));
    }

    @Test
    void theLastDealerDealsAgainIfNobodyElseHasWon() {
        assertEquals("Ann", dealer(SUDDEN, nine(2, 3)));
    }

    @Test
    void withoutAWinnerTheNextAfterTheLastHandsDealerDealsAndWithoutAnyHandTheSameDealer() {
        assertEquals("Ann", dealer(SUDDEN, new GameAbandoned()));
        assertEquals("Cy", dealer(SUDDEN, two(2), two(2), new GameAbandoned()));
        assertEquals("Bo", dealer(SUDDEN, nine(2), new GameAbandoned()));
        assertEquals(
                "Bo", dealer(started(suddenDeath("{'limit':9,'allOut':'nobody'}"), "Ann", "Bo", "Cy"), nine(1, 2, 3)));
    }

    @Test
    void withoutAWinnerTheNextPlayerPresentDeals() {
        GameStarted nobody = started(suddenDeath("{'limit':9,'allOut':'nobody'}"), "Ann", "Bo", "Cy");

        assertEquals("Cy", dealer(nobody, two(3), new PlayerLeft(p(1)), nine(2, 3)));
        assertEquals("Cy", dealer(nobody, new PlayerLeft(p(2)), nine(1, 3)));
    }

    @Test
    void aGameIsKnownAsARematchWhoeverDealsAndWhateverItIsCalled() {
        Game over = given(SUDDEN, nine(2), nine(3)).game();
        GameStarted next = rematch(SUDDEN, nine(2), nine(3));
        assertTrue(isRematch(over, next));
        assertTrue(
                isRematch(over, new GameStarted("Again", "agurk", NINE_IS_OUT, next.players(), p(1), Edition.LATEST)));
        assertFalse(isRematch(over, started(NINE_IS_OUT, "Ann", "Bo", "Di")));
        assertFalse(isRematch(over, agurk("Ann", "Bo", "Cy")));
        assertFalse(isRematch(given(SUDDEN).game(), next));
    }

    private static boolean isRematch(Game game, GameStarted next) {
        return GameDecider.isRematch(game, given(next).game());
    }

    @Test
    void aRematchStartsOnlyAfterTheGame() {
        refused(State.NOT_OVER, SUDDEN, nine(1));
    }

    @Test
    void aGameThatIsForMoreThanAreLeftHasNoRematch() {
        refused(
                new Rejection.OutOfRange("", Rejection.Bound.PLAYERS, 1, 2, 7),
                SUDDEN,
                new PlayerLeft(p(1)),
                new PlayerLeft(p(2)));
    }

    @Test
    void aRematchNeedsHandsThatAllCanDealEquallyOften() {
        RuleSet eight = letzter("{'hands':8}");
        GameStarted four =
                new GameStarted(null, "letzter", eight, entrants(eight, "Ann", "Bo", "Cy", "Di"), p(1), Edition.LATEST);

        refused(new Rejection.HandsNotShared("", 8, 3), four, scored(new Taker(p(1))), new PlayerLeft(p(4)), CLOSED);
        assertEquals(4, rematch(four, scored(new Taker(p(1))), CLOSED).players().size());
    }
}
