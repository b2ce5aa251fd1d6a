package org.lasttrick.transfer.export;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.Timeline;

/** Writes what an export says of a game in every language alike. */
public final class Titles {
    private Titles() {}

    /** Returns the name that a game's players gave it, else their own names. */
    public static String orPlayers(Game game) {
        return Objects.requireNonNullElseGet(game.start().name(), () -> String.join(", ", game.playerNames()));
    }

    /** Returns when a game's last hand was played, or when it began if it has none. */
    static Instant endedAt(RecordedGame recorded) {
        List<Timeline.Hand> hands = recorded.game().hands();
        return recorded.playedAt(hands.isEmpty() ? 1 : hands.getLast().entry());
    }

    public static Instant startedAt(RecordedGame recorded) {
        return recorded.playedAt(1);
    }
}
