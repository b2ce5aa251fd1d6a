package org.lasttrick.language.texts;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What is said where games are taken home, and in the files that people open then. */
@MessageBundle("takehome")
public interface ExportText {
    @Message("Take it home")
    String title();

    @Message("PDF")
    String pdf();

    @Message("the scoresheet to print, to sign and to pin up")
    String pdfIsFor();

    @Message("Excel (XLSX)")
    String xlsx();

    @Message("score, hands, every entry and the rules, for a spreadsheet")
    String xlsxIsFor();

    @Message("CSV")
    String csv();

    @Message("one line per hand and player, for programs and statistics")
    String csvIsFor();

    @Message("JSON")
    String json();

    @Message("everything that is known of the game, to keep it or to bring it back in")
    String jsonIsFor();

    @Message("BG Stats")
    String bgStats();

    @Message("into the app on this device: the names and scores go to bgstatsapp.com")
    String bgStatsIsFor();

    // The sheets of a workbook, whose names have at most 31 letters

    @Message("Score")
    String sheetScore();

    @Message("Hands")
    String sheetHands();

    @Message("Ledger")
    String sheetLedger();

    @Message("Rules")
    String sheetRules();

    @Message("Games")
    String sheetGames();

    // What columns are called

    @Message("Hand")
    String hand();

    @Message("Dealer")
    String dealer();

    @Message("Leader")
    String leader();

    @Message("Cards each")
    String cards();

    @Message("Player")
    String player();

    @Message("Before")
    String before();

    @Message("Change")
    String change();

    @Message("Total")
    String total();

    @Message("Cucumbers")
    String cucumbers();

    @Message("In or out")
    String standing();

    @Message("Corrected")
    String corrected();

    @Message("Recorded at")
    String recordedAt();

    @Message("Entry no.")
    String version();

    @Message("Device")
    String device();

    @Message("What it says")
    String told();

    @Message("Since then")
    String become();

    @Message("Hash")
    String hash();

    @Message("Previous hash")
    String previousHash();

    @Message("Chapter")
    String chapter();

    @Message("Rule")
    String rule();

    @Message("House rule")
    String houseRule();

    @Message("Setting")
    String setting();

    @Message("Value")
    String value();

    @Message("Usually")
    String usually();

    @Message("Game")
    String game();

    @Message("Played by the rules of")
    String variant();

    @Message("Began")
    String began();

    @Message("How it ended")
    String ended();

    @Message("Number of hands")
    String numberOfHands();

    @Message("Place")
    String place();

    @Message("Winner")
    String winner();

    @Message("Entries")
    String entries();

    @Message("Fingerprint")
    String fingerprint();

    // What stands in them

    @Message("yes")
    String yes();

    @Message("in")
    String in();

    @Message("not over yet")
    String inProgress();

    @Message("to its end")
    String finished();

    @Message("closed early")
    String closed();

    @Message("given up")
    String abandoned();

    @Message("a device that is no longer known")
    String unknownDevice();

    // The scoresheet on paper

    @Message("started with")
    String startedWith();

    @Message("No hand was played yet.")
    String noHands();

    @Message("Signatures")
    String signatures();

    @Message("Fingerprint of the ledger after {#if entries == 1}1 entry{#else}{entries} entries{/if}")
    String fingerprintAfter(int entries);

    @Message("Page")
    String page();

    @Message("of")
    String pageOf();
}
