package org.lasttrick.transfer.export;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.dhatim.fastexcel.Workbook;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.rulebook.RuleChanges;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;

/** Exports a game as a workbook in the reader's language, with sheets for the score, the hands, the ledger and the rules. */
@Singleton
public record GameWorkbook(Messages messages, ScoreSheets scores, RulesSheets rules) {
    private static final int NAMES = 26;
    private static final int SENTENCES = 40;
    private static final int RULES = 80;

    /**
     * Writes the game, and leaves {@code out} open.
     *
     * @param deviceName of the device that wrote an entry; {@code null} if it is not known
     * @param zone in which times are shown
     */
    public void write(
            RecordedGame recorded, Function<LedgerEntry, @Nullable String> deviceName, ZoneId zone, OutputStream out)
            throws IOException {
        Workbook workbook = WorkbookSheet.workbook(out);
        scores.write(recorded, zone, new WorkbookSheet(workbook, text().sheetScore(), NAMES, zone));
        fill(
                new WorkbookSheet(workbook, text().sheetHands(), NAMES, zone),
                HandRow.COLUMNS,
                HandRow.of(recorded),
                zone);
        fill(
                new WorkbookSheet(workbook, text().sheetLedger(), SENTENCES, zone),
                ledgerColumns(recorded, deviceName),
                new EntryNarrator(messages, new RuleChanges(messages)).entries(recorded.events()).stream(),
                zone);
        rules.write(recorded.game(), new WorkbookSheet(workbook, text().sheetRules(), RULES, zone));
        workbook.finish();
    }

    private <R> void fill(WorkbookSheet sheet, List<Column<R>> columns, Stream<R> rows, ZoneId zone)
            throws IOException {
        WorkbookTable<R> table = new WorkbookTable<>(columns, messages, zone);
        table.begin(sheet);
        rows.forEach(row -> table.add(row, sheet));
        sheet.finish();
    }

    private List<Column<EntryNarrator.Entry>> ledgerColumns(
            RecordedGame recorded, Function<LedgerEntry, @Nullable String> deviceName) {
        Function<EntryNarrator.Entry, LedgerEntry> entry = row -> recorded.entry(row.version());
        return List.of(
                Column.of(null, BookText::version, EntryNarrator.Entry::version),
                Column.ofTime(
                        null, BookText::recordedAt, row -> entry.apply(row).recordedAt()),
                Column.of(
                        null,
                        BookText::device,
                        row -> Objects.requireNonNullElseGet(
                                deviceName.apply(entry.apply(row)), text()::deviceNoLongerKnown)),
                Column.of(null, BookText::entrySays, EntryNarrator.Entry::text),
                Column.of(
                        null,
                        BookText::sinceThen,
                        row -> row.now() == null ? null : row.now().text()),
                Column.of(null, BookText::hash, row -> entry.apply(row).hash().hex()),
                Column.of(
                        null,
                        BookText::previousHash,
                        row -> entry.apply(row).previousHash().hex()));
    }

    private BookText text() {
        return messages.of(BookText.class);
    }
}
