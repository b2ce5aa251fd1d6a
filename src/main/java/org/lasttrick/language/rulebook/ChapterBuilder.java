package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Collects sentences about some rules and marks those whose setting is another than the usual one.
 *
 * @param <R> the rules, or the part of them that is told
 */
final class ChapterBuilder<R> {
    private final R rules;
    private final R usual;
    private final List<Sentence> sentences = new ArrayList<>();

    ChapterBuilder(R rules, R usual) {
        this.rules = rules;
        this.usual = usual;
    }

    boolean differs(Function<R, Object> setting) {
        return !setting.apply(rules).equals(setting.apply(usual));
    }

    /** A rule that no setting changes. */
    void add(String sentence) {
        sentences.add(new Sentence(sentence, false));
    }

    /** A rule that follows from a setting. */
    void add(String sentence, Function<R, Object> setting) {
        sentences.add(new Sentence(sentence, differs(setting)));
    }

    /** That a rule is missing: worth saying only to those who expect it. */
    void addIfUnusual(String sentence, Function<R, Object> setting) {
        if (differs(setting)) {
            add(sentence, setting);
        }
    }

    List<Sentence> sentences() {
        return List.copyOf(sentences);
    }
}
