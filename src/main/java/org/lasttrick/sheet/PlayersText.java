package org.lasttrick.sheet;

import io.quarkus.qute.i18n.MessageBundle;

/** The players' panel. */
@MessageBundle("players")
public interface PlayersText {
    String title();

    String players();

    String hintBefore();

    String hint();

    String hintAfter();

    String dealsFirst();

    String name();

    String rename();

    String leaves(String name);

    String earlier(String name);

    String later(String name);

    String letDeal(String name);

    String rearrange();

    String seatingHint();

    String fromHand();

    String show();

    String deal(int hand, String dealer, String leader);

    String nothingChanges();

    String recordSeats();

    String somebodyJoins();

    String partner();

    String joinHint(int score, int cucumbers);

    String whichSeat();

    String between(String before, String after);

    String returns(String name);

    String buysIn(String name);

    String join();

    String rematch(String dealer);
}
