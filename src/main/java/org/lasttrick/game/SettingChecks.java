package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.Contradiction;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.SettingsContradict;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AllEqual;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;

/** Checks that house rules are playable: each setting is in its range, and no two contradict each other. */
final class SettingChecks {
    private final RuleSet rules;
    private final int players;
    private final Edition edition;
    private final List<Rejection> against = new ArrayList<>();

    private SettingChecks(RuleSet rules, int players, Edition edition) {
        this.rules = rules;
        this.players = players;
        this.edition = edition;
    }

    static Stream<Rejection> check(RuleSet rules, int players, Edition edition) {
        SettingChecks checks = new SettingChecks(rules, players, edition);
        checks.ranges();
        checks.handSize();
        switch (rules.scoring()) {
            case CardScoring cards -> checks.cards(cards);
            case TakerScoring() -> checks.taker();
            case StakesScoring stakes -> checks.stakes();
        }
        return checks.against.stream();
    }

    /** The range of the hand size is checked separately: it depends on the pack. */
    private void ranges() {
        Settings settings = Settings.of(rules);
        for (Setting setting : Setting.ALL) {
            SettingKind.Range range = setting.kind().range();
            if (range != null
                    && !setting.key().equals("handSize")
                    && settings.values().get(setting.key()) instanceof SettingValue.Whole(int number)) {
                range("/rules/" + setting.key(), Bound.SETTING, number, range.least(), range.most());
            }
        }
    }

    private void cards(CardScoring cards) {
        cardsEnd(cards);
        contradiction(cards.tieBonus() && cards.payers() == Payers.ALL, Contradiction.TIE_BONUS_WHEN_ALL_PAY);
        contradiction(
                cards.suitedCards() == SuitedCards.SIX_OF_CLUBS && cards.lives() == 0,
                Contradiction.SIX_OF_CLUBS_WITHOUT_LIVES);
        contradiction(
                cards.suitedCards() != SuitedCards.NONE && cards.hasPickle(), Contradiction.TOP_CARDS_WITH_PICKLE);
        contradiction(cards.reEntry() == ReEntry.BUY_IN && cards.lives() != 2, Contradiction.BUY_IN_WITHOUT_TWO_LIVES);
        if (cards.penalty() == Penalty.ENTERED) {
            entered(cards);
        }
    }

    private void entered(CardScoring cards) {
        contradiction(cards.tieBonus(), Contradiction.ENTERED_WITH_TIE_BONUS);
        contradiction(cards.multiplier() != Multiplier.NONE, Contradiction.ENTERED_WITH_MULTIPLIER);
        contradiction(cards.pickleOutranksAces(), Contradiction.ENTERED_WITH_PICKLE);
        contradiction(cards.suitedCards() != SuitedCards.NONE, Contradiction.ENTERED_WITH_TOP_CARDS);
        contradiction(cards.allEqual() == AllEqual.NOBODY, Contradiction.ENTERED_WITH_ALL_EQUAL);
    }

    private void cardsEnd(CardScoring cards) {
        boolean limitCostsNothing = cards.limit() != null && cards.lives() == 0;
        if (rules.end().isByElimination()) {
            boolean firstOut = rules.end() == End.Simple.FIRST_OUT;
            contradiction(
                    cards.limit() == null,
                    firstOut ? Contradiction.FIRST_OUT_WITHOUT_LIMIT : Contradiction.ELIMINATION_WITHOUT_LIMIT);
            contradiction(cards.lives() == 0 && !firstOut, Contradiction.ELIMINATION_WITHOUT_LIVES);
        } else if (rules.end() == End.Simple.OPEN) {
            contradiction(cards.limit() != null, Contradiction.OPEN_WITH_LIMIT);
        } else {
            contradiction(limitCostsNothing, Contradiction.LIMIT_WITHOUT_LIVES);
        }
        if (rules.end() instanceof End.Target(int score)) {
            contradiction(cards.lives() > 0 && cards.hits(score), Contradiction.TARGET_BEYOND_LIMIT);
        }
    }

    private void taker() {
        dealing();
        unshared(rules, players)
                .forEach(hands -> against.add(new Rejection.HandsNotEven("/rules/hands", hands, players)));
        contradiction(rules.end().isByElimination(), Contradiction.NOBODY_GOES_OUT);
    }

    private void stakes() {
        dealing();
        contradiction(rules.end() instanceof End.Target, Contradiction.TARGET_OF_CREDITS);
    }

    /** Without cards no hand size is entered, and no hand has a single loser. */
    private void dealing() {
        contradiction(rules.handSize() == HandSize.Pattern.DEALER, Contradiction.DEALER_CHOOSES_WITHOUT_CARDS);
        contradiction(rules.dealer() == DealerRule.LOSER, Contradiction.LOSER_DEALS_WITHOUT_CARDS);
    }

    private void handSize() {
        contradiction(
                rules.handSize() == HandSize.Pattern.LOSING_CARD
                        && !(rules.scoring() instanceof CardScoring cards && cards.asksForTheCard()),
                Contradiction.LOSING_CARD_NOT_ENTERED);
        Bound bound = serves(rules, players, edition) ? Bound.SETTING : Bound.CARDS_EACH;
        int most = rules.scoring().mostCardsEach(players, edition);
        // Without a pack, nothing can be dealt at all.
        if (most > 0) {
            range("/rules/handSize", bound, rules.handSize().largest(), 1, most);
        }
    }

    /** Whether the pack has enough cards for this many players. */
    static boolean serves(RuleSet rules, int players, Edition edition) {
        return rules.handSize().largest() * players <= rules.scoring().cardsToDeal(players, edition);
    }

    /** The number of hands, if the players should deal equally often and can't; empty otherwise. */
    static IntStream unshared(RuleSet rules, int players) {
        return rules.scoring() instanceof TakerScoring
                        && rules.end() instanceof End.Hands(int hands)
                        && hands % Math.max(1, players) != 0
                ? IntStream.of(hands)
                : IntStream.empty();
    }

    private void range(String pointer, Bound bound, int value, int least, int most) {
        OutOfRange.check(pointer, bound, value, least, most).forEach(against::add);
    }

    private void contradiction(boolean wrong, Contradiction why) {
        if (wrong) {
            against.add(new SettingsContradict(why));
        }
    }
}
