package org.lasttrick.web.layout;

import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.sheet.FormattedTime;

/** Writes times for the reader of this request; templates do so by {@code tags/time}. */
@Named("times")
@Singleton
public record ReaderTimes(ReaderZone zone, Messages messages) {
    public FormattedTime of(Instant instant) {
        return new FormattedTime(
                format(instant, DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)),
                instant.atZone(zone.id())
                        .truncatedTo(ChronoUnit.SECONDS)
                        .format(DateTimeFormatter.ISO_OFFSET_DATE_TIME));
    }

    public String day(Instant instant) {
        return format(instant, DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM));
    }

    /** Writes a day with the day of the week. */
    public String longDay(Instant instant) {
        return format(instant, DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL));
    }

    public String time(Instant instant) {
        return format(instant, DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT));
    }

    private String format(Instant instant, DateTimeFormatter form) {
        return form.withLocale(locale()).format(instant.atZone(zone.id()));
    }

    /** Returns the language and the country as in which dates are written and names sorted. */
    public Locale locale() {
        return Locale.forLanguageTag(messages.of(PageText.class).datesAsIn());
    }
}
