package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.GameSummary.PersonRecord;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.NameTaken;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** A game of partners who share a score: two of them are one player. */
class PartnerGamesTest {
    private static final Variant PARTNERS =
            Variants.byId("cucumber-30-partners").orElseThrow();
    private static final GameStarted START = started("Ann & Cid", "Bo & Di");

    private static GameStarted started(String... names) {
        return new GameStarted(
                null,
                PARTNERS.id(),
                PARTNERS.rules(),
                GameSpecification.entrants(PARTNERS.rules(), names),
                p(1),
                Edition.LATEST);
    }

    private static GameCommand score(HandResult result) {
        return new GameCommand.ScoreHand(result);
    }

    private static StartGame start(String... names) {
        return new StartGame(null, PARTNERS.id(), null, GameSpecification.entrants(PARTNERS.rules(), names), null);
    }

    @Test
    void aGameOfPartnersNeedsTwoNamesForEachPlayer() {
        GameSpecification.when(start("Ann & Cid", "Bo & Di")).then(START);
        GameSpecification.when(start("Ann & Cid", "Bo & Di", "Eva"))
                .thenRejected(new WrongField("/players/2/names", FieldFault.PARTNER_MISSING));
    }

    @Test
    void noTwoPeopleHaveTheSameName() {
        GameSpecification.when(start("Ann & Cid", "Bo & cid")).thenRejected(new NameTaken("/players/1/names/1", "Cid"));
        GameSpecification.when(start("Ann & ann", "Bo & Di")).thenRejected(new NameTaken("/players/0/names/1", "Ann"));
        GameStarted three = GameSpecification.agurk("Ann & Cid", "Bo");
        given(three).when(new Join("Ann & Cid", null, null)).thenRejected(new NameTaken("/name", "Ann & Cid"));
        given(GameSpecification.agurk("Ann", "Bo"), new PlayerRenamed(p(1), "Eva & Fay", null))
                .when(new Join("Eva", "Fay", null))
                .thenRejected(new NameTaken("/names", "Eva & Fay"));
        StartGame alike = new StartGame(
                null,
                "agurk",
                null,
                List.of(new Entrant("Ann & Cid", 0, 0), new Entrant("Ann", "Cid", 0, 0), new Entrant("Bo", 0, 0)),
                null);
        GameSpecification.when(alike).thenRejected(new NameTaken("/players/1/names", "Ann & Cid"));
    }

    @Test
    void partnersAreNamedTogetherAndEachAlone() {
        Game game = given(START).game();
        assertEquals(List.of("Ann & Cid", "Bo & Di"), game.playerNames());
        assertEquals("Ann & Cid", game.nameOf(p(1)));
        assertEquals("Di", game.nameOf(new Person(p(2), 2)));
        assertEquals(4, game.start().people());
    }

    @Test
    void twoOnOneSeatAreNoGame() {
        StartGame alone = new StartGame(null, "agurk", null, List.of(new Entrant("Ann", "Cid", 0, 0)), null);
        GameSpecification.when(alone).thenRejected(new OutOfRange("/players", Bound.PLAYERS, 1, 2, 7));
    }

    @Test
    void eachPersonHasACardInTheFullTrick() {
        given(START)
                .when(score(trick("p1 9", "p2 4", "p1 3")))
                .thenRejected(new Rejection.PlayersMissing("/plays", players(2)));
        given(START)
                .when(score(trick("p1 9", "p2 4", "p1 3", "p2 5", "p1 2")))
                .thenRejected(new WrongPlayer("/plays/4/player", p(1), PlayerFault.THREE_CARDS));
        given(START)
                .when(score(high("9", 1, 1, 1)))
                .thenRejected(new WrongPlayer("/players/2", p(1), PlayerFault.THREE_CARDS));
        given(START)
                .when(score(trick("p1 9", "p2 9", "p1 9", "p2 9")))
                .then(scored(trick("p1 9", "p2 9", "p1 9", "p2 9")));
        given(START)
                .when(score(trick("p1 9", "p2 9", "p1 9", "p2 6C")))
                .thenRejected(new Rejection.CardNotInGame("/plays/3/card", Card.SIX_OF_CLUBS));
    }

    @Test
    void partnersJoinTogether() {
        given(START).when(new Join("Eva", "Fay", 2)).then(new PlayerJoined("Eva", "Fay", 2));
        given(START)
                .when(new Join("Eva", null, null))
                .thenRejected(new WrongField("/names", FieldFault.PARTNER_MISSING));
        given(START).when(new Join("Eva", "Di", null)).thenRejected(new NameTaken("/names/1", "Di"));
        given(START).when(new Join("Eva", "eva", null)).thenRejected(new NameTaken("/names/1", "Eva"));
        given(START, new PlayerJoined("Eva", "Fay", null))
                .when(new Join("Gil", "Hal", null))
                .thenRejected(new OutOfRange("", Bound.PLAYERS, 8, 4, 6));
    }

    @Test
    void aMissingNameIsOneFault() {
        given(START)
                .when(new Join("", " ", null))
                .thenRejected(
                        new WrongField("/names/0", FieldFault.NAME_MISSING),
                        new WrongField("/names/1", FieldFault.NAME_MISSING));
    }

    @Test
    void theLastTwoAreTwoPlayersAndNotTwoPeople() {
        StartGame start = new StartGame(
                null, PARTNERS.id(), Table.over(PARTNERS.rules(), "{'end':'last-two'}"), START.players(), null);
        GameSpecification.when(start).thenRejected(new OutOfRange("/players", Bound.PLAYERS, 2, 3, 6));
    }

    @Test
    void thePartnerOfSomebodyWhoLeftIsTold() {
        given(START, new PlayerJoined("Eva", "Fay", null), new PlayerLeft(p(3)))
                .when(new Join("Gil", "Fay", null))
                .thenRejected(new Rejection.NameOfLeaver("/names/1", "Fay"));
    }

    @Test
    void partnersAreRenamedTogetherAndStayTwo() {
        given(START).when(new Rename(p(1), "Anna", "Cid")).then(new PlayerRenamed(p(1), "Anna", "Cid"));
        given(START)
                .when(new Rename(p(1), "Anna", null))
                .thenRejected(new WrongField("/names", FieldFault.PARTNER_MISSING));
        given(GameSpecification.agurk("Ann", "Bo"))
                .when(new Rename(p(1), "Ann", "Cid"))
                .thenRejected(new WrongField("/names", FieldFault.PARTNER_NOT_IN_GAME));
        assertEquals(
                "Anna & Cid",
                given(START, new PlayerRenamed(p(1), "Anna", "Cid")).game().nameOf(p(1)));
    }

    @Test
    void partnersMayPlayInAnyGameOfCards() {
        given(GameSpecification.agurk("Ann & Cid", "Bo"))
                .when(score(trick("p1 9", "p2 4", "p1 3")))
                .then(scored(trick("p1 9", "p2 4", "p1 3")));
    }

    @Test
    void aRematchHasTheSamePartners() {
        Game closed =
                given(START, scored(high("9", 1)), new GameEvent.GameClosed()).game();
        GameStarted next = (GameStarted) ((Decision.Accepted) GameDecider.rematch(closed)).event();
        assertEquals(START.players(), next.players());
        assertEquals(p(2), next.dealer());
    }

    @Test
    void theNearestOfTheWinnersClockwiseDealsTheRematch() {
        Game closed = given(START, scored(high("9", 2)), scored(high("8", 2)), new GameEvent.GameClosed())
                .game();
        GameStarted next = (GameStarted) ((Decision.Accepted) GameDecider.rematch(closed)).event();
        assertEquals(
                List.of("Cid & Ann", "Di & Bo"),
                next.players().stream()
                        .map(each -> each.playerName().toString())
                        .toList());
        assertEquals(p(1), next.dealer());
    }

    @Test
    void aGameCountsForBothPartners() {
        Game closed = given(START, scored(high("9", 1))).game().after(new GameEvent.GameClosed());
        PlayerFigures paid = PlayerFigures.of(closed.sheet(), p(1), _ -> true).orElseThrow();
        PlayerFigures won = PlayerFigures.of(closed.sheet(), p(2), _ -> true).orElseThrow();
        assertEquals(9, paid.points());
        assertEquals(1, won.wins());
        assertEquals(
                List.of(
                        new PersonRecord(1, "Ann", false, paid),
                        new PersonRecord(1, "Cid", false, paid),
                        new PersonRecord(2, "Bo", false, won),
                        new PersonRecord(2, "Di", false, won)),
                GameSummary.of(closed).players());
    }

    @Test
    void aRecordedGameIsDecidedAgainAsItWas() {
        List<GameEvent> events = List.of(
                START,
                new PlayerJoined("Eva", "Fay", null),
                new PlayerRenamed(p(1), "Anna", "Cid"),
                scored(trick("p1 9", "p2 4", "p3 3", "p1 2", "p2 2", "p3 2")));
        assertTrue(CommandReplay.begins(START));
        Game game = Game.fold(events.subList(0, 1));
        for (GameEvent event : events.subList(1, events.size())) {
            assertTrue(CommandReplay.follows(game, event));
            game = game.after(event);
        }
        assertEquals(List.of(9, 0, 0), Table.scores(game.sheet()));
    }
}
