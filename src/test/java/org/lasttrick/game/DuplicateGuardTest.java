package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.marked;
import static org.lasttrick.rules.Table.scores;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.DayCorrected;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;

/** Entries that may have been made twice by mistake. */
class DuplicateGuardTest {
    private static final HandResult NINE = new HighCard(Card.NINE, List.of(new PlayerId(1)), Extras.NONE);
    private static final HandResult TEN = new HighCard(Card.TEN, List.of(new PlayerId(1)), Extras.NONE);
    private static final Instant RECORDED = Instant.parse("2026-11-20T19:00:00Z");

    private Game game = with(
            started(new StartGame(
                    null, "agurk", null, List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0)), null)),
            new ScoreHand(NINE));

    private static Game started(StartGame start) {
        return Game.begin((GameStarted) ((Accepted) GameDecider.start(start)).event());
    }

    private static Game with(Game game, GameCommand command) {
        return game.after(decided(game, command));
    }

    private static GameEvent decided(Game game, GameCommand command) {
        return ((Accepted) GameDecider.decide(command, game)).event();
    }

    private Optional<Duration> after(Duration time, HandResult hand) {
        return DuplicateGuard.recordedAgo(new ScoreHand(hand), game, RECORDED, RECORDED.plus(time));
    }

    @Test
    void theSameHandWithinTenSecondsIsReported() {
        assertEquals(Optional.of(Duration.ofSeconds(4)), after(Duration.ofSeconds(4), NINE));
        assertEquals(Optional.of(Duration.ofSeconds(10)), after(Duration.ofSeconds(10), NINE));
    }

    @Test
    void afterTenSecondsItIsAnotherHand() {
        assertEquals(Optional.empty(), after(Duration.ofMillis(10_001), NINE));
    }

    @Test
    void aDifferentHandIsAnotherHand() {
        assertEquals(Optional.empty(), after(Duration.ZERO, TEN));
        game = with(game, new ScoreHand(TEN));
        assertEquals(Optional.empty(), after(Duration.ZERO, NINE));
    }

    @Test
    void anUndoneHandMayBeEnteredAgain() {
        game = with(game, new GameCommand.Undo());
        assertEquals(Optional.empty(), after(Duration.ZERO, NINE));
    }

    @Test
    void aClockThatWasSetBackIsNoReasonToRefuseAHandForYears() {
        assertEquals(Optional.of(Duration.ofSeconds(5)), after(Duration.ofSeconds(-5), NINE));
        assertEquals(Optional.empty(), after(Duration.ofSeconds(-11), NINE));
        assertEquals(Optional.empty(), after(Duration.ofDays(-1095), NINE));
    }

    private boolean changesNothing(CorrectHand correction) {
        return DuplicateGuard.changesNothing(decided(game, correction), game);
    }

    @Test
    void aCorrectionThatChangesNothingIsReported() {
        assertTrue(changesNothing(new CorrectHand(1, NINE, null, OnConflict.REFUSE)));
        assertFalse(changesNothing(new CorrectHand(1, TEN, null, OnConflict.REFUSE)));
    }

    @Test
    void theSameResultIsACorrectionWhereItCostsOtherwiseNow() {
        RuleSet byTheCard = Table.agurk("{'penalty':'cards-in-trick','limit':4,'lives':1}");
        List<Entrant> players = List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0), new Entrant("Cai", 1, 0));
        game = started(new StartGame(null, "agurk", byTheCard, players, null));
        game = with(game, new ScoreHand(marked(2)));
        game = with(game, new ScoreHand(marked(1)));
        game = with(game, new CorrectHand(1, marked(3), null, OnConflict.REFUSE));
        assertEquals(List.of(3, 0, 4), scores(game.sheet()), "Cai is out after hand 1, and hand 2 still cost Anna 3");

        assertFalse(changesNothing(new CorrectHand(2, marked(1), null, OnConflict.REFUSE)));
    }

    private boolean changesNothing(GameEvent event) {
        return DuplicateGuard.changesNothing(event, game);
    }

    @Test
    void rulesAreAnotherOnlyIfTheyOrTheGameTheyAreBasedOnAre() {
        RuleSet rules = game.start().rules();
        assertTrue(changesNothing(new RulesCorrected("agurk", rules, List.of(), List.of())));
        assertFalse(changesNothing(new RulesCorrected("agurk-30", rules, List.of(), List.of())));
        assertFalse(changesNothing(new RulesCorrected("agurk", Table.agurk("{'limit':30}"), List.of(), List.of())));
    }

    @Test
    void aDayIsAnotherUnlessTheGameWasMovedToItLast() {
        assertFalse(changesNothing(new DayCorrected("2026-11-20")));
        game = game.after(new DayCorrected("2026-11-20"));
        assertTrue(changesNothing(new DayCorrected("2026-11-20")));
        assertFalse(changesNothing(new DayCorrected("2026-11-19")));
        game = game.after(GameSpecification.scored(Table.high("9", 1)));
        assertTrue(changesNothing(new DayCorrected("2026-11-20")));
    }
}
