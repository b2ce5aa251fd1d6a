package org.lasttrick.language.texts;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.rules.Scoresheet.Status;

/** Exports: the links to them, and the texts in the files. */
@MessageBundle("export")
public interface ExportText {
    String title();

    String pdf();

    String pdfIsFor();

    String xlsx();

    String xlsxIsFor();

    String csv();

    String csvIsFor();

    String forExcel();

    String csvForExcelIsFor();

    String forPrograms();

    String json();

    String jsonIsFor();

    String bgStats();

    String bgStatsIsFor();

    // The sheets of a workbook, whose names have at most 31 letters

    String sheetScore();

    String sheetHands();

    String sheetLedger();

    String sheetRules();

    String sheetGames();

    String sheetPeople();

    String sheetEvenings();

    // What columns are called

    String hand();

    String dealer();

    String leader();

    String cards();

    String player();

    String before();

    String change();

    String total();

    String cucumbers();

    String standing();

    String corrected();

    String recordedAt();

    String version();

    String device();

    String entrySays();

    String sinceThen();

    String hash();

    String previousHash();

    String chapter();

    String rule();

    String houseRule();

    String setting();

    String value();

    String usually();

    String game();

    String variant();

    String began();

    String ended();

    String numberOfHands();

    String place();

    String winner();

    String entries();

    String fingerprint();

    String name();

    String otherNames();

    String wins();

    String shareBeaten();

    String penalties();

    String pointsPaid();

    String tieBonuses();

    String reEntered();

    String from();

    String to();

    String person();

    String points();

    // What stands in them

    String yes();

    String in();

    String status(Status status);

    String unknownDevice();

    // The scoresheet on paper

    String startedWith();

    String noHands();

    String signatures();

    String fingerprintAfter(int entries);

    String page();

    String pageOf();
}
