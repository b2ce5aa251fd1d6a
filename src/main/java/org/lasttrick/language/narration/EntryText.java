package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What the ledger's entries say. */
@MessageBundle("entry")
public interface EntryText {
    @Message("The game began: {names}")
    String started(String names);

    @Message("Hand {number}: {told}")
    String hand(int number, String told);

    @Message("Hand {number} corrected: “{before}” became “{after}”")
    String corrected(int number, String before, String after);

    @Message("Hand {number} struck out: {told}")
    String struck(int number, String told);

    @Message("{entry}; struck out with it: {hands}")
    String withIt(String entry, String hands);

    @Message("hand {number}")
    String handNumber(int number);

    @Message("{name} joined")
    String joined(String name);

    @Message("{name} left")
    String left(String name);

    @Message("{name} came back")
    String cameBack(String name);

    @Message("{before} is now called {after}")
    String renamed(String before, String after);

    @Message("Seats taken anew: {names}; {dealer} deals first")
    String seats(String names, String dealer);

    @Message("The game was closed")
    String closed();

    @Message("The game was given up")
    String abandoned();

    @Message("The game was taken up again")
    String reopened();

    @Message("Taken back: {entry}")
    String undone(String entry);

    @Message("Brought back: {entry}")
    String redone(String entry);

    // What has become of an entry

    @Message("taken back")
    String isTakenBack();

    @Message("struck out since")
    String isStruckOut();

    @Message("corrected since")
    String isCorrected();
}
