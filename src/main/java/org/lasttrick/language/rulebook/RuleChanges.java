package org.lasttrick.language.rulebook;

import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.settings.Settings;

/** Describes a correction of the rules: each setting of which the value is another, and the game if it is another. */
public record RuleChanges(Messages messages) implements BiFunction<Game, RulesCorrected, String> {
    /** @param before the game without it */
    @Override
    public String apply(Game before, RulesCorrected correction) {
        Stream<String> game = before.start().variant().equals(correction.variant())
                ? Stream.empty()
                : Stream.of(new GameNames(messages).of(correction.variant()));
        Settings then = Settings.of(before.start().rules());
        Settings now = Settings.of(correction.rules());
        RulesText text = messages.of(RulesText.class);
        SettingNarrator words = new SettingNarrator(text);
        Stream<String> changes = now.values().keySet().stream()
                .filter(setting -> !now.text(setting).equals(then.text(setting, now)))
                .map(setting -> text.settingChanged(
                        text.settingLabel(setting.key()),
                        words.value(setting.key(), then.text(setting, now)),
                        words.value(setting.key(), now.text(setting))));
        return Stream.concat(game, changes).collect(Collectors.joining(", "));
    }
}
