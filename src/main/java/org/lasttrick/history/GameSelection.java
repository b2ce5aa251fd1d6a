package org.lasttrick.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A selection says which games count for figures.
 *
 * @param variant empty: any
 */
public record GameSelection(String variant, Period period) {
    public static final GameSelection ALL = new GameSelection("", Period.ALWAYS);

    /**
     * Returns SQL for the rows of a view that sums up games, and of its table of sums by year: whole years are read from that, what
     * is left of the period game by game.
     *
     * @param view {@code played}, {@code played_against} or {@code paid_for}
     * @param columns that both have, other than the time
     */
    static String rows(String view, String columns) {
        return """
                (SELECT %1$s FROM %2$s_sum
                WHERE scorebook_id = ? AND year >= ? AND year < ? AND variant = coalesce(nullif(?, ''), variant)
                UNION ALL SELECT %1$s FROM %2$s
                WHERE scorebook_id = ? AND (started_at >= ? AND started_at < ? OR started_at >= ? AND started_at < ?)
                    AND variant = coalesce(nullif(?, ''), variant)) AS figures""".formatted(columns, view);
    }

    /** Returns the parameters of {@link #rows}, and then those of what follows it. */
    Object[] parameters(String scorebook, Object... more) {
        Instant head = period.headEnd();
        Instant tail = period.tailStart();
        List<Object> all = new ArrayList<>(List.of(
                scorebook,
                period.firstYear(),
                period.lastYear(),
                variant,
                scorebook,
                Objects.requireNonNullElse(period.from(), head),
                head,
                tail,
                Objects.requireNonNullElse(period.until(), tail),
                variant));
        all.addAll(List.of(more));
        return all.toArray();
    }

    Instant from() {
        return Objects.requireNonNullElse(period.from(), period.headEnd());
    }

    Instant until() {
        return Objects.requireNonNullElse(period.until(), period.tailStart());
    }
}
