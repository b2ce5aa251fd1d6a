package org.lasttrick.web.transfer;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences of export and import. */
@MessageBundle("transfer")
public interface ImportText {
    String title();

    String skip();

    String noBook();

    String export();

    String exportHint();

    String csv();

    String people();

    String evenings();

    String xlsx();

    String json();

    String importFile();

    String importHint();

    String file();

    String chooseFile();

    String added();

    String alreadyHere();

    String empty();

    String game(String title, int entries);

    String nothing();

    String inGame(int game);

    String inEntry(int entry);

    String detail();

    /** @param kind of fault */
    String refused(String kind);
}
