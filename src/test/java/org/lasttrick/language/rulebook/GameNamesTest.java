package org.lasttrick.language.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class GameNamesTest {
    private static List<String> found(String language, String text) {
        return new GameNames(PlainMessages.in(language))
                .found(text).stream().map(Variant::id).toList();
    }

    /** The names are those of pagat.com and of the Norwegian Wikipedia. */
    @ParameterizedTest
    @CsvSource({
        "en, røkkar, gurka-norway",
        "nb, ROKKAR, gurka-norway",
        "en, norway, gurka-norway gurka-norway-rampo gurka-norway-21 gurka-norway-vidargas",
        "nb, norge, gurka-norway gurka-norway-rampo gurka-norway-21 gurka-norway-vidargas",
        "pl, polska, ogorek ogorek-classic ogorek-kontra",
        "en, ogorek, ogorek ogorek-classic ogorek-kontra",
        "pl, KONTRA, ogorek-kontra",
        "is, ísland, gurka-iceland vidivallagurka gurka-iceland-zero",
        "en, ' letzter ', letzter",
        "fi, suomi, rassi kurkku matapesa kurko",
        "en, kurko, kurko",
        "sv, FRANKRIKE, concombre",
        "en, whist, ''"
    })
    void gamesAreFoundByTheirNamesAndByCountry(String language, String text, String ids) {
        assertEquals(ids, String.join(" ", found(language, text)));
    }

    @Test
    void agurkIsAlsoCalledTwentyOne() {
        assertEquals("agurk", found("da", "21").getFirst());
    }

    @Test
    void gamesAreGroupedByCountry() {
        GameNames names = new GameNames(PlainMessages.in("sv"));
        assertEquals(
                "Danmark agurk agurk-over-21 agurk-30 agurk-kept-cards",
                names.byCountry(Variants.all()).stream()
                        .map(of -> of.name() + " "
                                + of.games().stream().map(Variant::id).collect(Collectors.joining(" ")))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void withoutATextAllAreFound() {
        assertEquals(Variants.all().size(), found("en", "").size());
        assertTrue(found("en", " ").contains("letzter"));
    }
}
