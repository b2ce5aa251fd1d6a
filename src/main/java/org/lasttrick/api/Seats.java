package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.http.Problem;
import org.lasttrick.rules.PlayerId;

/**
 * A new seating before the first hand.
 *
 * @param players everyone at the table, clockwise, by their ids so far
 * @param dealer who deals the first hand, likewise; the first of the players when absent
 */
@Schema(name = "Seats")
record Seats(
        @JsonProperty(required = true) @Nullable List<@Nullable PlayerId> players,
        @Nullable PlayerId dealer) {
    TakeSeats command() {
        List<PlayerId> seats = new ArrayList<>();
        if (players != null) {
            for (PlayerId player : players) {
                seats.add(seated(player, seats.size()));
            }
        }
        return new TakeSeats(seats, dealer);
    }

    private static PlayerId seated(@Nullable PlayerId player, int seat) {
        if (player == null) {
            throw Problem.malformed("/players/" + seat, "must be a player, written p1, p2 and so on.")
                    .exception();
        }
        return player;
    }
}
