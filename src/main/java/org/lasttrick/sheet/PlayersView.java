package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.SheetView.ButtonView;

/**
 * Who plays, and what can be changed about it.
 *
 * @param returns for each who left; none when the game is over
 * @param join {@code null} when the game is over
 * @param hint what can be done here, in words
 */
record PlayersView(
        List<SeatView> seats,
        List<ButtonView> returns,
        @Nullable JoinView join,
        String hint) {

    /**
     * @param id of the player
     * @param standing in words, and whether they deal first
     * @param leave {@code null} for whoever isn't in the game any more
     * @param earlier to sit one seat earlier; {@code null} once a hand was played, and for the first
     * @param deals to deal the first hand; {@code null} once a hand was played, and for whoever does already
     */
    record SeatView(
            String id,
            String name,
            String standing,
            ButtonView rename,
            @Nullable ButtonView leave,
            @Nullable OrderView earlier,
            @Nullable OrderView deals) {}

    /** @param seats as a joiner may choose them, the last one apart */
    record JoinView(ButtonView button, List<BeforeView> seats, String hint) {}

    /**
     * @param number of the seat, clockwise from 1
     * @param label before whom that is
     */
    record BeforeView(int number, String label) {}

    /** @param order everyone, as they would sit then, the first dealer by {@code dealer} */
    record OrderView(ButtonView button, String order, String dealer) {}
}
