package org.lasttrick.ledger;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A SHA-256 hash.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Hash(String hex) {
    /** What the first entry of a game has for its previous hash. */
    static final Hash NONE = new Hash("0".repeat(64));

    static Hash of(byte[] bytes) {
        return new Hash(HexFormat.of().formatHex(bytes));
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /** The hash over these parts, each with its length before it, so that no two different lists of parts look alike. */
    public static Hash over(@Nullable Object... parts) {
        MessageDigest digest = sha256();
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

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
