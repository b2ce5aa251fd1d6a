package org.lasttrick.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameOrderTest {
    /** The names are in the right order, and sorted from the opposite one. */
    @ParameterizedTest
    @CsvSource({
        "sv, anna Zoe Åsa Ärla Ödla Östen",
        "pl, anna Łukasz Ósma Zofia",
        "pl, Lena Luz Łukasz Zuza Źrebak Żaneta",
        "da, Zoe Ægir Ørn Åse",
        "nb, Zoe Ægir Ørn Åse",
        "de, anna Anna Ärla Östen Otto Strasse Straße Zoe",
        "fi, anna Vesa Zoe Åsa Ärla Östen",
        "is, Anna Ágúst Davíð Eva Zoe Þór Æsa Össur",
        "en-GB, anna Åsa Östen Zoe"
    })
    void namesAreInTheReadersAlphabet(String language, String names) {
        assertSorted(language, names.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"Ann B.,Anna", "Bo,Bo A.", "Bo A.,Bo B."})
    void aShorterFirstNameStandsBeforeALongerOne(String first, String second) {
        assertSorted("en", first, second);
    }

    private static void assertSorted(String language, String... names) {
        List<String> expected = Arrays.asList(names);
        assertEquals(
                expected,
                expected.reversed().stream()
                        .sorted(NameOrder.in(Locale.forLanguageTag(language)))
                        .toList());
    }
}
