package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;

/** What is wrong with a ledger that was verified: a sentence for each kind of fault. */
@MessageBundle("verdict")
public interface VerificationText {
    String missing(int entry);

    String outOfOrder(int entry);

    String followsAnother(int entry);

    String changed(int entry);

    String unreadable(int entry);

    String impossible(int entry);
}
