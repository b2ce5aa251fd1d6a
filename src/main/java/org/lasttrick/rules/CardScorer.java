package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.Standing.Status;

/**
 * Scores one hand of cards, step by step in the order of the published rules (Denexa's and CatsAtCards' Cucumber): all penalties,
 * then the limit for all payers at once, then re-entry or elimination, then the tie bonus.
 */
final class CardScorer {
    private final CardScoring rules;
    private final List<ScoredHand> earlier;
    private final TopCards top;
    private final HandResult result;
    private final HandResult.Extras extras;
    private final int cards;
    private final List<PlayerId> payers;
    private final List<Effect> effects = new ArrayList<>();
    private Standings standings;
    private int lastPenalty;

    private CardScorer(CardScoring rules, List<ScoredHand> earlier, Standings before, CardHand result, int cards) {
        this.rules = rules;
        this.earlier = earlier;
        this.top = TopCards.of(rules, result);
        this.result = result;
        this.extras = result.extras();
        this.cards = cards;
        this.payers = result instanceof Entered entered ? inSeatOrder(entered, before) : top.payers(rules, cards);
        this.standings = before;
    }

    /**
     * @param earlier the hands before
     * @param cards how many were in the trick
     */
    static Scorer.Scored score(
            CardScoring rules, List<ScoredHand> earlier, Standings before, CardHand result, int cards) {
        CardScorer scorer = new CardScorer(rules, earlier, before, result, cards);
        scorer.payPenalties();
        scorer.testLimit();
        scorer.grantTieBonus();
        return new Scorer.Scored(scorer.effects, scorer.standings);
    }

    private static List<PlayerId> inSeatOrder(Entered entered, Standings before) {
        return before.inSeatOrder().stream()
                .map(Standing::player)
                .filter(entered.players()::contains)
                .toList();
    }

    private void payPenalties() {
        for (PlayerId payer : payers) {
            int points = penaltyOf(payer);
            effects.add(new Effect.Penalty(payer, points));
            standings = standings.with(payer, s -> s.withScore(s.score() + points));
            lastPenalty = points;
        }
    }

    /** Returns the players whom the hand hits and who may buy back in, in the order in which they pay. */
    static List<PlayerId> mayBuyIn(CardScoring rules, Standings before, CardHand result, int cards) {
        CardScorer scorer = new CardScorer(rules, List.of(), before, result, cards);
        scorer.payPenalties();
        Set<PlayerId> hit = scorer.hit();
        return scorer.payers.stream()
                .filter(hit::contains)
                .filter(player -> scorer.mayBuyIn(player, hit))
                .toList();
    }

    private boolean mayBuyIn(PlayerId player, Set<PlayerId> hit) {
        long others = standings.active().filter(s -> !hit.contains(s.player())).count();
        return rules.reEntry() == ReEntry.BUY_IN
                && cucumbersAfter(player) < rules.lives()
                && others >= ReEntry.LEAST_OTHERS;
    }

    private boolean goesOn(PlayerId player, Set<PlayerId> hit) {
        return switch (rules.reEntry()) {
            case BUY_IN -> extras.buysIn() != null && extras.buysIn().contains(player) && mayBuyIn(player, hit);
            case BUY_IN_ANY_TIME -> false;
            case HIGHEST_OTHER, ZERO, OWN_HIGHEST -> cucumbersAfter(player) < rules.lives();
        };
    }

    private int cucumbersAfter(PlayerId hit) {
        return rules.putsOut(top.card()) ? rules.lives() : standings.of(hit).cucumbers() + 1;
    }

    private int penaltyOf(PlayerId payer) {
        if (result instanceof Entered entered) {
            return entered.points().getOrDefault(payer, 0);
        }
        int base = switch (rules.penalty()) {
            case RANK -> rules.points(top.rank());
            case ONE -> 1;
            case CARDS_IN_TRICK -> cards;
            case ENTERED -> throw new IllegalStateException("No points were entered");
        };
        return base * rules.times(payer, top.card(), extras);
    }

    private void testLimit() {
        Set<PlayerId> hit = hit();
        forgiveExactLimit(hit);
        int highestOther = highestOther(hit);
        for (PlayerId player : payers) {
            if (hit.contains(player)) {
                takeCucumber(player, goesOn(player, hit), highestOther);
            }
        }
    }

    private void forgiveExactLimit(Set<PlayerId> hit) {
        for (PlayerId payer : payers) {
            if (!hit.contains(payer) && rules.forgives(standings.of(payer).score())) {
                effects.add(new Effect.ReEntry(payer, 0));
                standings = standings.with(payer, s -> s.withScore(0));
            }
        }
    }

    private Set<PlayerId> hit() {
        Set<PlayerId> hit = new LinkedHashSet<>();
        if (rules.lives() == 0) {
            return hit;
        }
        for (PlayerId payer : payers) {
            if (rules.putsOut(top.card()) || rules.hits(standings.of(payer).score())) {
                hit.add(payer);
            }
        }
        return hit;
    }

    /** Returns the highest other score before bonuses, so that a re-entry score does not depend on who else had an equal card. */
    private int highestOther(Set<PlayerId> hit) {
        return standings
                .active()
                .filter(s -> !hit.contains(s.player()))
                .mapToInt(Standing::score)
                .max()
                .orElse(0);
    }

    /** Returns the highest penalty that is left to a player: with the score that goes back to 0, the penalties before are gone, too. */
    private int highestOwn(PlayerId player) {
        int highest = 0;
        for (Effect effect : Stream.concat(earlier.stream().map(ScoredHand::effects), Stream.of(effects))
                .flatMap(List::stream)
                .filter(effect -> effect.player().equals(player))
                .toList()) {
            if (effect instanceof Effect.ReEntry(var _, int score)) {
                highest = score;
            } else if (effect instanceof Effect.Penalty(var _, int points)
                    && !rules.hits(points)
                    && !rules.forgives(points)) {
                highest = Math.max(highest, points);
            }
        }
        return highest;
    }

    private void takeCucumber(PlayerId player, boolean goesOn, int highestOther) {
        Standing before = standings.of(player);
        int cucumbers = cucumbersAfter(player);
        effects.addAll(Collections.nCopies(cucumbers - before.cucumbers(), new Effect.Cucumber(player)));
        if (!goesOn) {
            effects.add(new Effect.Out(player));
            standings = standings.with(player, s -> s.with(s.score(), cucumbers, Status.OUT));
        } else {
            int score = switch (rules.reEntry()) {
                case ZERO -> 0;
                case OWN_HIGHEST -> highestOwn(player);
                case HIGHEST_OTHER, BUY_IN, BUY_IN_ANY_TIME -> highestOther;
            };
            effects.add(new Effect.ReEntry(player, score));
            standings = standings.with(player, s -> s.with(score, cucumbers, Status.ACTIVE));
        }
    }

    /** The loser pays last, so the last penalty is what the others subtract, multiplier included. */
    private void grantTieBonus() {
        if (!rules.tieBonus() || payers.isEmpty()) {
            return;
        }
        List<PlayerId> others = new ArrayList<>(top.distinct(rules));
        others.removeAll(payers);
        for (PlayerId player : others) {
            int score = standings.of(player).score();
            int reduced = Math.max(0, score - lastPenalty);
            effects.add(new Effect.Bonus(player, reduced - score));
            standings = standings.with(player, s -> s.withScore(reduced));
        }
    }
}
