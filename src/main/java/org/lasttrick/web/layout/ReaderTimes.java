package org.lasttrick.web.layout;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.time.Instant;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.sheet.FormattedTime;

/** Writes times for the reader of this request; templates do so by {@code tags/time}. */
@Named("times")
@ApplicationScoped
public class ReaderTimes {
    private final ReaderZone zone;
    private final PageText text;

    ReaderTimes(ReaderZone zone, Messages messages) {
        this.zone = zone;
        this.text = messages.of(PageText.class);
    }

    public FormattedTime of(Instant instant) {
        return FormattedTime.of(instant, zone.id(), text);
    }
}
