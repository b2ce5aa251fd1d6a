package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences about what a hand costs, and when a game ends: a sentence for each setting. */
@MessageBundle("scoring")
public interface ScoringText {
    /**
     * Says what a setting costs, or does.
     *
     * @param setting its name in requests
     * @param value as in requests
     */
    String setting(String setting, String value);

    /** @param marks whether marks are counted instead of points */
    String start(boolean marks);

    // Who pays, and what

    String cardIsPaid();

    /** @param values such as “a Jack 10, a Queen 10” */
    String values(String values);

    String sixOfClubsIsOut();

    String sixOfClubsAlone();

    // The limit, lives, and the bonus

    /** @param reach whether the limit itself hits, or only what exceeds it */
    String limit(int limit, boolean reach);

    String noLimit();

    String lives(String limit, Integer lives);

    String nobodyGoesOut();

    // Tricks without cards

    String taker();

    String march();

    // Stakes

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

    String allButOne(String limit);

    String firstAtLimit(String limit);

    String orOneLeft();

    String lowestWins();

    String fewestMarksWin();

    String lowestLeftWins();

    String fewestCucumbersWin();

    String mostCreditsWin();

    String laterIsHigher();

    String laterAloneIsHigher();

    String laterOutIsHigher();

    String leaving();

    String closedByCucumbers();

    String closedByScore();

    String closedByCredits();
}
