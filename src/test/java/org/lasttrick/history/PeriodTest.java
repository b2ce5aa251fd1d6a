package org.lasttrick.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A period is whole years, and what is left of it before and after them. */
class PeriodTest {
    private static Instant time(String day) {
        return Instant.parse(day + (day.contains("T") ? "Z" : "T00:00:00Z"));
    }

    private static Period period(@Nullable String from, @Nullable String until) {
        return new Period(from == null ? null : time(from), until == null ? null : time(until));
    }

    /** The whole years from 2020 to 2030. */
    private static List<Integer> years(Period period) {
        return IntStream.rangeClosed(2020, 2030)
                .filter(year -> year >= period.firstYear() && year < period.lastYear())
                .boxed()
                .toList();
    }

    /** How often a game of this moment is read, in a sum or by itself. */
    private static int reads(Period period, Instant at) {
        int year = Integer.parseInt(at.toString().substring(0, 4));
        Instant from = period.from() == null ? period.headEnd() : period.from();
        Instant until = period.until() == null ? period.tailStart() : period.until();
        boolean isSummed = year >= period.firstYear() && year < period.lastYear();
        boolean isInHead = !at.isBefore(from) && at.isBefore(period.headEnd());
        boolean isInTail = !at.isBefore(period.tailStart()) && at.isBefore(until);
        return (isSummed ? 1 : 0) + (isInHead ? 1 : 0) + (isInTail ? 1 : 0);
    }

    @Test
    void alwaysIsAllYears() {
        assertEquals(11, years(Period.ALWAYS).size());
    }

    @ParameterizedTest
    @CsvSource({
        "2023-03-01, 2023-05-01, 0",
        "2023-01-01, 2023-05-01, 0",
        "2023-03-01, 2024-01-01, 0",
        "2023-03-01, 2024-05-01, 0",
        "2023-01-01, 2024-01-01, 1",
        "2023-01-01, 2024-01-01T00:00:00.000001, 1",
        "2023-01-01T00:00:00.000001, 2025-01-01, 1",
        "2023-03-01, 2026-05-01, 2"
    })
    void onlyYearsOfWhichEveryMomentCountsAreWhole(String from, String until, int years) {
        assertEquals(years, years(period(from, until)).size());
    }

    @Test
    void anOpenEndIsOfWholeYears() {
        assertEquals(List.of(2029, 2030), years(period("2028-02-29", null)));
        assertEquals(List.of(2020, 2021), years(period(null, "2022-12-31")));
        assertEquals(List.of(2020, 2021), years(period(null, "2022-01-01")));
    }

    @Test
    void everyMomentOfAPeriodIsReadOnceAndNoOther() {
        List<String> edges = List.of(
                "2022-01-01",
                "2022-01-01T00:00:00.000001",
                "2022-07-01",
                "2022-12-31T23:59:59.999999",
                "2023-01-01",
                "2023-07-01",
                "2024-01-01",
                "2025-05-01");
        List<@Nullable String> ends = new ArrayList<>(edges);
        ends.add(null);
        for (String from : ends) {
            for (String until : ends) {
                Period period = period(from, until);
                for (String moment : edges) {
                    Instant at = time(moment);
                    boolean counts = (period.from() == null || !at.isBefore(period.from()))
                            && (period.until() == null || at.isBefore(period.until()));
                    assertEquals(counts ? 1 : 0, reads(period, at), () -> at + " in " + period);
                }
            }
        }
    }
}
