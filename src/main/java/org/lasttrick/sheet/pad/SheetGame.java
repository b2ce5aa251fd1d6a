package org.lasttrick.sheet.pad;

import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

/**
 * A sheet's game is a recorded game, as far as the sheet shows it.
 *
 * @param head the hash of the last entry
 * @param fingerprint the head, shortened so that it can be read aloud
 * @param began when it began at the table
 * @param times when each entry was recorded, in order
 * @param events what each entry says, in order; decoded only when the sheet needs them
 */
public record SheetGame(
        String id,
        Game game,
        String head,
        String fingerprint,
        Instant began,
        List<Instant> times,
        Supplier<List<GameEvent>> events) {

    /** Returns the path of the sheet. */
    public String url() {
        return "/games/" + id;
    }

    public int version() {
        return game.version();
    }

    /** Returns the game after entry {@code version}, 1 to {@link #version()}. */
    public Game asOf(int version) {
        return version == version() ? game : Game.fold(events.get().subList(0, version));
    }
}
