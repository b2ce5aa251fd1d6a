package org.lasttrick.web.ledger;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What is said to somebody who doubts a score: every entry, whether the ledger is whole, and how things stood before. */
@MessageBundle("audit")
public interface AuditText {
    @Message("Ledger")
    String title();

    @Message("Ledger, with devices and fingerprints")
    String seeLedger();

    @Message("Skip to the entries")
    String skip();

    @Message("Back to the sheet")
    String backToSheet();

    @Message("This game can’t be told")
    String noGame();

    @Message("Every entry")
    String entries();

    @Message(
            "Nothing is ever taken out of a ledger: a correction is an entry, and so is taking one back. An entry’s number"
                    + " leads to the sheet as it stood then.")
    String entriesHint();

    @Message("Entry {version}: the sheet as it stood")
    String sheetThen(int version);

    @Message("entry {version}")
    String entry(int version);

    @Message("about entry {version}")
    String about(int version);

    @Message("{now}: entry {version}")
    String nowBy(String now, int version);

    @Message("an unknown device")
    String unknownDevice();

    @Message("can’t be told ({type})")
    String untold(String type);

    @Message("wrong")
    String wrongMark();

    @Message("Fingerprint")
    String fingerprint();

    @Message("Hash of all that is stored of it (SHA-256)")
    String hash();

    @Message("Hash of the entry before it, which it follows")
    String previousHash();

    @Message(
            "{#if first == last}Entry {first} came in from a file{#else}Entries {first} to {last} came in from a file{/if}")
    String broughtIn(int first, int last);

    @Message(
            "Their devices are called here what the file called them. The hashes vouch for what was written, not for who did.")
    String broughtInHint();

    // Whether it is whole

    @Message("Is it as it was written?")
    String checked();

    @Message(
            "{#if entries == 1}Yes: the one entry is as it was written.{#else}Yes: all {entries} entries are as they were"
                    + " written.{/if}")
    String whole(int entries);

    @Message(
            "Just now the hash of each was worked out anew from what is stored, and the game played through from them.")
    String wholeHint();

    @Message("Fingerprint of the last entry:")
    String headIs();

    @Message("No: entry {version} is the first that is wrong.")
    String firstWrong(int version);

    @Message(
            "Do not rely on what is told from there on. A fingerprint that somebody noted earlier shows how far the ledger"
                    + " can be trusted.")
    String wrongHint();

    @Message("{#if count == 1}One more is wrong after these.{#else}{count} more are wrong after these.{/if}")
    String moreWrong(int count);

    // Whether a head that was noted is in it

    @Message("Is a fingerprint still in it?")
    String noted();

    @Message(
            "From a printed sheet, an export, or another device: a ledger can’t tell by itself that its end was cut off, or"
                    + " that all of it was written anew.")
    String notedHint();

    @Message("Fingerprint or hash")
    String notedField();

    @Message("Look for it")
    String lookFor();

    @Message("Yes: it is that of entry {version}. All up to there is as it was when it was noted.")
    String contained(int version);

    @Message("It is that of entry {version}, but something up to there was changed all the same, see above.")
    String containedButWrong(int version);

    @Message(
            "No: no entry has it. It was misread, or noted of another game; or else entries were cut off, or written anew.")
    String notContained();

    @Message("This is no fingerprint: it has 12 letters and digits, such as 7k2m-x9qd-4w0p.")
    String noFingerprint();

    // The sheet at another moment

    @Message("As it stood after entry {version} of {entries}")
    String asItStood(int version, int entries);

    @Message("The sheet after entry")
    String afterEntry();

    @Message("Show")
    String show();

    @Message("Earlier")
    String before();

    @Message("Later")
    String after();

    @Message("Back to now")
    String now();

    @Message("There is no such entry")
    String noEntry();

    @Message("{#if entries == 1}The sheet can be shown after entry 1.{#else}The sheet can be shown after entries 1 to"
            + " {entries}.{/if}")
    String noEntryHint(int entries);

    // The difference between two moments

    @Message("What changed between two entries?")
    String difference();

    @Message("From entry")
    String from();

    @Message("To entry")
    String to();

    @Message("Compare")
    String compare();

    @Message("From entry {from} to entry {to}")
    String fromTo(int from, int to);

    @Message("Player")
    String player();

    @Message("Total")
    String total();

    @Message("Cucumbers")
    String cucumbers();

    @Message("Standing")
    String standing();

    @Message("in")
    String isIn();

    @Message("out")
    String isOut();

    @Message("left")
    String hasLeft();

    @Message("not here")
    String notHere();

    @Message("nothing")
    String nothingBetween();

    @Message("By these entries:")
    String by();

    // What a device remembers

    @Message("This ledger does not go on from where this device last saw it.")
    String broken();

    @Message(
            "Entries that were recorded then were taken out or written anew since. That is never done by the sheet itself.")
    String brokenHint();

    @Message("Look at the ledger")
    String look();

    @Message("Go on from what is here now")
    String goOn();

    @Message("Signatures")
    String signatures();
}
