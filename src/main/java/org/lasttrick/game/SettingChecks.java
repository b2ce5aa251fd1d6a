package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Rejection.Contradiction;
import org.lasttrick.game.Rejection.SettingOutOfRange;
import org.lasttrick.game.Rejection.SettingsContradict;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** What makes house rules playable: each setting in its range, and all of them together. */
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

    /** @param players as many as the game is for */
    static Stream<Rejection> check(RuleSet rules, int players, Edition edition) {
        SettingChecks checks = new SettingChecks(rules, players, edition);
        switch (rules.scoring()) {
            case CardScoring cards -> checks.cards(cards);
            case TakerScoring() -> checks.taker();
            case StakesScoring stakes -> checks.stakes(stakes);
        }
        return checks.against.stream();
    }

    private void cards(CardScoring cards) {
        if (cards.limit() != null) {
            range("/rules/limit", cards.limit(), 1, 999);
        }
        range("/rules/lives", cards.lives(), 0, 9);
        handSize();
        cardsEnd(cards);
        contradiction(
                cards.tieBonus() && cards.payers() == Payers.ALL,
                "/rules/tieBonus",
                Contradiction.TIE_BONUS_WHEN_ALL_PAY);
        contradiction(
                cards.sixOfClubs() && cards.lives() == 0,
                "/rules/sixOfClubs",
                Contradiction.SIX_OF_CLUBS_WITHOUT_LIVES);
        contradiction(
                cards.sixOfClubs() && cards.hasPickle(), "/rules/sixOfClubs", Contradiction.SIX_OF_CLUBS_WITH_PICKLE);
    }

    private void cardsEnd(CardScoring cards) {
        boolean limitCostsNothing = cards.limit() != null && cards.lives() == 0;
        switch (rules.end()) {
            case End.LastOne() -> {
                contradiction(cards.limit() == null, "/rules/limit", Contradiction.LAST_ONE_WITHOUT_LIMIT);
                contradiction(cards.lives() == 0, "/rules/lives", Contradiction.LAST_ONE_WITHOUT_LIVES);
            }
            case End.FirstOut() ->
                contradiction(cards.limit() == null, "/rules/limit", Contradiction.FIRST_OUT_WITHOUT_LIMIT);
            case End.Hands(int number) -> {
                range("/rules/hands", number, 1, 999);
                contradiction(limitCostsNothing, "/rules/limit", Contradiction.LIMIT_WITHOUT_LIVES);
            }
            case End.Target(int score) -> {
                range("/rules/target", score, 1, 999);
                contradiction(limitCostsNothing, "/rules/limit", Contradiction.LIMIT_WITHOUT_LIVES);
                contradiction(
                        cards.lives() > 0 && cards.hits(score), "/rules/target", Contradiction.TARGET_BEYOND_LIMIT);
            }
            case End.Open() -> contradiction(cards.limit() != null, "/rules/limit", Contradiction.OPEN_WITH_LIMIT);
        }
    }

    private void taker() {
        handSize();
        dealing();
        switch (rules.end()) {
            case End.Hands(int number) -> {
                range("/rules/hands", number, 1, 999);
                unshared(rules, players)
                        .forEach(hands -> against.add(new Rejection.HandsNotEven("/rules/hands", hands, players)));
            }
            case End.Target(int score) -> range("/rules/target", score, 1, 999);
            case End.LastOne(), End.FirstOut() -> contradiction(true, "/rules/end", Contradiction.NOBODY_GOES_OUT);
            case End.Open() -> {}
        }
    }

    private void stakes(StakesScoring stakes) {
        range("/rules/credits", stakes.credits(), 1, 999);
        handSize();
        dealing();
        switch (rules.end()) {
            case End.Hands(int number) -> range("/rules/hands", number, 1, 999);
            case End.Target target -> contradiction(true, "/rules/end", Contradiction.TARGET_OF_CREDITS);
            case End.LastOne(), End.FirstOut(), End.Open() -> {}
        }
    }

    /** Without cards no size of the hand is entered, and nobody is the one loser. */
    private void dealing() {
        contradiction(
                rules.handSize() instanceof HandSize.DealerChooses,
                "/rules/handSize",
                Contradiction.DEALER_CHOOSES_WITHOUT_CARDS);
        contradiction(rules.dealer() == DealerRule.LOSER, "/rules/dealer", Contradiction.LOSER_DEALS_WITHOUT_CARDS);
    }

    private void handSize() {
        int most = mostCardsEach(rules, players, edition);
        int largest = rules.handSize().largest();
        if (!serves(rules, players, edition)) {
            against.add(new Rejection.HandSizeNotServed("/rules/handSize", largest, most));
        } else {
            range("/rules/handSize", largest, 1, most);
        }
    }

    private static int mostCardsEach(RuleSet rules, int players, Edition edition) {
        return rules.scoring().cardsToDeal(players, edition) / players;
    }

    /** Whether the pack has a hand's cards for so many. */
    static boolean serves(RuleSet rules, int players, Edition edition) {
        return rules.handSize().largest() <= mostCardsEach(rules, players, edition);
    }

    /** The number of hands to be played, where so many can't deal equally often and should; empty otherwise. */
    static IntStream unshared(RuleSet rules, int players) {
        return rules.scoring() instanceof TakerScoring
                        && rules.end() instanceof End.Hands(int hands)
                        && hands % players != 0
                ? IntStream.of(hands)
                : IntStream.empty();
    }

    private void range(String pointer, int value, int least, int most) {
        if (value < least || value > most) {
            against.add(new SettingOutOfRange(pointer, value, least, most));
        }
    }

    private void contradiction(boolean wrong, String pointer, Contradiction why) {
        if (wrong) {
            against.add(new SettingsContradict(pointer, why));
        }
    }
}
