package org.lasttrick.sheet;

import java.time.Instant;
import org.lasttrick.sheet.SheetView.ButtonView;

/** A host has what the sheet needs from the program that shows it. */
public interface SheetHost {

    /** A new idempotency key for a form. */
    String newCommandId();

    /** Returns how other devices open the sheet at {@code path}. */
    WatchView watch(String path);

    /** A point in time as the reader writes it, in the reader's time zone. */
    FormattedTime time(Instant at);

    /** The day of a point in time, likewise. */
    FormattedTime day(Instant at);

    /** The path as an address that others can open, in the reader's language. */
    String shared(String path);

    /** A form that is one button. */
    default ButtonView button(String label, String action) {
        return new ButtonView(label, action, newCommandId());
    }
}
