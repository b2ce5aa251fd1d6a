package org.lasttrick.transfer.export;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/**
 * A game's title in a table is written by each format in the words that it has.
 *
 * @param given by the players; {@code null}: the title is the variant's
 * @param variant its id
 */
record GameTitle(@Nullable String given, String variant) {
    static GameTitle of(Game game) {
        return new GameTitle(game.start().name(), game.start().variant());
    }

    static GameTitle ofVariant(Game game) {
        return new GameTitle(null, game.start().variant());
    }

    /** Returns the title for programs, the same in every language. */
    String inEnglish() {
        return Objects.requireNonNullElseGet(
                given, () -> Variants.byId(variant).map(Variant::name).orElse(variant));
    }
}
