package org.lasttrick.web.layout;

import io.quarkus.arc.Arc;
import io.quarkus.qute.TemplateGlobal;
import java.util.List;
import org.lasttrick.http.Languages;
import org.lasttrick.http.RequestLanguage;

/**
 * The language of a page, and the switch to others.
 *
 * @param back where a choice leads: this page again
 */
record LanguageView(String tag, String back, List<Other> others) {

    record Other(String tag, String name) {}

    /** Every template knows it. */
    @TemplateGlobal(name = "language")
    static LanguageView now() {
        RequestLanguage current = Arc.container().select(RequestLanguage.class).get();
        String tag = current.tag();
        return new LanguageView(
                tag,
                current.address(),
                Arc.container().select(Languages.class).get().names().entrySet().stream()
                        .filter(language -> !language.getKey().equals(tag))
                        .map(language -> new Other(language.getKey(), language.getValue()))
                        .toList());
    }
}
