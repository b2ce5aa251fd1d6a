package org.lasttrick.language.texts;

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

    // Its language

    /** What the language calls itself. */
    @Message("English")
    String languageName();

    @Message("Language")
    String language();

    /** The tag of the country whose way of writing dates this language has here. */
    @Message("en-GB")
    String datesAsIn();

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

    @Message("Each player's score (or credits) and cucumbers so far, in seat order. Empty means as at the start.")
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

    @Message("A damaged game")
    String damagedGame();

    @Message("It can’t be told any more: look at its ledger")
    String damagedGameHint();

    @Message("{game}, {players} players")
    String gameOf(String game, int players);

    @Message("hand {number} is next")
    String handIsNext(int number);

    @Message("{winners} won after {#if hands == 1}1 hand{#else}{hands} hands{/if}")
    String wonAfter(String winners, int hands);

    @Message("nobody won, after {#if hands == 1}1 hand{#else}{hands} hands{/if}")
    String nobodyWonAfter(int hands);

    @Message("{winners} won, closed after {#if hands == 1}1 hand{#else}{hands} hands{/if}")
    String closedAfter(String winners, int hands);

    @Message("given up after {#if hands == 1}1 hand{#else}{hands} hands{/if}")
    String givenUpAfter(int hands);

    @Message("“{text}” is no whole number.")
    String noNumber(String text);

    // The sheet

    @Message("Hand")
    String hand();

    @Message("{number} of {hands}")
    String handOf(int number, int hands);

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

    @Message("Credits")
    String credits();

    @Message("Hand by hand")
    String handByHand();

    @Message("The sheet, scrolls")
    String scrollingSheet();

    @Message("Each hand's change and the new total, the newest hand last; below them the totals. Each"
            + " number leads to why it is what it is.")
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

    @Message("left")
    String left();

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

    @Message(
            "The sheet has moved on: somebody else made an entry meanwhile. Look at it; your entry is still here, and is not"
                    + " recorded.")
    String movedOn();

    @Message(
            "This form was sent before with something else in it, so nothing was recorded. Look at the sheet, and enter it"
                    + " again.")
    String usedForm();

    @Message("after {#if hands == 1}1 hand{#else}{hands} hands{/if}")
    String afterHands(int hands);

    @Message("Places")
    String places();

    @Message("Go on playing")
    String goOn();

    @Message("More")
    String more();

    @Message("Back")
    String backToSheet();

    @Message("Chart of the totals")
    String chart();

    @Message("All entries")
    String entries();

    @Message("Watch along")
    String watch();

    @Message(
            "Whoever opens this address sees every hand within a second, and can’t change anything. Let others scan it:")
    String watchHint();

    @Message(
            "This address works on this device only. Open the sheet by the address that the terminal shows, then others can"
                    + " scan it.")
    String watchHere();

    @Message("The address as a QR code")
    String qrCode();

    @Message("Totals alone, for a big screen")
    String bigScreen();

    @Message("Rules of this game")
    String rules();

    @Message("All games")
    String allGames();

    @Message("The totals after each hand, as in the table.")
    String chartCaption();

    @Message("Dashed across: {limit}. A cucumber stands where one was taken.")
    String chartLimit(String limit);

    @Message("End it early")
    String endEarly();

    @Message("Close the game")
    String close();

    @Message("Closed, it counts as it stands, and whoever is ahead wins.")
    String closeHint();

    @Message("Give up")
    String giveUp();

    @Message("Given up, it counts for nobody.")
    String giveUpHint();

    @Message("on {score}")
    String onScore(int score);

    @Message("You are watching: this device has no key to this scorebook.")
    String watching();

    // Problems

    @Message("Back to the games")
    String backToGames();
}
