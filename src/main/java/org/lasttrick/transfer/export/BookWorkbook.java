package org.lasttrick.transfer.export;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.Iterator;
import org.apache.commons.io.function.IOBiConsumer;
import org.dhatim.fastexcel.Workbook;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;

/** Exports a scorebook as a workbook in the reader's language: one line per game and player. */
@ApplicationScoped
public class BookWorkbook {
    private static final int LINES_AT_A_TIME = 200;

    /** A spreadsheet takes hardly more. Further lines go to a further sheet. */
    private static final int MAX_LINES = 1_000_000;

    private final ExportText text;
    private final PageText page;

    BookWorkbook(Messages messages) {
        this.text = messages.of(ExportText.class);
        this.page = messages.of(PageText.class);
    }

    /**
     * A writer in the language of the current request, which still has that language when the request is over. It leaves its
     * stream open, and only one of the games needs to be in memory at a time.
     *
     * @param zone in which times are shown
     */
    public IOBiConsumer<Iterator<RecordedGame>, OutputStream> inReadersLanguage(ZoneId zone) {
        WorkbookTable<GameRow> table = new WorkbookTable<>(GameRow.COLUMNS, text, page, zone);
        String name = text.sheetGames();
        return (games, out) -> {
            Workbook workbook = WorkbookSheet.workbook(out);
            int number = 1;
            do {
                write(games, table, new WorkbookSheet(workbook, number == 1 ? name : name + " " + number, zone));
                number++;
            } while (games.hasNext());
            workbook.finish();
        };
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
