package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lasttrick.rules.RuleSet.End;

/**
 * Hands under rules: the pure fold from which every total, cucumber and winner is read.
 *
 * @param start how everyone stood when the game began
 * @param firstDealer an active player
 */
public record Scoresheet(RuleSet rules, Standings start, PlayerId firstDealer, List<ScoredHand> hands) {
    public Scoresheet {
        hands = List.copyOf(hands);
    }

    public static Scoresheet begin(RuleSet rules, Standings start, PlayerId firstDealer) {
        return new Scoresheet(rules, start, firstDealer, List.of());
    }

    /**
     * This sheet with one more hand.
     *
     * @param result a hand that is legal here: active players only
     * @throws IllegalStateException when the game is over
     */
    public Scoresheet score(HandResult result) {
        Deal deal = next().orElseThrow(() -> new IllegalStateException("The game is over"));
        Scorer.Scored scored = Scorer.score(rules, standings(), result);
        List<ScoredHand> more = new ArrayList<>(hands);
        more.add(new ScoredHand(deal, result, TopCards.of(rules, result), scored.effects(), scored.after()));
        return new Scoresheet(rules, start, firstDealer, more);
    }

    /** This sheet as it was before hand {@code number} (1 for the first). */
    public Scoresheet before(int number) {
        return new Scoresheet(rules, start, firstDealer, hands.subList(0, number - 1));
    }

    public Standings standings() {
        return hands.isEmpty() ? start : hands.getLast().after();
    }

    /** The hand to be dealt now; empty when the game is over. */
    public Optional<Deal> next() {
        return isOver() ? Optional.empty() : Optional.of(Deal.of(rules, standings(), hands.size() + 1, nextDealer()));
    }

    private PlayerId nextDealer() {
        if (hands.isEmpty()) {
            return firstDealer;
        }
        ScoredHand last = hands.getLast();
        return switch (rules.dealer()) {
            case CLOCKWISE -> standings().activeAfter(last.deal().dealer());
            case LOSER -> {
                PlayerId loser = last.top().loser();
                yield standings().isActive(loser) ? loser : standings().activeAfter(loser);
            }
        };
    }

    public boolean isOver() {
        if (standings().active().count() < 2) {
            return true;
        }
        return switch (rules.end()) {
            case End.LastOne() -> false;
            case End.FirstOut() -> hands.stream().anyMatch(this::somebodyIsHitForGood);
            case End.Hands(int number) -> hands.size() >= number;
            case End.Target(int score) -> standings().active().anyMatch(s -> s.score() >= score);
            case End.Open() -> false;
        };
    }

    private boolean somebodyIsHitForGood(ScoredHand hand) {
        return rules.lives() == 0
                ? hand.after().active().anyMatch(s -> rules.hits(s.score()))
                : hand.effects().stream().anyMatch(Effect.Out.class::isInstance);
    }

    /** Who won, in seat order; empty while the game goes on, and where nobody wins. */
    public List<PlayerId> winners() {
        if (!isOver()) {
            return List.of();
        }
        Ranking ranking = Ranking.of(this);
        boolean everyoneWentOut = standings().active().findAny().isEmpty();
        if (!everyoneWentOut) {
            return ranking.first();
        }
        return switch (rules.allOut()) {
            case LOWEST_TOTAL -> ranking.first();
            case SHARED -> ranking.outLast();
            case NOBODY -> List.of();
        };
    }

    /**
     * A player's place, 1 for the winner, equal for those who share it: final for everyone once the game is over, and for
     * whoever is out before; empty for those still playing.
     */
    public Optional<Integer> place(PlayerId player) {
        if (standings().isActive(player) && !isOver()) {
            return Optional.empty();
        }
        List<PlayerId> winners = winners();
        return Optional.of(winners.contains(player) ? 1 : Ranking.of(this).place(player));
    }

    Stream<Effect.Out> outIn(int number) {
        return hands.get(number - 1).effects().stream()
                .filter(Effect.Out.class::isInstance)
                .map(Effect.Out.class::cast);
    }
}
