package org.lasttrick.offline;

import java.util.List;
import org.lasttrick.language.texts.Theme;

/**
 * A reader is whom a page is drawn for, by the names that templates have for it.
 *
 * @param build of the service that the page belongs to
 */
public record Reader(String build, ReaderLanguage language, ThemeChoice theme, Sound sound, Service service) {
    /**
     * @param address of the page, to which a choice of language leads back
     * @param others the other languages, in the order of their tags
     */
    public record ReaderLanguage(String tag, String address, List<Named> others) {}

    /** @param value a language's name for itself */
    public record Named(String key, String value) {}

    public record ThemeChoice(Theme chosen, List<Theme> all) {}

    public record Sound(boolean isOn) {}

    /** @param isSecure whether the page came by https, or from this very computer */
    public record Service(boolean isSecure) {}
}
