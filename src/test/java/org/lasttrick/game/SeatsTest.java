package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.scores;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.GameEvent.SeatsCorrected;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standing.Status;
import org.lasttrick.rules.Table;

class SeatsTest {
    private static final GameStarted START = new GameStarted(
            null,
            "agurk",
            Table.agurk(),
            List.of(new Entrant("Ann", 5, 0), new Entrant("Bo", 18, 1), new Entrant("Cy", 0, 0)),
            p(1),
            Edition.LATEST);
    private static final HandScored NINE = scored(high("9", 1));
    private static final SeatsChanged BO_CY_ANN = new SeatsChanged(players(2, 3, 1), p(3));

    private static TakeSeats seats(int... order) {
        return new TakeSeats(players(order), null);
    }

    @Test
    void newSeatsRenumberThePlayersWhoKeepTheirStandings() {
        given(START).when(new TakeSeats(players(2, 3, 1), p(3))).then(BO_CY_ANN);
        Game seated = given(START, BO_CY_ANN).game();

        assertEquals(List.of("Bo", "Cy", "Ann"), seated.playerNames());
        assertEquals(List.of(18, 0, 5), scores(seated.sheet()));
        assertEquals(List.of(1, 0, 0), Table.cucumbers(seated.sheet()));
        assertEquals(seated.sheet().start(), seated.sheet().standings());
        assertEquals(p(2), seated.sheet().next().orElseThrow().dealer().player());
        assertEquals(p(3), seated.sheet().next().orElseThrow().leader().player());
        assertEquals(START, seated.start());
    }

    @Test
    void handsNameTheNewSeats() {
        assertEquals(
                List.of(18, 9, 5),
                scores(given(START, BO_CY_ANN, scored(high("9", 2))).game().sheet()));
    }

    @Test
    void theFirstOfThemDealsUnlessAnotherIsNamed() {
        given(START).when(seats(2, 3, 1)).then(new SeatsChanged(players(2, 3, 1), p(2)));
    }

    @Test
    void aSecondChangeOfSeatsUsesTheNewNumbers() {
        Game twice = given(START, BO_CY_ANN, new SeatsChanged(players(2, 1, 3), p(1)))
                .game();

        assertEquals(List.of("Cy", "Bo", "Ann"), twice.playerNames());
        assertEquals(p(2), twice.sheet().next().orElseThrow().dealer().player());
    }

    @Test
    void withoutAHandThatCountsThePlayersAreNumberedBySeats() {
        given(START, NINE, new EntryUndone(2)).when(seats(1, 3, 2)).then(new SeatsChanged(players(1, 3, 2), p(1)));
        GameSpecification struck = given(START, NINE, new HandStruck(1, List.of(), List.of()));
        struck.when(seats(2, 3, 1)).then(new SeatsChanged(players(2, 3, 1), p(2)));
        assertEquals(
                List.of("Bo", "Cy", "Ann"),
                given(START, NINE, new HandStruck(1, List.of(), List.of()), BO_CY_ANN)
                        .game()
                        .playerNames());
    }

    /** Who deals each hand, the next one included, and who leads it. */
    private static List<String> deals(Game game) {
        return Stream.concat(game.sheet().hands().stream().map(ScoredHand::deal), game.sheet().next().stream())
                .map(deal -> game.nameOf(deal.dealer()) + " " + game.nameOf(deal.leader()))
                .toList();
    }

    @Test
    void onceAHandIsRecordedEveryoneKeepsTheirNumberAndScoreAndTheDealsFollowAnew() {
        GameSpecification played = given(START, NINE, scored(high("4", 3)));
        assertEquals(List.of("Ann Bo", "Bo Cy", "Cy Ann"), deals(played.game()));
        played.when(new TakeSeats(players(1, 3, 2), null)).then(new SeatsCorrected(1, players(1, 3, 2), p(1)));
        Game seated = played.game().after(new SeatsCorrected(1, players(1, 3, 2), p(1)));

        assertEquals(List.of("Ann Cy", "Cy Bo", "Bo Ann"), deals(seated));
        assertEquals(List.of("Ann", "Bo", "Cy"), seated.playerNames());
        for (int player = 1; player <= 3; player++) {
            assertEquals(
                    played.game().sheet().standings().of(p(player)),
                    seated.sheet().standings().of(p(player)));
        }
        assertEquals(played.game().sheet(), seated.after(new EntryUndone(4)).sheet());
    }

    @Test
    void aHandThatSomebodyDealtOutOfTurnIsFollowedByTheOneAfterThem() {
        GameSpecification played = given(START, NINE, scored(high("4", 3)));
        played.when(new TakeSeats(players(1, 2, 3), p(1), 2)).then(new SeatsCorrected(2, players(1, 2, 3), p(1)));
        assertEquals(
                List.of("Ann Bo", "Ann Bo", "Bo Cy"),
                deals(played.game().after(new SeatsCorrected(2, players(1, 2, 3), p(1)))));
        assertEquals(
                List.of("Ann Bo", "Bo Cy", "Bo Cy"),
                deals(played.game().after(new SeatsCorrected(3, players(1, 2, 3), p(2)))));
    }

    @Test
    void aLaterCorrectionFromAnEarlierHandOnSaysItAll() {
        Game twice = given(
                        START,
                        NINE,
                        scored(high("4", 3)),
                        new SeatsCorrected(2, players(1, 2, 3), p(1)),
                        new SeatsCorrected(1, players(1, 3, 2), p(2)))
                .game();
        assertEquals(List.of("Bo Ann", "Ann Cy", "Cy Bo"), deals(twice));
        assertEquals(
                List.of("Ann Bo", "Bo Cy", "Cy Ann"),
                deals(given(
                                START,
                                NINE,
                                scored(high("4", 3)),
                                new SeatsCorrected(2, players(1, 3, 2), p(1)),
                                new SeatsCorrected(1, players(1, 2, 3), p(1)))
                        .game()));
    }

    @Test
    void whoJoinedLaterTakesTheirSeatAmongTheOthersAndWhoLeftKeepsTheirs() {
        GameSpecification changed = given(
                START,
                NINE,
                new PlayerJoined("Dag", null, null),
                scored(high("4", 3)),
                new PlayerLeft(p(3)),
                scored(high("2", 1)));
        changed.when(new TakeSeats(players(4, 1, 2), null)).then(new SeatsCorrected(1, players(4, 1, 2, 3), p(1)));
        Game seated = changed.game().after(new SeatsCorrected(1, players(4, 1, 2, 3), p(1)));
        assertEquals(List.of("Ann Bo", "Bo Cy", "Dag Ann", "Ann Bo"), deals(seated));
    }

    @Test
    void seatsOfWhichNothingFollowsAreNoEntry() {
        Game game = given(START, NINE, scored(high("4", 3))).game();
        assertTrue(DuplicateGuard.changesNothing(new SeatsCorrected(1, players(1, 2, 3), p(1)), game));
        assertTrue(DuplicateGuard.changesNothing(new SeatsCorrected(3, players(1, 2, 3), p(3)), game));
        assertFalse(DuplicateGuard.changesNothing(new SeatsCorrected(3, players(1, 2, 3), p(1)), game));
        assertFalse(DuplicateGuard.changesNothing(new SeatsCorrected(3, players(2, 1, 3), p(3)), game));
    }

    @Test
    void correctedSeatsAreOfAHandAtThisTableAndTheDealerHeldCards() {
        GameSpecification played = given(START, NINE, new PlayerLeft(p(3)), new PlayerJoined("Dag", null, null));
        played.when(new TakeSeats(players(4, 2, 1), null, 3)).thenRejected(new Rejection.NoSuchHand(3, 1));
        played.when(new TakeSeats(players(4, 2, 1), null, 0)).thenRejected(new Rejection.NoSuchHand(0, 1));
        played.when(new TakeSeats(players(2, 1), null, 1))
                .thenRejected(new Rejection.SeatsMissing("/players", players(4)));
        played.when(new TakeSeats(players(4, 2, 1, 2), null, 1))
                .thenRejected(new WrongPlayer("/players/3", p(2), PlayerFault.SEATED_TWICE));
        played.when(new TakeSeats(players(4, 2, 1, 9), null, 1))
                .thenRejected(new Rejection.UnknownPlayer("/players/3", p(9), 4));
        played.when(new TakeSeats(players(4, 2, 1), p(4), 1))
                .thenRejected(new WrongPlayer("/dealer", p(4), PlayerFault.JOINED_LATER));
        played.when(new TakeSeats(players(4, 2, 1), p(3), 2))
                .thenRejected(new WrongPlayer("/dealer", p(3), PlayerFault.HAS_LEFT));
        played.when(new TakeSeats(players(4, 2, 1), p(3), 1)).then(new SeatsCorrected(1, players(4, 2, 3, 1), p(3)));
    }

    @Test
    void noSeatsChangeInAGameThatIsOver() {
        given(START, new GameAbandoned()).when(seats(2, 3, 1)).thenRejected(State.GAME_OVER);
    }

    @Test
    void everyoneAtTheTableHasOneSeat() {
        GameSpecification game = given(START);

        game.when(seats()).thenRejected(new Rejection.SeatsMissing("/players", players(1, 2, 3)));
        game.when(seats(3, 1)).thenRejected(new Rejection.SeatsMissing("/players", players(2)));
        game.when(seats(3, 1, 2, 1)).thenRejected(new WrongPlayer("/players/3", p(1), PlayerFault.SEATED_TWICE));
        game.when(seats(3, 1, 2, 4)).thenRejected(new Rejection.UnknownPlayer("/players/3", p(4), 3));
        game.when(seats(3, 1, 2, 4, 4))
                .thenRejected(
                        new Rejection.UnknownPlayer("/players/3", p(4), 3),
                        new Rejection.UnknownPlayer("/players/4", p(4), 3));
        game.when(new TakeSeats(players(3, 1, 2), p(4))).thenRejected(new Rejection.UnknownPlayer("/dealer", p(4), 3));
    }

    @Test
    void joinersHaveASeatAndPlayersWhoLeftHaveNone() {
        GameSpecification changed = given(START, new PlayerLeft(p(2)), new PlayerJoined("Dag", null, null));

        changed.when(seats(4, 2, 1, 3)).thenRejected(new WrongPlayer("/players/1", p(2), PlayerFault.HAS_LEFT));
        changed.when(new TakeSeats(players(4, 1, 3), p(2)))
                .thenRejected(new WrongPlayer("/dealer", p(2), PlayerFault.HAS_LEFT));
        SeatsChanged seats = new SeatsChanged(players(4, 1, 3), p(1));
        changed.when(new TakeSeats(players(4, 1, 3), p(1))).then(seats);
        Game seated = changed.game().after(seats);
        assertEquals(List.of("Dag", "Ann", "Cy", "Bo"), seated.playerNames());
        assertEquals(List.of(5, 5, 0, 18), scores(seated.sheet()));
        assertEquals(
                new Standing(p(4), 1, 18, 1, Status.LEFT),
                seated.sheet().standings().of(p(4)));
        assertEquals(p(2), seated.sheet().next().orElseThrow().dealer().player());
        assertEquals("Eva", seated.after(new PlayerJoined("Eva", null, null)).nameOf(p(5)));
    }

    @Test
    void aRenamedPlayerTakesTheNameAlong() {
        assertEquals(
                List.of("Bente", "Cy", "Ann"),
                given(START, new PlayerRenamed(p(2), "Bente", null), BO_CY_ANN)
                        .game()
                        .playerNames());
        assertEquals(
                List.of("Bo", "Bente", "Ann"),
                given(START, BO_CY_ANN, new PlayerRenamed(p(2), "Bente", null))
                        .game()
                        .playerNames());
    }

    @Test
    void newSeatsAreUndoneAndRedone() {
        given(START, BO_CY_ANN).when(new Undo()).then(new EntryUndone(2));
        GameSpecification undone = given(START, BO_CY_ANN, new EntryUndone(2));
        assertEquals(given(START).game().sheet(), undone.game().sheet());
        assertEquals(List.of("Ann", "Bo", "Cy"), undone.game().playerNames());
        undone.when(new Redo()).then(new EntryRedone(2));
        Game redone =
                given(START, BO_CY_ANN, new EntryUndone(2), new EntryRedone(2)).game();
        assertEquals(List.of("Bo", "Cy", "Ann"), redone.playerNames());
        assertEquals(given(START, BO_CY_ANN).game().sheet(), redone.sheet());
    }

    @Test
    void seatsDoNotChangeInTheMiddleOfAGame() {
        Scoresheet begun = given(agurk("Ann", "Bo"), NINE).game().sheet();

        assertThrows(IllegalStateException.class, () -> begun.seated(players(2, 1), p(1)));
    }
}
