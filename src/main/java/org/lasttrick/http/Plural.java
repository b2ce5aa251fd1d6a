package org.lasttrick.http;

import io.quarkus.qute.TemplateExtension;
import io.quarkus.qute.TemplateExtension.TemplateAttribute;

/**
 * The form of a word that goes with a number, in sentences of the message bundles: {@code {hands.plural('hand', 'hands')}}. The rules
 * are those of the Unicode CLDR for whole numbers.
 */
@TemplateExtension
public final class Plural {
    private Plural() {}

    /** For languages with one form for 1, and another for everything else. */
    public static String plural(int number, String one, String other, @TemplateAttribute("locale") Object language) {
        boolean isOne = language.toString().equals("is") ? number % 10 == 1 && number % 100 != 11 : number == 1;
        return isOne ? one : other;
    }

    /** For Polish. */
    public static String plural(int number, String one, String few, String many) {
        boolean isFew = number % 10 >= 2 && number % 10 <= 4 && (number % 100 < 12 || number % 100 > 14);
        return number == 1 ? one : isFew ? few : many;
    }
}
