package org.lasttrick.rules;

import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Scoring.AllOut;

/**
 * Builds a card game's rules. The defaults are those of most games: all players of the highest card pay its rank, reaching the
 * limit puts a player out, seven cards each are dealt clockwise, and the last player in wins.
 */
final class CardGame {
    private @Nullable Integer limit;
    private LimitTest limitTest = LimitTest.REACH;
    private int lives = 1;
    private Payers payers = Payers.ALL;
    private boolean tieBonus;
    private AceInLastTrick ace = AceInLastTrick.HIGH;
    private Penalty penalty = Penalty.RANK;
    private Multiplier multiplier = Multiplier.NONE;
    private boolean sixOfClubs;
    private HandSize handSize = new HandSize.Fixed(7);
    private DealerRule dealer = DealerRule.CLOCKWISE;
    private End end = new End.LastOne();

    private CardGame() {}

    static CardGame outAt(int limit) {
        CardGame game = new CardGame();
        game.limit = limit;
        return game;
    }

    static CardGame outOver(int limit) {
        CardGame game = outAt(limit);
        game.limitTest = LimitTest.EXCEED;
        return game;
    }

    /** No lives: the game ends when a player reaches the limit. */
    static CardGame endsAt(int limit) {
        CardGame game = outAt(limit).lives(0);
        game.end = new End.FirstOut();
        return game;
    }

    static CardGame untilClosed() {
        CardGame game = new CardGame().lives(0);
        game.end = new End.Open();
        return game;
    }

    CardGame lives(int number) {
        lives = number;
        return this;
    }

    CardGame lastPays() {
        payers = Payers.LAST;
        return this;
    }

    CardGame tieBonus() {
        tieBonus = true;
        return this;
    }

    CardGame lowAce() {
        ace = AceInLastTrick.LOW;
        return this;
    }

    CardGame marks() {
        penalty = Penalty.ONE;
        return this;
    }

    CardGame multiplied(Multiplier by) {
        multiplier = by;
        return this;
    }

    CardGame sixOfClubs() {
        sixOfClubs = true;
        return this;
    }

    CardGame dealt(int each) {
        return dealt(new HandSize.Fixed(each));
    }

    CardGame dealt(HandSize pattern) {
        handSize = pattern;
        return this;
    }

    CardGame loserDeals() {
        dealer = DealerRule.LOSER;
        return this;
    }

    RuleSet rules() {
        CardScoring scoring = new CardScoring(
                limit,
                limitTest,
                lives,
                ReEntry.HIGHEST_OTHER,
                payers,
                tieBonus,
                ace,
                penalty,
                multiplier,
                multiplier == Multiplier.PICKLE ? PickleRank.HIGHEST : PickleRank.PLAIN,
                sixOfClubs,
                AllOut.LOWEST_TOTAL);
        return new RuleSet(scoring, handSize, dealer, end);
    }
}
