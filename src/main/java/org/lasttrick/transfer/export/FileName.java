package org.lasttrick.transfer.export;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * The name of a download has its title and day, such as {@code Friday's game 2026-11-21.csv}.
 *
 * @param text without characters that mean something to a file system
 */
public record FileName(String text) {
    private static final int LONGEST_TITLE = 60;

    /**
     * @param title any text
     * @param at the name has the day of this time, in the zone
     * @param ending such as {@code csv}
     */
    public static FileName of(String title, Instant at, ZoneId zone, String ending) {
        String harmless = title.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Cs}/\\\\:*?\"<>|]+", " ")
                .strip()
                .replaceAll("\\s+", " ")
                .replaceAll("^\\.+", "");
        String brief = harmless.codePointCount(0, harmless.length()) <= LONGEST_TITLE
                ? harmless
                : harmless.substring(0, harmless.offsetByCodePoints(0, LONGEST_TITLE))
                        .strip();
        return new FileName("%s %s.%s"
                .formatted(brief, LocalDate.ofInstant(at, zone), ending)
                .strip());
    }

    /** Returns the {@code Content-Disposition} of a file that is saved, in Unicode and, for old browsers, in ASCII. */
    public String disposition() {
        return "attachment; " + parameters();
    }

    /** Returns the header of a file that is shown, and has the name only if somebody saves it. */
    public String inline() {
        return "inline; " + parameters();
    }

    private String parameters() {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^\\x20-\\x7e]|[\"\\\\/:*?<>|%;]", "_");
        String escaped = URLEncoder.encode(text, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A");
        return "filename=\"%s\"; filename*=UTF-8''%s".formatted(plain, escaped);
    }
}
