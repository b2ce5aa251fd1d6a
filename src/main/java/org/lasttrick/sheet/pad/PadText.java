package org.lasttrick.sheet.pad;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What the entry pads ask, and what they say of an entry that isn't finished. */
@MessageBundle("pad")
public interface PadText {
    // Every pad

    @Message("What will happen")
    String whatWillHappen();

    @Message("What this changes")
    String whatThisChanges();

    @Message("What will happen?")
    String foresee();

    @Message("Record hand {number}")
    String record(int number);

    @Message("Correct hand {number}")
    String correct(int number);

    @Message("Strike out hand {number}")
    String strike(int number);

    @Message("Leave it as it is")
    String leave();

    @Message("Correct it, and strike out {hands}")
    String correctAndStrike(String hands);

    @Message("Correct it, and keep {hands} as entered")
    String correctAndKeep(String hands);

    @Message("Strike out hand {number}, and {hands}, too")
    String strikeAll(int number, String hands);

    @Message("Strike out hand {number}, and keep {hands} as entered")
    String strikeAndKeep(int number, String hands);

    @Message("hand {number}")
    String handNumber(int number);

    @Message("Later hands can't stand after this")
    String conflicts();

    @Message("What becomes of later hands?")
    String broughtBack();

    @Message("What it changes, hand by hand")
    String further();

    @Message("No total changes.")
    String nothingChanges();

    // The highest card

    @Message("Who played the highest card?")
    String whoPlayedHighest();

    @Message("Hand {number}: who played the highest card?")
    String whoPlayedHighestIn(int number);

    @Message("Who took the last trick?")
    String whoTookIt();

    @Message("Hand {number}: who took the last trick?")
    String whoTookItIn(int number);

    @Message("Which card?")
    String whichCard();

    @Message("♣6")
    String sixOfClubs();

    @Message("Who of them played last?")
    String whoPlayedLast();

    @Message("takes it")
    String takesIt();

    @Message("equal")
    String equal();

    @Message("pays")
    String pays();

    @Message("Tap who played the highest card, and the card: then you see here what will happen.")
    String nothingChosen();

    @Message("Tap who took the last trick, and the card: then you see here what will happen.")
    String takerAndCardMissing();

    @Message("Say how often {name} pays, and record it then.")
    String timesUnasked(String name);

    @Message("{name} doubled just now: tap who dropped, if anybody did, and record it then.")
    String droppedUnasked(String name);

    @Message("Tap who took the last trick: then you see here what will happen.")
    String takerMissing();

    @Message("Tap who had the highest card: then you see here what will happen.")
    String highestMissing();

    @Message("Now say who of them played last.")
    String lastMissing();

    @Message("Now tap the card.")
    String cardMissing();

    @Message("Now tap who played it.")
    String playersMissing();

    // What some games ask beside the cards

    @Message("{name} pays")
    String paysTimes(String name);

    @Message("×{times}")
    String times(int times);

    @Message("The pickle")
    String pickle();

    @Message("The rank turned up for this hand. It outranks Aces, and whoever takes the last trick with it pays twice.")
    String pickleHint();

    @Message("Now tap the pickle.")
    String pickleMissing();

    @Message("How many cards did each have?")
    String handSize();

    @Message("Now tap how many cards each had.")
    String handSizeMissing();

    // The full trick

    @Message("Full trick")
    String fullTrick();

    @Message("Highest card only")
    String highestOnly();

    @Message("Who led the last trick?")
    String whoLed();

    @Message("Hand {number}: who led the last trick?")
    String whoLedIn(int number);

    @Message("Which card did each play?")
    String whichCards();

    @Message("{turn}.")
    String turn(int turn);

    @Message("–")
    String noCardYet();

    @Message("Tap who led the last trick, and choose each card: then you see here what will happen.")
    String trickMissing();

    @Message("Now say who led the last trick.")
    String ledMissing();

    @Message("Still without a card: {names}.")
    String cardsMissing(String names);

    // Letzter

    @Message("March: all tricks")
    String march();

    @Message("all tricks")
    String allTricks();

    // Minibluff

    @Message("The stake is {stake}")
    String stake(int stake);

    @Message("Hand {number}: the stake is {stake}")
    String stakeIn(int number, int stake);

    @Message("{name} doubled to {stake}. Who dropped?")
    String whoDropped(String name, int stake);

    @Message("Take back {name}’s double")
    String takeBack(String name);

    @Message("Does anybody double to {stake}?")
    String whoDoubles(int stake);

    @Message("Not {name}, who doubled just now.")
    String notTwiceRunning(String name);

    @Message("Nobody may double: the stake would be {stake}, and {name} has {credits}.")
    String nobodyMayDouble(int stake, String name, int credits);

    @Message("Who won?")
    String whoWon();

    @Message("The lowest card of the last trick, the first of equal ones")
    String whoWonHint();

    @Message("All others dropped, so {name} has won without a last trick.")
    String wonByDoubling(String name);

    @Message("wins")
    String wins();

    @Message("Tap who won: then you see here what will happen.")
    String winnerMissing();
}
