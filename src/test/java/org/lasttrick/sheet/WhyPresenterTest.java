package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lasttrick.sheet.PanelView.HandStep;
import org.lasttrick.sheet.PanelView.WhyView;

class WhyPresenterTest {
    private final PlainSheet sheet = PlainSheet.agurk("Anna", "Bo").score(high("9", 1), high("K", 2), high("5", 1));

    private WhyView why(String query) {
        return Objects.requireNonNull(
                Objects.requireNonNull(sheet.tablet(query).panel()).why());
    }

    @Test
    void eachHandInTheExplanationOfATotalLinksToItsOwnExplanation() {
        List<HandStep> hands = why("panel=why-p1").hands();
        assertEquals(
                List.of("/games/g?panel=why-p1-1", "/games/g?panel=why-p1-3"),
                hands.stream().map(HandStep::url).toList());
        assertEquals(
                List.of("Anna, hand 1", "Anna, hand 3"),
                hands.stream()
                        .map(hand -> why(hand.url().split("\\?")[1]).subject())
                        .toList());
    }
}
