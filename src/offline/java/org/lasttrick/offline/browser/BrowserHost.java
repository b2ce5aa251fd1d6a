package org.lasttrick.offline.browser;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Fingerprint;
import org.lasttrick.language.written.Language;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.WatchView;
import org.teavm.jso.JSBody;

/** Has what a browser has for the sheet: random numbers, the clock's time zone, dates in words, and its own address. */
final class BrowserHost implements SheetHost {
    private final Language language;

    BrowserHost(Language language) {
        this.language = language;
    }

    @Override
    public String newCommandId() {
        return random(Fingerprint.ALPHABET);
    }

    /** Returns a random idempotency key, as long as the service's and of the same letters. */
    @JSBody(
            params = "alphabet",
            script = "return Array.from(crypto.getRandomValues(new Uint8Array(26)), b => alphabet[b & 31]).join('');")
    private static native String random(String alphabet);

    /** Returns the address without a drawing: others can't open it while the service is away. */
    @Override
    public WatchView watch(String path) {
        return new WatchView(shared(path), new WatchView.QrCode(1, ""), path + "/tv", true);
    }

    @Override
    public FormattedTime time(Instant at) {
        return time(at, "short");
    }

    @Override
    public FormattedTime day(Instant at) {
        return time(at, null);
    }

    private FormattedTime time(Instant at, @Nullable String style) {
        double millis = at.toEpochMilli();
        return new FormattedTime(inWords(language.say("page.datesAsIn"), millis, style), iso(millis));
    }

    /** Writes a date in the words of a language. Firefox 78 and Safari 14.0 know no styles. */
    @JSBody(
            params = {"language", "millis", "style"},
            script =
                    "let format = new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeStyle: style || undefined});"
                            + "if (!format.resolvedOptions().dateStyle) {"
                            + "const time = style ? {hour: 'numeric', minute: '2-digit'} : {};"
                            + "format = new Intl.DateTimeFormat(language, {year: 'numeric', month: 'short', day: 'numeric', ...time});"
                            + "}"
                            + "return format.format(millis);")
    private static native String inWords(String language, double millis, @Nullable String style);

    @JSBody(params = "millis", script = "return new Date(millis).toISOString();")
    private static native String iso(double millis);

    @Override
    public String shared(String path) {
        return origin() + path;
    }

    @JSBody(script = "return location.origin;")
    private static native String origin();
}
