package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;

/** Collects sentences about rules, and marks those that come from a house rule. */
final class ChapterBuilder {
    private final RuleSet rules;
    private final RuleSet usualRules;
    private final Settings settings;
    private final Settings usualSettings;
    private final String bundle;
    private final BinaryOperator<String> text;
    private final List<Sentence> sentences = new ArrayList<>();

    /**
     * @param bundle of its sentences: with their keys there, or with the setting's, it is their id
     * @param text what the chapter says of a setting with a value
     */
    ChapterBuilder(String bundle, RuleSet rules, RuleSet usualRules, BinaryOperator<String> text) {
        this.rules = rules;
        this.usualRules = usualRules;
        this.settings = Settings.of(rules);
        this.usualSettings = Settings.of(usualRules);
        this.bundle = bundle;
        this.text = text;
    }

    /** Returns whether one of these settings is a house rule. */
    boolean differs(Setting<?>... house) {
        return Stream.of(house)
                .filter(setting -> usualSettings.has(setting) && setting.matters(settings))
                .anyMatch(setting -> !Objects.equals(
                        usualSettings.values().get(setting), settings.values().get(setting)));
    }

    /** Returns whether the rules have the trait, or lack it, only by a house rule. */
    boolean differs(Predicate<RuleSet> trait) {
        return trait.test(rules) != trait.test(usualRules);
    }

    /** Adds a rule that no setting changes. */
    void add(String key, String sentence) {
        add(key, false, sentence);
    }

    void add(String key, boolean house, String sentence) {
        sentences.add(new Sentence(bundle + "-" + key, sentence, house));
    }

    /** Adds what is said of a setting. */
    void setting(Setting<?> setting) {
        add(setting.key(), differs(setting), text.apply(setting.key(), settings.text(setting)));
    }

    /** Adds what is said of a setting if {@code always}, or else if it is a house rule. */
    void setting(boolean always, Setting<?> setting) {
        if (always || differs(setting)) {
            setting(setting);
        }
    }

    /** Adds what is said of a setting of card games where it isn't as in most of them, or is a house rule. */
    void unlessUsual(Setting<?> setting) {
        setting(!settings.value(setting).equals(Settings.OF_MOST_GAMES.value(setting)), setting);
    }

    /** Adds what is said of each setting that can change something, and has a sentence of its own. */
    void ownSentences() {
        Setting.ALL.stream()
                .filter(setting -> setting.isSaidAlone() && setting.isOffered(settings))
                .forEach(this::unlessUsual);
    }

    List<Sentence> sentences() {
        return List.copyOf(sentences);
    }
}
