package org.lasttrick.chain;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.commons.codec.digest.DigestUtils;
import org.jspecify.annotations.Nullable;

/**
 * A SHA-256 hash.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Hash(String hex) {
    /** The previous hash of a game's first entry. */
    public static final Hash NONE = new Hash("0".repeat(64));

    /** No letters that are easily confused in reading or hearing: no i, l, o or u. */
    private static final String ALOUD = "0123456789abcdefghjkmnpqrstvwxyz";

    private static final Pattern STORED = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern WRITTEN = Pattern.compile(STORED + "|[" + ALOUD + "]{12}");

    private static final int BITS = 256;
    private static final int BITS_EACH = 5;
    private static final int GROUPS = 3;
    private static final int GROUP = 4;

    /**
     * The first 60 bits as 12 letters and digits in groups, such as {@code 7k2m-x9qd-4w0p}: short enough to be read aloud
     * and copied from paper.
     */
    public String fingerprint() {
        BigInteger bits = new BigInteger(hex.isEmpty() ? "0" : hex, 16).shiftRight(BITS - GROUPS * GROUP * BITS_EACH);
        StringBuilder text = new StringBuilder();
        for (int i = GROUPS * GROUP - 1; i >= 0; i--) {
            int index = bits.shiftRight(i * BITS_EACH).intValue() & (ALOUD.length() - 1);
            text.append(ALOUD.charAt(index)).append(i > 0 && i % GROUP == 0 ? "-" : "");
        }
        return text.toString();
    }

    /** Whether the text is this hash or its fingerprint, with or without hyphens. */
    public boolean matches(String text) {
        String plain = plain(text);
        return plain.equals(hex) || plain.equals(fingerprint().replace("-", ""));
    }

    /** Whether the text has the form of a hash or of a fingerprint. */
    public static boolean isHashOrFingerprint(String text) {
        return WRITTEN.matcher(plain(text)).matches();
    }

    /** Whether the text has the form in which a hash is stored. */
    public static boolean isHash(String text) {
        return STORED.matcher(text).matches();
    }

    /** Lower case without hyphens, with letters that no hash contains replaced by the digits that they resemble. */
    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('o', '0')
                .replaceAll("[il]", "1");
    }

    public static Hash of(byte[] bytes) {
        return new Hash(HexFormat.of().formatHex(bytes));
    }

    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /** The hash over these parts, each preceded by its length, so that different lists of parts have different hashes. */
    public static Hash over(@Nullable Object... parts) {
        MessageDigest digest = DigestUtils.getSha256Digest();
        for (Object part : parts) {
            byte[] bytes = bytes(part);
            digest.update(ByteBuffer.allocate(Integer.BYTES)
                    .putInt(part == null ? -1 : bytes.length)
                    .flip());
            digest.update(bytes);
        }
        return of(digest.digest());
    }

    private static byte[] bytes(@Nullable Object part) {
        return switch (part) {
            case null -> new byte[0];
            case String text -> text.getBytes(StandardCharsets.UTF_8);
            case Integer number ->
                ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
            case Instant time ->
                ByteBuffer.allocate(Long.BYTES)
                        .putLong(ChronoUnit.MICROS.between(Instant.EPOCH, time))
                        .array();
            case Hash hash -> hash.bytes();
            default -> throw new IllegalArgumentException("No form for a " + part.getClass());
        };
    }
}
