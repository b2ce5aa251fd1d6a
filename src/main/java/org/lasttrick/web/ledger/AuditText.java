package org.lasttrick.web.ledger;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences of the ledger and its verification. */
@MessageBundle("audit")
public interface AuditText {
    String title();

    String seeLedger();

    String skip();

    String backToSheet();

    String noGame();

    String entries();

    String entriesHint();

    String someEntries(int first, int last);

    String earlierEntries(int last);

    String sheetThen(int version);

    String entry(int version);

    String about(int version);

    String nowBy(String now, int version);

    String unknownDevice();

    String unreadable(String type);

    String wrongMark();

    String fingerprint();

    String notSealedYet();

    String together();

    String played(String time);

    String hash();

    String previousHash();

    String imported(int first, int last);

    String importedHint();

    // Whether it is whole

    String checked();

    String whole(int entries);

    String wholeHint();

    String headIs();

    String firstWrong(int version);

    String wrongHint();

    String moreWrong(int count);

    // Whether a head that was noted is in it

    String noted();

    String notedHint();

    String notedField();

    String lookFor();

    String contained(int version);

    String containedButWrong(int version);

    String notContained();

    String noFingerprint();

    // The sheet as it stood after an entry

    String asItStood(int version, int entries);

    String afterEntry();

    String show();

    String before();

    String after();

    String now();

    String noEntry();

    String noEntryHint(int entries);

    // The difference between the sheet after two entries

    String difference();

    String from();

    String to();

    String compare();

    String fromTo(int from, int to);

    String player();

    String total();

    String cucumbers();

    String standing();

    String isIn();

    String isOut();

    String hasLeft();

    String notHere();

    String nothingBetween();

    String by();

    // What a device remembers

    String lost();

    String lostHint();

    String hadSeen();

    /** @param hand the last that is left; 0 for none */
    String endsAt(int last, int hand);

    String gone();

    String goneCopy();

    String broken();

    String brokenHint();

    String look();

    String goOn();

    String signatures();
}
