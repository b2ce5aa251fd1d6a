package org.lasttrick.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.NumberFormat;
import java.text.NumberFormat.Style;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The JDK has the same rules where it abbreviates large numbers: {@code 5 tysięcy}, {@code 21 milljón}. */
class PluralTest {
    private static String words(NumberFormat format, long number) {
        return format.format(number).replace('\u00a0', ' ');
    }

    @ParameterizedTest
    @CsvSource({
        "da, 1000000, million, millioner",
        "de, 1000000, Million, Millionen",
        "fi, 1000000, miljoona, miljoonaa",
        "is, 1000000, milljón, milljónir",
        "nb, 1000000, million, millioner",
        "sv, 1000000, miljon, miljoner"
    })
    void oneOfTwoFormsGoesWithANumber(Locale language, long unit, String one, String other) {
        NumberFormat oracle = NumberFormat.getCompactNumberInstance(language, Style.LONG);
        for (int number = 1; number < 1_000; number++) {
            assertEquals(
                    words(oracle, number * unit),
                    number + " " + Plural.plural(number, one, other, language),
                    language::toString);
        }
    }

    @Test
    void oneOfThreeFormsGoesWithANumberInPolish() {
        NumberFormat oracle = NumberFormat.getCompactNumberInstance(Locale.of("pl"), Style.LONG);
        for (int number = 1; number < 1_000; number++) {
            assertEquals(
                    words(oracle, number * 1_000L),
                    number + " " + Plural.plural(number, "tysiąc", "tysiące", "tysięcy"));
        }
    }
}
