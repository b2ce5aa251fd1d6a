package org.lasttrick.web.evenings;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences of the pages of evenings. */
@MessageBundle("evenings")
public interface EveningsText {
    String title();

    String skip();

    String none();

    String games(int number);

    String first(String names);

    String standing();

    String standingNow();

    String noStanding();

    String pointsOf(String by);

    String score(String by, int number);

    String count();

    String choose();

    String counted(String by);

    String theGames();

    String won(String names);

    String nobodyWon();

    String goesOn();

    String abandoned();

    String move();

    String which();

    String earlier();

    String later();

    String onItsOwn();

    String bgStats();

    String bgStatsHint();

    String share();

    String shareHint();

    String older();
}
