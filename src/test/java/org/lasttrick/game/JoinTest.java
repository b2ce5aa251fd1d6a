package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameCommand.OnConflict.STRIKE;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.game.GameSpecification.firstEdition;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.suddenDeath;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerReturned;
import org.lasttrick.game.Preview.Change;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standing.Status;

class JoinTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");
    private static final HandScored NINE = scored(high("9", 1));
    private static final HandScored FOUR = scored(high("4", 2));
    private static final PlayerJoined DAG = new PlayerJoined("Dag", null, null);

    /** A nine puts its player out. */
    private static final GameStarted SUDDEN = started(suddenDeath("{'limit':9}"), "Ann", "Bo", "Cy");

    private static Scoresheet sheet(GameStarted start, GameEvent... events) {
        return given(start, events).game().sheet();
    }

    private static Standing in(int player, int score) {
        return new Standing(p(player), 1, score, 0, Status.ACTIVE);
    }

    @Test
    void aJoinerHasTheHighestScoreOfThoseStillIn() {
        given(START, NINE, FOUR).when(new Join("Dag", null, null)).then(DAG);

        assertEquals(in(4, 9), sheet(START, NINE, FOUR, DAG).standings().of(p(4)));
    }

    /** A losing card's hand is shared where the pack is short; so is the first, which was dealt to fewer. */
    @Test
    void aHandOfTheLosingCardRefusesNobody() {
        GameStarted all = started(agurk("{'handSize':'losing-card','first':26}"), "Ann", "Bo");

        given(all).when(new Join("Dag", null, null)).then(DAG);
        given(all, FOUR).when(new Join("Dag", null, null)).then(DAG);
    }

    @Test
    void aJoinersScoreIgnoresPlayersWhoAreOutOrHaveLeft() {
        GameStarted twenty = started(agurk("{'lives':1}"), "Ann", "Bo", "Cy", "Di");

        assertEquals(
                List.of(22, 9, 4, 0, 4),
                scores(sheet(
                        twenty,
                        scored(high("A", 1)),
                        scored(high("8", 1)),
                        scored(high("9", 2)),
                        scored(high("4", 3)),
                        new PlayerLeft(p(2)),
                        DAG)));
    }

    @Test
    void aJoinerHasTheFewestCreditsOfThoseStillIn() {
        assertEquals(
                List.of(10, 9, 9, 9),
                scores(sheet(started(minibluff("{}"), "Ann", "Bo", "Cy"), scored(stakes(1)), DAG)));
    }

    @Test
    void anEarlierCorrectionMovesTheScoreOfALateJoiner() {
        Scoresheet corrected =
                sheet(START, NINE, DAG, FOUR, new HandCorrected(1, high("K", 3), null, List.of(), List.of()));

        assertEquals(List.of(0, 4, 13, 13), scores(corrected));
        assertEquals(in(4, 13), joiner(corrected, 2));
    }

    private static Standing joiner(Scoresheet sheet, int beforeHand) {
        RosterChange.Applied only = sheet.rosterChanges().getLast();
        RosterChange joined = new RosterChange.Joined(p(4), 1, null, JoinScore.LATE);
        assertEquals(List.of(new RosterChange.Applied(beforeHand, joined, only.after())), sheet.rosterChanges());
        return only.after().of(p(4));
    }

    @Test
    void strikingAnEarlierHandMovesTheJoinerToAnEarlierHand() {
        Scoresheet struck = sheet(START, NINE, FOUR, DAG, NINE, new HandStruck(1, List.of(), List.of()));

        assertEquals(in(4, 4), joiner(struck, 2));
        assertEquals(3, struck.hands().getFirst().after().inSeatOrder().size());
        assertEquals(4, struck.hands().getLast().after().inSeatOrder().size());
    }

    @Test
    void aJoinerSitsBetweenTheLastAndTheFirstSeat() {
        Scoresheet third = sheet(START, NINE, FOUR, DAG);

        assertEquals(p(3), third.next().orElseThrow().dealer().player());
        assertEquals(p(4), third.next().orElseThrow().leader().player());
        assertEquals(
                p(4),
                third.score(trick("p4 2", "p1 3", "p2 4", "p3 5"))
                        .next()
                        .orElseThrow()
                        .dealer()
                        .player());
    }

    @Test
    void aJoinerPlaysFromThenOnAndInNoHandBefore() {
        GameSpecification joined = given(START, NINE, DAG, FOUR);

        joined.when(new ScoreHand(high("2", 4))).then(scored(high("2", 4)));
        joined.when(new CorrectHand(1, high("2", 4), null, REFUSE))
                .thenRejected(new WrongPlayer("/players/0", p(4), PlayerFault.JOINED_LATER));
        joined.when(new CorrectHand(1, trick("p1 2", "p2 3", "p3 4"), null, REFUSE))
                .then(new HandCorrected(1, trick("p1 2", "p2 3", "p3 4"), null, List.of(), List.of()));
        joined.when(new CorrectHand(2, high("2", 4), null, REFUSE))
                .then(new HandCorrected(2, high("2", 4), null, List.of(), List.of()));
        joined.when(new CorrectHand(2, high("2", 5), null, REFUSE))
                .thenRejected(new Rejection.UnknownPlayer("/players/0", p(5), 4));
    }

    @Test
    void aJoiningIsUndoneAndRedone() {
        given(START, NINE, DAG).when(new Undo()).then(new EntryUndone(3));
        GameSpecification undone = given(START, NINE, DAG, new EntryUndone(3));
        assertEquals(List.of("Ann", "Bo", "Cy"), undone.game().playerNames());
        assertEquals(sheet(START, NINE), undone.game().sheet());

        undone.when(new Redo()).then(new EntryRedone(3));
        Game redone =
                given(START, NINE, DAG, new EntryUndone(3), new EntryRedone(3)).game();
        assertEquals(List.of("Ann", "Bo", "Cy", "Dag"), redone.playerNames());
        assertEquals(sheet(START, NINE, DAG), redone.sheet());
    }

    @Test
    void anUndoneJoinFreesTheNumber() {
        Game game = given(START, DAG, new EntryUndone(2), new PlayerJoined("Eva", null, null))
                .game();

        assertEquals("Eva", game.nameOf(p(4)));
    }

    @Test
    void namesAreCheckedAsAtTheStart() {
        GameSpecification game = given(START, new PlayerLeft(p(3)));

        game.when(new Join("  Dag ", null, null)).then(DAG);
        game.when(new Join(" ", null, null)).thenRejected(new WrongField("/name", FieldFault.NAME_MISSING));
        game.when(new Join("x".repeat(41), null, null))
                .thenRejected(new Rejection.OutOfRange("/name", Rejection.Bound.NAME_LENGTH, 41, 1, 40));
        game.when(new Join("a\tb", null, null)).thenRejected(new WrongField("/name", FieldFault.NAME_UNPRINTABLE));
        game.when(new Join(" Bo", null, null)).thenRejected(new Rejection.NameTaken("/name", "Bo"));
        game.when(new Join("Cy", null, null)).thenRejected(new Rejection.NameOfLeaver("/name", "Cy"));
    }

    @Test
    void nobodyJoinsAGameThatIsOver() {
        given(SUDDEN, NINE, scored(high("9", 2)))
                .when(new Join("Dag", null, null))
                .thenRejected(State.GAME_OVER);
        given(START, NINE, new GameClosed()).when(new Join("Dag", null, null)).thenRejected(State.GAME_OVER);
    }

    @Test
    void onlyThoseStillInCountTowardsTheVariantsMostPlayers() {
        GameStarted seven = started(suddenDeath("{'limit':9}"), "A", "B", "C", "D", "E", "F", "G");

        given(seven)
                .when(new Join("Dag", null, null))
                .thenRejected(new Rejection.OutOfRange("", Rejection.Bound.PLAYERS, 8, 2, 7));
        given(seven, NINE).when(new Join("Dag", null, null)).then(DAG);
        given(seven, new PlayerLeft(p(2))).when(new Join("Dag", null, null)).then(DAG);
        given(seven, NINE).when(new Join("Dag", null, 8)).then(new PlayerJoined("Dag", null, 8));
    }

    /** The game is for five to eight; by ruling 16 nobody is refused because fewer are left. */
    @Test
    void fewerThanAGameStartsWithMayBecomeMoreAgain() {
        RuleSet twoPacks = agurk("{'packs':2}");
        GameStarted five = new GameStarted(
                null,
                "cucumber-30-two-packs",
                twoPacks,
                entrants(twoPacks, "A", "B", "C", "D", "E"),
                p(1),
                Edition.LATEST);
        PlayerLeft second = new PlayerLeft(p(2));
        PlayerLeft third = new PlayerLeft(p(3));

        given(five, second, third).when(new Join("Dag", null, null)).then(DAG);
        given(five, second, third).when(new Return(p(3))).then(new PlayerReturned(p(3)));
    }

    /** By ruling 15 the number of players counts when somebody joins, and by ruling 9 whoever a correction brings back is in. */
    @Test
    void aCorrectionBringsAPlayerBackBesideAJoinerWhoTookTheRoom() {
        GameStarted seven = started(suddenDeath("{'limit':9}"), "A", "B", "C", "D", "E", "F", "G");
        HandCorrected corrected = new HandCorrected(1, high("4", 1), null, List.of(), List.of());
        given(seven, NINE, DAG)
                .when(new CorrectHand(1, high("4", 1), null, REFUSE))
                .then(corrected);

        Scoresheet eight = sheet(seven, NINE, DAG, corrected);
        assertEquals(8, eight.activePlayers().size());
        assertEquals(Optional.empty(), eight.place(p(1)));
        given(seven, NINE, DAG, corrected)
                .when(new Join("Eva", null, null))
                .thenRejected(new Rejection.OutOfRange("", Rejection.Bound.PLAYERS, 9, 2, 7));
    }

    @Test
    void noMoreJoinThanThePackHasCardsFor() {
        given(started(agurk("{'handSize':13}"), "A", "B", "C", "D"))
                .when(new Join("Dag", null, null))
                .thenRejected(new Rejection.PackTooSmall("", 5, 13));
        given(started(suddenDeath("{'limit':9,'handSize':13}"), "A", "B", "C", "D"), NINE)
                .when(new Join("Dag", null, null))
                .then(DAG);
        given(started(agurk("{'handSize':13}"), "A", "B", "C"))
                .when(new Join("Dag", null, null))
                .then(DAG);
    }

    @Test
    void nobodyJoinsIfTheHandsCouldNotBeSharedOutAmongTheDealers() {
        given(letzter("{'hands':9}", "Ann", "Bo", "Cy"))
                .when(new Join("Dag", null, null))
                .thenRejected(new Rejection.HandsNotShared("", 9, 4));
        given(letzter("{'hands':12}", "Ann", "Bo", "Cy"))
                .when(new Join("Dag", null, null))
                .then(DAG);
        given(letzter("{'end':'target'}", "Ann", "Bo", "Cy"))
                .when(new Join("Dag", null, null))
                .then(DAG);
    }

    private static GameStarted letzter(String settings, String... names) {
        RuleSet rules = org.lasttrick.rules.Table.letzter(settings);
        return new GameStarted(null, "letzter", rules, entrants(rules, names), p(1), Edition.LATEST);
    }

    @Test
    void aJoinerOfLetzterSitsToTheRightOfTheFirst() {
        Scoresheet sheet = sheet(letzter("{'hands':12}", "Ann", "Bo", "Cy"), scored(new Taker(p(2))), DAG);

        assertEquals(List.of(0, 1, 0, 1), scores(sheet));
        assertEquals(p(2), sheet.next().orElseThrow().dealer().player());
        assertEquals(p(1), sheet.next().orElseThrow().leader().player());
        assertEquals(p(4), letzterFirst().next().orElseThrow().leader().player());
    }

    private static Scoresheet letzterFirst() {
        return sheet(letzter("{'hands':12}", "Ann", "Bo", "Cy"), DAG);
    }

    @Test
    void aHundredthPlayerFindsNoSeat() {
        GameEvent[] comeAndGo = IntStream.rangeClosed(4, 99)
                .boxed()
                .flatMap(i -> List.of(new PlayerJoined("P" + i, null, null), new PlayerLeft(p(i))).stream())
                .toArray(GameEvent[]::new);

        given(START, comeAndGo)
                .when(new Join("Dag", null, null))
                .thenRejected(new Rejection.OutOfRange("", Rejection.Bound.PLAYERS_EVER, 100, 2, 99));
    }

    @Test
    void aCorrectionThatEndsTheGameEarlierRemovesLaterJoiners() {
        GameSpecification joined = given(SUDDEN, NINE, scored(high("2", 2)), DAG, FOUR);
        CorrectHand ending = new CorrectHand(2, high("9", 2), null, REFUSE);

        joined.when(ending).thenRejected(new Rejection.Contradicts(List.of(new Conflict.GameWouldBeOver(3))));
        joined.when(new CorrectHand(2, high("9", 2), null, STRIKE))
                .then(new HandCorrected(2, high("9", 2), null, List.of(3), List.of()));
        Preview preview = assertInstanceOf(Preview.Outcome.Possible.class, Preview.of(ending, joined.game()))
                .preview();
        Scoresheet over = preview.after().sheet();
        assertEquals(Scoresheet.Status.FINISHED, over.status());
        assertEquals(List.of(p(3)), over.winners());
        assertEquals(List.of(), over.rosterChanges());
        assertEquals(new Change(in(4, 2), null), preview.changes().getLast());
        assertEquals(2, preview.changes().size());
    }

    @Test
    void resumingAGameBringsItsJoinersBack() {
        GameSpecification over = given(
                SUDDEN,
                NINE,
                scored(high("2", 2)),
                DAG,
                new HandCorrected(2, high("9", 2), null, List.of(), List.of()));
        over.when(new Join("Eva", null, null)).thenRejected(State.GAME_OVER);
        CorrectHand back = new CorrectHand(2, high("3", 2), null, REFUSE);
        Preview preview = assertInstanceOf(Preview.Outcome.Possible.class, Preview.of(back, over.game()))
                .preview();

        assertEquals(List.of(9, 3, 0, 3), scores(preview.after().sheet()));
        assertEquals(new Change(null, in(4, 3)), preview.changes().getLast());
        assertEquals("Dag", preview.after().nameOf(p(4)));
    }

    @Test
    void strikingAHandKeepsThePlayersOfLaterOnes() {
        given(START, NINE, DAG, scored(high("2", 4)))
                .when(new StrikeHand(1, REFUSE))
                .then(new HandStruck(1, List.of(), List.of()));
        assertEquals(
                List.of(0, 0, 0, 2),
                scores(sheet(START, NINE, DAG, scored(high("2", 4)), new HandStruck(1, List.of(), List.of()))));
    }

    @Test
    void aPreviewShowsTheTotalsOfLateJoiners() {
        Game game = given(START, NINE, DAG, FOUR).game();
        Preview preview = assertInstanceOf(
                        Preview.Outcome.Possible.class,
                        Preview.of(new CorrectHand(1, high("8", 1), null, REFUSE), game))
                .preview();

        List<Change> changes = List.of(new Change(in(1, 9), in(1, 8)), new Change(in(4, 9), in(4, 8)));
        assertEquals(changes, preview.changes());
        assertEquals(
                List.of(new Preview.HandChange(1, changes.subList(0, 1)), new Preview.HandChange(2, changes)),
                preview.handChanges());
    }

    @Test
    void aJoinerHasTheMostCucumbersOfThoseStillIn() {
        GameStarted three = started(agurk("{'limit':9,'lives':3}"), "Ann", "Bo", "Cy");

        assertEquals(2, sheet(three, NINE, NINE, DAG).standings().of(p(4)).cucumbers());
        assertEquals(
                0,
                sheet(firstEdition(three), NINE, NINE, DAG).standings().of(p(4)).cucumbers());
    }

    @Test
    void aJoinerMayChooseASeat() {
        Scoresheet second = sheet(START, NINE, new GameEvent.PlayerJoined("Dag", null, 2));

        assertEquals(
                List.of(p(1), p(4), p(2), p(3)),
                second.standings().inSeatOrder().stream().map(Standing::player).toList());
        assertEquals(p(4), second.next().orElseThrow().dealer().player());
        given(START, NINE).when(new Join("Dag", null, 4)).then(new GameEvent.PlayerJoined("Dag", null, 4));
        given(START, NINE)
                .when(new Join("Dag", null, 5))
                .thenRejected(new Rejection.OutOfRange("/seat", Rejection.Bound.SEAT, 5, 1, 4));
        given(START, NINE)
                .when(new Join("Dag", null, 0))
                .thenRejected(new Rejection.OutOfRange("/seat", Rejection.Bound.SEAT, 0, 1, 4));
    }

    @Test
    void seatsAreCountedWithoutThoseWhoHaveLeft() {
        Scoresheet beforeTheThird =
                sheet(START, NINE, new PlayerLeft(p(2)), new GameEvent.PlayerJoined("Dag", null, 2));

        assertEquals(
                List.of(p(1), p(2), p(4), p(3)),
                beforeTheThird.standings().inSeatOrder().stream()
                        .map(Standing::player)
                        .toList());
    }

    @Test
    void theFirstSeatIsOneOfThem() {
        given(START, NINE).when(new Join("Dag", null, 1)).then(new GameEvent.PlayerJoined("Dag", null, 1));
    }
}
