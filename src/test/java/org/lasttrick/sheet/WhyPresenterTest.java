package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.sheet.PanelView.HandStep;
import org.lasttrick.sheet.PanelView.WhyView;

class WhyPresenterTest {
    private final PlainSheet sheet = PlainSheet.agurk("Anna", "Bo").score(high("9", 1), high("K", 2), high("5", 1));

    private WhyView why(String query) {
        return Objects.requireNonNull(
                Objects.requireNonNull(sheet.tablet(query).panel()).why());
    }

    private static List<String> inAll(PlainSheet sheet) {
        WhyView why = Objects.requireNonNull(
                Objects.requireNonNull(sheet.tablet("panel=why-p1").panel()).why());
        return why.hands().stream()
                .map(step -> step.label() + " " + step.line().numbers() + " "
                        + step.line().fate() + " " + step.url())
                .toList();
    }

    @Test
    void aBuyInBetweenHandsIsALineOfATotal() {
        PlainSheet game = PlainSheet.of("agurk", "{'reEntry':'buy-in-any-time','limit':10}", "Ann", "Bo", "Cy", "Di")
                .score(high("J", 1), high("4", 2))
                .enter(new Return(p(1)));
        List<String> soFar =
                List.of("Hand 1: 0 → 11 out /games/g?panel=why-p1-1", "Before hand 3: Ann is back with 4 null null");
        assertEquals(soFar, inAll(game));
        assertEquals(
                Stream.concat(soFar.stream(), Stream.of("Hand 3: 4 → 9 null /games/g?panel=why-p1-3"))
                        .toList(),
                inAll(game.score(high("5", 1))));
    }

    @Test
    void aReturnWithAWorseScoreIsALineOfATotal() {
        assertEquals(
                List.of("Before hand 2: Ann is back with 9 null null", "Hand 2: 9 → 14 null /games/g?panel=why-p1-2"),
                inAll(PlainSheet.agurk("Ann", "Bo", "Cy")
                        .enter(new Leave(p(1)))
                        .score(high("9", 2))
                        .enter(new Return(p(1)))
                        .score(high("5", 1))));
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
                        .map(hand -> why(Objects.requireNonNull(hand.url()).split("\\?")[1])
                                .subject())
                        .toList());
    }
}
