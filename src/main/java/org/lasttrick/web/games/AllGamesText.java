package org.lasttrick.web.games;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences of the page with all games. */
@MessageBundle("history")
public interface AllGamesText {
    String title();

    String skip();

    String search();

    String find();

    String player();

    String everybody();

    String game();

    String anyGame();

    String state();

    String anyState();

    String status(String state);

    String from();

    String to();

    String noGames();

    String nothingFound();

    String nothingFor(String text);

    String found(int number, boolean more);

    String having(String figure);

    String with(String player);

    String inARow();

    String byHouseRules();

    String byUsualRules();

    String wider();

    String showAll();

    String counting();

    String newer();

    String older();

    String pages();

    String all(int number);

    String rematch();
}
