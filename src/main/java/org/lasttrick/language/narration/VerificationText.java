package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences about what is wrong with a ledger that was verified: a sentence for each kind of fault. */
@MessageBundle("verification")
public interface VerificationText {
    /** @param kind the constant's name */
    String fault(String kind, int entry);
}
