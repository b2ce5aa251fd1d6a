package org.lasttrick.rules;

import java.util.List;
import java.util.Optional;
import org.lasttrick.rules.RuleSet.AceInLastTrick;
import org.lasttrick.rules.RuleSet.AllOut;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.RuleSet.LimitTest;
import org.lasttrick.rules.RuleSet.Multiplier;
import org.lasttrick.rules.RuleSet.Payers;
import org.lasttrick.rules.RuleSet.Penalty;
import org.lasttrick.rules.RuleSet.ReEntry;

/** The games that the companion knows. A further one is a further value here, and nothing elsewhere. */
public final class Variants {
    private static final Variant AGURK = new Variant(
            "agurk",
            "Agurk",
            2,
            7,
            agurk(LimitTest.REACH),
            List.of("CatsAtCards, “Cucumber”", "D. Parlett, “The Penguin Book of Card Games”"),
            false);

    private static final Variant AGURK_OVER_21 = new Variant(
            "agurk-over-21",
            "Agurk, out over 21",
            2,
            7,
            agurk(LimitTest.EXCEED),
            List.of("Denexa Games, “Cucumber”"),
            false);

    private static final List<Variant> ALL = List.of(AGURK, AGURK_OVER_21);

    private Variants() {}

    private static RuleSet agurk(LimitTest limitTest) {
        return new RuleSet(
                21,
                limitTest,
                2,
                ReEntry.HIGHEST_OTHER,
                Payers.LAST,
                true,
                AceInLastTrick.HIGH,
                Penalty.RANK,
                Multiplier.NONE,
                false,
                new HandSize.Fixed(7),
                DealerRule.CLOCKWISE,
                new End.LastOne(),
                AllOut.LOWEST_TOTAL);
    }

    /** In the order in which they are offered, the default first. */
    public static List<Variant> all() {
        return ALL;
    }

    /** The variant of that id; empty for an unknown one, never a default. */
    public static Optional<Variant> byId(String id) {
        return ALL.stream().filter(variant -> variant.id().equals(id)).findFirst();
    }
}
