package org.lasttrick.sheet.pad;

import io.quarkus.qute.i18n.MessageBundle;

/** What the entry pads ask, and what they say of an entry that isn't finished. */
@MessageBundle("pad")
public interface PadText {
    // Every pad

    String whatWillHappen();

    String whatThisChanges();

    String foresee();

    String record(int number);

    String correct(int number);

    String strike(int number);

    String leave();

    String correctAndStrike(String hands);

    String correctAndKeep(String hands);

    String strikeAll(int number, String hands);

    String strikeAndKeep(int number, String hands);

    String handNumber(int number);

    String conflicts();

    String broughtBack();

    String further();

    String nothingChanges();

    // The highest card

    String whoPlayedHighest();

    String whoPlayedHighestIn(int number);

    String whoTookIt();

    String whoTookItIn(int number);

    String whichCard();

    String sixOfClubs();

    String whoPlayedLast();

    String takesIt();

    String equal();

    String pays();

    String nothingChosen();

    String takerAndCardMissing();

    String timesUnasked(String name);

    String droppedUnasked(String name);

    String takerMissing();

    String highestMissing();

    String lastMissing();

    String cardMissing();

    String playersMissing();

    // What some games ask beside the cards

    String paysTimes(String name);

    String times(int times);

    String pickle();

    String pickleHint();

    String pickleMissing();

    String handSize();

    String handSizeMissing();

    // The full trick

    String fullTrick();

    String highestOnly();

    String whoLed();

    String whoLedIn(int number);

    String whichCards();

    String turn(int turn);

    String noCardYet();

    String trickMissing();

    String ledMissing();

    String cardsMissing(String names);

    // Letzter

    String march();

    String allTricks();

    // Minibluff

    String stake(int stake);

    String stakeIn(int number, int stake);

    String whoDropped(String name, int stake);

    String takeBack(String name);

    String whoDoubles(int stake);

    String notTwiceRunning(String name);

    String nobodyMayDouble(int stake, String name, int credits);

    String whoWon();

    String whoWonHint();

    String wonByDoubling(String name);

    String wins();

    String winnerMissing();
}
