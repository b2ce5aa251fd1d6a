package org.lasttrick.transfer.export;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.Iterator;
import org.dhatim.fastexcel.Workbook;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;

/** Exports a scorebook as a workbook in the reader's language: one line per game and player. */
@Singleton
public record BookWorkbook(Messages messages) {
    private static final int LINES_AT_A_TIME = 200;

    /** A spreadsheet takes hardly more. Further lines go to a further sheet. */
    private static final int MAX_LINES = 1_000_000;

    /**
     * Writes a workbook in the language of the current request, and leaves {@code out} open.
     *
     * @param games needs to hold only one at a time in memory
     * @param zone in which times are shown
     */
    public void write(Iterator<RecordedGame> games, ZoneId zone, OutputStream out) throws IOException {
        ExportText text = messages.of(ExportText.class);
        WorkbookTable<GameRow> table = new WorkbookTable<>(GameRow.COLUMNS, text, messages.of(PageText.class), zone);
        String name = text.sheetGames();
        Workbook workbook = WorkbookSheet.workbook(out);
        int number = 1;
        do {
            write(games, table, new WorkbookSheet(workbook, number == 1 ? name : name + " " + number, zone));
            number++;
        } while (games.hasNext());
        workbook.finish();
    }

    private static void write(Iterator<RecordedGame> games, WorkbookTable<GameRow> table, WorkbookSheet sheet)
            throws IOException {
        table.begin(sheet);
        int flushed = 0;
        while (games.hasNext() && sheet.lines() < MAX_LINES) {
            GameRow.of(games.next()).forEach(row -> table.add(row, sheet));
            if (sheet.lines() - flushed >= LINES_AT_A_TIME) {
                sheet.flush();
                flushed = sheet.lines();
            }
        }
        sheet.finish();
    }
}
