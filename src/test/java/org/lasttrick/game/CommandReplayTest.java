package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variants;

/** Only events that the decider decides are accepted. */
class CommandReplayTest {
    private static final PlayerId P1 = new PlayerId(1);
    private static final GameEvent NINE = new GameEvent.HandScored(new HighCard(Card.NINE, List.of(P1), Extras.NONE));

    private static final GameStarted START = new GameStarted(
            null,
            "agurk",
            Variants.byId("agurk").orElseThrow().rulesFor(2),
            List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0)),
            P1,
            Edition.LATEST);

    private static final HighCard QUEEN = new HighCard(Card.QUEEN, List.of(new PlayerId(2)), Extras.NONE);

    /** Together they lead to each type of event. */
    private static final List<GameCommand> EVERYTHING = List.of(
            new GameCommand.TakeSeats(List.of(new PlayerId(2), P1), P1),
            new GameCommand.ScoreHand(QUEEN),
            new GameCommand.Join("Cai", null, null),
            new GameCommand.ScoreHand(new HighCard(Card.NINE, List.of(new PlayerId(3)), Extras.NONE)),
            new GameCommand.TakeSeats(List.of(new PlayerId(2), new PlayerId(3), P1), null, 2),
            new GameCommand.Join("Dag", null, 2, 1, JoinScore.START),
            new GameCommand.Substitute(new PlayerId(2), "Eva", null, 2),
            new GameCommand.CorrectRules("agurk", Table.agurk("{'limit':30}"), GameCommand.OnConflict.REFUSE),
            new GameCommand.CorrectHand(1, QUEEN, "seen wrong", GameCommand.OnConflict.REFUSE),
            new GameCommand.StrikeHand(1, GameCommand.OnConflict.REFUSE),
            new GameCommand.Undo(),
            new GameCommand.Redo(),
            new GameCommand.Rename(P1, "Åse", null),
            new GameCommand.Leave(new PlayerId(3)),
            new GameCommand.Close(),
            new GameCommand.Reopen(),
            new GameCommand.Abandon());

    @Test
    void aDecidedEventIsAccepted() {
        assertTrue(CommandReplay.begins(START));
        Game game = Game.fold(List.of(START));
        for (GameCommand command : EVERYTHING) {
            GameEvent event = assertInstanceOf(Accepted.class, GameDecider.decide(command, game))
                    .event();
            Game before = game;
            assertTrue(CommandReplay.follows(before, event), () -> event + " after " + before);
            game = game.after(event);
        }
    }

    @Test
    void aCorrectionIsAcceptedOnlyWithTheLaterHandsThatItStrikes() {
        PlayerId bo = new PlayerId(2);
        Game game = Game.fold(List.of(
                new GameStarted(
                        null,
                        "agurk",
                        Variants.byId("agurk").orElseThrow().rulesFor(3),
                        List.of(new Entrant("Anna", 20, 1), new Entrant("Bo", 0, 0), new Entrant("Cai", 0, 0)),
                        P1,
                        Edition.LATEST),
                new GameEvent.HandScored(QUEEN),
                new GameEvent.HandScored(new HighCard(Card.FIVE, List.of(P1, bo), Extras.NONE))));
        HighCard annaIsOut = new HighCard(Card.NINE, List.of(P1), Extras.NONE);
        assertTrue(CommandReplay.follows(game, new GameEvent.HandCorrected(1, annaIsOut, null, List.of(2), List.of())));
        assertFalse(CommandReplay.follows(game, new GameEvent.HandCorrected(1, annaIsOut, null, List.of(), List.of())));
    }

    static List<GameEvent> impossibleAfterOneHand() {
        var hand = new HighCard(Card.NINE, List.of(P1), Extras.NONE);
        return List.of(
                START,
                new GameEvent.EntryUndone(1),
                new GameEvent.EntryUndone(3),
                new GameEvent.EntryRedone(2),
                new GameEvent.GameReopened(),
                new GameEvent.HandScored(new HighCard(Card.NINE, List.of(new PlayerId(3)), Extras.NONE)),
                new GameEvent.HandScored(new HighCard(Card.SIX_OF_CLUBS, List.of(P1), Extras.NONE)),
                new GameEvent.HandCorrected(2, hand, null, List.of(), List.of()),
                new GameEvent.HandCorrected(1, hand, null, List.of(2), List.of()),
                new GameEvent.HandCorrected(1, hand, "x".repeat(201), List.of(), List.of()),
                new GameEvent.HandStruck(1, List.of(1), List.of()),
                new GameEvent.PlayerJoined("Anna", null, null),
                new GameEvent.PlayerJoined(" Cai", null, null),
                new GameEvent.PlayerJoined("Ca\ni", null, null),
                new GameEvent.PlayerLeft(new PlayerId(3)),
                new GameEvent.PlayerRenamed(P1, "Bo", null),
                new GameEvent.SeatsChanged(List.of(new PlayerId(2), P1), P1));
    }

    @ParameterizedTest
    @MethodSource("impossibleAfterOneHand")
    void anEventThatCouldNotBeDecidedIsNotAccepted(GameEvent event) {
        assertFalse(CommandReplay.follows(Game.fold(List.of(START, NINE)), event));
    }

    static List<GameEvent> impossibleStarts() {
        var rules = START.rules();
        var players = START.players();
        return List.of(
                NINE,
                new GameStarted(null, "whist", rules, players, P1, Edition.LATEST),
                new GameStarted(null, "agurk", rules, players, new PlayerId(3), Edition.LATEST),
                new GameStarted(null, "agurk", rules, players.subList(0, 1), P1, Edition.LATEST),
                new GameStarted("", "agurk", rules, players, P1, Edition.LATEST),
                new GameStarted(" Friday", "agurk", rules, players, P1, Edition.LATEST),
                new GameStarted(null, "agurk", rules, List.of(players.get(0), players.get(0)), P1, Edition.LATEST),
                new GameStarted(
                        null, "agurk", rules, List.of(players.get(0), new Entrant("Bo", 21, 0)), P1, Edition.LATEST),
                new GameStarted(
                        null, "agurk", rules, List.of(players.get(0), new Entrant("Bo", 0, 9)), P1, Edition.LATEST));
    }

    @ParameterizedTest
    @MethodSource("impossibleStarts")
    void anImpossibleStartIsNotAccepted(GameEvent event) {
        assertFalse(CommandReplay.begins(event));
        assertTrue(CommandReplay.begins(START));
    }

    @Test
    void aCorrectionIsAcceptedOnlyWithTheHandsThatItKeeps() {
        var rules = Table.agurk("{'limit':9,'lives':1}");
        Game game = Game.fold(List.of(
                new GameStarted(
                        null, "agurk", rules, GameSpecification.entrants(rules, "Ann", "Bo", "Cy"), P1, Edition.LATEST),
                NINE,
                new GameEvent.HandScored(new HighCard(Card.TWO, List.of(new PlayerId(2)), Extras.NONE))));
        HighCard annIsIn = new HighCard(Card.TWO, List.of(P1), Extras.NONE);

        for (List<GameEvent.KeptHand> kept :
                List.of(List.of(new GameEvent.KeptHand(2, P1)), List.<GameEvent.KeptHand>of())) {
            assertEquals(
                    !kept.isEmpty(),
                    CommandReplay.follows(game, new GameEvent.HandCorrected(1, annIsIn, null, List.of(), kept)));
        }
    }
}
