package org.lasttrick.web.people;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences of the pages of players, and of the statistics. */
@MessageBundle("people")
public interface PeopleText {
    String title();

    String statistics();

    String skip();

    String when();

    String since(String when);

    String show();

    String nobody();

    String noGames();

    String counting();

    String player();

    String games();

    String wins();

    String share();

    String shareHint();

    String cucumbersAGame();

    String pointsAHand();

    String paid();

    String bonuses();

    String returns();

    String winning();

    String winless();

    String inARow(int games);

    String dearest();

    String places();

    String form();

    String formHint();

    String formGame(String place, int players, String game, String day);

    String asTable();

    String byRules();

    String against();

    String together();

    String ahead();

    String behind();

    String cards();

    String card();

    String times();

    String points();

    String names();

    String namesHint(String person);

    String split(String name);

    String mergeHint(String person);

    String sameAs();

    String choose();

    String merge();

    String met();

    String metGame();

    String ranking();

    String rankingHint(int games);

    String rankingEmpty(int games);

    String records();

    String ofAllGames();

    String record(String kind);

    String recordValue(String kind, int value);

    String recordHand(int hand);

    String calendar();

    String noEvenings(int year);
}
