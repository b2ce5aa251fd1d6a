package org.lasttrick.game;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AllEqual;
import org.lasttrick.rules.CardScoring.ExactLimit;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Setting;

/** The settings of a game contradict each other. */
@SuppressWarnings("ImmutableEnumChecker") // neither a setting nor these conditions ever change
public enum Contradiction {
    LOSING_CARD_NOT_ENTERED(
            Setting.HAND_SIZE,
            rules -> rules.handSize() instanceof HandSize.LosingCard
                    && !(rules.scoring() instanceof CardScoring cards && cards.asksForTheCard())),
    ELIMINATION_WITHOUT_LIMIT(
            Setting.LIMIT,
            (cards, end) -> end.isByElimination() && end != End.Simple.FIRST_OUT && cards.limit() == null),
    FIRST_OUT_WITHOUT_LIMIT(Setting.LIMIT, (cards, end) -> end == End.Simple.FIRST_OUT && cards.limit() == null),
    ELIMINATION_WITHOUT_LIVES(
            Setting.LIVES, (cards, end) -> end.isByElimination() && end != End.Simple.FIRST_OUT && cards.lives() == 0),
    EXACT_LIMIT_WHEN_REACHED(
            Setting.EXACT_LIMIT,
            (cards, end) -> cards.exactLimit() == ExactLimit.ZERO && cards.limitTest() == LimitTest.REACH),
    ALL_BUT_ONE_WITHOUT_LIMIT(Setting.LIMIT, (cards, end) -> end == End.Simple.ALL_BUT_ONE && cards.limit() == null),
    ALL_BUT_ONE_WITH_LIVES(Setting.LIVES, (cards, end) -> end == End.Simple.ALL_BUT_ONE && cards.lives() > 0),
    OPEN_WITH_LIMIT(Setting.LIMIT, (cards, end) -> end == End.Simple.OPEN && cards.limit() != null),
    LIMIT_WITHOUT_LIVES(Setting.LIMIT, (cards, end) -> isByNumber(end) && cards.limit() != null && cards.lives() == 0),
    TARGET_BEYOND_LIMIT(
            Setting.TARGET,
            (cards, end) -> end instanceof End.Target(int score) && cards.lives() > 0 && cards.hits(score)),
    TIE_BONUS_WHEN_ALL_PAY(Setting.TIE_BONUS, (cards, end) -> cards.tieBonus() && cards.payers() == Payers.ALL),
    SIX_OF_CLUBS_WITHOUT_LIVES(
            Setting.TOP_CARDS,
            (cards, end) -> cards.suitedCards() == SuitedCards.SIX_OF_CLUBS_LOSES && cards.lives() == 0),
    TOP_CARDS_WITH_PICKLE(
            Setting.TOP_CARDS, (cards, end) -> cards.suitedCards() != SuitedCards.NONE && cards.hasPickle()),
    /** The first of two lives is what buying back in costs. */
    BUY_IN_WITHOUT_TWO_LIVES(Setting.LIVES, (cards, end) -> cards.hasBuyIn() && cards.lives() != 2),
    BUY_IN_AFTER_THE_END(
            Setting.RE_ENTRY,
            (cards, end) -> cards.reEntry() == ReEntry.BUY_IN_ANY_TIME && end == End.Simple.FIRST_OUT),

    // Where points are entered, no card is, and nothing changes what was entered.
    ENTERED_WITH_TIE_BONUS(Setting.TIE_BONUS, (cards, end) -> isEntered(cards) && cards.tieBonus()),
    ENTERED_WITH_MULTIPLIER(
            Setting.MULTIPLIER, (cards, end) -> isEntered(cards) && cards.multiplier() != Multiplier.NONE),
    ENTERED_WITH_PICKLE(Setting.PICKLE_RANK, (cards, end) -> isEntered(cards) && cards.pickleOutranksAces()),
    ENTERED_WITH_TOP_CARDS(
            Setting.TOP_CARDS, (cards, end) -> isEntered(cards) && cards.suitedCards() != SuitedCards.NONE),
    ENTERED_WITH_ALL_EQUAL(Setting.ALL_EQUAL, (cards, end) -> isEntered(cards) && cards.allEqual() == AllEqual.NOBODY),

    // Without cards no hand size is entered, and no hand has a single loser.
    DEALER_CHOOSES_WITHOUT_CARDS(
            Setting.HAND_SIZE,
            rules -> !(rules.scoring() instanceof CardScoring) && rules.handSize() == HandSize.Pattern.DEALER),
    LOSER_DEALS_WITHOUT_CARDS(
            Setting.DEALER, rules -> !(rules.scoring() instanceof CardScoring) && rules.dealer() == DealerRule.LOSER),
    LOWEST_DEALS_WITHOUT_CARDS(
            Setting.DEALER,
            rules -> rules.dealer() == DealerRule.LOWEST
                    && !(rules.scoring() instanceof CardScoring cards && !isEntered(cards))),
    /** Nobody ever goes out in a game of takers, so it can't end by elimination. */
    NOBODY_GOES_OUT(
            Setting.END,
            rules -> rules.scoring() instanceof TakerScoring
                    && (rules.end().isByElimination() || rules.end() == End.Simple.ALL_BUT_ONE)),
    /** Credits only ever decrease. */
    TARGET_OF_CREDITS(
            Setting.END,
            rules -> rules.scoring() instanceof StakesScoring
                    && (rules.end() instanceof End.Target || rules.end() == End.Simple.ALL_BUT_ONE));

    private final Setting<?> setting;
    private final Predicate<RuleSet> isIn;

    Contradiction(Setting<?> setting, Predicate<RuleSet> isIn) {
        this.setting = setting;
        this.isIn = isIn;
    }

    /** @param isIn tells of games of cards; other games never have this one */
    Contradiction(Setting<?> setting, BiPredicate<CardScoring, End> isIn) {
        this(setting, rules -> rules.scoring() instanceof CardScoring cards && isIn.test(cards, rules.end()));
    }

    private static boolean isByNumber(End end) {
        return end instanceof End.Hands || end instanceof End.Target;
    }

    private static boolean isEntered(CardScoring cards) {
        return cards.penalty() == Penalty.ENTERED;
    }

    boolean isIn(RuleSet rules) {
        return isIn.test(rules);
    }

    /** Returns the setting to be changed. */
    Setting<?> setting() {
        return setting;
    }
}
