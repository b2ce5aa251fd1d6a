package org.lasttrick.sheet;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.lasttrick.language.texts.PageText;

/**
 * When something was entered.
 *
 * @param told in the reader's way of writing dates
 * @param machine the same for programs
 */
public record Moment(String told, String machine) {
    private static final DateTimeFormatter TOLD =
            DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT);

    public static Moment of(Instant instant, PageText text) {
        ZonedDateTime at = instant.atZone(ZoneOffset.systemDefault());
        return new Moment(
                TOLD.withLocale(Locale.forLanguageTag(text.datesAsIn())).format(at),
                at.truncatedTo(ChronoUnit.SECONDS).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME));
    }
}
