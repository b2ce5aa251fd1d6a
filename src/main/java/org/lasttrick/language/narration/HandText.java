package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What a hand did, in words. */
@MessageBundle("hand")
public interface HandText {
    @Message("{before} → {after}")
    String change(int before, int after);

    @Message("cucumber, re-enters at {score}")
    String reEnters(int score);

    @Message("{#switch cucumber}{#case 0}out{#case 1}out{#case 2}second cucumber, out{#case 3}third cucumber, out"
            + "{#else}cucumber {cucumber}, out{/switch}")
    String goesOut(Integer cucumber);

    @Message("equal card, −{points}")
    String bonus(int points);

    @Message("equal card, nothing to lose")
    String noBonus();

    @Message("Next: {dealer} deals {handSize}, {leader} leads")
    String next(String dealer, int handSize, String leader);

    @Message("Next: {dealer} chooses and deals, {leader} leads")
    String nextDealersChoice(String dealer, String leader);

    @Message("{winner} wins the game")
    String wins(String winner);

    @Message("{winners} share the win")
    String shareTheWin(String winners);

    @Message("The game is over, and nobody wins")
    String nobodyWins();

    @Message("{result}: the game was closed")
    String closed(String result);

    @Message("The game was given up")
    String givenUp();

    @Message("The game goes on")
    String goesOn();

    @Message("{name} took the last trick with {card}")
    String took(String name, String card);

    @Message("{names} played {card}")
    String played(String names, String card);

    @Message("{name} took the last trick")
    String tookIt(String name);

    @Message("{names} had the highest card")
    String hadTheHighest(String names);

    @Message("{name} took all tricks")
    String marched(String name);

    @Message("{name} doubled to {stake}")
    String doubled(String name, int stake);

    @Message("{names} dropped")
    String dropped(String names);

    @Message("{name} won")
    String won(String name);

    @Message("{first} and {last}")
    String and(String first, String last);

    @Message("{#switch card}{#case 'A'}an Ace{#case 'K'}a King{#case 'Q'}a Queen{#case 'J'}a Jack{#case '8'}an 8"
            + "{#case '6C'}the six of clubs{#else}a {card}{/switch}")
    String card(String card);

    @Message("cucumbers {before} → {after}")
    String cucumbers(int before, int after);

    @Message("out")
    String out();

    @Message("in again")
    String inAgain();

    @Message("{name} joins with {score}")
    String joins(String name, int score);

    @Message("{name} leaves")
    String leaves(String name);

    @Message("{name} is back with {score}")
    String comesBack(String name, int score);

    @Message("Hand {number}: {changes}")
    String inHand(int number, String changes);

    @Message("no longer in the game, which would be over by then")
    String neverIn();

    @Message("Undo hand {number}")
    String undoHand(int number);

    @Message("Undo the correction of hand {number}")
    String undoCorrection(int number);

    @Message("Undo striking out hand {number}")
    String undoStrike(int number);

    @Message("Bring hand {number} back")
    String redoHand(int number);

    @Message("Correct hand {number} again")
    String redoCorrection(int number);

    @Message("Strike hand {number} out again")
    String redoStrike(int number);

    @Message("Undo: {name} joins")
    String undoJoin(String name);

    @Message("Undo: {name} leaves")
    String undoLeave(String name);

    @Message("Undo: {name} is back")
    String undoReturn(String name);

    @Message("Undo: renamed to {name}")
    String undoRename(String name);

    @Message("Undo the seats")
    String undoSeats();

    @Message("Let {name} join again")
    String redoJoin(String name);

    @Message("Let {name} leave again")
    String redoLeave(String name);

    @Message("Let {name} come back again")
    String redoReturn(String name);

    @Message("Rename to {name} again")
    String redoRename(String name);

    @Message("Take those seats again")
    String redoSeats();

    @Message("Undo closing the game")
    String undoClose();

    @Message("Undo giving the game up")
    String undoAbandon();

    @Message("Undo reopening the game")
    String undoReopen();

    @Message("Close the game again")
    String redoClose();

    @Message("Give the game up again")
    String redoAbandon();

    @Message("Reopen the game again")
    String redoReopen();

    @Message("out at {limit} or more")
    String outAt(int limit);

    @Message("out over {limit}")
    String outOver(int limit);

    @Message("ends at {limit} or more")
    String endsAt(int limit);

    @Message("ends over {limit}")
    String endsOver(int limit);

    @Message("{credits} credits")
    String credits(int credits);

    @Message("{#if lives == 2}{rule}, twice{#else if lives > 2}{rule}, {lives} times{#else}{rule}{/if}")
    String times(String rule, int lives);
}
