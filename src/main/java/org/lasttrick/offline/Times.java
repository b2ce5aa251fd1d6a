package org.lasttrick.offline;

import java.time.Instant;
import org.lasttrick.rules.InputText;

/** Reads points in time as the service writes them. Java's own parser would be a third of what a browser loads. */
final class Times {
    private static final int NANO_DIGITS = 9;

    private Times() {}

    /** @param written such as {@code 2026-11-25T19:30:00.123456Z} */
    static Instant parse(String written) {
        int year = number(written, 0, 4);
        int month = number(written, 5, 7);
        int hours = 24 * days(year, month, number(written, 8, 10)) + number(written, 11, 13);
        long seconds = 3600L * hours + 60L * number(written, 14, 16) + number(written, 17, 19);
        String fraction = written.length() > 20 ? written.substring(20, written.length() - 1) : "";
        return Instant.ofEpochSecond(seconds, number(fraction + "0".repeat(NANO_DIGITS), 0, NANO_DIGITS));
    }

    /** Returns the days from 1970-01-01 to a date. */
    private static int days(int year, int month, int day) {
        // A year begins in March, so that a leap day is its last.
        int march = month > 2 ? year : year - 1;
        int monthOfIt = (month + 9) % 12;
        return 365 * march + march / 4 - march / 100 + march / 400 + (153 * monthOfIt + 2) / 5 + day - 719_469;
    }

    private static int number(String written, int from, int to) {
        return InputText.number(written.substring(from, to)).orElseThrow();
    }
}
