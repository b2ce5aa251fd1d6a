package org.lasttrick.api;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.PlayerName;
import org.lasttrick.http.Problem;

/** Reads what a player is called: {@code name}, or of partners who share a score both {@code names} in place of it. */
final class PlayerNames {
    private PlayerNames() {}

    /**
     * @param pointer to the player
     * @throws jakarta.ws.rs.WebApplicationException with a problem unless {@code names} are two, without a {@code name}
     */
    static PlayerName read(String pointer, @Nullable String name, @Nullable List<@Nullable String> names) {
        if (names == null) {
            return new PlayerName(Objects.requireNonNullElse(name, ""), null);
        }
        if (name != null || names.size() != 2) {
            throw Problem.malformedAt(pointer + "/names", "must be two names, in place of name");
        }
        return new PlayerName(
                Objects.requireNonNullElse(names.getFirst(), ""), Objects.requireNonNullElse(names.getLast(), ""));
    }
}
