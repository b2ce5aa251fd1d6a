package org.lasttrick.sheet;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.lasttrick.language.texts.PageText;

/**
 * A point in time, written for people and for programs.
 *
 * @param text in the reader's way of writing dates
 * @param iso the same as ISO 8601
 */
public record FormattedTime(String text, String iso) {
    private static final DateTimeFormatter FORMAT =
            DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT);

    /** @param zone the reader's */
    public static FormattedTime of(Instant instant, ZoneId zone, PageText text) {
        ZonedDateTime at = instant.atZone(zone);
        return new FormattedTime(
                FORMAT.withLocale(Locale.forLanguageTag(text.datesAsIn())).format(at),
                at.truncatedTo(ChronoUnit.SECONDS).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME));
    }
}
