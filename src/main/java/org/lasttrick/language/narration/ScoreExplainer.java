package org.lasttrick.language.narration;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.TopCards;

/** Explains what one hand did to one player's score, rule by rule, in the order in which they apply. */
public final class ScoreExplainer {
    private final WhyText text;
    private final HandNarrator words;
    private final ScoredHand hand;
    private final PlayerOutcome outcome;
    private final String name;
    private final List<String> sentences = new ArrayList<>();
    private int score;

    private ScoreExplainer(WhyText text, HandNarrator words, int number, PlayerId player) {
        Scoresheet sheet = words.game().sheet();
        this.text = text;
        this.words = words;
        this.hand = sheet.hands().get(number - 1);
        this.outcome = hand.outcome(player).orElseThrow();
        this.name = words.game().nameOf(player);
        this.score = outcome.before().score();
    }

    /**
     * @param text the sentences, in the reader's language
     * @param number of a hand that counts, 1 for the first
     */
    public static List<String> explain(WhyText text, HandNarrator words, int number, PlayerId player) {
        return new ScoreExplainer(text, words, number, player).sentences();
    }

    private List<String> sentences() {
        sentences.add(words.describe(hand.result()) + ".");
        if (hand.effects().isEmpty()) {
            sentences.add(text.allEqual());
        }
        if (outcome.effects().isEmpty()) {
            sentences.add(text.unaffected(outcome.before().status(), name, score));
            return sentences;
        }
        switch (hand.result()) {
            case CardHand cards ->
                cards((CardScoring) words.game().start().rules().scoring(), cards);
            case Taker taker -> points(text.taker());
            case March march -> points(text.march());
            case Stakes stakes -> stakes(stakes);
        }
        return sentences;
    }

    private void points(String why) {
        sentences.add(why);
        add(outcome.change());
    }

    private void add(int points) {
        sentences.add(text.plus(score, points, score + points));
        score += points;
    }

    private void cards(CardScoring rules, CardHand cards) {
        TopCards top = TopCards.of(rules, cards);
        for (Effect effect : outcome.effects()) {
            switch (effect) {
                case Effect.Penalty(var player, int points) -> penalty(rules, cards, top, points);
                case Effect.Cucumber cucumber -> {}
                case Effect.ReEntry(var player, int reEntry) -> sentences.add(reEntry(rules, reEntry));
                case Effect.Out out -> {
                    if (top.card() != Card.SIX_OF_CLUBS) {
                        sentences.add(text.out(name));
                    }
                }
                case Effect.Bonus(var player, int points) -> bonus(points);
                case Effect.Stake stake -> throw new IllegalStateException("No stake in a hand of cards");
            }
        }
    }

    private void penalty(CardScoring rules, CardHand cards, TopCards top, int points) {
        if (top.players().size() > 1) {
            sentences.add(
                    switch (rules.payers()) {
                        case LAST -> text.lastOfEqual(name);
                        case ALL -> text.allOfEqual();
                    });
        }
        int times = rules.times(outcome.player(), top.card(), cards.extras());
        int base = points / times;
        sentences.add(
                switch (rules.penalty()) {
                    case RANK ->
                        top.card() == Card.ACE && base == 1 && rules.values().isEmpty()
                                ? text.aceCountsOne()
                                : text.counts(base);
                    case ONE -> text.oneMark();
                    case CARDS_IN_TRICK -> text.cardsInTrick(base);
                });
        if (times > 1) {
            sentences.add(
                    rules.multiplier() == Multiplier.PICKLE
                            ? text.pickle(base, points)
                            : text.multiplied(name, times, base, points));
        }
        add(points);
        String limit = limit(rules, top);
        if (limit != null) {
            sentences.add(limit);
        }
    }

    private @Nullable String limit(CardScoring rules, TopCards top) {
        if (top.card() == Card.SIX_OF_CLUBS) {
            return text.sixOfClubs();
        }
        Integer limit = rules.limit();
        if (limit == null) {
            return null;
        }
        boolean reach = rules.limitTest() == LimitTest.REACH;
        if (!rules.hits(score)) {
            return rules.lives() == 0 ? null : text.belowLimit(score, limit, reach);
        }
        return text.limit(score, limit, reach, rules.lives() == 0);
    }

    private String reEntry(CardScoring rules, int reEntry) {
        int left = rules.lives() - outcome.after().cucumbers();
        if (rules.reEntry() == ReEntry.ZERO) {
            return text.reEntersAt(name, left, reEntry);
        }
        List<PlayerId> highest = hand.before()
                .active()
                .flatMap(other -> hand.outcome(other.player()).stream())
                .filter(other -> !other.takesCucumber())
                .filter(other -> other.before().score() + other.paid().orElse(0) == reEntry)
                .map(PlayerOutcome::player)
                .toList();
        return highest.isEmpty()
                ? text.reEntersAlone(name, left)
                : text.reEnters(name, left, words.names(highest), reEntry);
    }

    private void bonus(int points) {
        PlayerId loser = hand.loser().orElseThrow();
        int paid = hand.outcome(loser).orElseThrow().change();
        int after = score + points;
        sentences.add(text.bonus(name, paid, words.game().nameOf(loser)));
        sentences.add(score - paid == after ? text.minus(score, paid, after) : text.notBelowZero(score, paid, after));
        score = after;
    }

    private void stakes(Stakes stakes) {
        int lost = outcome.paid().orElseThrow();
        boolean dropped = stakes.doubles().stream()
                .anyMatch(doubling -> doubling.dropped().contains(outcome.player()));
        sentences.add(text.stake(1 << stakes.doubles().size()));
        sentences.add(dropped ? text.dropped(name, 2 * lost, lost) : text.paid(name));
        sentences.add(text.minus(score, lost, score - lost));
        if (score == lost) {
            sentences.add(text.withoutCredit(name));
        }
    }
}
