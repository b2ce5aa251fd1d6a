package org.lasttrick.sheet;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.PlayerId;

/** What is shown beside the sheet, in place of the pad. */
public sealed interface Panel {
    /** Why a number is what it is.
     *
     * @param hand whose change is explained; {@code null}: the total
     */
    record Why(PlayerId player, @Nullable Integer hand) implements Panel {}

    enum Simple implements Panel {
        RULES,
        CHART,
        ENTRIES,
        PLAYERS,
        WATCHING,
        EXPORT,
        ENDING
    }

    /** The query parameter that names the panel. */
    String PARAMETER = "panel";

    /** The name of {@link Simple#EXPORT} in addresses up to version 0.2.0. */
    String FORMERLY_EXPORT = "take-home";

    Pattern WHY = Pattern.compile("why-(p[0-9]{1,2})(?:-([0-9]{1,4}))?");

    default String written() {
        return switch (this) {
            case Why(PlayerId player, var hand) -> "why-" + player + (hand == null ? "" : "-" + hand);
            case Simple panel -> panel.name().toLowerCase(Locale.ROOT).replace('_', '-');
        };
    }

    /** The query of an address that shows it. */
    default String query() {
        return PARAMETER + "=" + written();
    }

    /** Empty for any other text: an old or mistyped address still shows the sheet with its pad. */
    static Optional<Panel> read(String written) {
        if (written.equals(FORMERLY_EXPORT)) {
            return Optional.of(Simple.EXPORT);
        }
        Matcher why = WHY.matcher(written);
        return why.matches()
                ? PlayerId.parse(why.group(1))
                        .map(player -> new Why(player, why.group(2) == null ? null : Integer.valueOf(why.group(2))))
                : Arrays.stream(Simple.values())
                        .filter(panel -> panel.written().equals(written))
                        .<Panel>map(panel -> panel)
                        .findFirst();
    }
}
