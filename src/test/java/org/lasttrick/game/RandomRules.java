package org.lasttrick.game;

import java.util.Random;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.RuleSet.Multiplier;

/** House rules by chance; not all of them make sense. */
record RandomRules(Random random) {

    RuleSet draw() {
        Multiplier multiplier = any(Multiplier.values());
        return new RuleSet(
                random.nextInt(5) == 0 ? null : 1 + random.nextInt(60),
                any(RuleSet.LimitTest.values()),
                random.nextInt(4),
                any(RuleSet.ReEntry.values()),
                any(RuleSet.Payers.values()),
                random.nextBoolean(),
                any(RuleSet.AceInLastTrick.values()),
                any(RuleSet.Penalty.values()),
                multiplier,
                multiplier != Multiplier.PICKLE && random.nextInt(3) == 0,
                handSize(),
                any(RuleSet.DealerRule.values()),
                end(),
                any(RuleSet.AllOut.values()));
    }

    private HandSize handSize() {
        return switch (random.nextInt(4)) {
            case 0 -> new HandSize.Fixed(1 + random.nextInt(7));
            case 1 -> new HandSize.Bounce();
            case 2 -> new HandSize.Descend();
            default -> new HandSize.DealerChooses();
        };
    }

    private End end() {
        return switch (random.nextInt(7)) {
            case 0 -> new End.FirstOut();
            case 1 -> new End.Hands(1 + random.nextInt(12));
            case 2 -> new End.Target(1 + random.nextInt(50));
            case 3 -> new End.Open();
            default -> new End.LastOne();
        };
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
