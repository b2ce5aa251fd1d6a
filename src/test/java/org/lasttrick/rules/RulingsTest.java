package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.variants.Variants;

/** Rulings of the second edition that affect a single sheet, and their absence in the first. */
class RulingsTest {
    private static List<Optional<Integer>> places(Edition edition, String settings) {
        Scoresheet start = Table.sheet(Table.suddenDeath(settings), 0, 0, 0);
        Scoresheet over = Scoresheet.begin(start.rules(), edition, start.start(), p(1))
                .score(high("9", 3))
                .score(high("9", 1, 2));
        return Stream.of(1, 2, 3).map(player -> over.place(p(player))).toList();
    }

    @Test
    void withoutAWinnerThereIsNoFirstPlace() {
        assertEquals(
                List.of(Optional.of(2), Optional.of(2), Optional.of(4)),
                places(Edition.SECOND, "{'allOut':'nobody','payers':'all','tieBonus':false}"));
        assertEquals(
                List.of(Optional.of(1), Optional.of(1), Optional.of(3)),
                places(Edition.FIRST, "{'allOut':'nobody','payers':'all','tieBonus':false}"));
    }

    @Test
    void thePickleIsTurnedUpFromWhatIsLeftOfThePack() {
        CardScoring pickle =
                (CardScoring) Variants.byId("pickle").orElseThrow().rules().scoring();
        assertEquals(51, pickle.cardsToDeal(3, Edition.SECOND));
        assertEquals(52, pickle.cardsToDeal(3, Edition.FIRST));
        assertEquals(52, ((CardScoring) Table.agurk().scoring()).cardsToDeal(3, Edition.SECOND));
    }

    private static Scoresheet pickled(String settings) {
        Scoresheet start = Table.sheet(Table.agurk(settings), 0, 0, 0);
        return start.score(Table.trick(HandResult.Extras.of(Map.of(), Card.NINE, null), "p1 9", "p2 A", "p3 3"));
    }

    @Test
    void thePicklesTwoEffectsAreTwoSettings() {
        assertEquals(List.of(18, 0, 0), Table.scores(pickled("{'multiplier':'pickle','pickleRank':'highest'}")));
        assertEquals(List.of(9, 0, 0), Table.scores(pickled("{'multiplier':'none','pickleRank':'highest'}")));
        assertEquals(List.of(0, 14, 0), Table.scores(pickled("{'multiplier':'pickle','pickleRank':'plain'}")));
    }
}
