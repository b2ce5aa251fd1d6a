package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.game.Rejection.FieldFault;

/** A game under other rules: the page, and what would have become of the game. */
@MessageBundle("whatif")
public interface WhatIfText {
    // The page

    String title();

    String intro();

    String skip();

    String asPlayed();

    /** @param hand after which it is as it is shown; 0: the last */
    String otherwise(int hand);

    // The other rules recorded

    String recordTitle();

    String recordHint();

    String recordRules();

    String recordAndKeep(String hands);

    String recordAndStrike(String hands);

    // How it would have gone

    /** @param changes the house rules; empty: none */
    String under(String game, String changes);

    String won(String under, String winners, int number);

    String ended(int hand);

    String goesOn(String under, int hands, String ahead, int number);

    String stops(String under, int hand);

    // Why it stops

    String otherHands();

    String players(int least, int most);

    String notEntered(FieldFault fault);

    String out(String player);

    String in(String player);
}
