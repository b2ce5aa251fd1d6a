package org.lasttrick.chain;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A play time is when the fact of an entry happened at the table, where that isn't when the entry was recorded: it waited on a
 * device, or the game was kept on paper. It is the last property of the payload, {@code at}, so that the hash covers it, and
 * entries without it are as ever.
 *
 * @param text an instant in UTC, or a day, since paper has no times
 */
public record PlayTime(String text) {
    private static final String BEFORE = "\"at\":\"";
    private static final String AFTER = "\"}";

    private static final Duration A_DAY = Duration.ofDays(1);

    private static final LocalTime OF_DAYS = LocalTime.NOON;
    private static final int FIRST_YEAR = 1900;
    private static final int LAST_YEAR = 9999;

    public static PlayTime at(Instant instant) {
        return new PlayTime(instant.truncatedTo(ChronoUnit.SECONDS).toString());
    }

    /** Reads an instant or a day, of the years 1900 to 9999; empty for anything else. */
    public static Optional<PlayTime> read(String text) {
        PlayTime time = new PlayTime(text);
        try {
            int year = time.instant().atOffset(ZoneOffset.UTC).getYear();
            return Optional.of(time).filter(_ -> year >= FIRST_YEAR && year <= LAST_YEAR);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Returns whether a text is a day of which a game may be. */
    public static boolean isDay(String text) {
        return read(text).filter(PlayTime::isDay).isPresent();
    }

    /** Returns whether the game was kept on paper. */
    public boolean isDay() {
        return text.indexOf('T') < 0;
    }

    /** Returns whether the time isn't in the future. Today has begun elsewhere before its noon in UTC. */
    public boolean hasBegun(Instant now) {
        return !instant().isAfter(isDay() ? now.plus(A_DAY) : now);
    }

    /** Returns the instant; a day counts as its noon in UTC, which is in that day nearly everywhere. */
    public Instant instant() {
        return isDay() ? LocalDate.parse(text).atTime(OF_DAYS).toInstant(ZoneOffset.UTC) : Instant.parse(text);
    }

    /** Returns the time in a payload; empty if it has none. */
    static Optional<String> in(@Nullable String payload) {
        int start = start(payload);
        return payload == null || start < 0
                ? Optional.empty()
                : Optional.of(payload.substring(start + BEFORE.length(), payload.length() - AFTER.length()));
    }

    /** Returns the payload with this time. */
    String into(String payload) {
        String open = payload.substring(0, payload.length() - 1);
        return open + (open.length() > 1 ? "," : "") + BEFORE + text + AFTER;
    }

    /** Returns the payload without a time. */
    static String without(String payload) {
        int start = start(payload);
        if (start < 0) {
            return payload;
        }
        return payload.substring(0, payload.charAt(start - 1) == ',' ? start - 1 : start) + "}";
    }

    /**
     * Returns where the time begins in a payload; -1: there is none. A quotation mark in a name or a reason has a backslash before
     * it.
     */
    private static int start(@Nullable String payload) {
        if (payload == null || !payload.endsWith(AFTER)) {
            return -1;
        }
        int start = payload.lastIndexOf(BEFORE);
        return start > 0 && payload.indexOf('"', start + BEFORE.length()) == payload.length() - AFTER.length()
                ? start
                : -1;
    }
}
