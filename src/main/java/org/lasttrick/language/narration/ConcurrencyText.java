package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;

/** Entries that were made at the same time, and entries that wait to be sent. */
@MessageBundle("concurrency")
public interface ConcurrencyText {
    // What to do about other entries

    String moreBefore(int entries);

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

    String notSavedYet();

    String throwAway();

    String waitHere();

    String notTheirs();

    String addMine();

    String saveMine();

    String undoesTheirs();

    String notKept();

    String needsService();

    String opensByItself();

    String unknownOutcome();

    String staysAwake();

    String maySleep();
}
