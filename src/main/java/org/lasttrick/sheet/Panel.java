package org.lasttrick.sheet;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.PlayerId;

/** A panel is shown beside the sheet, in place of the pad. */
public sealed interface Panel {
    /**
     * This panel explains why a number is what it is.
     *
     * @param hand whose change is explained; {@code null}: the total
     */
    record Why(PlayerId player, @Nullable Integer hand) implements Panel {}

    enum Simple implements Panel, Keyword {
        RULES,
        CHART,
        ENTRIES,
        PLAYERS,
        WATCHING,
        EXPORT,
        ENDING
    }

    /** This query parameter names the panel. */
    String PARAMETER = "panel";

    /** Addresses up to version 0.2.0 have this name of {@link Simple#EXPORT}. */
    String FORMERLY_EXPORT = "take-home";

    /** This word begins the name of {@link Why}. */
    String WHY = "why-";

    default String written() {
        return switch (this) {
            case Why(PlayerId player, var hand) -> WHY + player + (hand == null ? "" : "-" + hand);
            case Simple panel -> panel.word();
        };
    }

    /** Returns the query of an address that shows the panel. */
    default String query() {
        return PARAMETER + "=" + written();
    }

    /** Reads a panel; empty for any other text: an old or mistyped address still shows the sheet with its pad. */
    static Optional<Panel> read(String written) {
        if (written.equals(FORMERLY_EXPORT)) {
            return Optional.of(Simple.EXPORT);
        }
        return written.startsWith(WHY)
                ? why(written.substring(WHY.length()))
                : Keyword.read(Simple.values(), written).map(panel -> panel);
    }

    private static Optional<Panel> why(String written) {
        int hyphen = written.indexOf('-');
        if (hyphen < 0) {
            return PlayerId.parse(written).map(player -> new Why(player, null));
        }
        return PlayerId.parse(written.substring(0, hyphen))
                .flatMap(player ->
                        InputText.number(written.substring(hyphen + 1)).map(hand -> new Why(player, hand)));
    }
}
