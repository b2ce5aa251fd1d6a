package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.SheetView.Link;

/**
 * That a sheet is shown as it stood, and the way to other moments.
 *
 * @param version after which entry
 * @param entries how many there are
 * @param previous the sheet one entry before; {@code null} for the first
 * @param next the sheet one entry after; {@code null} for the last
 */
public record PastSheetView(
        String said,
        FormattedTime at,
        int version,
        int entries,
        String ledger,
        @Nullable Link previous,
        @Nullable Link next,
        Link now,
        List<Link> more) {

    /** Of the sheet as it stood then. */
    String url() {
        return ledger + "/" + version;
    }
}
