package org.lasttrick.projection;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.Scoresheet.Status;

/**
 * A filter says which games of a scorebook are looked for: those for which all of this holds.
 *
 * @param text part of the game's own name or of a player's, in large or small letters, with or without accents; empty: any
 * @param variants games of one of these have the text, too
 * @param player a player's whole name, or another name of that person: if nobody who has figures is called exactly so, with or
 *     without accents, likewise; empty: any
 * @param opponent likewise, who played in the same game; empty: any
 * @param having what the player has done; {@code null}: anything. Not without a player, and some not without an opponent
 * @param variant empty: any
 * @param houseRules by which it was played, as a summary has them; empty: by none; {@code null}: by any or none
 * @param state {@code null}: any
 * @param from when it began, or later; {@code null}: at any time
 * @param until when it began is before this; {@code null}: at any time
 */
public record GameFilter(
        String text,
        List<String> variants,
        String player,
        String opponent,
        @Nullable Having having,
        String variant,
        @Nullable String houseRules,
        @Nullable State state,
        @Nullable Instant from,
        @Nullable Instant until) {

    /** At most so many characters may be looked for. */
    public static final int LONGEST = 100;

    private static final int LAST_YEAR = 9_999;

    public static final GameFilter ALL = new GameFilter("", List.of(), "", "", null, "", null, null, null, null);

    public GameFilter {
        variants = List.copyOf(variants);
    }

    /** Returns the day that a text such as {@code 2026-11-22} names, of the years 0 to 9999. */
    public static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text)).filter(day -> day.getYear() >= 0 && day.getYear() <= LAST_YEAR);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Returns whether the filter asks for nothing but when a game began. */
    boolean isOfTime() {
        return text.isBlank()
                && player.isBlank()
                && opponent.isBlank()
                && variant.isEmpty()
                && houseRules == null
                && state == null;
    }

    /** A player has at least one of something in a game, or a better or a worse place than the opponent. */
    public enum Having implements Keyword {
        WINS,
        CUCUMBERS,
        PENALTIES,
        BONUSES,
        RETURNS,
        AHEAD,
        BEHIND;

        public boolean needsOpponent() {
            return switch (this) {
                case WINS, CUCUMBERS, PENALTIES, BONUSES, RETURNS -> false;
                case AHEAD, BEHIND -> true;
            };
        }

        /** Returns a condition on the tables {@code own} and {@code other}. */
        String condition() {
            return switch (this) {
                case WINS, CUCUMBERS, PENALTIES, BONUSES, RETURNS -> "own." + word() + " > 0";
                case AHEAD -> "own.place < other.place";
                case BEHIND -> "own.place > other.place";
            };
        }
    }

    /** A game goes on, has an end that counts, or has none. */
    public enum State implements Keyword {
        RUNNING,
        FINISHED,
        ABANDONED;

        Set<Status> statuses() {
            return switch (this) {
                case RUNNING -> Set.of(Status.IN_PROGRESS);
                case FINISHED -> Set.of(Status.FINISHED, Status.CLOSED);
                case ABANDONED -> Set.of(Status.ABANDONED);
            };
        }
    }
}
