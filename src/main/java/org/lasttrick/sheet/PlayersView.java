package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.Link;

/**
 * The players' panel shows who plays, and what can be changed about that.
 *
 * @param task the title of what is shown in place of all others; {@code null}: nothing is
 * @param returns a button for each player who left or may buy back in; none when the game is over
 * @param join {@code null} when the game is over
 * @param hint what can be changed here
 * @param rearrange leads to {@code seating}; {@code null} until a hand is recorded, when the game is over, and there
 * @param seating in place of all others, if it is asked for
 * @param addForgotten leads to {@code playsFrom}; {@code null} until a hand is recorded, and there
 * @param playsFrom likewise in place of all others
 */
public record PlayersView(
        @Nullable String task,
        List<SeatView> seats,
        List<ButtonView> returns,
        @Nullable JoinView join,
        String hint,
        @Nullable Link rearrange,
        @Nullable SeatingView seating,
        @Nullable Link addForgotten,
        @Nullable PlaysFromView playsFrom) {

    /**
     * @param id of the player
     * @param people the names to be changed: one or, of partners, two
     * @param standing the score, or before the first hand whether the player deals it
     * @param leave {@code null} for a player who is out, and when the game is over
     * @param earlier moves the player one seat up; {@code null} after the first hand
     * @param later moves the player one seat down, likewise
     * @param deals makes the player the first dealer; {@code null} after the first hand, and for the first dealer
     * @param substitute leads to {@code playsFrom}; {@code null} until a hand is recorded
     */
    public record SeatView(
            String id,
            String name,
            List<String> people,
            String standing,
            ButtonView rename,
            @Nullable ButtonView leave,
            @Nullable OrderView earlier,
            @Nullable OrderView later,
            @Nullable OrderView deals,
            @Nullable Link substitute) {}

    /**
     * @param partners whether two people join, as one player
     * @param places at the table, each once; the first is between the last player and the first
     */
    public record JoinView(ButtonView button, boolean partners, List<PlaceView> places, String hint) {}

    /**
     * @param seat its number, clockwise from 1; empty: after the last
     * @param label names the players on both sides
     */
    public record PlaceView(String seat, String label) {}

    /**
     * A seating view shows other seats, or another dealer, from a hand on.
     *
     * @param hand from which on they are so
     * @param order the ids of all players in it; another hand is chosen with the same order, and without the dealer of this one
     * @param hands from which on the seats may be so; the last is the next one
     * @param changes what it would do, or why it can't be
     * @param record {@code null} if it can't be, or changes nothing
     */
    public record SeatingView(
            String url,
            List<PlacedView> seats,
            int hand,
            String order,
            String dealer,
            List<HandChoice> hands,
            List<String> changes,
            @Nullable ButtonView record) {}

    /**
     * @param deals makes the player its dealer; {@code null} for who is
     */
    public record PlacedView(
            String id,
            String name,
            Link earlier,
            Link later,
            @Nullable Link deals) {}

    /**
     * This form says that somebody plays from a hand on: a player who was forgotten, or a substitute.
     *
     * @param player whom they substitute; {@code null} for a player of their own
     * @param names as they were typed; of partners two
     * @param places for a player of their own, as are scores
     * @param changes what it would do, or why it can't be; empty until there is a name
     * @param record {@code null} if it can't be
     */
    public record PlaysFromView(
            String url,
            @Nullable PlayerId player,
            List<String> names,
            List<Choice> places,
            List<Choice> hands,
            List<Choice> scores,
            List<String> changes,
            @Nullable ButtonView record) {}

    public record Choice(String value, String label, boolean chosen) {}

    public record HandChoice(int number, boolean chosen) {}

    /** @param order the ids of all players in the new order */
    public record OrderView(ButtonView button, String order, String dealer) {}
}
