package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.sheet.PlainSheet;

class DoubledPenaltyTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rassi  | player=p2&card=9&times-p2=2 | Bo 0 → 18 (9 × 2)
            rassi  | player=p2&card=9&times-p2=4 | Bo 0 → 36 (9 × 4)
            rassi  | player=p2&card=9&times-p2=1 | Bo 0 → 9
            pickle | pickle=9&player=p2&card=9   | Bo 0 → 18 (9 × 2)
            pickle | pickle=8&player=p2&card=9   | Bo 0 → 9
            """)
    void beforeRecordAPreviewShowsItsSum(String variant, String fields, String line) {
        assertEquals(
                List.of(line),
                PlainSheet.of(variant, "{}", "Anna", "Bo", "Cai").pad(fields).lines().stream()
                        .map(each -> each.name() + " " + each.numbers())
                        .toList());
    }
}
