package org.lasttrick.words;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What a hand did, in words. */
@MessageBundle("hand")
public interface HandText {
    @Message("{before} → {after}")
    String change(int before, int after);

    @Message("cucumber, re-enters at {score}")
    String reEnters(int score);

    @Message("{#switch cucumber}{#case 1}out{#case 2}second cucumber, out{#case 3}third cucumber, out"
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

    @Message("The game goes on")
    String goesOn();

    @Message("{name} took the last trick with {card}")
    String took(String name, String card);

    @Message("{names} played {card}")
    String played(String names, String card);

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

    @Message("out at {limit} or more")
    String outAt(int limit);

    @Message("out over {limit}")
    String outOver(int limit);

    @Message("{#if lives == 2}{rule}, twice{#else if lives > 2}{rule}, {lives} times{#else}{rule}{/if}")
    String times(String rule, int lives);
}
