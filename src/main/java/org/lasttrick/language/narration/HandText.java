package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;

/** What a hand did, in words. */
@MessageBundle("hand")
public interface HandText {
    String change(int before, int after);

    String reEnters(int score);

    String goesOut(Integer cucumber);

    String bonus(int points);

    String noBonus();

    String next(String dealer, int handSize, String leader);

    String nextDealersChoice(String dealer, String leader);

    String wins(String winner);

    String shareTheWin(String winners);

    String nobodyWins();

    String closed(String result);

    String givenUp();

    String goesOn();

    String took(String name, String card);

    String played(String names, String card);

    String tookIt(String name);

    String hadTheHighest(String names);

    String marched(String name);

    String doubled(String name, int stake);

    String dropped(String names);

    String won(String name);

    String and(String first, String last);

    String card(String card);

    String cucumbers(int before, int after);

    String out();

    String inAgain();

    String joins(String name, int score);

    String leaves(String name);

    String comesBack(String name, int score);

    String inHand(int number, String changes);

    String neverIn();

    String undoHand(int number);

    String undoCorrection(int number);

    String undoStrike(int number);

    String redoHand(int number);

    String redoCorrection(int number);

    String redoStrike(int number);

    String undoJoin(String name);

    String undoLeave(String name);

    String undoReturn(String name);

    String undoRename(String name);

    String undoSeats();

    String redoJoin(String name);

    String redoLeave(String name);

    String redoReturn(String name);

    String redoRename(String name);

    String redoSeats();

    String undoClose();

    String undoAbandon();

    String undoReopen();

    String redoClose();

    String redoAbandon();

    String redoReopen();

    String outAt(int limit);

    String outOver(int limit);

    String endsAt(int limit);

    String endsOver(int limit);

    String credits(int credits);

    String times(String rule, int lives);
}
