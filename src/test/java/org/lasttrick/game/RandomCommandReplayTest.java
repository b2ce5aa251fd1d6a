package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.game.Decision.Accepted;

/** Random games are accepted by the replay. */
@Execution(ExecutionMode.CONCURRENT)
class RandomCommandReplayTest {
    /** Of each kind; fewer than elsewhere, since each game is decided twice. */
    private static final int GAMES = Integer.getInteger("games", 100) / 10;

    @Test
    void everyRandomGameIsAccepted() {
        List<List<GameEvent>> games = RandomGames.ofEachKind(GAMES).toList();
        assertTrue(games.size() >= GAMES, () -> games.size() + " games");
        for (List<GameEvent> events : games) {
            assertTrue(
                    CommandReplay.begins(events.getFirst()),
                    () -> events.getFirst().toString());
            Game game = Game.fold(events.subList(0, 1));
            for (GameEvent event : events.subList(1, events.size())) {
                Game before = game;
                assertTrue(CommandReplay.follows(before, event), () -> event + " after " + before);
                game = game.after(event);
            }
        }
    }

    @Test
    void aRematchIsAcceptedAsAStart() {
        int rematches = 0;
        List<List<GameEvent>> games = RandomGames.ofEachKind(GAMES).toList();
        for (List<GameEvent> events : games) {
            if (GameDecider.rematch(Game.fold(events)) instanceof Accepted(GameEvent start)) {
                assertTrue(CommandReplay.begins(start), start::toString);
                rematches++;
            }
        }
        assertTrue(rematches * 10 > games.size(), "rematches: " + rematches);
    }

    @Test
    void aRandomGameWithoutOneEntryIsAcceptedOnlyIfItIsLegal() {
        int refused = 0;
        for (List<GameEvent> events : RandomGames.ofEachKind(2).toList()) {
            List<GameEvent> shorter = new ArrayList<>(events);
            shorter.remove(events.size() / 2);
            refused += isBelieved(shorter) ? 0 : 1;
        }
        assertTrue(refused > 5, "refused: " + refused);
    }

    private static boolean isBelieved(List<GameEvent> events) {
        if (!CommandReplay.begins(events.getFirst())) {
            return false;
        }
        Game game = Game.fold(events.subList(0, 1));
        for (GameEvent event : events.subList(1, events.size())) {
            if (!CommandReplay.follows(game, event)) {
                return false;
            }
            game = game.after(event);
        }
        return true;
    }
}
