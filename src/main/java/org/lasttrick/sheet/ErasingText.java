package org.lasttrick.sheet;

import io.quarkus.qute.i18n.MessageBundle;

/** Erasing a game for good. */
@MessageBundle("erasing")
public interface ErasingText {
    String title();

    String lost();

    String damaged();

    String sure();

    String erase();

    String tickFirst(String sure);

    String movedOn();

    String lostEntries();

    String isGone();
}
