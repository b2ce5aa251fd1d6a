package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;

/** Descriptions of the ledger's entries. */
@MessageBundle("entry")
public interface EntryText {
    String started(String names);

    String hand(int number, String result);

    String corrected(int number, String before, String after);

    String struck(int number, String result);

    String withIt(String entry, String hands);

    String handNumber(int number);

    String joined(String name);

    String left(String name);

    String cameBack(String name);

    String boughtIn(String name);

    String renamed(String before, String after);

    String seats(String names, String dealer);

    String seatsFrom(int hand, String names, String dealer);

    /** @param changes of settings, before and after */
    String rules(String changes);

    String closed();

    String abandoned();

    String reopened();

    String undone(String entry);

    String redone(String entry);

    // What later entries did to it

    String fate(EntryNarrator.Fate fate);
}
