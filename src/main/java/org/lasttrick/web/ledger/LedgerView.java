package org.lasttrick.web.ledger;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.DeviceNames;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.language.narration.EntryNarrator;

/**
 * The page of the ledger itself is drawn from this view.
 *
 * @param url the sheet's
 * @param head {@code null} where there is no entry
 * @param names of the devices that recorded or imported the entries
 * @param shown which entries are
 * @param noted what was typed to be looked for
 * @param answer whether it was found; {@code null} when nothing was looked for
 * @param difference {@code null} when none was asked for
 * @param mayErase whether to offer erasing here, since there is no sheet to offer it
 * @param rows those that are shown, in order
 */
public record LedgerView(
        String name,
        String url,
        Audit audit,
        @Nullable Hash head,
        DeviceNames names,
        LedgerWindow shown,
        String noted,
        @Nullable AnswerView answer,
        int from,
        int to,
        @Nullable DifferenceView difference,
        boolean mayErase,
        List<RowView> rows) {
    private static final int MOST_FAULTS = 10;

    /** Returns the earliest faults, at most ten. */
    public List<Fault> firstFaults() {
        return audit.verification().faults().stream().limit(MOST_FAULTS).toList();
    }

    /** Returns how many faults there are besides those of {@link #firstFaults}. */
    public int moreFaults() {
        return audit.verification().faults().size() - firstFaults().size();
    }

    /** Returns the address of an entry, on this page if it is there. */
    public String link(int version) {
        boolean isHere = !rows.isEmpty()
                && version >= rows.getFirst().entry().version()
                && version <= rows.getLast().entry().version();
        return (isHere ? "" : LedgerWindow.endingWith(version)) + "#entry-" + version;
    }

    record AnswerView(boolean found, String said) {}

    /**
     * A row shows one entry.
     *
     * @param words the entry in words; {@code null} if it can't be read
     * @param wrong whether the verification found something wrong with it
     * @param together whether it is a hand that reached the service together with the one before
     * @param played when it happened at the table, in words; {@code null}: when it was recorded
     */
    record RowView(
            LedgerEntry entry,
            EntryNarrator.@Nullable Entry words,
            boolean wrong,
            boolean together,
            @Nullable String played) {}

    record DifferenceView(String title, List<PlayerView> players, List<EntryNarrator.Entry> entries) {}

    record PlayerView(String name, CellView total, CellView cucumbers, CellView standing) {}

    record CellView(String before, String now) {}
}
