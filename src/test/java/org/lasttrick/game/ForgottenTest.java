package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.firstEdition;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.suddenDeath;
import static org.lasttrick.rules.Table.trick;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerSubstituted;
import org.lasttrick.game.GameEvent.SeatsCorrected;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;

/** Dag has been playing since the second hand, and nobody had entered him. */
class ForgottenTest {
    private static final GameStarted THREE = agurk("Ann", "Bo", "Cy");
    private static final GameSpecification PLAYED =
            given(THREE, scored(high("9", 1)), scored(high("K", 2)), scored(high("4", 3)));

    private static Join dag(Integer hand, JoinScore score) {
        return new Join("Dag", null, null, hand, score);
    }

    private static PlayerAdded added(int hand, Integer seat, JoinScore score, Integer... without) {
        return new PlayerAdded(hand, "Dag", null, seat, score, List.of(without));
    }

    @Test
    void theyAreDealtInFromThatHandOnWithTheScoreOfALateJoinerOrTheFirst() {
        PLAYED.when(dag(2, null)).then(added(2, null, JoinScore.LATE));
        PLAYED.when(dag(2, JoinScore.START)).then(added(2, null, JoinScore.START));
        Game late = PLAYED.and(added(2, null, JoinScore.LATE)).game();
        assertEquals(List.of(9, 13, 4, 9), scores(late.sheet()));
        assertEquals(
                List.of(9, 13, 4, 0),
                scores(PLAYED.and(added(2, null, JoinScore.START)).game().sheet()));
        assertFalse(late.sheet().hands().getFirst().before().isActive(p(4)));
        assertEquals(players(1, 2, 3, 4), late.hands().getLast().dealtIn());
        assertEquals("Dag", late.nameOf(p(4)));
        assertEquals(
                PLAYED.game().sheet(),
                PLAYED.and(added(2, null, JoinScore.LATE))
                        .and(new EntryUndone(5))
                        .game()
                        .sheet());
    }

    @Test
    void fromTheNextHandOnWhereNoneIsSaid() {
        PLAYED.when(dag(null, JoinScore.START)).then(added(4, null, JoinScore.START));
    }

    @Test
    void handsAreCorrectedToThem() {
        GameSpecification added = PLAYED.and(added(2, null, JoinScore.START));
        HandCorrected toDag = new HandCorrected(3, high("4", 4), null, List.of(), List.of());
        added.when(new CorrectHand(3, high("4", 4), null, OnConflict.REFUSE)).then(toDag);
        assertEquals(List.of(9, 13, 0, 4), scores(added.and(toDag).game().sheet()));
    }

    @Test
    void theDealGoesRoundWithThem() {
        Game game = PLAYED.and(added(1, 2, JoinScore.LATE)).game();
        assertEquals(
                players(1, 4, 2),
                game.sheet().hands().stream()
                        .map(hand -> hand.deal().dealer().player())
                        .toList());
        assertEquals(p(3), game.sheet().next().orElseThrow().dealer().player());
    }

    @Test
    void aWholeLastTrickStandsWithoutTheirCardUntilItIsCorrected() {
        GameSpecification tricks = given(THREE, scored(trick("p2 5", "p3 9", "p1 7")), scored(high("4", 3)));
        PlayerAdded added = added(1, null, JoinScore.LATE, 1);
        tricks.when(dag(1, null)).then(added);
        Game game = tricks.and(added).game();
        assertEquals(List.of(0, 0, 13, 0), scores(game.sheet()));
        tricks.and(added)
                .when(new CorrectHand(1, trick("p2 5", "p3 9", "p4 10", "p1 7"), null, OnConflict.REFUSE))
                .then(new HandCorrected(1, trick("p2 5", "p3 9", "p4 10", "p1 7"), null, List.of(), List.of()));
    }

    @Test
    void theirWayThroughTheGameGoesByTheStepsOfTheOthers() {
        GameSpecification steps = given(
                agurk("Ann", "Bo", "Cy", "Fay"),
                scored(trick("p2 5", "p3 9", "p4 3", "p1 7")),
                new PlayerLeft(p(1)),
                scored(high("4", 3)),
                new PlayerSubstituted(3, p(2), "Eva", null),
                scored(trick("p4 2", "p2 5", "p3 9")));
        Join join = new Join("Dag", null, null, 1, null);
        steps.when(join).then(added(1, null, JoinScore.LATE, 1, 3));
        Game game = steps.and(added(1, null, JoinScore.LATE, 1, 3)).game();
        assertEquals(
                List.of(players(1, 2, 3, 4), players(2, 3, 4, 5), players(2, 3, 4)),
                game.hands().stream().map(hand -> hand.dealtIn()).toList());
        assertEquals("Eva", game.nameOf(p(2)));
        assertEquals("Bo", game.withNamesOf(2).nameOf(p(2)));
    }

    /** Of three, two equal cards are not all. */
    @Test
    void aGameThatWouldHaveEndedWithThemHasNoMoreHands() {
        GameSpecification equal = given(
                started(suddenDeath("{'limit':9,'allEqual':'nobody'}"), "Ann", "Bo"),
                scored(high("9", 1, 2)),
                scored(high("2", 1)));
        equal.when(dag(1, null)).thenRejected(new Rejection.Contradicts(List.of(new Conflict.GameWouldBeOver(2))));
        equal.when(dag(2, null)).then(added(2, null, JoinScore.LATE));
    }

    @Test
    void whoJoinedAfterThemNeedsRoom() {
        given(
                        agurk("Ann", "Bo", "Cy", "Di", "Eva", "Fay"),
                        scored(high("9", 1)),
                        new PlayerJoined("Gro", null, null),
                        scored(high("2", 4)))
                .when(dag(1, null))
                .thenRejected(new Rejection.OutOfRange("", Rejection.Bound.PLAYERS, 8, 2, 7));
    }

    @Test
    void whoJoinsAfterThemSitsBeforeTheSameNeighbour() {
        for (int seat = 1; seat <= 4; seat++) {
            GameSpecification joined =
                    given(THREE, scored(high("9", 1)), new PlayerJoined("Eva", null, seat), scored(high("2", 4)));
            List<PlayerId> last =
                    new ArrayList<>(joined.game().sheet().standings().present());
            last.add(seat == 4 ? 3 : 4, p(5));
            assertEquals(
                    last,
                    joined.and(added(1, null, JoinScore.START))
                            .game()
                            .sheet()
                            .standings()
                            .present());
        }
    }

    @Test
    void whoeverChangesSeatsAfterThemLeavesThemBehindTheSameNeighbour() {
        GameSpecification moved = PLAYED.and(new SeatsCorrected(2, players(2, 1, 3), p(1)));
        List<List<PlayerId>> seated = List.of(players(4, 2, 1, 3), players(2, 1, 4, 3), players(2, 4, 1, 3));
        for (int seat = 1; seat <= 3; seat++) {
            assertEquals(
                    seated.get(seat - 1),
                    moved.and(added(1, seat, JoinScore.START))
                            .game()
                            .sheet()
                            .standings()
                            .present());
        }
    }

    @Test
    void whoJoinedAfterThemKeepsTheirIdAndTheirSeat() {
        GameSpecification joined = given(
                THREE,
                scored(high("9", 1)),
                new PlayerJoined("Eva", null, 3),
                scored(high("2", 4)),
                scored(high("5", 1)));
        Game game = joined.and(added(1, 2, JoinScore.START)).game();
        assertEquals(players(1, 5, 2, 4, 3), game.sheet().standings().present());
        assertEquals("Eva", game.nameOf(p(4)));
        GameSpecification moved = joined.and(new SeatsCorrected(1, players(2, 1, 4, 3), p(1)));
        assertEquals(
                players(2, 5, 1, 4, 3),
                moved.and(added(1, 2, JoinScore.START))
                        .game()
                        .sheet()
                        .standings()
                        .present());
    }

    @Test
    void inTheFirstEditionToo() {
        GameSpecification tricks = given(firstEdition(THREE), scored(trick("p2 5", "p3 9", "p1 7")));
        tricks.when(dag(1, null)).then(added(1, null, JoinScore.LATE, 1));
        assertEquals(
                List.of(0, 0, 9, 0),
                scores(tricks.and(added(1, null, JoinScore.LATE, 1)).game().sheet()));
    }

    @Test
    void aGameThatWasOverMayGoOn() {
        GameSpecification over = given(
                agurk("Ann", "Bo"),
                scored(high("A", 2)),
                scored(high("A", 2)),
                scored(high("A", 2)),
                scored(high("A", 2)));
        assertTrue(over.game().sheet().isOver());
        assertFalse(over.and(added(1, null, JoinScore.START)).game().sheet().isOver());
        over.when(dag(4, null)).then(added(4, null, JoinScore.LATE));
        over.when(dag(5, null)).thenRejected(State.GAME_OVER);
    }

    @Test
    void theHandIsOneOfTheGameAndTheNameIsNew() {
        PLAYED.when(dag(5, null)).thenRejected(new Rejection.NoSuchHand(5, 3));
        PLAYED.when(dag(0, null)).thenRejected(new Rejection.NoSuchHand(0, 3));
        PLAYED.when(dag(4, null)).then(added(4, null, JoinScore.LATE));
        PLAYED.when(new Join("Bo", null, null, 2, null)).thenRejected(new Rejection.NameTaken("/name", "Bo"));
        PLAYED.when(new Join("Dag", null, 6, 2, null))
                .thenRejected(new Rejection.OutOfRange("/seat", Rejection.Bound.SEAT, 6, 1, 4));
        assertEquals(
                new PlayerId(4),
                PLAYED.and(added(4, null, JoinScore.LATE))
                        .game()
                        .sheet()
                        .standings()
                        .present()
                        .getLast());
    }
}
