package org.lasttrick.game;

import java.util.List;
import java.util.Random;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.TakerScoring;

/** A random legal hand of the players still in. */
record RandomHand(Random random, Scoresheet sheet) {

    HandResult draw() {
        return switch (sheet.rules().scoring()) {
            case CardScoring rules -> new RandomTrick(random, sheet, rules).draw();
            case TakerScoring() -> random.nextInt(4) == 0 ? new March(anybody()) : new Taker(anybody());
            case StakesScoring stakes -> new RandomStakes(random, sheet.standings()).draw();
        };
    }

    private PlayerId anybody() {
        List<PlayerId> active = sheet.standings().active().map(Standing::player).toList();
        return active.get(random.nextInt(active.size()));
    }
}
