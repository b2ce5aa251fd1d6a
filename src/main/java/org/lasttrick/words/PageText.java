package org.lasttrick.words;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The pages' own words. */
@MessageBundle
public interface PageText {
    @Message("Last Trick")
    String appName();

    @Message("Scores for Cucumber and its cousins")
    String appPurpose();

    @Message("Skip to the pad")
    String skipToPad();

    @Message("Skip to the sheet")
    String skipToSheet();

    @Message("Skip to the new game")
    String skipToNewGame();

    // The start page

    @Message("New game")
    String newGame();

    @Message("Who plays? One per line, in seat order, clockwise")
    String whoPlays();

    @Message("The first deals the first hand.")
    String whoPlaysHint();

    @Message("Regular players: tap them in seat order")
    String regulars();

    @Message("Which game?")
    String whichGame();

    @Message("{least} to {most} players")
    String playersRange(int least, int most);

    @Message("Name of the game")
    String gameName();

    @Message("Name of your scorebook")
    String bookName();

    @Message("This is kept by all who play together, on this device.")
    String bookNameHint();

    @Message("Our games")
    String bookNameDefault();

    @Message("First tablet")
    String firstDevice();

    @Message("(optional)")
    String optional();

    @Message("Carry on from a paper sheet")
    String carryOn();

    @Message("Each player's score and cucumbers so far, in seat order. Empty means 0.")
    String carryOnHint();

    @Message("Seat")
    String seat();

    @Message("Score")
    String score();

    @Message("Cucumbers")
    String cucumbers();

    @Message("Start")
    String start();

    @Message("Recent games")
    String recentGames();

    @Message("{game}, {players} players")
    String gameOf(String game, int players);

    @Message("hand {number} is next")
    String handIsNext(int number);

    @Message("{winners} won after {hands} hands")
    String wonAfter(String winners, int hands);

    @Message("“{text}” is no whole number.")
    String noNumber(String text);

    // The sheet

    @Message("Hand")
    String hand();

    @Message("Hand {number}:")
    String handLabel(int number);

    @Message("Hands")
    String hands();

    @Message("Dealer")
    String dealer();

    @Message("Leads")
    String leads();

    @Message("Deal")
    String deal();

    @Message("{#if handSize == 1}1 card{#else}{handSize} cards{/if}")
    String cards(int handSize);

    @Message("dealer's choice")
    String dealersChoice();

    @Message("deals")
    String dealsMark();

    @Message("leads")
    String leadsMark();

    @Message("saved")
    String saved();

    @Message("Totals")
    String totals();

    @Message("Total")
    String total();

    @Message("Hand by hand")
    String handByHand();

    @Message("The sheet, scrolls")
    String scrollingSheet();

    @Message("Each hand's change and the new total, the newest hand last; below them the totals")
    String caption();

    @Message("Correct hand")
    String correctHand();

    @Message("corrected")
    String corrected();

    @Message("takes a cucumber")
    String takesCucumber();

    @Message("re-enters at")
    String reEntersAt();

    @Message("out")
    String out();

    @Message("carried on")
    String carriedOn();

    @Message("{points} to go")
    String toGo(int points);

    @Message("a cucumber")
    String aCucumber();

    @Message("a life left")
    String aLife();

    @Message("{#switch place}{#case 1}1st{#case 2}2nd{#case 3}3rd{#else}{place}th{/switch}")
    String place(Integer place);

    // The pad

    @Message("Who played the highest card?")
    String whoPlayedHighest();

    @Message("Hand {number}: who played the highest card?")
    String whoPlayedHighestIn(int number);

    @Message("Which card?")
    String whichCard();

    @Message("Who of them played last?")
    String whoPlayedLast();

    @Message("takes it")
    String takesIt();

    @Message("equal")
    String equal();

    @Message("pays")
    String pays();

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

    @Message("Strike out hand {number}, and {hands}, too")
    String strikeAll(int number, String hands);

    @Message("hand {number}")
    String handNumber(int number);

    @Message("Later hands can't stand after this")
    String conflicts();

    @Message("Tap who played the highest card, and the card: then you see here what will happen.")
    String nothingChosen();

    @Message("Now say who of them played last.")
    String lastMissing();

    @Message("Now tap the card.")
    String cardMissing();

    @Message("Now tap who played it.")
    String playersMissing();

    @Message("Nothing is another.")
    String nothingChanges();

    @Message(
            "The sheet has moved on: somebody else made an entry meanwhile. Look at it; your entry is still here, and is not"
                    + " recorded.")
    String movedOn();

    @Message(
            "This form was sent before with something else in it, so nothing was recorded. Look at the sheet, and enter it"
                    + " again.")
    String usedForm();

    @Message("after {hands} hands")
    String afterHands(int hands);

    @Message("Places")
    String places();

    @Message("on {score}")
    String onScore(int score);

    @Message("You are watching: this device has no key to this scorebook.")
    String watching();

    // Problems

    @Message("Back to the games")
    String backToGames();
}
