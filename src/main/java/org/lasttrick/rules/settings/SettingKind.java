package org.lasttrick.rules.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.settings.SettingValue.Flag;
import org.lasttrick.rules.settings.SettingValue.None;
import org.lasttrick.rules.settings.SettingValue.Points;
import org.lasttrick.rules.settings.SettingValue.Whole;
import org.lasttrick.rules.settings.SettingValue.Word;

/**
 * A kind says which values a setting can have.
 *
 * @param <T> what rules have for it
 * @param range of its number; {@code null} if it is never a number
 * @param words as in requests; empty if it is never a word
 * @param mayBeNone whether it can be switched off, as a limit can
 * @param isFlag whether it is true or false, and nothing else
 * @param isPoints whether it says of some cards what they count, 1 to 99, and is nothing else
 * @param writer gives the value as it is written, for what rules have
 * @param reader is its inverse
 */
public record SettingKind<T extends @Nullable Object>(
        @Nullable Range range,
        List<String> words,
        boolean mayBeNone,
        boolean isFlag,
        boolean isPoints,
        Function<T, SettingValue> writer,
        Function<SettingValue, T> reader) {
    public SettingKind {
        words = List.copyOf(words);
    }

    /**
     * A range has the bounds of a number, both inclusive.
     *
     * @param but a number between them that it can't be; {@code null} if it can be each
     */
    public record Range(int least, int most, @Nullable Integer but) {
        public IntStream numbers() {
            return IntStream.rangeClosed(least, most).filter(this::mayBe);
        }

        /** Returns whether a number is one of the possible ones, or beyond their bounds. */
        public boolean mayBe(int number) {
            return but == null || number != but;
        }
    }

    public static SettingKind<Integer> number(int least, int most) {
        return number(new Range(least, most, null));
    }

    /** Returns the kind of a number within these bounds that isn't {@code but}. */
    static SettingKind<Integer> numberBut(int but, int least, int most) {
        return number(new Range(least, most, but));
    }

    private static SettingKind<Integer> number(Range range) {
        return new SettingKind<>(range, List.of(), false, false, false, Whole::new, SettingKind::number);
    }

    static SettingKind<@Nullable Integer> numberOrNone(int least, int most) {
        return new SettingKind<>(
                new Range(least, most, null),
                List.of(),
                true,
                false,
                false,
                number -> number == null ? new None() : new Whole(number),
                value -> value instanceof None ? null : number(value));
    }

    static SettingKind<Boolean> flag() {
        return new SettingKind<>(
                null,
                List.of(),
                false,
                true,
                false,
                Flag::new,
                value -> Flag.class.cast(value).on());
    }

    static SettingKind<Map<Card, Integer>> points() {
        return new SettingKind<>(
                null,
                List.of(),
                false,
                false,
                true,
                Points::new,
                value -> Points.class.cast(value).points());
    }

    static <E extends Enum<E>> SettingKind<E> constants(E[] constants) {
        return new SettingKind<>(
                null,
                Arrays.stream(constants).map(SettingKind::word).toList(),
                false,
                false,
                false,
                constant -> new Word(word(constant)),
                value -> constant(Word.class.cast(value).word(), constants));
    }

    /** No hand that rules can name is larger, however many packs there are. */
    public static final int LARGEST_HAND = 26;

    private static final String LOSING_CARD = "losing-card";

    /**
     * Returns the kind of a number, a pattern of numbers, or what the losing card says; what goes with that are settings of their
     * own.
     */
    static SettingKind<HandSize> handSize() {
        SettingKind<HandSize.Pattern> patterns = constants(HandSize.Pattern.values());
        return new SettingKind<>(
                new Range(1, LARGEST_HAND, null),
                Stream.concat(patterns.words.stream(), Stream.of(LOSING_CARD)).toList(),
                false,
                false,
                false,
                size -> switch (size) {
                    case HandSize.Fixed(int each) -> new Whole(each);
                    case HandSize.Pattern pattern -> patterns.writer.apply(pattern);
                    case HandSize.LosingCard _ -> new Word(LOSING_CARD);
                },
                value -> value instanceof Whole(int each)
                        ? new HandSize.Fixed(each)
                        : value.text().equals(LOSING_CARD) ? HandSize.LosingCard.USUAL : patterns.reader.apply(value));
    }

    private static int number(SettingValue value) {
        return Whole.class.cast(value).number();
    }

    public boolean isNumber() {
        return range != null && words.isEmpty();
    }

    /** Returns the value of a {@linkplain SettingValue#text text}; empty if it is none of this kind. */
    public Optional<SettingValue> parse(String text) {
        if (isFlag) {
            return text.equals("true") || text.equals("false")
                    ? Optional.of(new Flag(text.equals("true")))
                    : Optional.empty();
        }
        if (isPoints) {
            return points(text);
        }
        if (words.contains(text)) {
            return Optional.of(new Word(text));
        }
        Optional<Integer> number =
                range == null ? Optional.empty() : InputText.number(text).filter(range::mayBe);
        if (number.isPresent()) {
            return number.map(Whole::new);
        }
        return mayBeNone && text.isEmpty() ? Optional.of(new None()) : Optional.empty();
    }

    /** Reads points that are written {@code J=10, Q=10}, each card once. */
    private static Optional<SettingValue> points(String text) {
        SortedMap<Card, Integer> points = new TreeMap<>();
        for (String each : InputText.parts(text, ", ")) {
            int sign = Math.max(0, each.indexOf('='));
            Optional<Card> card = Card.parse(each.substring(0, sign));
            Optional<Integer> counts = InputText.oneTo99(each.substring(sign + 1));
            boolean isRead = card.isPresent() && counts.isPresent() && points.put(card.get(), counts.get()) == null;
            if (!isRead) {
                return Optional.empty();
            }
        }
        return Optional.of(new Points(points));
    }

    /** Parses what {@link #word} writes. */
    static <E extends Enum<E>> E constant(String word, E[] constants) {
        return Arrays.stream(constants)
                .filter(constant -> word(constant).equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** Writes a constant such as {@code HIGHEST_OTHER} as {@code highest-other}. */
    public static String word(Enum<?> constant) {
        return Keyword.word(constant.name());
    }
}
