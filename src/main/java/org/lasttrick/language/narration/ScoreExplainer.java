package org.lasttrick.language.narration;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.HandResult.TakerHand;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.TopCards;
import org.lasttrick.rules.settings.Setting;

/** Explains what one hand did to one player's score, rule by rule, in the order in which they apply. */
public final class ScoreExplainer {
    /**
     * A step explains one rule, or a mere sum or fact.
     *
     * @param rule the id of the sentence in the rulebook that it applies; {@code null} for a mere sum or fact
     */
    public record Step(String text, @Nullable String rule) {}

    private final GameText text;
    private final HandNarrator words;
    private final ScoredHand hand;
    private final PlayerOutcome outcome;
    private final String name;
    private final List<Step> steps = new ArrayList<>();
    private int score;

    private ScoreExplainer(HandNarrator words, int number, PlayerId player) {
        Scoresheet sheet = words.game().sheet();
        this.text = words.text();
        this.words = words;
        this.hand = sheet.hands().get(number - 1);
        this.outcome = hand.outcome(player).orElseThrow();
        this.name = words.game().nameOf(player);
        this.score = outcome.before().score();
    }

    /** @param number of a hand that counts, 1 for the first */
    public static List<Step> explain(HandNarrator words, int number, PlayerId player) {
        return new ScoreExplainer(words, number, player).steps();
    }

    private List<Step> steps() {
        String described = words.describe(hand.result()) + ".";
        switch (hand.result()) {
            case Entered _ -> add(Setting.PENALTY, described);
            case CardHand _ -> add(Setting.PAYERS, described);
            case TakerHand _, Stakes _ -> add(described);
        }
        if (hand.effects().isEmpty()) {
            add(Setting.ALL_EQUAL, text.allEqual());
        }
        if (outcome.effects().isEmpty()) {
            add(text.unaffected(outcome.before().status(), name, score));
            return steps;
        }
        switch (hand.result()) {
            case CardHand cards ->
                cards(CardScoring.class.cast(words.game().start().rules().scoring()), cards);
            case Taker taker -> points("taker", text.taker());
            case March march -> points("march", text.march());
            case Stakes stakes -> stakes(stakes);
        }
        return steps;
    }

    private void add(String fact) {
        steps.add(new Step(fact, null));
    }

    private void add(Setting<?> rule, String sentence) {
        add(rule.key(), sentence);
    }

    /** @param rule its key among the sentences about scoring */
    private void add(String rule, String sentence) {
        steps.add(new Step(sentence, "scoring-" + rule));
    }

    private void points(String rule, String why) {
        add(rule, why);
        add(outcome.change());
    }

    private void add(int points) {
        add(text.plus(score, points, score + points));
        score += points;
    }

    private void cards(CardScoring rules, CardHand cards) {
        TopCards top = TopCards.of(rules, cards);
        for (Effect effect : outcome.effects()) {
            switch (effect) {
                case Effect.Penalty(var player, int points) -> penalty(rules, cards, top, points);
                case Effect.Cucumber cucumber -> {}
                case Effect.ReEntry(var player, int reEntry) -> {
                    if (outcome.takesCucumber()) {
                        add(Setting.RE_ENTRY, reEntry(rules, reEntry));
                    } else {
                        add(Setting.EXACT_LIMIT, text.exactLimit(name, score));
                    }
                }
                case Effect.Out out -> {
                    if (!rules.putsOut(top.card())) {
                        out(rules);
                    }
                }
                case Effect.Bonus(var player, int points) -> bonus(points);
                case Effect.Stake stake -> throw new IllegalStateException("No stake in a hand of cards");
            }
        }
    }

    private void penalty(CardScoring rules, CardHand cards, TopCards top, int points) {
        if (!(cards instanceof Entered)) {
            price(rules, cards, top, points);
        }
        add(points);
        limit(rules, top);
    }

    private void price(CardScoring rules, CardHand cards, TopCards top, int points) {
        if (top.distinct(rules).size() > 1 && rules.firstOfEqualPays(top.card())) {
            add(Setting.ACE_ON_ACE, text.firstAce(name));
        } else if (top.distinct(rules).size() > 1) {
            add(
                    Setting.PAYERS,
                    switch (rules.payers()) {
                        case LAST -> text.lastOfEqual(name);
                        case ALL -> text.allOfEqual();
                    });
        }
        int times = rules.times(outcome.player(), top.card(), cards.extras());
        int base = points / Math.max(1, times);
        add(
                costs(rules, top),
                switch (rules.penalty()) {
                    case RANK ->
                        top.card() == Card.ACE && base == 1 && rules.values().isEmpty()
                                ? text.aceCountsOne()
                                : text.countsPoints(base);
                    case ONE -> text.oneMark();
                    case CARDS_IN_TRICK -> text.cardsInTrick(base);
                    case ENTERED -> throw new IllegalStateException("Nothing to explain");
                });
        if (times > 1) {
            add(
                    Setting.MULTIPLIER,
                    switch (rules.multiplier()) {
                        case PICKLE -> text.pickle(base, points);
                        case KONTRA -> text.kontra(name, times, base, points);
                        case NONE, PER_PLAYER -> text.multiplied(name, times, base, points);
                    });
        }
    }

    /** Returns the rule that says what the card costs. */
    private static Setting<?> costs(CardScoring rules, TopCards top) {
        if (rules.penalty() != Penalty.RANK) {
            return Setting.PENALTY;
        }
        if (!rules.values().isEmpty()) {
            return Setting.VALUES;
        }
        Card card = top.card();
        if (card == Card.ACE) {
            return Setting.ACE_IN_LAST_TRICK;
        }
        return card == Card.JOKER
                ? Setting.JOKER_RANK
                : rules.suitedCards().cards().contains(card) ? Setting.TOP_CARDS : Setting.PENALTY;
    }

    private void limit(CardScoring rules, TopCards top) {
        Integer limit = rules.limit();
        boolean reach = rules.limitTest() == LimitTest.REACH;
        boolean ends = rules.lives() == 0;
        boolean goesOn = words.game().sheet().rules().end() == End.Simple.ALL_BUT_ONE && !endsTheGame();
        if (rules.putsOut(top.card())) {
            add("sixOfClubsIsOut", text.sixOfClubs());
        } else if (limit != null && rules.hits(score) && !goesOn) {
            add(ends ? "end" : "lives", text.overLimit(score, limit, reach, ends));
        } else if (limit != null && !ends) {
            add("lives", text.belowLimit(score, limit, reach));
        }
    }

    private void out(CardScoring rules) {
        if (outcome.after().cucumbers() == rules.lives()) {
            add("lives", text.outWithLastLife(name));
        } else {
            boolean mayReturn = rules.reEntry() == ReEntry.BUY_IN_ANY_TIME
                    && hand.after().active().count() >= ReEntry.LEAST_OTHERS
                    && !endsTheGame();
            add(Setting.RE_ENTRY, mayReturn ? text.outForNow(name) : text.notBackIn(name));
        }
    }

    private boolean endsTheGame() {
        Scoresheet sheet = words.game().sheet();
        return sheet.isOver() && hand.equals(sheet.hands().getLast());
    }

    private String reEntry(CardScoring rules, int reEntry) {
        int left = rules.lives() - outcome.after().cucumbers();
        if (rules.reEntry() == ReEntry.OWN_HIGHEST && reEntry > 0) {
            return text.reEntersWithOwn(name, left, reEntry);
        }
        if (rules.reEntry() == ReEntry.ZERO || rules.reEntry() == ReEntry.OWN_HIGHEST) {
            return text.reEntersAt(name, left, reEntry);
        }
        List<PlayerId> highest = hand.before()
                .active()
                .flatMap(other -> hand.outcome(other.player()).stream())
                .filter(other -> !other.takesCucumber())
                .filter(other -> other.before().score() + other.paid().orElse(0) == reEntry)
                .map(PlayerOutcome::player)
                .toList();
        if (highest.isEmpty()) {
            return text.reEntersAlone(name, left);
        }
        return rules.reEntry() == ReEntry.BUY_IN
                ? text.buysBackIn(name, words.names(highest), reEntry)
                : text.reEntersWithHighest(name, left, words.names(highest), reEntry);
    }

    private void bonus(int points) {
        PlayerId loser = hand.loser().orElseThrow();
        int paid = hand.outcome(loser).orElseThrow().change();
        int after = score + points;
        add(Setting.TIE_BONUS, text.bonusComesOff(name, paid, words.game().nameOf(loser)));
        add(score - paid == after ? text.minus(score, paid, after) : text.notBelowZero(score, paid, after));
        score = after;
    }

    private void stakes(Stakes stakes) {
        int lost = outcome.paid().orElseThrow();
        boolean dropped = stakes.doubles().stream()
                .anyMatch(doubling -> doubling.dropped().contains(outcome.player()));
        add("stake", text.stake(1 << stakes.doubles().size()));
        add(
                dropped ? "dropping" : "finalStake",
                dropped ? text.foldedBefore(name, 2 * lost, lost) : text.paysToTheEnd(name));
        add(text.minus(score, lost, score - lost));
        if (score == lost) {
            add("noCredit", text.withoutCredit(name));
        }
    }
}
