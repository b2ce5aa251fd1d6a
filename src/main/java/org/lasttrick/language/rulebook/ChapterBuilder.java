package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Collects sentences about rules, and marks those that come from a house rule.
 *
 * @param <R> the rules, or the part of them that is described
 */
final class ChapterBuilder<R> {
    private final R rules;
    private final R usual;
    private final List<Sentence> sentences = new ArrayList<>();

    ChapterBuilder(R rules, R usual) {
        this.rules = rules;
        this.usual = usual;
    }

    private boolean differs(Function<R, Object> setting) {
        return !setting.apply(rules).equals(setting.apply(usual));
    }

    /** Rules that no setting changes. */
    void add(String... fixed) {
        for (String sentence : fixed) {
            sentences.add(new Sentence(sentence, false));
        }
    }

    /** A rule that follows from a setting. */
    void add(String sentence, Function<R, Object> setting) {
        sentences.add(new Sentence(sentence, differs(setting)));
    }

    /** A rule that, unless {@code always}, is worth saying only to those who expect another. */
    void add(boolean always, String sentence, Function<R, Object> setting) {
        if (always || differs(setting)) {
            add(sentence, setting);
        }
    }

    List<Sentence> sentences() {
        return List.copyOf(sentences);
    }
}
