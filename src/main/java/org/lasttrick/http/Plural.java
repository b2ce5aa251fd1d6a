package org.lasttrick.http;

import io.quarkus.qute.TemplateExtension;
import io.quarkus.qute.TemplateExtension.TemplateAttribute;
import org.lasttrick.language.texts.Plurals;

/** Lets sentences of the message bundles use {@link Plurals}: {@code {hands.plural('hand', 'hands')}}. */
@TemplateExtension
public final class Plural {
    private Plural() {}

    /** Chooses a form in languages with one form for 1, and another for everything else. */
    public static String plural(int number, String one, String other, @TemplateAttribute("locale") Object language) {
        return Plurals.plural(number, one, other, language.toString());
    }

    /** Chooses a form in Polish. */
    public static String plural(int number, String one, String few, String many) {
        return Plurals.polish(number, one, few, many);
    }
}
