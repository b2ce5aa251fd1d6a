package org.lasttrick.history;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;

/**
 * The address of an evening is its first game, and a part that depends on the book's id, too, so that no other game's link tells
 * it. If no more than the day of that game is known, the address has the day as well: once the game is moved to another day, the
 * old address is that of the evening that it has left.
 */
final class EveningId {
    private static final int SECRET_LENGTH = 32;
    private static final Pattern ADDRESS = Pattern.compile("(.+)-([0-9a-f]{" + SECRET_LENGTH + "})(-\\d{8})?");

    private EveningId() {}

    /** @param day of the game; {@code null}: its times are known */
    static String of(String scorebook, GameId game, @Nullable LocalDate day) {
        String ofDay = day == null ? "" : "-" + day.format(DateTimeFormatter.BASIC_ISO_DATE);
        return game + "-" + secret(scorebook, game) + ofDay;
    }

    private static String secret(String scorebook, GameId game) {
        return Hash.over("evening", scorebook, game.value()).hex().substring(0, SECRET_LENGTH);
    }

    /** Returns the game in an address, which may be wrong otherwise. */
    static Optional<GameId> game(String id) {
        return Optional.of(ADDRESS.matcher(id)).filter(Matcher::matches).map(parts -> new GameId(parts.group(1)));
    }

    /** Returns whether an address is or was that of an evening of this book which begins with this game. */
    static boolean isOf(String id, String scorebook, GameId game) {
        return Optional.of(ADDRESS.matcher(id))
                .filter(Matcher::matches)
                .filter(parts -> parts.group(2).equals(secret(scorebook, game)))
                .isPresent();
    }
}
