package org.lasttrick.sheet;

import java.time.Instant;
import org.lasttrick.sheet.SheetView.ButtonView;

/** A host has what the sheet needs from the program that shows it. */
public interface SheetHost {

    /** Returns a new idempotency key for a form. */
    String newCommandId();

    /** Returns how other devices open the sheet at {@code path}. */
    WatchView watch(String path);

    /** Returns a point in time as the reader writes it, in the reader's time zone. */
    FormattedTime time(Instant at);

    /** Returns the day of a point in time as the reader writes it, in the reader's time zone. */
    FormattedTime day(Instant at);

    /** Returns the path as an address that others can open, in the reader's language. */
    String shared(String path);

    /** Returns a form that is one button. */
    default ButtonView button(String label, String action) {
        return new ButtonView(label, action, newCommandId());
    }
}
