package org.lasttrick.fuzz;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Random choices that a seed repeats. */
final class SeededRandom {
    private final Random random;

    SeededRandom(long seed) {
        this.random = new Random(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean percent(int random) {
        return below(100) < random;
    }

    <T> T of(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    /** Mostly as an encoder writes it. */
    String escaped(String text) {
        if (percent(98)) {
            return URLEncoder.encode(text, StandardCharsets.UTF_8);
        }
        return percent(50) ? of(Corpus.BROKEN_ESCAPES) : text.replaceAll("[\\s\0-\\x1f\\x7f]", "");
    }

    /** With some bytes lost, doubled, changed or added. */
    byte[] damaged(byte[] bytes) {
        if (bytes.length == 0) {
            return bytes;
        }
        int at = below(bytes.length);
        int until = Math.min(bytes.length, at + 1 + below(8));
        return switch (below(4)) {
            case 0 -> Arrays.copyOf(bytes, at);
            case 1 -> joined(Arrays.copyOf(bytes, at), Arrays.copyOfRange(bytes, until, bytes.length));
            case 2 -> joined(Arrays.copyOf(bytes, until), Arrays.copyOfRange(bytes, at, bytes.length));
            default -> {
                byte[] changed = bytes.clone();
                changed[at] = (byte) below(256);
                yield changed;
            }
        };
    }

    private static byte[] joined(byte[] first, byte[] then) {
        byte[] both = Arrays.copyOf(first, first.length + then.length);
        System.arraycopy(then, 0, both, first.length, then.length);
        return both;
    }
}
