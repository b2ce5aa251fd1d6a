package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.Scoring.AllOut;

/** What a hand costs, and when a game ends: a sentence for each setting. */
@MessageBundle("scoring")
public interface ScoringText {
    // Who pays, and what

    String payers(Payers payers);

    String penalty(Penalty penalty);

    String ace(AceInLastTrick ace);

    String sixOfClubs();

    String sixOfClubsIsOut();

    String multiplier(Multiplier multiplier);

    // The limit, lives, and the bonus

    /** @param reach whether the limit itself hits, or only what exceeds it */
    String limit(int limit, boolean reach);

    String noLimit();

    String lives(String limit, Integer lives);

    String nobodyGoesOut();

    String reEntry(ReEntry reEntry);

    String tieBonus(boolean granted);

    // Tricks without cards

    String taker();

    String march();

    // Stakes

    String credits(int credits);

    String stake();

    String whoDoubles();

    String dropping();

    String finalStake();

    String allDropped();

    String noCredit();

    // The end

    /**
     * @param end as in requests
     * @param number of hands, or of points
     */
    String end(String end, int number);

    String lastWithCredit();

    String firstAtLimit(String limit);

    String orOneLeft();

    String lowestWins();

    String fewestMarksWin();

    String lowestLeftWins();

    String fewestCucumbersWin();

    String mostCreditsWin();

    String allOut(AllOut allOut);

    String laterIsHigher();

    String laterAloneIsHigher();

    String laterOutIsHigher();

    String leaving();

    String closedByCucumbers();

    String closedByScore();

    String closedByCredits();
}
