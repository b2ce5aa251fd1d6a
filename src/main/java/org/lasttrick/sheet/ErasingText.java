package org.lasttrick.sheet;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What is said where a game can be erased for good, and when it is gone. */
@MessageBundle("erasing")
public interface ErasingText {
    @Message("Erase this game for good")
    String title();

    @Message("Its sheet, every entry and the names in it are deleted, for everybody who has the link, and from the"
            + " scorebook’s list and statistics. What somebody printed or took home stays with them.")
    String lost();

    @Message(
            "This game has no sheet any more. Whoever took it home as JSON before can bring that in once this one is erased.")
    String damaged();

    @Message("I know that this can’t be undone")
    String sure();

    @Message("Erase it")
    String erase();

    @Message("Nothing was erased: tick “{sure}” first.")
    String tickFirst(String sure);

    @Message(
            "Nothing was erased: somebody made an entry meanwhile. Look at the sheet; if it is still to go, erase it again.")
    String movedOn();

    @Message("The game is erased. Nobody can see it any more.")
    String isGone();
}
