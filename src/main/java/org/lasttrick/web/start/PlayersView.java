package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.web.start.StartView.Choice;

/**
 * Who plays the new game, as it is shown.
 *
 * @param dealer who was said to deal first; empty: whoever sits first
 * @param lastTime all players of the last game at once; {@code null} without one
 * @param regulars who may be tapped; chosen: they are seated
 * @param others more of them, who played less
 */
record PlayersView(
        List<Seat> seats, String dealer, @Nullable LastTime lastTime, List<Choice> regulars, List<Choice> others) {

    /** @param number from 1 */
    record Seat(int number, String name, boolean deals) {}

    /** @param value the names, one per line */
    record LastTime(String value, String label) {}
}
