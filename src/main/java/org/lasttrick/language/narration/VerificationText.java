package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What is wrong with a ledger that was verified: a sentence for each kind of fault. */
@MessageBundle("verdict")
public interface VerificationText {
    @Message("Entry {entry} is missing: it was taken out, or all before it was.")
    String missing(int entry);

    @Message("Entry {entry} stands here twice, or where it does not belong.")
    String outOfOrder(int entry);

    @Message("Entry {entry} follows another entry than the one before it: one of the two was exchanged or put in.")
    String followsAnother(int entry);

    @Message("Entry {entry} is not as it was recorded: something in it was changed afterwards.")
    String changed(int entry);

    @Message("Entry {entry} can’t be read: a newer service wrote it, or it never was an entry.")
    String unreadable(int entry);

    @Message("Entry {entry} can’t have happened in the game as the entries before it tell it.")
    String impossible(int entry);
}
