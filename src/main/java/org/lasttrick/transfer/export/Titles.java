package org.lasttrick.transfer.export;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Objects;
import org.lasttrick.game.Game;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;

/** What a game is called. */
public final class Titles {
    private Titles() {}

    /** As its players called it, else as its variant is called. */
    public static String of(Game game) {
        return Objects.requireNonNullElseGet(game.start().name(), () -> variant(game));
    }

    static String variant(Game game) {
        return Variants.byId(game.start().variant())
                .map(Variant::name)
                .orElse(game.start().variant());
    }

    public static Instant startedAt(RecordedGame recorded) {
        return recorded.entry(1).recordedAt();
    }

    /**
     * What a download of a game is called: the game, and the day on which it began.
     *
     * @param zone where that day is reckoned
     * @param ending such as {@code csv}
     */
    public static FileName fileName(RecordedGame recorded, ZoneId zone, String ending) {
        return FileName.of(of(recorded.game()), startedAt(recorded), zone, ending);
    }
}
