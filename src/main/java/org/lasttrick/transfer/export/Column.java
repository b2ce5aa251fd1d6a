package org.lasttrick.transfer.export;

import java.time.Instant;
import java.time.ZoneId;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.BookText;

/**
 * A column belongs to a table that is exported as CSV, in a workbook, or both.
 *
 * @param key its name in CSV, the same in every language; {@code null} if CSV doesn't have it
 * @param title its name in a workbook, in the reader's language; {@code null} if workbooks don't have it
 * @param value of a row: text, a number, a yes or no, an enum's constant, a {@link GameTitle} or an {@link Instant}; each
 *     format has its own way to write it
 * @param local whether CSV has its times in the reader's time zone, which its name there says; else in UTC
 */
record Column<R>(
        @Nullable String key,
        @Nullable BiFunction<BookText, ZoneId, String> title,
        Function<R, @Nullable Object> value,
        boolean local) {

    static <R> Column<R> of(
            @Nullable String key, @Nullable Function<BookText, String> title, Function<R, @Nullable Object> value) {
        return new Column<>(key, title == null ? null : (text, zone) -> title.apply(text), value, false);
    }

    static <R> Column<R> ofTime(@Nullable String key, Function<BookText, String> title, Function<R, Instant> value) {
        return new Column<>(key, (text, zone) -> withZone(title.apply(text), zone), value::apply, false);
    }

    /** Makes a column in the reader's time zone, for spreadsheets: no form of a time in UTC is recognized by all of them. */
    static <R> Column<R> ofLocalTime(String key, Function<R, Instant> value) {
        return new Column<>(key, null, value::apply, true);
    }

    /** Returns the title with the time zone: a cell has none. */
    static String withZone(String title, ZoneId zone) {
        return "%s (%s)".formatted(title, zone.getId());
    }
}
