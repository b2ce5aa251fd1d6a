package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What came while somebody was about to make an entry, and what an entry waits for. */
@MessageBundle("meanwhile")
public interface ConcurrencyText {
    // What came

    @Message("Hand {number} was entered meanwhile: {told}.")
    String entered(int number, String told);

    @Message("Hand {number} was corrected meanwhile. Now it is: {told}.")
    String corrected(int number, String told);

    @Message("Hand {number} was struck out meanwhile.")
    String struck(int number);

    @Message("Struck out with it: {hands}.")
    String struckWithIt(String hands);

    @Message("{name} joined meanwhile.")
    String joined(String name);

    @Message("{name} left meanwhile.")
    String left(String name);

    @Message("{name} came back meanwhile.")
    String cameBack(String name);

    @Message("Somebody is called {name} now.")
    String renamed(String name);

    @Message("The seats were taken anew meanwhile.")
    String seats();

    @Message("The game was closed meanwhile.")
    String closed();

    @Message("The game was given up meanwhile.")
    String givenUp();

    @Message("The game was reopened meanwhile.")
    String reopened();

    @Message("Somebody tapped “{button}” meanwhile.")
    String tapped(String button);

    @Message("{entries} more entries came before.")
    String moreBefore(int entries);

    // What to do about it

    @Message("Somebody was quicker")
    String quicker();

    @Message("The same hand is entered already")
    String entersTheSame();

    @Message("Yours, not recorded yet: {told}.")
    String yours(String told);

    @Message("Yours is not recorded. It is still chosen below.")
    String yoursIsBelow();

    @Message("The game is over with it.")
    String overNow();

    @Message("Nothing was changed by you. Look at the sheet, and tap again if it is still to be done.")
    String nothingDone();

    @Message("It’s the same hand")
    String sameHand();

    @Message("Mine is another hand")
    String anotherHand();

    @Message("Mine is right")
    String mineIsRight();

    @Message("Leave mine out")
    String leaveMineOut();

    @Message("Record mine as hand {number}")
    String recordMine(int number);

    @Message("Correct hand {number} all the same")
    String correctAllTheSame(int number);

    @Message("Hand {number} is no longer on the sheet.")
    String isGone(int number);

    @Message("It is hand {number} now.")
    String hasMoved(int number);

    // The same entry twice

    @Message("Is it another hand?")
    String isItAnother();

    @Message("{#if seconds == 0}The same hand was recorded just now.{#else if seconds == 1}The same hand was recorded 1"
            + " second ago.{#else}The same hand was recorded {seconds} seconds ago.{/if} Is it another one?")
    String recordedJustNow(int seconds);

    @Message("Yes, record it again")
    String recordAgain();

    @Message("No")
    String no();

    // Saved, sending, offline

    @Message("sending")
    String sending();

    @Message("offline")
    String offline();

    @Message("What you tapped opens when the network is back.")
    String opensLater();

    @Message("This is the page as it was last seen, at")
    String lastSeen();

    @Message("not saved yet; it will be sent when the network is back. Until then the next entry has to wait.")
    String notSavedYet();

    @Message("Throw it away")
    String throwAway();

    @Message("Offline: what will happen can’t be told now. What you tap stays.")
    String untold();

    @Message("screen stays awake")
    String staysAwake();

    @Message("screen may sleep")
    String maySleep();
}
