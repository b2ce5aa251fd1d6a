package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Entered;
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
        HandResult hand = hand();
        List<PlayerId> asked = hand instanceof CardHand cards ? sheet.mayBuyIn(cards, active()) : List.of();
        return asked.isEmpty()
                ? hand
                : ((CardHand) hand)
                        .buyingIn(
                                asked.stream().filter(_ -> random.nextBoolean()).toList());
    }

    private HandResult hand() {
        return switch (sheet.rules().scoring()) {
            case CardScoring rules when rules.penalty() == CardScoring.Penalty.ENTERED -> entered(rules);
            case CardScoring rules -> new RandomTrick(random, sheet, rules).draw();
            case TakerScoring() -> random.nextInt(4) == 0 ? new March(anybody()) : new Taker(anybody());
            case StakesScoring stakes -> new RandomStakes(random, sheet.standings()).draw();
        };
    }

    /** One or more players pay, half the time little, so that some pay the same. */
    private Entered entered(CardScoring rules) {
        List<PlayerId> payers = new ArrayList<>(active());
        Collections.shuffle(payers, random);
        int most = random.nextBoolean() ? 3 : 25;
        Map<PlayerId, Integer> points = new TreeMap<>();
        payers.subList(0, 1 + random.nextInt(payers.size()))
                .forEach(payer -> points.put(payer, 1 + random.nextInt(most)));
        return new Entered(points, new RandomTrick(random, sheet, rules).extras(payers));
    }

    private PlayerId anybody() {
        return active().get(random.nextInt(active().size()));
    }

    private List<PlayerId> active() {
        return sheet.standings().active().map(Standing::player).toList();
    }
}
