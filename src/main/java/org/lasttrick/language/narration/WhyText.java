package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.rules.Standing.Status;

/** Why a number is what it is, rule by rule. */
@MessageBundle("why")
public interface WhyText {
    String why(int score);

    String nameInHand(String name, int number);

    String nameInAll(String name);

    String unaffected(Status status, String name, int score);

    // Cards

    String lastOfEqual(String name);

    String allOfEqual();

    String firstAce(String name);

    String allEqual();

    String counts(int points);

    String aceCountsOne();

    String oneMark();

    String cardsInTrick(int points);

    String multiplied(String name, int times, int points, int product);

    String pickle(int points, int product);

    String plus(int before, int points, int after);

    /**
     * @param reach whether the limit itself hits, or only what exceeds it
     * @param ends whether the hit ends the game instead of costing a life
     */
    String limit(int score, int limit, boolean reach, boolean ends);

    /** @param reach as in {@link #limit} */
    String belowLimit(int score, int limit, boolean reach);

    String sixOfClubs();

    String kontra(String name, int times, int points, int product);

    String exactLimit(String name, int limit);

    String reEnters(String name, int left, String others, int score);

    String reEntersAlone(String name, int left);

    String buysBackIn(String name, String others, int score);

    String reEntersWithOwn(String name, int left, int score);

    String reEntersAt(String name, int left, int score);

    String out(String name);

    String notBackIn(String name);

    String outForNow(String name);

    String bonus(String name, int points, String loser);

    String minus(int before, int points, int after);

    String notBelowZero(int before, int points, int after);

    // Letzter

    String taker();

    String march();

    // Minibluff

    String stake(int stake);

    String dropped(String name, int doubled, int stake);

    String paid(String name);

    String withoutCredit(String name);

    // In all

    String start(int score);

    String joined(int number, int score);

    String beforeHand(int number);
}
