package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.SheetView.Link;

/**
 * This banner stands above a sheet as it stood at an earlier entry.
 *
 * @param version after which entry
 * @param entries how many there are
 * @param previous the sheet one entry before; {@code null} for the first
 * @param next the sheet one entry after; {@code null} for the last
 */
public record PastSheetView(
        String title,
        FormattedTime at,
        int version,
        int entries,
        String ledger,
        @Nullable Link previous,
        @Nullable Link next,
        Link now,
        List<Link> more) {

    String url() {
        return ledger + "/" + version;
    }
}
