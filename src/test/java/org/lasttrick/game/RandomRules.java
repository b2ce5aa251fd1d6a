package org.lasttrick.game;

import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Random house rules; not all of them are playable. */
record RandomRules(Random random) {

    /** Of the same kind as {@code published}. */
    RuleSet draw(Scoring published) {
        End end = end();
        Scoring scoring = switch (published) {
            case CardScoring cards -> cards(end == End.Simple.ALL_BUT_ONE);
            case TakerScoring taker -> taker;
            case StakesScoring stakes -> new StakesScoring(1 + random.nextInt(40));
        };
        return new RuleSet(scoring, handSize(), any(RuleSet.DealerRule.values()), end);
    }

    private CardScoring cards(boolean withoutLives) {
        Penalty penalty = any(Penalty.values());
        boolean entered = penalty == Penalty.ENTERED;
        Multiplier multiplier = entered ? Multiplier.NONE : any(Multiplier.values());
        PickleRank pickleRank = entered ? PickleRank.PLAIN : any(PickleRank.values());
        boolean pickle = multiplier == Multiplier.PICKLE || pickleRank == PickleRank.HIGHEST;
        CardScoring.ReEntry reEntry = any(CardScoring.ReEntry.values());
        CardScoring.Builder cards = new CardScoring.Builder();
        cards.limit = random.nextInt(5) == 0 ? null : Integer.valueOf(1 + random.nextInt(60));
        cards.limitTest = any(CardScoring.LimitTest.values());
        boolean mayForgive = cards.limitTest == CardScoring.LimitTest.EXCEED;
        cards.exactLimit = mayForgive ? any(CardScoring.ExactLimit.values()) : CardScoring.ExactLimit.COUNTS;
        boolean buyIn = reEntry == CardScoring.ReEntry.BUY_IN || reEntry == CardScoring.ReEntry.BUY_IN_ANY_TIME;
        cards.lives = withoutLives ? 0 : buyIn ? 2 : random.nextInt(4);
        cards.reEntry = reEntry;
        cards.payers = any(CardScoring.Payers.values());
        cards.tieBonus = !entered && random.nextBoolean();
        cards.aceInLastTrick = any(CardScoring.AceInLastTrick.values());
        cards.aceOnAce = any(CardScoring.AceOnAce.values());
        cards.penalty = penalty;
        cards.multiplier = multiplier;
        cards.pickleRank = pickleRank;
        cards.suitedCards = entered || pickle ? CardScoring.SuitedCards.NONE : any(CardScoring.SuitedCards.values());
        cards.packs = 1 + random.nextInt(2);
        cards.jokers = any(new Integer[] {0, 2, 3});
        cards.jokerRank = any(CardScoring.JokerRank.values());
        cards.allEqual = entered ? CardScoring.AllEqual.ALL_PAY : any(CardScoring.AllEqual.values());
        cards.values = values();
        cards.allOut = any(Scoring.AllOut.values());
        return cards.build();
    }

    private SortedMap<Card, Integer> values() {
        SortedMap<Card, Integer> values = new TreeMap<>();
        while (random.nextInt(4) == 0) {
            values.put(any(Card.values()), 1 + random.nextInt(30));
        }
        return values;
    }

    private HandSize handSize() {
        return switch (random.nextInt(5)) {
            case 0 -> new HandSize.Fixed(1 + random.nextInt(7));
            case 1 -> HandSize.Pattern.BOUNCE;
            case 2 -> HandSize.Pattern.DESCEND;
            case 3 ->
                new HandSize.LosingCard(
                        1 + random.nextInt(8), random.nextBoolean() ? null : Integer.valueOf(1 + random.nextInt(20)));
            default -> HandSize.Pattern.DEALER;
        };
    }

    private End end() {
        return switch (random.nextInt(9)) {
            case 0 -> End.Simple.FIRST_OUT;
            case 1 -> new End.Hands(1 + random.nextInt(12));
            case 2 -> new End.Target(1 + random.nextInt(50));
            case 3 -> End.Simple.OPEN;
            case 4 -> End.Simple.LAST_TWO;
            case 5 -> End.Simple.ALL_BUT_ONE;
            default -> End.Simple.LAST_ONE;
        };
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
