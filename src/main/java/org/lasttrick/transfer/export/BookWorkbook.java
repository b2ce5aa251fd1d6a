package org.lasttrick.transfer.export;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.Iterator;
import org.dhatim.fastexcel.Workbook;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;

/** A book's history as a workbook in the reader's language: one line per game and player, the newest game first. */
@ApplicationScoped
public class BookWorkbook {
    private static final int LINES_AT_A_TIME = 200;

    /** As many as a spreadsheet takes; what is more goes on in a further sheet. */
    private static final int MOST_LINES = 1_000_000;

    private final ExportText text;
    private final PageText page;

    BookWorkbook(Messages messages) {
        this.text = messages.of(ExportText.class);
        this.page = messages.of(PageText.class);
    }

    /** Writes a book of games, one after another. */
    public interface Writer {
        /**
         * Leaves {@code out} open.
         *
         * @param games no more of them need be in memory than one at a time
         */
        void write(Iterator<RecordedGame> games, OutputStream out) throws IOException;
    }

    /**
     * What writes in the language of whoever reads now, also when the request is answered already, and nobody is known to read.
     *
     * @param zone in which moments are told
     */
    public Writer inReadersLanguage(ZoneId zone) {
        BookLines lines = BookLines.inReadersLanguage(text, page, zone);
        String sheetName = text.sheetGames();
        return (games, out) -> {
            Workbook workbook = Workbooks.begin(out);
            int number = 1;
            do {
                write(games, lines, new WorkbookSheet(workbook, number == 1 ? sheetName : sheetName + " " + number));
                number++;
            } while (games.hasNext());
            workbook.finish();
        };
    }

    private static void write(Iterator<RecordedGame> games, BookLines lines, WorkbookSheet sheet) throws IOException {
        sheet.columns(lines.columns());
        sheet.keepInSight();
        int flushed = 0;
        while (games.hasNext() && sheet.lines() < MOST_LINES) {
            GameRow.of(games.next()).forEach(row -> sheet.line(lines.cells(row)));
            if (sheet.lines() - flushed >= LINES_AT_A_TIME) {
                sheet.flush();
                flushed = sheet.lines();
            }
        }
        sheet.finish();
    }
}
