package org.lasttrick.transfer.export;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.dhatim.fastexcel.Workbook;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.EntryText;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.RecordedGame;

/** A game as a workbook in the reader's language: the score, the hands, the ledger, and the rules. */
@ApplicationScoped
public class GameWorkbook {
    private final ExportText text;
    private final StandingWords standings;
    private final EntryNarrator entryWords;
    private final ScoreSheets scores;
    private final RulesSheets rules;

    GameWorkbook(Messages messages, ScoreSheets scores, RulesSheets rules) {
        this.text = messages.of(ExportText.class);
        this.standings = new StandingWords(text, messages.of(PageText.class));
        this.entryWords = new EntryNarrator(messages.of(EntryText.class), messages.of(HandText.class));
        this.scores = scores;
        this.rules = rules;
    }

    /**
     * Writes the game, and leaves {@code out} open.
     *
     * @param writer what the device is called that wrote an entry; {@code null} where nobody knows
     * @param zone in which moments are told
     */
    public void write(
            RecordedGame recorded, Function<LedgerEntry, @Nullable String> writer, ZoneId zone, OutputStream out)
            throws IOException {
        Workbook workbook = Workbooks.begin(out);
        scores.write(recorded, zone, new WorkbookSheet(workbook, text.sheetScore()));
        hands(recorded, zone, new WorkbookSheet(workbook, text.sheetHands()));
        ledger(recorded, writer, zone, new WorkbookSheet(workbook, text.sheetLedger()));
        rules.write(recorded.game(), new WorkbookSheet(workbook, text.sheetRules()));
        workbook.finish();
    }

    private void hands(RecordedGame recorded, ZoneId zone, WorkbookSheet sheet) {
        sheet.columns(List.of(
                text.hand(),
                text.dealer(),
                text.leader(),
                text.cards(),
                text.player(),
                text.before(),
                text.change(),
                text.total(),
                text.cucumbers(),
                text.standing(),
                text.corrected(),
                at(text.recordedAt(), zone)));
        sheet.keepInSight();
        for (HandRow row : HandRow.of(recorded)) {
            sheet.line(
                    row.hand(),
                    row.dealer(),
                    row.leader(),
                    row.cards(),
                    row.player(),
                    row.before(),
                    row.change(),
                    row.after().score(),
                    row.after().cucumbers(),
                    standings.of(row.after().status()),
                    standings.yes(row.corrected()),
                    in(zone, row.recordedAt()));
        }
    }

    private void ledger(
            RecordedGame recorded, Function<LedgerEntry, @Nullable String> writer, ZoneId zone, WorkbookSheet sheet) {
        sheet.columns(List.of(
                text.version(),
                at(text.recordedAt(), zone),
                text.device(),
                text.told(),
                text.become(),
                text.hash(),
                text.previousHash()));
        sheet.keepInSight();
        for (EntryNarrator.Entry told : entryWords.entries(recorded.events())) {
            LedgerEntry entry = recorded.entry(told.version());
            sheet.line(
                    entry.version(),
                    in(zone, entry.recordedAt()),
                    Objects.requireNonNullElseGet(writer.apply(entry), text::unknownDevice),
                    told.text(),
                    told.now() == null ? null : told.now().says(),
                    entry.hash().hex(),
                    entry.previousHash().hex());
        }
    }

    static LocalDateTime in(ZoneId zone, Instant moment) {
        return LocalDateTime.ofInstant(moment, zone);
    }

    /** A cell has no zone, so its column says it. */
    static String at(String column, ZoneId zone) {
        return "%s (%s)".formatted(column, zone.getId());
    }
}
