package org.lasttrick.language.written;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A page writer is the base of the Java that is generated from templates: it writes and decides as Qute does for them.
 */
public abstract class PageWriter {
    private final Sentences sentences;

    protected PageWriter(Sentences sentences) {
        this.sentences = sentences;
    }

    /** Writes HTML in ASCII. */
    protected void raw(String html) {
        add(html, 0, html.length());
    }

    /** Writes a part of a text as it is. */
    protected abstract void add(String text, int from, int to);

    /** Writes a value as text. */
    protected final void put(@Nullable Object value) {
        String text = value == null ? "" : sentences.text(value);
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            String escaped = switch (text.charAt(i)) {
                case '"' -> "&quot;";
                case '\'' -> "&#39;";
                case '&' -> "&amp;";
                case '<' -> "&lt;";
                case '>' -> "&gt;";
                default -> "";
            };
            if (!escaped.isEmpty()) {
                add(text, written, i);
                raw(escaped);
                written = i + 1;
            }
        }
        add(text, written, text.length());
    }

    protected final String say(String sentence, @Nullable Object... values) {
        return sentences.say(sentence, values);
    }

    /** Returns whether a value counts as true. */
    protected static boolean is(@Nullable Object value) {
        return switch (value) {
            case null -> false;
            case Boolean flag -> flag;
            case String text -> !text.isEmpty();
            case Integer number -> number != 0;
            case Collection<?> several -> !several.isEmpty();
            default -> true;
        };
    }

    protected static <T> List<T> each(List<T> elements) {
        return elements;
    }

    /** Returns a list by which a loop runs as often as a number says. */
    protected static List<Integer> each(int number) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 1; i <= number; i++) {
            numbers.add(i);
        }
        return numbers;
    }

    protected static Object or(@Nullable Object value, Object otherwise) {
        return Objects.requireNonNullElse(value, otherwise);
    }
}
