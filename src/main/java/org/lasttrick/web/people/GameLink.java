package org.lasttrick.web.people;

import org.lasttrick.ledger.GameId;
import org.lasttrick.sheet.pad.FormFields;

/** Links to what a figure is made of. */
final class GameLink {
    private GameLink() {}

    /** A long sheet shows its newest hands only, unless it is asked for all. */
    static String toHand(GameId game, int hand) {
        return "/games/" + game + "?" + FormFields.ALL_HANDS + "#hand-" + hand;
    }
}
