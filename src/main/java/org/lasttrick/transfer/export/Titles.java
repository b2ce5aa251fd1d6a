package org.lasttrick.transfer.export;

import java.time.Instant;
import java.util.Objects;
import org.lasttrick.game.Game;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** A game's title for programs, the same in every language; for people, see {@link SheetHeader}. */
public final class Titles {
    private Titles() {}

    /** The name that its players gave it, else that of its variant. */
    public static String of(Game game) {
        return Objects.requireNonNullElseGet(game.start().name(), () -> variant(game));
    }

    /** The name that its players gave it, else theirs. */
    public static String orPlayers(Game game) {
        return Objects.requireNonNullElseGet(game.start().name(), () -> String.join(", ", game.playerNames()));
    }

    static String variant(Game game) {
        return Variants.byId(game.start().variant())
                .map(Variant::name)
                .orElse(game.start().variant());
    }

    public static Instant startedAt(RecordedGame recorded) {
        return recorded.entry(1).recordedAt();
    }
}
