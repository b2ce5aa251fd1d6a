package org.lasttrick.transfer.export;

import java.io.OutputStream;
import org.dhatim.fastexcel.Workbook;

/** Workbooks as other programs open them. */
final class Workbooks {
    private Workbooks() {}

    /** @param out is left open */
    static Workbook begin(OutputStream out) {
        return new Workbook(out, "Last Trick", "1.0");
    }
}
