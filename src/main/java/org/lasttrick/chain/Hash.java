package org.lasttrick.chain;

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
import org.lasttrick.game.Fingerprint;

/**
 * A hash is the SHA-256 of some bytes.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Hash(String hex) {
    /** The first entry of a game has this as its previous hash. */
    public static final Hash NONE = new Hash("0".repeat(64));

    private static final Pattern STORED = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern WRITTEN =
            Pattern.compile(STORED + "|[" + Fingerprint.ALPHABET + "]{" + Fingerprint.LENGTH + "}");

    /** Returns this hash in short; a stored one that is damaged may have any number of digits. */
    public String fingerprint() {
        String digits = NONE.hex + hex;
        return Fingerprint.of(digits.substring(digits.length() - NONE.hex.length()));
    }

    /** Returns whether the text is this hash or its fingerprint, with or without hyphens. */
    public boolean matches(String text) {
        String plain = plain(text);
        return plain.equals(hex) || plain.equals(fingerprint().replace("-", ""));
    }

    /** Returns whether the text has the form of a hash or of a fingerprint. */
    public static boolean isHashOrFingerprint(String text) {
        return WRITTEN.matcher(plain(text)).matches();
    }

    /** Returns whether the text has the form in which a hash is stored. */
    public static boolean isHash(String text) {
        return STORED.matcher(text).matches();
    }

    /**
     * Returns a text in lower case without hyphens, with letters that no hash contains replaced by the digits that they resemble.
     */
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

    /**
     * Returns the hash over these parts, each preceded by its length, so that different lists of parts have different hashes.
     */
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
