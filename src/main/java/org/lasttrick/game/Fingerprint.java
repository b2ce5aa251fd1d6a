package org.lasttrick.game;

/** Writes the first 60 bits of a hash as 12 letters and digits: short enough to be read aloud and copied from paper. */
public final class Fingerprint {
    /** Fingerprints and random ids have these letters and digits: none that are easily confused, so no i, l, o or u. */
    public static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

    public static final int LENGTH = 12;

    private static final int GROUP = 4;
    private static final int HEX_DIGITS = 15;
    private static final int BITS_EACH = 5;

    private Fingerprint() {}

    /**
     * Returns the fingerprint in groups, such as {@code 7k2m-x9qd-4w0p}.
     *
     * @param hash 64 hexadecimal digits
     */
    public static String of(String hash) {
        long bits = Long.parseLong(hash.substring(0, HEX_DIGITS), 16);
        StringBuilder text = new StringBuilder();
        for (int i = LENGTH - 1; i >= 0; i--) {
            int index = (int) (bits >> (BITS_EACH * i)) & (ALPHABET.length() - 1);
            text.append(ALPHABET.charAt(index)).append(i > 0 && i % GROUP == 0 ? "-" : "");
        }
        return text.toString();
    }
}
