package org.lasttrick.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.sheet.FormattedTime;

/**
 * The start page shows these things of a scorebook.
 *
 * @param kept its house rules, by name
 * @param regulars who plays most, most often first
 * @param last the game played last; {@code null}: none
 * @param running games that go on, the one with the latest entry first
 * @param recent the newest games, without those
 * @param games how many it has
 */
public record StartBook(
        String id,
        String name,
        List<NamedHouseRules> kept,
        List<String> regulars,
        @Nullable Game last,
        List<GameLine> running,
        List<RecentGame> recent,
        int games) {
    public static final int RECENT_GAMES = 10;
    public static final int RUNNING_GAMES = 3;

    static final StartBook NONE = new StartBook("", "", List.of(), List.of(), null, List.of(), List.of(), 0);

    /** @param day on which it began; {@code null} where the ledger is too damaged to say */
    public record RecentGame(GameLine line, @Nullable FormattedTime day) {}
}
