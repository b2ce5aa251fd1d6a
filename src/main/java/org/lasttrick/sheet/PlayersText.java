package org.lasttrick.sheet;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Who plays, and what can be changed about it. */
@MessageBundle("players")
public interface PlayersText {
    @Message("Players and seats")
    String title();

    @Message("Players")
    String players();

    @Message("Tap a name to change it. Seats go clockwise, and can be changed until the first hand is recorded.")
    String hintBefore();

    @Message("Tap a name to change it, or when somebody goes home: the score stays then, and the others play on.")
    String hint();

    @Message("Tap a name to change it.")
    String hintAfter();

    @Message("deals first")
    String dealsFirst();

    @Message("Name")
    String name();

    @Message("Rename")
    String rename();

    @Message("{name} leaves")
    String leaves(String name);

    @Message("{name} sits one seat earlier")
    String earlier(String name);

    @Message("{name} deals first")
    String letDeal(String name);

    @Message("Somebody joins")
    String somebodyJoins();

    @Message("Whoever joins late enters with the worst score of those still in.")
    String joinHint();

    @Message("Whoever joins late enters with the worst score and as many cucumbers as the worst of those still in.")
    String joinHintWithCucumbers();

    @Message("Where do they sit?")
    String whichSeat();

    @Message("after the last seat")
    String lastSeat();

    @Message("before {name}")
    String before(String name);

    @Message("{name} comes back")
    String returns(String name);

    @Message("Join")
    String join();

    @Message("Play again: {dealer} deals")
    String rematch(String dealer);
}
