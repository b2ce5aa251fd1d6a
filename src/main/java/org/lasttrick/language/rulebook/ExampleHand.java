package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.ExactLimit;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/**
 * An example hand shows what sets some rules apart: a tie close to the limit, a special card, a march, a double, a
 * kontra. It is scored like the hand of any game, so that the example agrees with the rules.
 */
record ExampleHand(RuleSet rules, int players, boolean partners) {
    static final PlayerId ANNA = new PlayerId(1);
    static final PlayerId BO = new PlayerId(2);
    static final PlayerId CAI = new PlayerId(3);

    private static final List<String> NAMES = List.of("Anna", "Bo", "Cai");
    private static final List<String> PARTNERS = List.of("Cai", "Dag");
    private static final int CARDS_CHOSEN = 5;
    private static final int OVER_THE_LIMIT = 3;
    private static final int HIGHEST_SCORE = 999;

    /** Returns a game of one hand, with up to three players or four partners. */
    static Game play(String variant, RuleSet rules, int players, boolean partners) {
        ExampleHand example = new ExampleHand(rules, partners ? 2 : Math.min(players, NAMES.size()), partners);
        return switch (rules.scoring()) {
            case CardScoring cards -> example.game(variant, example.scores(cards), example.hand(cards));
            case TakerScoring() -> example.game(variant, example.below(1, 2, 0), new HandResult.March(ANNA));
            case StakesScoring stakes -> example.stakes(variant, stakes);
        };
    }

    private Game game(String variant, List<Integer> scores, HandResult hand) {
        List<Entrant> entrants = IntStream.range(0, players)
                .mapToObj(
                        seat -> new Entrant(NAMES.get(seat), partners ? PARTNERS.get(seat) : null, scores.get(seat), 0))
                .toList();
        return Game.fold(
                List.of(new GameStarted(null, variant, rules, entrants, ANNA, Edition.LATEST), new HandScored(hand)));
    }

    private List<Integer> scores(CardScoring cards) {
        int limit = firstScoreThatMatters();
        if (limit > HIGHEST_SCORE) {
            return List.of(4, 5, 2);
        }
        boolean outAnyway = cards.suitedCards() == SuitedCards.SIX_OF_CLUBS_LOSES;
        int penalty = outAnyway ? limit : points(cards);
        int beyond = outAnyway ? 0 : cards.exactLimit() == ExactLimit.ZERO ? -1 : OVER_THE_LIMIT;
        return below(limit / 2 + 2, limit - penalty + beyond, limit / 2 - 2);
    }

    /** Returns what Bo will pay. */
    private int points(CardScoring cards) {
        Game dry = game("", List.of(0, 0, 0), hand(cards));
        return dry.sheet().hands().getFirst().outcome(BO).orElseThrow().change();
    }

    private List<Integer> below(int... scores) {
        int highest = firstScoreThatMatters() - 1;
        return IntStream.of(scores)
                .map(score -> Math.clamp(score, 0, highest))
                .boxed()
                .toList();
    }

    /** Returns the lowest score that the limit hits or that ends the game; nobody can start with it. */
    private int firstScoreThatMatters() {
        return IntStream.rangeClosed(1, HIGHEST_SCORE)
                .filter(rules::stops)
                .findFirst()
                .orElse(HIGHEST_SCORE + 1);
    }

    private HandResult hand(CardScoring cards) {
        return cards.penalty() == Penalty.ENTERED
                ? new HandResult.Entered(Map.of(ANNA, 4, BO, 9), Extras.of(Map.of(), null, chosenSize(cards)))
                : trick(cards);
    }

    private HandResult trick(CardScoring cards) {
        boolean pickle = cards.hasPickle();
        List<Card> suited = cards.suitedCards().cards();
        Card first = suited.isEmpty() ? Card.NINE : Card.ACE;
        Card second = suited.isEmpty() ? Card.NINE : suited.getLast();
        List<Play> plays = new ArrayList<>(List.of(new Play(ANNA, first), new Play(BO, second)));
        if (players > 2 || partners) {
            boolean aceLoses = cards.pickleOutranksAces() || cards.aceInLastTrick() == AceInLastTrick.LOW;
            plays.add(new Play(partners ? ANNA : CAI, aceLoses ? Card.ACE : Card.FIVE));
        }
        if (partners) {
            plays.add(new Play(BO, Card.TWO));
        }
        Map<PlayerId, Integer> doubled = cards.asksForMultipliers() ? Map.of(BO, 2) : Map.of();
        return new HandResult.LastTrick(plays, Extras.of(doubled, pickle ? Card.NINE : null, chosenSize(cards)));
    }

    private @Nullable Integer chosenSize(CardScoring cards) {
        return rules.handSize() == RuleSet.HandSize.Pattern.DEALER
                ? Math.min(CARDS_CHOSEN, cards.pack(players) / players)
                : null;
    }

    /** Plays a hand in which Bo stakes his last credits, and Anna has the lowest card. */
    private Game stakes(String variant, StakesScoring stakes) {
        List<Integer> credits = Stream.of(6, 2, 5)
                .map(credit -> Math.min(credit, stakes.credits()))
                .toList();
        boolean canDouble = stakes.credits() > 1;
        List<PlayerId> dropped = players > 2 ? List.of(CAI) : List.of();
        List<HandResult.Doubling> doubles = canDouble ? List.of(new HandResult.Doubling(BO, dropped)) : List.of();
        return game(variant, credits, new HandResult.Stakes(doubles, ANNA));
    }
}
