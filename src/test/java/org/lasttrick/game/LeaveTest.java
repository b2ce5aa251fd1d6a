package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameCommand.OnConflict.STRIKE;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.marked;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.over;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.suddenDeath;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerReturned;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standing.Status;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variants;

class LeaveTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy", "Di");
    private static final GameStarted SUDDEN = started(suddenDeath("{'limit':9}"), "Ann", "Bo", "Cy", "Di");
    private static final HandScored NINE = scored(high("9", 1));
    private static final HandScored FOUR = scored(high("4", 2));

    private static PlayerLeft left(int player) {
        return new PlayerLeft(p(player));
    }

    private static Scoresheet sheet(GameStarted start, GameEvent... events) {
        return given(start, events).game().sheet();
    }

    private static List<Optional<Integer>> places(Scoresheet sheet) {
        return sheet.standings().inSeatOrder().stream()
                .map(standing -> sheet.place(standing.player()))
                .toList();
    }

    @Test
    void aPlayerWhoLeavesKeepsTheScoreAndPlaysNoMore() {
        given(START, NINE).when(new Leave(p(1))).then(left(1));
        GameSpecification gone = given(START, NINE, left(1), FOUR);

        assertEquals(
                new Standing(p(1), 1, 9, 0, Status.LEFT),
                gone.game().sheet().standings().of(p(1)));
        assertLeftBeforeTheSecondHand(gone.game().sheet());
        gone.when(new ScoreHand(high("9", 1))).thenRejected(new WrongPlayer("/players/0", p(1), PlayerFault.HAS_LEFT));
        gone.when(new ScoreHand(trick("p2 3", "p3 4", "p4 5"))).then(scored(trick("p2 3", "p3 4", "p4 5")));
    }

    @Test
    void aPlayerWhoLeftIsOnTheSheetOfEarlierHands() {
        given(START, NINE, FOUR, left(1))
                .when(new CorrectHand(2, high("2", 1), null, REFUSE))
                .then(new HandCorrected(2, high("2", 1), null, List.of(), List.of()));
        assertEquals(
                List.of(11, 0, 0, 0),
                scores(sheet(
                        START, NINE, FOUR, left(1), new HandCorrected(2, high("2", 1), null, List.of(), List.of()))));
    }

    @Test
    void nobodyLeavesTwiceOrOnceOutOrAGameThatIsOver() {
        given(START, left(1)).when(new Leave(p(1))).thenRejected(new Rejection.LeftAlready(p(1)));
        given(SUDDEN, NINE).when(new Leave(p(1))).thenRejected(new Rejection.OutAlready(p(1)));
        given(START, NINE, new GameClosed()).when(new Leave(p(2))).thenRejected(State.GAME_OVER);
        given(START).when(new Leave(p(5))).thenRejected(new Rejection.NoSuchPlayer(p(5), 4));
        given(START, NINE, new GameClosed()).when(new Leave(p(5))).thenRejected(new Rejection.NoSuchPlayer(p(5), 4));
    }

    @Test
    void theLastPlayerAtTheTableWins() {
        Scoresheet over = sheet(START, NINE, left(2), left(4), left(3));

        assertEquals(Scoresheet.Status.FINISHED, over.status());
        assertEquals(players(1), over.winners());
        assertEquals(Optional.empty(), over.next());
        assertEquals(List.of(Optional.of(1), Optional.of(2), Optional.of(2), Optional.of(2)), places(over));
    }

    @Test
    void aPlayerWhoLeavesRanksAsOutInTheHandBefore() {
        Scoresheet over =
                sheet(SUDDEN, scored(high("2", 3)), left(4), scored(high("6", 3)), left(3), scored(high("9", 2)));

        assertEquals(List.of(Optional.of(1), Optional.of(2), Optional.of(3), Optional.of(4)), places(over));
    }

    @Test
    void whoLeavesBeforeBeingDealtInHasNoPlace() {
        Scoresheet over = sheet(SUDDEN, left(4), scored(high("8", 3)), left(3), scored(high("9", 2)));

        assertEquals(List.of(Optional.of(1), Optional.of(2), Optional.of(3), Optional.empty()), places(over));
        Scoresheet unplayed = sheet(START, left(1), left(2), left(3));
        assertEquals(Scoresheet.Status.FINISHED, unplayed.status());
        assertEquals(List.of(), unplayed.winners());
    }

    @Test
    void whoJoinsAfterTheLastHandDoesNotWin() {
        Scoresheet over = sheet(START, NINE, new PlayerJoined("Eva", null, null), left(1), left(2), left(3), left(4));

        assertEquals(players(2, 3, 4), over.winners());
        assertEquals(Optional.empty(), over.place(p(5)));
    }

    @Test
    void amongThoseWhoWentWithTheSameHandTheLowerTotalRanksHigher() {
        Scoresheet sheet = sheet(SUDDEN, scored(high("8", 3)), NINE, left(3), left(2));

        assertEquals(List.of(Optional.of(4), Optional.of(2), Optional.of(3), Optional.of(1)), places(sheet));
        assertEquals(players(4), sheet.winners());
    }

    @Test
    void amongThoseWhoWentWithTheSameHandTheMostCreditsRankHigher() {
        Scoresheet over = sheet(started(minibluff("{}"), "Ann", "Bo", "Cy"), scored(stakes(2)), left(2), left(3));

        assertEquals(List.of(Optional.of(1), Optional.of(2), Optional.of(3)), places(over));
    }

    @Test
    void aPlayerWhoLeftIsRankedBehindALateJoiner() {
        assertEquals(Optional.of(4), sheet(START, NINE, left(2)).place(p(2)));
        assertEquals(
                Optional.of(5),
                sheet(START, NINE, left(2), new PlayerJoined("Eva", null, null)).place(p(2)));
    }

    @Test
    void inAClosedGameWhoHasLeftRanksAfterWhoIsStillThere() {
        Scoresheet closed = sheet(START, NINE, left(2), new GameClosed());

        assertEquals(players(3, 4), closed.winners());
        assertEquals(List.of(Optional.of(3), Optional.of(4), Optional.of(1), Optional.of(1)), places(closed));
    }

    @Test
    void theDealPassesWhoHasLeft() {
        assertEquals(
                p(3), sheet(START, NINE, left(2)).next().orElseThrow().dealer().player());
        assertEquals(
                p(4), sheet(START, NINE, left(2)).next().orElseThrow().leader().player());
        assertEquals(
                p(4), sheet(START, NINE, left(3)).next().orElseThrow().leader().player());
        assertEquals(p(2), sheet(START, left(1)).next().orElseThrow().dealer().player());
        assertEquals(p(1), sheet(START, left(2)).next().orElseThrow().dealer().player());
    }

    @Test
    void ifTheLoserDealsAndLeftTheNextClockwiseDeals() {
        GameStarted loserDeals =
                started(over(Variants.byId("matapesa").orElseThrow().rules(), "{}"), "Ann", "Bo", "Cy", "Di");
        HandResult marked = marked(Table.dealt(5), 3);

        assertEquals(
                p(3),
                sheet(loserDeals, scored(marked)).next().orElseThrow().dealer().player());
        assertEquals(
                p(4),
                sheet(loserDeals, scored(marked), left(3))
                        .next()
                        .orElseThrow()
                        .dealer()
                        .player());
    }

    @Test
    void aMovingLeadSkipsPlayersWhoLeft() {
        Scoresheet sheet = sheet(started(minibluff("{}"), "Ann", "Bo", "Cy", "Di"), scored(stakes(1)), left(3));

        assertEquals(p(4), sheet.next().orElseThrow().leader().player());
        assertEquals(p(2), sheet.next().orElseThrow().dealer().player());
    }

    @Test
    void aTrickHasOnlyCardsOfPlayersAtTheTable() {
        GameStarted cards = started(Table.agurk("{'penalty':'cards-in-trick'}"), "Ann", "Bo", "Cy", "Di");

        assertEquals(List.of(7, 0, 0, 0), scores(sheet(cards, NINE, left(4), NINE)));
    }

    @Test
    void aLeavingIsUndoneAndRedone() {
        given(START, NINE, left(1)).when(new Undo()).then(new EntryUndone(3));
        GameSpecification undone = given(START, NINE, left(1), new EntryUndone(3));
        assertEquals(sheet(START, NINE), undone.game().sheet());
        undone.when(new Redo()).then(new EntryRedone(3));
        assertEquals(sheet(START, NINE, left(1)), sheet(START, NINE, left(1), new EntryUndone(3), new EntryRedone(3)));
    }

    @Test
    void aPlayerPutOutByACorrectionBeforeLeavingRanksByThatHand() {
        Scoresheet corrected = sheet(
                SUDDEN,
                scored(high("2", 1)),
                scored(high("9", 4)),
                left(1),
                new HandCorrected(1, high("9", 1), null, List.of(), List.of()));

        assertEquals(Status.OUT, corrected.standings().of(p(1)).status());
        assertEquals(List.of(), corrected.rosterChanges());
        assertEquals(Optional.of(4), corrected.place(p(1)));
        assertEquals(Optional.of(3), corrected.place(p(4)));
    }

    @Test
    void aCorrectionThatLeavesTwoPlayersEndsTheGameWhenOneOfThemLeaves() {
        GameSpecification three = given(
                started(suddenDeath("{'limit':9}"), "Ann", "Bo", "Cy"),
                scored(high("2", 1)),
                left(2),
                scored(high("2", 1)));
        three.when(new CorrectHand(1, high("9", 3), null, REFUSE))
                .thenRejected(new Rejection.Contradicts(List.of(new Conflict.GameWouldBeOver(2))));
        three.when(new CorrectHand(1, high("9", 3), null, STRIKE))
                .then(new HandCorrected(1, high("9", 3), null, List.of(2), List.of()));
        Scoresheet over = three.game()
                .after(new HandCorrected(1, high("9", 3), null, List.of(2), List.of()))
                .sheet();
        assertEquals(players(1), over.winners());
        assertEquals(Status.LEFT, over.standings().of(p(2)).status());
    }

    @Test
    void aCorrectionThatEndsTheGameEarlierRemovesLaterLeaving() {
        GameStarted three = started(suddenDeath("{'limit':9}"), "Ann", "Bo", "Cy");
        Scoresheet over = sheet(
                three,
                NINE,
                scored(high("2", 2)),
                left(3),
                new HandCorrected(2, high("9", 2), null, List.of(), List.of()));

        assertEquals(players(3), over.winners());
        assertEquals(Status.ACTIVE, over.standings().of(p(3)).status());
    }

    @Test
    void aStruckHandMovesWhoLeftAfterIt() {
        given(START, NINE, FOUR, left(1), scored(high("2", 3)))
                .when(new StrikeHand(2, REFUSE))
                .then(new HandStruck(2, List.of(), List.of()));
        assertLeftBeforeTheSecondHand(
                sheet(START, NINE, FOUR, left(1), scored(high("2", 3)), new HandStruck(2, List.of(), List.of())));
    }

    private static void assertLeftBeforeTheSecondHand(Scoresheet sheet) {
        RosterChange.Applied only = sheet.rosterChanges().getFirst();
        assertEquals(
                List.of(new RosterChange.Applied(2, new RosterChange.Left(p(1)), only.after())), sheet.rosterChanges());
    }

    @Test
    void aJoinerMayLeaveAndAnAbandonedGameHasNoPlaces() {
        GameSpecification joined = given(START, NINE, new PlayerJoined("Eva", null, null));

        joined.when(new Leave(p(5))).then(left(5));
        Scoresheet abandoned = sheet(START, NINE, new PlayerJoined("Eva", null, null), left(5), new GameAbandoned());
        assertEquals(Optional.empty(), abandoned.place(p(5)));
    }

    @Test
    void aReturningPlayerHasTheSameSeatAndTheWorseOfBothStandings() {
        GameStarted lives = started(agurk("{'limit':9,'lives':3}"), "Ann", "Bo", "Cy", "Di");
        given(START, left(2)).when(new Return(p(2))).then(new PlayerReturned(p(2)));

        Scoresheet worseOff = sheet(lives, NINE, left(2), FOUR, new PlayerReturned(p(2)));
        assertEquals(
                new Standing(p(2), 1, 4, 1, Status.ACTIVE), worseOff.standings().of(p(2)));
        assertEquals(p(2), worseOff.standings().inSeatOrder().get(1).player());
        Scoresheet noBetter = sheet(START, NINE, FOUR, left(1), new PlayerReturned(p(1)));
        assertEquals(
                new Standing(p(1), 1, 9, 0, Status.ACTIVE), noBetter.standings().of(p(1)));
    }

    @Test
    void onlyAPlayerWhoLeftAGameInProgressMayReturn() {
        given(START).when(new Return(p(2))).thenRejected(new Rejection.HasNotLeft(p(2)));
        given(SUDDEN, NINE).when(new Return(p(1))).thenRejected(new Rejection.HasNotLeft(p(1)));
        given(START).when(new Return(p(5))).thenRejected(new Rejection.NoSuchPlayer(p(5), 4));
        given(START, NINE, left(2), new GameClosed()).when(new Return(p(2))).thenRejected(State.GAME_OVER);
    }

    @Test
    void aReturnedPlayerWhoGoesOutRanksByThatHand() {
        Scoresheet over = sheet(
                SUDDEN,
                left(4),
                scored(high("8", 3)),
                new PlayerReturned(p(4)),
                scored(high("9", 2)),
                scored(high("9", 4)),
                scored(high("9", 3)));

        assertEquals(List.of(Optional.of(1), Optional.of(4), Optional.of(2), Optional.of(3)), places(over));
    }

    @Test
    void whoeverJoinsUnderTheNameOfSomebodyWhoLeftIsOfferedToReturn() {
        given(START, left(2)).when(new Join(" bo", null, null)).thenRejected(new Rejection.NameOfLeaver("/name", "Bo"));
        given(START, left(2)).when(new Rename(p(3), "Bo", null)).thenRejected(new Rejection.NameTaken("/name", "Bo"));
    }

    @Test
    void nobodyReturnsToAFullTable() {
        GameStarted seven = started(agurk("{}"), "Ann", "Bo", "Cy", "Di", "Eva", "Finn", "Gerda");
        given(seven, left(2), new PlayerJoined("Hans", null, null))
                .when(new Return(p(2)))
                .thenRejected(new Rejection.OutOfRange("", Rejection.Bound.PLAYERS, 8, 2, 7));
    }

    @Test
    void aJoinerWhoLeftAndReturnedIsRemovedByACorrectionThatEndsTheGameEarlier() {
        GameStarted three = started(suddenDeath("{}"), "Ann", "Bo", "Cy");
        HandResult twoGoOut = high("9", 1, 2);
        GameEvent.HandCorrected corrected = new GameEvent.HandCorrected(1, twoGoOut, null, List.of(), List.of());

        given(three, NINE, new PlayerJoined("Dag", null, null), left(4), new PlayerReturned(p(4)))
                .when(new GameCommand.CorrectHand(1, twoGoOut, null, GameCommand.OnConflict.REFUSE))
                .then(corrected);
        assertEquals(
                Optional.empty(),
                sheet(three, NINE, new PlayerJoined("Dag", null, null), left(4), new PlayerReturned(p(4)), corrected)
                        .standings()
                        .find(p(4)));
    }
}
