package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.scores;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Game.Turn;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.Substitute;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.GameEvent.PlayerReturned;
import org.lasttrick.game.GameEvent.PlayerSubstituted;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.GameSummary.PersonRecord;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.State;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Table;

/** Eva plays on for Bo. */
class SubstituteTest {
    private static final GameStarted THREE = agurk("Ann", "Bo", "Cy");
    private static final GameSpecification PLAYED =
            given(THREE, scored(high("9", 2)), scored(high("K", 2)), scored(high("4", 2)), scored(high("3", 1)));

    private static Substitute forBo(String name, @Nullable Integer hand) {
        return new Substitute(p(2), name, null, hand);
    }

    private static PlayerSubstituted substituted(int hand, String name) {
        return new PlayerSubstituted(hand, p(2), name, null);
    }

    private static Turn turn(int hand, String name) {
        return new Turn(hand, new PlayerName(name, null));
    }

    private static List<Turn> turns(GameSpecification game) {
        return game.game().turns(p(2));
    }

    @Test
    void fromTheNextHandOrAnEarlierOneOnWithTheScoreOfThePlayer() {
        PLAYED.when(forBo("Eva", null)).then(substituted(5, "Eva"));
        PLAYED.when(forBo("Eva", 3)).then(substituted(3, "Eva"));
        PLAYED.when(forBo("Eva", 1)).then(substituted(1, "Eva"));
        GameSpecification game = PLAYED.and(substituted(3, "Eva"));
        assertEquals(scores(PLAYED.game().sheet()), scores(game.game().sheet()));
        assertEquals("Eva", game.game().nameOf(p(2)));
        assertEquals("Bo", game.game().withNamesOf(2).nameOf(p(2)));
        assertEquals("Eva", game.game().withNamesOf(3).nameOf(p(2)));
        assertEquals(List.of(turn(1, "Bo"), turn(3, "Eva")), turns(game));
        assertEquals(PLAYED.game().names(), game.and(new EntryUndone(6)).game().names());
        assertEquals(PLAYED.game().sheet(), game.and(new EntryUndone(6)).game().sheet());
    }

    @Test
    void untilTheNextOne() {
        GameSpecification later = PLAYED.and(substituted(4, "Dag"));
        assertEquals(List.of(turn(1, "Bo"), turn(2, "Eva"), turn(4, "Dag")), turns(later.and(substituted(2, "Eva"))));
        assertEquals("Dag", later.and(substituted(2, "Eva")).game().nameOf(p(2)));
        assertEquals(List.of(turn(1, "Bo"), turn(2, "Dag")), turns(later.and(substituted(2, "Dag"))));
        assertEquals(List.of(turn(1, "Bo"), turn(4, "Eva")), turns(later.and(substituted(4, "Eva"))));
        assertEquals(List.of(turn(1, "Bo")), turns(later.and(substituted(4, "Bo"))));
        assertEquals(List.of(turn(1, "Bo"), turn(4, "Dag"), turn(5, "Bo")), turns(later.and(substituted(5, "Bo"))));
        assertEquals(List.of(turn(1, "Eva")), turns(PLAYED.and(substituted(1, "Eva"))));
    }

    @Test
    void whoPlaysNoHandIsLeftOut() {
        GameSpecification both = PLAYED.and(substituted(5, "Eva")).and(new PlayerSubstituted(5, p(3), "Dag", null));
        Game game = both.and(substituted(5, "Gro")).game();
        assertEquals(List.of(turn(1, "Bo"), turn(5, "Gro")), game.turns(p(2)));
        assertEquals(List.of(turn(1, "Cy"), turn(5, "Dag")), game.turns(p(3)));
        assertEquals(
                List.of(new Timeline.Substituted(p(2), new PlayerName("Bo", null), new PlayerName("Gro", null))),
                given(THREE, substituted(1, "Eva"), substituted(1, "Gro"))
                        .game()
                        .timeline()
                        .steps());
    }

    @Test
    void whoeverPlaysOnForALateJoinerDoesSoFromTheHandInWhichTheyCame() {
        GameSpecification joined = PLAYED.and(new PlayerJoined("Dag", null, null));
        Game game = joined.and(new PlayerSubstituted(5, p(4), "Eva", null)).game();
        assertEquals(List.of(turn(5, "Eva")), game.turns(p(4)));
        assertEquals("Eva", game.withNamesOf(2).nameOf(p(4)));
        assertEquals(
                List.of(turn(5, "Dag"), turn(6, "Eva")),
                joined.and(scored(high("5", 4)))
                        .and(new PlayerSubstituted(6, p(4), "Eva", null))
                        .game()
                        .turns(p(4)));
    }

    @Test
    void aHandThatIsStruckOutMovesIt() {
        GameSpecification game = PLAYED.and(substituted(3, "Eva"));
        assertEquals(List.of(turn(1, "Bo"), turn(2, "Eva")), turns(game.and(new HandStruck(1, List.of(), List.of()))));
    }

    @Test
    void aNewNameIsThatOfWhoeverPlaysNow() {
        GameSpecification game = PLAYED.and(substituted(3, "Eva"));
        GameSpecification renamed = game.and(new PlayerRenamed(p(2), "Eve", null));
        assertEquals(List.of(turn(1, "Bo"), turn(3, "Eve")), turns(renamed));
        assertTrue(renamed.game()
                .timeline()
                .steps()
                .contains(new Timeline.Substituted(p(2), new PlayerName("Bo", null), new PlayerName("Eve", null))));
        assertEquals(
                List.of(turn(1, "Bob"), turn(3, "Eva"), turn(4, "Bob")),
                turns(game.and(substituted(4, "Bo")).and(new PlayerRenamed(p(2), "Bob", null))));
        game.when(new Rename(p(2), "Bo", null)).thenRejected(new Rejection.NameTaken("/name", "Bo"));
    }

    @Test
    void whoWasSubstitutedMayJoinAgain() {
        GameSpecification game = PLAYED.and(substituted(3, "Eva"));
        game.when(new Join("Bo", null, null)).then(new PlayerJoined("Bo", null, null));
        game.when(new Join("Bo", null, null, 2, null)).thenRejected(new Rejection.NameTaken("/name", "Bo"));
        game.when(new Join("Bo", null, null, 3, null))
                .then(new PlayerAdded(3, "Bo", null, null, JoinScore.LATE, List.of()));
        game.when(new Substitute(p(3), "Bo", null, 3)).then(new PlayerSubstituted(3, p(3), "Bo", null));
        game.when(new Substitute(p(3), "Bo", null, 2)).thenRejected(new Rejection.NameTaken("/name", "Bo"));
        game.when(new Join("Eva", null, null)).thenRejected(new Rejection.NameTaken("/name", "Eva"));
    }

    @Test
    void whoeverIsNotInMayPlayOn() {
        GameSpecification left = PLAYED.and(new PlayerLeft(p(1)));
        left.when(forBo("ann", null)).then(substituted(5, "Ann"));
        left.when(forBo("Ann", 4)).thenRejected(new Rejection.NameTaken("/name", "Ann"));
        left.and(substituted(4, "Eva")).when(forBo("Ann", 4)).thenRejected(new Rejection.NameTaken("/name", "Ann"));
        GameSpecification game = left.and(substituted(5, "Ann"));
        assertEquals(List.of("Ann", "Ann (Bo)", "Cy"), game.game().playerNames());
        assertEquals(List.of("Ann", "Bo", "Cy"), game.game().withNamesOf(4).playerNames());
        game.when(new Return(p(1))).thenRejected(new Rejection.PlaysOn(p(1)));
        game.when(new Join("Ann", null, null)).thenRejected(new Rejection.NameTaken("/name", "Ann"));
        game.when(new Substitute(p(3), "Ann", null, null)).thenRejected(new Rejection.NameTaken("/name", "Ann"));
        game.when(new Substitute(p(3), "Bo", null, null)).then(new PlayerSubstituted(5, p(3), "Bo", null));
        game.when(forBo("Eva", null)).then(substituted(5, "Eva"));
        game.and(substituted(5, "Eva")).when(new Return(p(1))).then(new PlayerReturned(p(1)));
        // Who plays on is somebody else than was noted first.
        left.and(substituted(5, "Eva")).when(new Rename(p(2), "Ann", null)).then(new PlayerRenamed(p(2), "Ann", null));
        left.when(new Rename(p(2), "Ann", null)).thenRejected(new Rejection.NameTaken("/name", "Ann"));
    }

    @Test
    void whoIsRenamedIsSoInBothSeats() {
        GameSpecification both = PLAYED.and(new PlayerLeft(p(1))).and(substituted(5, "Ann"));
        for (PlayerId seat : players(1, 2)) {
            both.when(new Rename(seat, "Anne", null)).then(new PlayerRenamed(seat, "Anne", null));
            both.when(new Rename(seat, "ANN", null)).then(new PlayerRenamed(seat, "ANN", null));
            both.when(new Rename(seat, "Cy", null)).thenRejected(new Rejection.NameTaken("/name", "Cy"));
            Game renamed = both.and(new PlayerRenamed(seat, "Anne", null)).game();
            assertEquals(List.of("Anne", "Anne (Bo)", "Cy"), renamed.playerNames());
            assertEquals(List.of(turn(1, "Bo"), turn(5, "Anne")), renamed.turns(p(2)));
        }
    }

    /** Ann plays on for Bo, and Bo for Cy: each has the place that they began with. */
    @Test
    void eachOfThoseWhoPlayOnForOneAnotherHasTheirOwnPlace() {
        GameSpecification chain = PLAYED.and(new PlayerLeft(p(1)))
                .and(substituted(5, "Ann"))
                .and(scored(high("7", 2)))
                .and(new PlayerSubstituted(6, p(3), "Bo", null))
                .and(scored(high("2", 3)));
        assertEquals(List.of("1 Ann 3", "2 Ann null", "2 Bo 2", "3 Bo null", "3 Cy 1"), places(closed(chain)));
    }

    private static List<PersonRecord> closed(GameSpecification game) {
        return GameSummary.of(game.and(new GameClosed()).game()).players();
    }

    private static List<String> places(List<PersonRecord> people) {
        return people.stream()
                .map(person -> person.seat() + " " + person.name() + " "
                        + Objects.requireNonNull(person.figures()).place())
                .toList();
    }

    /** Eva leaves the seat of Bo and plays on for Ann: the seat that she had first is hers. */
    @Test
    void ofTwoSeatsOfOthersTheFirstIsTheirOwn() {
        GameSpecification twice = PLAYED.and(substituted(2, "Eva"))
                .and(new PlayerLeft(p(2)))
                .and(new PlayerSubstituted(5, p(1), "Eva", null))
                .and(scored(high("7", 1)));
        assertEquals(List.of("1 Eva null", "1 Ann 2", "2 Eva 3", "2 Bo null", "3 Cy 1"), places(closed(twice)));
    }

    /** Bo, who joined again, was dealt no hand since: he has the place of the seat in which Ann plays on. */
    @Test
    void whoJoinsWithoutAHandHasNoSecondPlace() {
        GameSpecification again = PLAYED.and(new PlayerLeft(p(1)))
                .and(substituted(5, "Ann"))
                .and(scored(high("7", 2)))
                .and(new PlayerJoined("Bo", null, null));
        assertEquals(List.of("1 Ann 3", "2 Ann null", "2 Bo 2", "3 Cy 1"), places(closed(again)));
        assertEquals("Bo", new PlacesOfPeople(again.game()).nameOf(new Person(p(4), 1)));
    }

    /** By a correction Bo is out before Eva could play on for him. */
    @Test
    void whoWasDealtNoHandLeavesThePlaceToWhoWasThereBefore() {
        Game game = given(
                        started(Table.agurk("{'lives':1}"), "Ann", "Bo", "Cy"),
                        scored(high("9", 2)),
                        scored(high("5", 2)),
                        substituted(3, "Eva"),
                        scored(high("9", 1)),
                        new HandCorrected(2, high("K", 2), null, List.of(), List.of()))
                .game();
        assertEquals("Bo", new PlacesOfPeople(game).nameOf(new Person(p(2), 1)));
    }

    @Test
    void whoNeverPlayedStaysInTheOrderOfTheSeats() {
        List<PersonRecord> people = closed(given(THREE, new PlayerLeft(p(2)), scored(high("9", 1))));
        assertEquals(
                List.of("Ann", "Bo", "Cy"),
                people.stream().map(PersonRecord::name).toList());
    }

    /** Bo has the place in which Ann plays on: she has one of her own. */
    @Test
    void onePersonHasOnePlace() {
        List<PersonRecord> people = closed(
                PLAYED.and(new PlayerLeft(p(1))).and(substituted(5, "Ann")).and(scored(high("7", 2))));
        assertEquals(List.of("1 Ann 3", "2 Ann null", "2 Bo 2", "3 Cy 1"), places(people));
        PlayerFigures second = Objects.requireNonNull(people.get(1).figures());
        assertEquals(1, second.hands());
        assertEquals(7, second.points());
        assertEquals(0, second.opponents());
        assertEquals(4, figures(people, "Bo").hands());
        assertEquals(2, figures(people, "Bo").opponents());
        assertEquals(2, figures(people, "Ann").opponents());
    }

    @Test
    void whoIsOutPlaysOnAndHasOneSeatInTheNextGame() {
        GameSpecification out = given(
                started(Table.agurk("{'lives':1}"), "Ann", "Bo", "Cy"),
                scored(high("9", 1)),
                scored(high("K", 1)),
                substituted(3, "Ann"),
                scored(high("9", 2)));
        assertEquals(
                List.of("Ann false", "Cy false", "Bo true"),
                GameSummary.of(out.game()).players().stream()
                        .map(person -> person.name() + " " + person.substituted())
                        .toList());
        Game over = out.and(scored(high("K", 2))).game();
        assertTrue(GameDecider.rematch(over) instanceof Decision.Accepted(GameStarted next)
                && next.players().stream().map(GameEvent.Entrant::name).toList().equals(List.of("Ann", "Cy")));
    }

    /** The seat that Cy took later is told apart, though its number is lower. */
    @Test
    void ofTwoSeatsTheOneOfTheirOwnIsTheOneThatTheyHadFirst() {
        GameSpecification out = given(
                started(Table.agurk("{'lives':1}"), "Ann", "Bo", "Cy"),
                scored(high("9", 3)),
                scored(high("K", 3)),
                new PlayerSubstituted(3, p(1), "Cy", null),
                scored(high("9", 2)));
        assertEquals(List.of("Cy (Ann)", "Bo", "Cy"), out.game().playerNames());
        Game over = out.and(scored(high("K", 2))).game();
        assertTrue(GameDecider.rematch(over) instanceof Decision.Accepted(GameStarted next)
                && next.players().stream().map(GameEvent.Entrant::name).toList().equals(List.of("Cy", "Bo")));
    }

    @Test
    void aCorrectionMayBringWhoPlaysOnBackToTheirOwnSeat() {
        Game game = given(
                        started(Table.agurk("{'lives':1}"), "Ann", "Bo", "Cy"),
                        scored(high("9", 1)),
                        scored(high("K", 1)),
                        substituted(3, "Ann"),
                        scored(high("9", 2)),
                        new HandCorrected(2, high("5", 1), null, List.of(), List.of(new KeptHand(3, p(1)))))
                .game();
        assertEquals(3, game.sheet().activePlayers().size());
        assertEquals(List.of("Ann", "Ann (Bo)", "Cy"), game.playerNames());
    }

    @Test
    void onlyWhoeverIsInIsSubstituted() {
        PLAYED.when(forBo("Bo", null)).thenRejected(new Rejection.NameTaken("/name", "Bo"));
        PLAYED.when(forBo("Ann", 2)).thenRejected(new Rejection.NameTaken("/name", "Ann"));
        PLAYED.when(forBo("Eva", 6)).thenRejected(new Rejection.NoSuchHand(6, 4));
        PLAYED.when(new Substitute(p(4), "Eva", null, 1)).thenRejected(new Rejection.NoSuchPlayer(p(4), 3));
        PLAYED.and(new PlayerLeft(p(2))).when(forBo("Eva", null)).thenRejected(new Rejection.LeftAlready(p(2)));
        PLAYED.and(new PlayerLeft(p(2))).when(forBo("Eva", 4)).then(substituted(4, "Eva"));
        PLAYED.and(new PlayerJoined("Dag", null, null))
                .when(new Substitute(p(4), "Eva", null, 3))
                .thenRejected(new Rejection.WrongPlayer("/hand", p(4), PlayerFault.JOINED_LATER));
        PLAYED.and(new GameClosed()).when(forBo("Eva", 5)).thenRejected(State.GAME_OVER);
        PLAYED.and(new GameClosed()).when(forBo("Eva", 4)).then(substituted(4, "Eva"));
    }

    @Test
    void newSeatsBeforeTheFirstHandKeepTheName() {
        Game game = given(THREE, new PlayerSubstituted(1, p(2), "Eva", null), new SeatsChanged(players(2, 1, 3), p(2)))
                .game();
        assertEquals(List.of("Eva", "Ann", "Cy"), game.playerNames());
        assertEquals(List.of(turn(1, "Ann")), game.turns(p(2)));
        assertEquals(
                List.of(new Timeline.Renumbered(players(2, 1, 3), p(2))),
                game.timeline().steps());
        assertEquals(players(1, 2, 3), game.sheet().standings().present());
    }

    @Test
    void eachHasTheFiguresOfTheirOwnHandsAndTheLastOneThePlace() {
        List<PersonRecord> people = GameSummary.of(
                        PLAYED.and(substituted(3, "Eva")).and(new GameClosed()).game())
                .players();

        assertEquals(
                List.of("Ann", "Eva", "Bo", "Cy"),
                people.stream().map(PersonRecord::name).toList());
        PlayerFigures eva = figures(people, "Eva");
        PlayerFigures bo = figures(people, "Bo");
        assertEquals(3, eva.place());
        assertEquals(2, eva.opponents());
        assertEquals(2, eva.hands());
        assertEquals(1, eva.penalties());
        assertEquals(4, eva.points());
        assertEquals(0, eva.cucumbers());
        assertNull(bo.place());
        assertNull(bo.total());
        assertEquals(0, bo.wins());
        assertEquals(0, bo.opponents());
        assertEquals(2, bo.hands());
        assertEquals(22, bo.points());
        assertEquals(1, bo.cucumbers());
        assertEquals(
                List.of("9", "K"),
                bo.cards().stream().map(PlayerFigures.CardCost::card).toList());
    }

    @Test
    void whoComesBackHasAllTheirHands() {
        List<PersonRecord> people = GameSummary.of(PLAYED.and(substituted(3, "Eva"))
                        .and(substituted(4, "Bo"))
                        .and(new GameClosed())
                        .game())
                .players();
        assertEquals(3, figures(people, "Bo").hands());
        assertEquals(1, figures(people, "Bo").cucumbers());
        assertEquals(3, figures(people, "Bo").place());
        assertEquals(1, figures(people, "Eva").hands());
    }

    @Test
    void whoNeverPlayedHasNoFigures() {
        GameSpecification game = PLAYED.and(substituted(5, "Eva")).and(substituted(5, "Dag"));
        assertTrue(GameSummary.of(game.game()).shownNames().containsAll(List.of("Bo", "Dag")));
        List<PersonRecord> people =
                GameSummary.of(game.and(new GameClosed()).game()).players();
        assertEquals(
                List.of("Ann", "Dag", "Bo", "Cy"),
                people.stream().map(PersonRecord::name).toList());
        assertNull(people.get(1).figures());
        assertEquals(3, figures(people, "Bo").place());
        assertEquals(4, figures(people, "Bo").hands());
        assertEquals("Bo", new PlacesOfPeople(game.and(new GameClosed()).game()).nameOf(new Person(p(2), 1)));
    }

    @Test
    void oneOfTwoPartnersIsSubstituted() {
        GameSpecification game = given(started(Table.agurk(), "Ann & Cid", "Bo & Di"), scored(high("9", 1)));
        PlayerSubstituted gro = new PlayerSubstituted(2, p(1), "Ann", "Gro");
        game.when(new Substitute(p(1), "Ann", "Gro", 2)).then(gro);
        game.when(new Substitute(p(1), "Gro", null, 2))
                .thenRejected(new Rejection.WrongField("/names", Rejection.FieldFault.PARTNER_MISSING));
        List<PersonRecord> people = GameSummary.of(game.and(gro)
                        .and(scored(high("4", 1)))
                        .and(new GameClosed())
                        .game())
                .players();
        assertEquals(2, figures(people, "Ann").hands());
        assertEquals(1, figures(people, "Gro").hands());
        assertEquals(1, figures(people, "Cid").hands());
        assertNull(figures(people, "Cid").place());
    }

    private static PlayerFigures figures(List<PersonRecord> people, String name) {
        return Objects.requireNonNull(people.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .figures());
    }

    @Test
    void aRematchIsOfWhoeverPlaysNow() {
        Game over = PLAYED.and(substituted(3, "Eva")).and(new GameClosed()).game();
        assertTrue(GameDecider.rematch(over) instanceof Decision.Accepted(GameStarted next)
                && next.players().get(new PlayerId(2).number() - 1).name().equals("Eva"));
    }
}
