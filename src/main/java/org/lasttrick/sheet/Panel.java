package org.lasttrick.sheet;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.PlayerId;

/** What somebody wants to see beside the sheet, in the pad's place. */
public sealed interface Panel {
    /** @param hand whose change is asked about; {@code null}: the total */
    record Why(PlayerId player, @Nullable Integer hand) implements Panel {}

    record Chart() implements Panel {}

    record Entries() implements Panel {}

    record Players() implements Panel {}

    record Watching() implements Panel {}

    record Ending() implements Panel {}

    record TakeHome() implements Panel {}

    /** The name by which an address asks for one. */
    String PARAMETER = "panel";

    Pattern WHY = Pattern.compile("why-(p[0-9]{1,2})(?:-([0-9]{1,4}))?");

    default String written() {
        return switch (this) {
            case Why(PlayerId player, var hand) -> "why-" + player + (hand == null ? "" : "-" + hand);
            case Chart chart -> "chart";
            case Entries entries -> "entries";
            case Players players -> "players";
            case Watching watching -> "watching";
            case Ending ending -> "ending";
            case TakeHome takeHome -> "take-home";
        };
    }

    /** With which the sheet's address asks for it. */
    default String query() {
        return PARAMETER + "=" + written();
    }

    /** Empty for what is none, so that an old or mistyped address still shows the sheet with its pad. */
    static Optional<Panel> read(String written) {
        return switch (written) {
            case "chart" -> Optional.of(new Chart());
            case "entries" -> Optional.of(new Entries());
            case "players" -> Optional.of(new Players());
            case "watching" -> Optional.of(new Watching());
            case "ending" -> Optional.of(new Ending());
            case "take-home" -> Optional.of(new TakeHome());
            default -> why(written);
        };
    }

    private static Optional<Panel> why(String written) {
        Matcher why = WHY.matcher(written);
        return why.matches()
                ? PlayerId.parse(why.group(1))
                        .map(player -> new Why(player, why.group(2) == null ? null : Integer.valueOf(why.group(2))))
                : Optional.empty();
    }
}
