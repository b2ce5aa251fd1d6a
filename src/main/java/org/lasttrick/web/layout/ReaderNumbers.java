package org.lasttrick.web.layout;

import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.Locale;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;

/** Writes numbers for the reader of this request. */
@Named("numbers")
@Singleton
public record ReaderNumbers(Messages messages) {
    /** Writes a number with one decimal. */
    public String decimal(double number) {
        return String.format(Locale.forLanguageTag(text().datesAsIn()), "%.1f", number);
    }

    /** @param share 0 to 1 */
    public String percent(double share) {
        return text().percent((int) Math.round(share * 100));
    }

    private PageText text() {
        return messages.of(PageText.class);
    }
}
