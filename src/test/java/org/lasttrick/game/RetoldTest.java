package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Variants;

/** What was decided is believed when it is told again, and nothing else is. */
class RetoldTest {
    private static final int GAMES = 20;
    private static final PlayerId P1 = new PlayerId(1);
    private static final GameEvent NINE = new GameEvent.HandScored(new HighCard(Card.NINE, List.of(P1), Extras.NONE));

    private static final GameStarted START = new GameStarted(
            null,
            "agurk",
            Variants.byId("agurk").orElseThrow().rulesFor(2),
            List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0)),
            P1);

    @Test
    void everyGameByChanceIsBelieved() {
        List<List<GameEvent>> games = GamesByChance.ofEachKind(GAMES).toList();
        assertTrue(games.size() >= 300, () -> games.size() + " games");
        for (List<GameEvent> events : games) {
            assertTrue(Retold.begins(events.getFirst()), () -> events.getFirst().toString());
            Game game = Game.fold(events.subList(0, 1));
            for (GameEvent event : events.subList(1, events.size())) {
                Game before = game;
                assertTrue(Retold.follows(before, event), () -> event + " after " + before);
                game = game.after(event);
            }
        }
    }

    @Test
    void aRematchIsBelievedAsAStart() {
        int rematches = 0;
        for (List<GameEvent> events : GamesByChance.ofEachKind(GAMES).toList()) {
            if (GameDecider.rematch(Game.fold(events)) instanceof Accepted(GameEvent start)) {
                assertTrue(Retold.begins(start), start::toString);
                rematches++;
            }
        }
        assertTrue(rematches > 50, "rematches: " + rematches);
    }

    @Test
    void aGameByChanceWithOneEntryLeftOutIsNotBelievedToTheEndUnlessItIsAnotherLegalGame() {
        int refused = 0;
        for (List<GameEvent> events : GamesByChance.ofEachKind(2).toList()) {
            List<GameEvent> shorter = new ArrayList<>(events);
            shorter.remove(events.size() / 2);
            refused += isBelieved(shorter) ? 0 : 1;
        }
        assertTrue(refused > 5, "refused: " + refused);
    }

    private static boolean isBelieved(List<GameEvent> events) {
        if (!Retold.begins(events.getFirst())) {
            return false;
        }
        Game game = Game.fold(events.subList(0, 1));
        for (GameEvent event : events.subList(1, events.size())) {
            if (!Retold.follows(game, event)) {
                return false;
            }
            game = game.after(event);
        }
        return true;
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
                new GameEvent.HandCorrected(2, hand, null, List.of()),
                new GameEvent.HandCorrected(1, hand, null, List.of(2)),
                new GameEvent.HandCorrected(1, hand, "x".repeat(201), List.of()),
                new GameEvent.HandStruck(1, List.of(1)),
                new GameEvent.PlayerJoined("Anna"),
                new GameEvent.PlayerJoined(" Cai"),
                new GameEvent.PlayerJoined("Ca\ni"),
                new GameEvent.PlayerLeft(new PlayerId(3)),
                new GameEvent.PlayerRenamed(P1, "Bo"),
                new GameEvent.SeatsChanged(List.of(new PlayerId(2), P1), P1));
    }

    @ParameterizedTest
    @MethodSource("impossibleAfterOneHand")
    void whatWasNeverDecidedIsNotBelieved(GameEvent event) {
        assertFalse(Retold.follows(Game.fold(List.of(START, NINE)), event));
    }

    static List<GameEvent> impossibleStarts() {
        var rules = START.rules();
        var players = START.players();
        return List.of(
                NINE,
                new GameStarted(null, "whist", rules, players, P1),
                new GameStarted(null, "agurk", rules, players, new PlayerId(3)),
                new GameStarted(null, "agurk", rules, players.subList(0, 1), P1),
                new GameStarted("", "agurk", rules, players, P1),
                new GameStarted(" Friday", "agurk", rules, players, P1),
                new GameStarted(null, "agurk", rules, List.of(players.get(0), players.get(0)), P1),
                new GameStarted(null, "agurk", rules, List.of(players.get(0), new Entrant("Bo", 21, 0)), P1),
                new GameStarted(null, "agurk", rules, List.of(players.get(0), new Entrant("Bo", 0, 9)), P1));
    }

    @ParameterizedTest
    @MethodSource("impossibleStarts")
    void noGameBeginsLikeThis(GameEvent event) {
        assertFalse(Retold.begins(event));
        assertTrue(Retold.begins(START));
    }
}
