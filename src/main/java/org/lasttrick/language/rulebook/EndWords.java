package org.lasttrick.language.rulebook;

import java.util.List;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.Scoring.AllOut;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Says when a game is over, and who has won it. */
final class EndWords {
    private final ScoringText say;
    private final RuleSet rules;
    private final Comparison<RuleSet> told;

    private EndWords(ScoringText say, RuleSet rules, RuleSet usual) {
        this.say = say;
        this.rules = rules;
        this.told = new Comparison<>(rules, usual);
    }

    static List<Sentence> tell(ScoringText say, RuleSet rules, RuleSet usual) {
        EndWords words = new EndWords(say, rules, usual);
        words.told.say(words.end(), words::asFarAsItIsTold);
        if (!(rules.end() instanceof End.LastOne)) {
            words.winner();
        }
        if (words.somebodyMayGoOut()) {
            words.allOut();
            words.order();
        }
        words.told.say(say.leaving());
        if (!(rules.end() instanceof End.Open)) {
            words.closing();
        }
        return words.told.sentences();
    }

    private String end() {
        return switch (rules.end()) {
            case End.LastOne() -> rules.scoring() instanceof StakesScoring ? say.lastWithCredit() : say.lastOne();
            case End.FirstOut() ->
                limitEndsTheGame(rules)
                        ? say.firstAtLimit(ScoringWords.limit(say, (CardScoring) rules.scoring()))
                        : say.firstOut();
            case End.Hands(int number) -> say.hands(number);
            case End.Target(int score) -> say.target(score);
            case End.Open() -> say.open();
        };
    }

    /** Where the limit itself ends the game, it is told with the end. */
    private Object asFarAsItIsTold(RuleSet all) {
        return limitEndsTheGame(all)
                ? List.of(all.end(), ScoringWords.limit(say, (CardScoring) all.scoring()))
                : all.end();
    }

    private static boolean limitEndsTheGame(RuleSet all) {
        return all.end() instanceof End.FirstOut
                && all.scoring() instanceof CardScoring cards
                && cards.lives() == 0
                && cards.limit() != null;
    }

    private boolean somebodyMayGoOut() {
        return switch (rules.scoring()) {
            case CardScoring cards -> ScoringWords.somebodyMayGoOut(cards);
            case TakerScoring() -> false;
            case StakesScoring stakes -> true;
        };
    }

    private void winner() {
        told.say(
                switch (rules.scoring()) {
                    case CardScoring cards
                    when somebodyMayGoOut() -> cards.lives() > 1 ? say.fewestCucumbersWin() : say.lowestLeftWins();
                    case CardScoring cards when cards.penalty() == Penalty.ONE -> say.fewestMarksWin();
                    case CardScoring cards -> say.lowestWins();
                    case TakerScoring() -> say.lowestWins();
                    case StakesScoring stakes -> say.mostCreditsWin();
                });
        if (somebodyMayGoOut() && !(rules.end() instanceof End.FirstOut)) {
            told.say(say.orOneLeft());
        }
    }

    private void allOut() {
        String sentence = switch (rules.scoring().allOut()) {
            case LOWEST_TOTAL -> say.allOutLowest();
            case SHARED -> say.allOutShare();
            case NOBODY -> say.allOutNobody();
        };
        if (rules.scoring() instanceof CardScoring && severalMayGoOutAtOnce()) {
            told.say(sentence, EndWords::allOutOf);
        } else {
            told.sayIfUnusual(sentence, EndWords::allOutOf);
        }
    }

    private static AllOut allOutOf(RuleSet all) {
        return all.scoring().allOut();
    }

    private void order() {
        told.say(
                switch (rules.scoring()) {
                    case CardScoring cards when severalMayGoOutAtOnce() -> say.laterIsHigher();
                    case CardScoring cards -> say.laterAloneIsHigher();
                    case TakerScoring() -> say.laterAloneIsHigher();
                    case StakesScoring stakes -> say.laterOutIsHigher();
                });
    }

    /** Where one alone pays a hand, no two go out in it. */
    private boolean severalMayGoOutAtOnce() {
        return switch (rules.scoring()) {
            case CardScoring cards -> cards.payers() == Payers.ALL;
            case TakerScoring() -> false;
            case StakesScoring stakes -> true;
        };
    }

    private void closing() {
        told.say(
                switch (rules.scoring()) {
                    case CardScoring cards when somebodyMayGoOut() && cards.lives() > 1 -> say.closedByCucumbers();
                    case CardScoring cards -> say.closedByScore();
                    case TakerScoring() -> say.closedByScore();
                    case StakesScoring stakes -> say.closedByCredits();
                });
    }
}
