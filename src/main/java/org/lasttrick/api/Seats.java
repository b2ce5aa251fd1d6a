package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
        for (PlayerId player : Objects.requireNonNullElse(players, List.<@Nullable PlayerId>of())) {
            if (player == null) {
                throw Problem.malformed("/players/" + seats.size(), "must be a player, written p1, p2 and so on.")
                        .exception();
            }
            seats.add(player);
        }
        return new TakeSeats(seats, dealer);
    }
}
