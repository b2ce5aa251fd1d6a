package org.lasttrick.web.ledger;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.sheet.SheetView.Link;

/**
 * The page of the ledger itself.
 *
 * @param url the sheet's
 * @param noted what was typed to be looked for
 * @param answer whether it was found; {@code null} when nothing was looked for
 * @param last the last entry after which there is a sheet; 0 for none
 * @param difference {@code null} when none was asked for
 * @param mayErase whether to offer erasing here, since there is no sheet to offer it
 * @param importRecords which entries were imported
 * @param older leads to the entries before these; {@code null} if {@code earlier} adds no others
 * @param earlier leads to all entries; {@code null} if none comes before these
 * @param entries those that are shown, in order
 * @param newer leads to the entries after these; {@code null} for none
 */
public record LedgerView(
        String name,
        String url,
        CheckView check,
        String noted,
        @Nullable AnswerView answer,
        int last,
        int from,
        int to,
        @Nullable DifferenceView difference,
        boolean mayErase,
        List<ImportRecordView> importRecords,
        @Nullable Link older,
        @Nullable Link earlier,
        List<RowView> entries,
        @Nullable Link newer) {

    /** The address of an entry, on this page if it is there. */
    public String link(int version) {
        boolean isHere = !entries.isEmpty()
                && version >= entries.getFirst().entry().version()
                && version <= entries.getLast().entry().version();
        return (isHere ? "" : LedgerWindow.endingWith(version)) + "#entry-" + version;
    }

    /**
     * The result of the verification.
     *
     * @param faults what is wrong, the earliest first
     * @param more how many faults there are besides; {@code null} for none
     * @param fingerprint of the last entry; {@code null} where there is none
     */
    record CheckView(
            boolean whole,
            String headline,
            List<String> faults,
            @Nullable String more,
            String hint,
            @Nullable String fingerprint) {}

    record AnswerView(boolean found, String said) {}

    /**
     * One entry.
     *
     * @param words the entry in words; {@code null} if it can't be read
     * @param wrong whether the verification found something wrong with it
     */
    record RowView(
            LedgerEntry entry, EntryNarrator.@Nullable Entry words, boolean wrong, FormattedTime at, String who) {}

    record ImportRecordView(String said, FormattedTime at, String by) {}

    record DifferenceView(String title, List<PlayerView> players, List<EntryNarrator.Entry> entries) {}

    record PlayerView(String name, CellView total, CellView cucumbers, CellView standing) {}

    /** @param before {@code null} where it is the same */
    record CellView(@Nullable String before, String now) {}
}
