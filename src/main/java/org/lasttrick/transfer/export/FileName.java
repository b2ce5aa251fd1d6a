package org.lasttrick.transfer.export;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * What a download is called: what it is of and its day, such as {@code Friday’s game 2026-11-21.csv}.
 *
 * @param text as people read it; nothing in it means anything to a file system
 */
public record FileName(String text) {
    private static final int LONGEST_TITLE = 60;

    /**
     * @param title whatever somebody called it
     * @param at its moment; the name has the day, as in this zone
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

    /** The value of {@code Content-Disposition}, for new browsers and, in plain letters, for old ones. */
    public String disposition() {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^\\x20-\\x7e]|[\"\\\\/:*?<>|%;]", "_");
        String escaped = URLEncoder.encode(text, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A");
        return "attachment; filename=\"%s\"; filename*=UTF-8''%s".formatted(plain, escaped);
    }
}
