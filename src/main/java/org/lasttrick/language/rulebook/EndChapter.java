package org.lasttrick.language.rulebook;

import static org.lasttrick.rules.settings.Setting.ALL_OUT;
import static org.lasttrick.rules.settings.Setting.END;
import static org.lasttrick.rules.settings.Setting.HANDS;
import static org.lasttrick.rules.settings.Setting.LIMIT;
import static org.lasttrick.rules.settings.Setting.LIMIT_TEST;
import static org.lasttrick.rules.settings.Setting.TARGET;

import java.util.List;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Settings;

/** Writes the chapter about when a game is over, and who has won it. */
record EndChapter(RulesText text, RuleSet rules, ChapterBuilder chapter) {
    static List<Sentence> sentences(RulesText text, RuleSet rules, RuleSet usual) {
        EndChapter words =
                new EndChapter(text, rules, new ChapterBuilder("scoring", rules, usual, text::howSettingScores));
        words.chapter.add("end", words.isHouseRule(), words.end());
        if (rules.end() != End.Simple.LAST_ONE) {
            words.winner();
        }
        if (words.somebodyMayGoOut()) {
            words.chapter.setting(rules.scoring() instanceof CardScoring && words.severalMayGoOutAtOnce(), ALL_OUT);
            words.order();
        }
        words.chapter.add("leaving", text.leaving());
        if (rules.end() != End.Simple.OPEN) {
            words.closing();
        }
        return words.chapter.sentences();
    }

    private String end() {
        if (limitEndsTheGame(rules)) {
            return text.firstAtLimit(ScoringChapter.limit(text, (CardScoring) rules.scoring()));
        }
        if (rules.end() == End.Simple.ALL_BUT_ONE) {
            return text.allButOne(ScoringChapter.limit(text, (CardScoring) rules.scoring()));
        }
        return rules.end() == End.Simple.LAST_ONE && rules.scoring() instanceof StakesScoring
                ? text.lastWithCredit()
                : text.gameEnds(Settings.of(rules).text(END), rules.end().numberOrNone());
    }

    /** A limit that ends the game is described here, so it counts as a setting of the end. */
    private boolean isHouseRule() {
        return chapter.differs(END, HANDS, TARGET)
                || chapter.differs(EndChapter::limitEndsTheGame)
                || ((limitEndsTheGame(rules) || rules.end() == End.Simple.ALL_BUT_ONE)
                        && chapter.differs(LIMIT, LIMIT_TEST));
    }

    private static boolean limitEndsTheGame(RuleSet all) {
        return all.end() == End.Simple.FIRST_OUT
                && all.scoring() instanceof CardScoring cards
                && cards.lives() == 0
                && cards.limit() != null;
    }

    private boolean somebodyMayGoOut() {
        return switch (rules.scoring()) {
            case CardScoring cards -> ScoringChapter.somebodyMayGoOut(cards);
            case TakerScoring() -> false;
            case StakesScoring stakes -> true;
        };
    }

    private void winner() {
        chapter.add(
                "winner",
                switch (rules.scoring()) {
                    case CardScoring cards
                    when somebodyMayGoOut() -> cards.lives() > 1 ? text.fewestCucumbersWin() : text.lowestLeftWins();
                    case CardScoring cards when cards.penalty() == Penalty.ONE -> text.fewestMarksWin();
                    case CardScoring _, TakerScoring _ -> text.lowestScoreWins();
                    case StakesScoring stakes -> text.mostCreditsWin();
                });
        if (somebodyMayGoOut() && rules.end() != End.Simple.FIRST_OUT) {
            chapter.add("orOneLeft", text.orOneLeft());
        }
    }

    private void order() {
        chapter.add(
                "order",
                switch (rules.scoring()) {
                    case CardScoring cards when severalMayGoOutAtOnce() -> text.laterIsHigher();
                    case CardScoring _, TakerScoring _ -> text.laterAloneIsHigher();
                    case StakesScoring stakes -> text.laterOutIsHigher();
                });
    }

    private boolean severalMayGoOutAtOnce() {
        return switch (rules.scoring()) {
            case CardScoring cards -> cards.payers() == Payers.ALL || cards.penalty() == Penalty.ENTERED;
            case TakerScoring() -> false;
            case StakesScoring stakes -> true;
        };
    }

    private void closing() {
        chapter.add(
                "closing",
                switch (rules.scoring()) {
                    case CardScoring cards when somebodyMayGoOut() && cards.lives() > 1 -> text.closedByCucumbers();
                    case CardScoring _, TakerScoring _ -> text.closedByScore();
                    case StakesScoring stakes -> text.closedByCredits();
                });
    }
}
