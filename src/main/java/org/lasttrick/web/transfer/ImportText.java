package org.lasttrick.web.transfer;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences of export and import. */
@MessageBundle("transfer")
public interface ImportText {
    String title();

    String skip();

    String noBook();

    String takeHome();

    String takeHomeHint();

    String csv();

    String xlsx();

    String json();

    String bringIn();

    String bringInHint();

    String file();

    String chooseFile();

    String added();

    String alreadyHere();

    String empty();

    String game(String title, int entries);

    String nothing();

    String inGame(int game);

    String inEntry(int entry);

    String exactly();

    /** @param kind of fault */
    String refused(String kind);
}
