package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;

/** Entries that were made at the same time, and entries that wait to be sent. */
@MessageBundle("concurrency")
public interface ConcurrencyText {
    // What others entered

    String entered(int number, String hand);

    String corrected(int number, String hand);

    String struck(int number);

    String struckWithIt(String hands);

    String joined(String name);

    String left(String name);

    String cameBack(String name);

    String renamed(String name);

    String seats();

    String closed();

    String givenUp();

    String reopened();

    String tapped(String button);

    String moreBefore(int entries);

    // What to do about it

    String quicker();

    String entersTheSame();

    String yours(String hand);

    String yoursIsBelow();

    String overNow();

    String nothingDone();

    String sameHand();

    String anotherHand();

    String mineIsRight();

    String leaveMineOut();

    String recordMine(int number);

    String correctAllTheSame(int number);

    String isGone(int number);

    String hasMoved(int number);

    // The same entry twice

    String isItAnother();

    String recordedJustNow(int seconds);

    String recordAgain();

    String no();

    // Saved, sending, offline

    String sending();

    String offline();

    String opensLater();

    String lastSeen();

    String notSavedYet();

    String throwAway();

    String unknownOutcome();

    String staysAwake();

    String maySleep();
}
