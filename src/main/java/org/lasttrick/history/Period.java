package org.lasttrick.history;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * A period is one in which games began.
 *
 * @param from at this time or later; {@code null}: at any time
 * @param until before this; {@code null}: at any time
 */
public record Period(@Nullable Instant from, @Nullable Instant until) {
    public static final Period ALWAYS = new Period(null, null);

    private static final int LAST_YEAR = 9_999;

    /** All games begin before this time. */
    static final Instant END = start(LAST_YEAR);

    /** Returns the first of the whole years, in UTC, whose sums are read. */
    int firstYear() {
        return from == null ? 1 : yearFrom(from);
    }

    /** Returns the first year after the whole ones: no year is whole unless this is later than {@link #firstYear}. */
    int lastYear() {
        return until == null ? LAST_YEAR : until.atOffset(ZoneOffset.UTC).getYear();
    }

    /** Returns until when games are read one by one before the whole years, if {@code from} is given. */
    Instant headEnd() {
        Instant start = start(firstYear());
        return until != null && until.isBefore(start) ? until : start;
    }

    /** Returns from when games are read one by one after the whole years, if {@code until} is given. */
    Instant tailStart() {
        Instant start = start(lastYear());
        return start.isBefore(headEnd()) ? headEnd() : start;
    }

    private static int yearFrom(Instant time) {
        int year = time.atOffset(ZoneOffset.UTC).getYear();
        return start(year).equals(time) ? year : year + 1;
    }

    private static Instant start(int year) {
        return LocalDate.ofYearDay(year, 1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }
}
