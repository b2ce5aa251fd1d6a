package org.lasttrick.transfer.export;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.dhatim.fastexcel.Workbook;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.history.Evenings;
import org.lasttrick.history.GameSelection;
import org.lasttrick.history.NameOrder;
import org.lasttrick.history.People;
import org.lasttrick.history.People.Opponents;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;

/** Exports a scorebook as tables: its games, people and evenings. */
@Singleton
public record BookTables(Messages messages, People people, Evenings evenings) {
    private static final int WIDEST = 40;
    private static final int LINES_AT_A_TIME = 200;

    /** A sheet has so many lines at most: a spreadsheet takes hardly more. Further lines go to a further sheet. */
    private static final int MAX_LINES = 1_000_000;

    /**
     * Writes a workbook in the language of the current request, and leaves {@code out} open.
     *
     * @param games needs to hold only one at a time in memory
     * @param zone in which times are shown
     */
    public void writeWorkbook(Iterator<RecordedGame> games, String scorebook, ZoneId zone, OutputStream out)
            throws IOException {
        BookText text = messages.of(BookText.class);
        NameOrder reader =
                NameOrder.in(Locale.forLanguageTag(messages.of(PageText.class).datesAsIn()));
        Sheets sheets = new Sheets(WorkbookSheet.workbook(out), messages, zone);
        sheets.write(text.sheetGames(), games, GameRow::of, GameRow.COLUMNS);
        sheets.write(text.sheetPeople(), persons(scorebook, reader), Stream::of, PersonRow.COLUMNS);
        sheets.write(text.sheetEvenings(), evenings.all(scorebook).iterator(), EveningRow::of, EveningRow.COLUMNS);
        sheets.workbook.finish();
    }

    /**
     * Writes CSV with one line per person, and closes {@code out}. Equally frequent ones are in the order of the characters of
     * their names.
     */
    public void writePeople(String scorebook, CsvForm form, OutputStream out) throws IOException {
        CsvExport.write(persons(scorebook, Comparator.naturalOrder()), Stream::of, PersonRow.COLUMNS, form, out);
    }

    /** Writes CSV with one line per evening and person, and closes {@code out}. */
    public void writeEvenings(String scorebook, CsvForm form, OutputStream out) throws IOException {
        CsvExport.write(evenings.all(scorebook).iterator(), EveningRow::of, EveningRow.COLUMNS, form, out);
    }

    private Iterator<PersonRow> persons(String scorebook, Comparator<String> names) {
        Map<String, Opponents> opponents = people.opponents(scorebook);
        return people.list(scorebook, GameSelection.ALL, names).stream()
                .map(each ->
                        new PersonRow(each, opponents.getOrDefault(each.person().name(), Opponents.NONE)))
                .iterator();
    }

    private record Sheets(Workbook workbook, Messages messages, ZoneId zone) {
        /** @param items each has several rows */
        <T, R> void write(String name, Iterator<T> items, Function<T, Stream<R>> rows, List<Column<R>> columns)
                throws IOException {
            WorkbookTable<R> table = new WorkbookTable<>(columns, messages, zone);
            int number = 1;
            do {
                WorkbookSheet sheet =
                        new WorkbookSheet(workbook, number == 1 ? name : name + " " + number, WIDEST, zone);
                table.begin(sheet);
                int flushed = 0;
                while (items.hasNext() && sheet.lines() < MAX_LINES) {
                    rows.apply(items.next()).forEach(row -> table.add(row, sheet));
                    if (sheet.lines() - flushed >= LINES_AT_A_TIME) {
                        sheet.flush();
                        flushed = sheet.lines();
                    }
                }
                sheet.finish();
                number++;
            } while (items.hasNext());
        }
    }
}
