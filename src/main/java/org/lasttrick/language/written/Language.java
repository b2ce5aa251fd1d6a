package org.lasttrick.language.written;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.Plurals;
import org.lasttrick.rules.PlayerId;

/**
 * A language says its sentences, as they are loaded. Each sentence is a list of texts, of places of parameters, and of
 * lists for what depends on a parameter: {@code ["plural", place, forms …]}, {@code ["switch", place, value, then, …,
 * otherwise]} and {@code ["if", operator, place, text or place, then, otherwise]}.
 */
public class Language implements Sentences {
    private final String tag;
    private final Map<?, ?> sentences;

    /** @param sentences the language's file, as it was parsed */
    public Language(String tag, @Nullable Object sentences) {
        this.tag = tag;
        this.sentences = Map.class.cast(Objects.requireNonNull(sentences));
    }

    public final String tag() {
        return tag;
    }

    @Override
    public final String say(String sentence, @Nullable Object... values) {
        List<?> parts = list(sentences.get(sentence));
        if (parts.size() == 1 && parts.getFirst() instanceof String words) {
            return words;
        }
        StringBuilder text = new StringBuilder();
        say(parts, values, text);
        return text.toString();
    }

    private void say(List<?> parts, @Nullable Object[] values, StringBuilder text) {
        for (Object part : parts) {
            switch (part) {
                case String words -> text.append(words);
                case Integer place -> text.append(text(values[place]));
                default -> choose(list(part), values, text);
            }
        }
    }

    private void choose(List<?> part, @Nullable Object[] values, StringBuilder text) {
        switch ((String) part.getFirst()) {
            case "plural" -> text.append(plural(part.subList(2, part.size()), number(value(part.get(1), values))));
            case "switch" -> say(chosen(part, text(value(part.get(1), values))), values, text);
            default -> say(list(part.get(holds(part, values) ? 4 : 5)), values, text);
        }
    }

    private static List<?> chosen(List<?> part, String value) {
        int at = 2;
        while (at + 1 < part.size() && !part.get(at).equals(value)) {
            at += 2;
        }
        return list(at + 1 < part.size() ? part.get(at + 1) : part.getLast());
    }

    private boolean holds(List<?> part, @Nullable Object[] values) {
        Object left = value(part.get(2), values);
        Object right = value(part.get(3), values);
        return switch ((String) part.get(1)) {
            case "is" -> PageWriter.is(left);
            case "not" -> !PageWriter.is(left);
            case "==" -> text(left).equals(text(right));
            default -> number(left) > Integer.parseInt(text(right));
        };
    }

    private String plural(List<?> forms, int number) {
        String one = (String) forms.getFirst();
        String second = (String) forms.get(1);
        return forms.size() == 2
                ? Plurals.plural(number, one, second, tag)
                : Plurals.polish(number, one, second, (String) forms.get(2));
    }

    private static int number(@Nullable Object value) {
        return (Integer) Objects.requireNonNull(value);
    }

    @Override
    public String text(@Nullable Object value) {
        return textOf(value);
    }

    /**
     * Writes a value of a few types: if any object could be written, each class would bring the code of its {@code toString} into
     * a browser.
     */
    public static String textOf(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case String words -> words;
            case Integer number -> Integer.toString(number);
            case Boolean flag -> Boolean.toString(flag);
            case PlayerId player -> player.toString();
            case Enum<?> constant -> constant.toString();
            default -> throw new IllegalArgumentException("No text");
        };
    }

    private static @Nullable Object value(Object operand, @Nullable Object[] values) {
        return operand instanceof Integer place ? values[place] : operand;
    }

    private static List<?> list(@Nullable Object part) {
        return (List<?>) Objects.requireNonNull(part);
    }
}
