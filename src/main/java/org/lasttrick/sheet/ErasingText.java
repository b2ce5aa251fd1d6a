package org.lasttrick.sheet;

import io.quarkus.qute.i18n.MessageBundle;

/** What is said where a game can be erased for good, and when it is gone. */
@MessageBundle("erasing")
public interface ErasingText {
    String title();

    String lost();

    String damaged();

    String sure();

    String erase();

    String tickFirst(String sure);

    String movedOn();

    String isGone();
}
