package org.lasttrick.rules.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Typed;
import org.lasttrick.rules.Written;

/**
 * The values that a setting can have.
 *
 * @param range of its number; {@code null} if it is never a number
 * @param words as in requests; empty if it is never a word
 * @param mayBeNone whether it can be switched off, as a limit can
 * @param isFlag whether it is true or false, and nothing else
 * @param isPoints whether it says of some cards what they count, 1 to 99, and is nothing else
 */
public record SettingKind(
        @Nullable Range range, List<String> words, boolean mayBeNone, boolean isFlag, boolean isPoints) {
    public SettingKind {
        words = List.copyOf(words);
    }

    /**
     * Both inclusive.
     *
     * @param step from one number to the next
     */
    public record Range(int least, int most, int step) {
        public IntStream numbers() {
            return IntStream.iterate(least, number -> number <= most, number -> number + step);
        }

        /** Whether a number is one of these, or beyond their bounds. */
        public boolean hasStep(int number) {
            return Math.floorMod(number - least, step) == 0;
        }
    }

    public static SettingKind number(int least, int most) {
        return new SettingKind(new Range(least, most, 1), List.of(), false, false, false);
    }

    /** One of two numbers. */
    static SettingKind either(int one, int other) {
        return new SettingKind(new Range(one, other, other - one), List.of(), false, false, false);
    }

    static SettingKind flag() {
        return new SettingKind(null, List.of(), false, true, false);
    }

    static SettingKind points() {
        return new SettingKind(null, List.of(), false, false, true);
    }

    public static SettingKind words(List<String> words) {
        return new SettingKind(null, words, false, false, false);
    }

    static SettingKind constants(Enum<?>... constants) {
        return words(Arrays.stream(constants).map(SettingKind::word).toList());
    }

    SettingKind orWords(String... instead) {
        return new SettingKind(range, List.of(instead), mayBeNone, isFlag, isPoints);
    }

    SettingKind orNone() {
        return new SettingKind(range, words, true, isFlag, isPoints);
    }

    public boolean isNumber() {
        return range != null && words.isEmpty();
    }

    /** The value of that {@linkplain SettingValue#text text}; empty if it is none of this kind. */
    public Optional<SettingValue> parse(String text) {
        if (isFlag) {
            return text.equals("true") || text.equals("false")
                    ? Optional.of(new SettingValue.Flag(text.equals("true")))
                    : Optional.empty();
        }
        if (isPoints) {
            return points(text);
        }
        if (words.contains(text)) {
            return Optional.of(new SettingValue.Word(text));
        }
        Optional<Integer> number =
                range == null ? Optional.empty() : Typed.number(text).filter(range::hasStep);
        if (number.isPresent()) {
            return number.map(SettingValue.Whole::new);
        }
        return mayBeNone && text.isEmpty() ? Optional.of(new SettingValue.None()) : Optional.empty();
    }

    /** Written {@code J=10, Q=10}, each card once. */
    private static Optional<SettingValue> points(String text) {
        SortedMap<Card, Integer> points = new TreeMap<>();
        for (String each : Typed.parts(text, ", ")) {
            int sign = Math.max(0, each.indexOf('='));
            Optional<Card> card = Card.parse(each.substring(0, sign));
            Optional<Integer> counts = Typed.oneTo99(each.substring(sign + 1));
            boolean isRead = card.isPresent() && counts.isPresent() && points.put(card.get(), counts.get()) == null;
            if (!isRead) {
                return Optional.empty();
            }
        }
        return Optional.of(new SettingValue.Points(points));
    }

    /** Parses what {@link #word} writes. */
    static <E extends Enum<E>> E constant(String word, E[] constants) {
        return Arrays.stream(constants)
                .filter(constant -> word(constant).equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** {@code HIGHEST_OTHER} is written {@code highest-other}. */
    public static String word(Enum<?> constant) {
        return Written.word(constant.name());
    }
}
