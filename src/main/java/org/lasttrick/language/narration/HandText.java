package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;
import org.jspecify.annotations.Nullable;

/** Descriptions of hands, and of how a game goes on or ends. */
@MessageBundle("hand")
public interface HandText {
    String change(int before, int after);

    String doubledChange(int before, int after, int points, int times);

    String backToZero();

    String reEnters(int score);

    String goesOut(Integer cucumber);

    String bonus(int points);

    String next(String dealer, int handSize, String leader);

    String nextDealersChoice(String dealer, String leader);

    String wins(String winners, Integer number);

    String closed(String winners, Integer number);

    String givenUp();

    String goesOn();

    String took(String name, String card);

    String played(String names, String card);

    String tookIt(String name);

    /** @param first whether it is the first part of the sentence */
    String pays(String name, int points, boolean first);

    String hadTheHighest(String names);

    String marched(String name);

    String doubled(String name, int stake);

    String dropped(String names);

    String won(String name);

    String and(String first, String last);

    String or(String first, String last);

    /**
     * @param card {@code null}: any
     * @param highest whether only this card does it
     */
    String danger(String names, @Nullable String card, boolean highest, String fate);

    String card(String card);

    String cucumbers(int before, int after);

    String out();

    String inAgain();

    String seats(String names, String dealer);

    String joins(String name, int score);

    String leaves(String name);

    String comesBack(String name, int score);

    String inHand(int number, String changes);

    String neverIn();

    // The buttons that undo and redo an entry

    String stepHand(boolean redo, int number);

    String stepCorrection(boolean redo);

    String stepStrike(boolean redo, int number);

    String stepJoin(boolean redo, String name);

    String stepLeave(boolean redo, String name);

    String stepReturn(boolean redo, String name);

    String stepRename(boolean redo, String name);

    String stepSeats(boolean redo);

    String stepRules(boolean redo);

    String stepClose(boolean redo);

    String stepAbandon(boolean redo);

    String stepReopen(boolean redo);

    // How far a game goes

    /**
     * @param reach whether the limit itself hits, or only what exceeds it
     * @param lives at least 1
     */
    String outAt(int limit, boolean reach, Integer lives);

    /** @param reach as in {@link #outAt} */
    String endsAt(int limit, boolean reach);

    String credits(int credits);
}
