package org.lasttrick.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.start.HouseRulesView.SettingField;

/** Draws the house rules part of the new-game form: the settings that the chosen game has, and what may be chosen. */
public record HouseRulesPresenter(RulesText text) {
    /** A range with more choices is typed, instead of chosen from a list. */
    private static final int MOST_CHOICES = 26;

    public HouseRulesView draw(ChosenGame game, HouseRulesForm form) {
        boolean filledIn = form.filledFor().equals(game.key());
        Map<String, String> typed = filledIn ? form.typed() : Map.of();
        String keepAs = filledIn ? form.keepAs() : "";
        Settings now = game.settings();
        Settings asTyped = filledIn ? now.with(form.settings(now)) : now;
        Variant variant = game.variant();
        List<Settings> usual = IntStream.rangeClosed(variant.minPlayers(), variant.maxPlayers())
                .mapToObj(players -> Settings.of(variant.rulesFor(players)))
                .toList();
        List<SettingField> fields = Setting.ALL.stream()
                .filter(setting -> setting.isOffered(asTyped))
                .map(setting -> field(game, asTyped, usual, setting, typed))
                .toList();
        boolean open = !keepAs.isEmpty() || fields.stream().anyMatch(field -> field.usually() != null);
        return new HouseRulesView(game, open, fields, keepAs);
    }

    /**
     * @param now the settings as they are chosen
     * @param usual the variant's, for each number of players
     */
    private SettingField field(
            ChosenGame game, Settings now, List<Settings> usual, Setting<?> setting, Map<String, String> typed) {
        String name = setting.key();
        String byPlayers = byPlayers(game, usual, setting);
        boolean varies = !byPlayers.isEmpty();
        String own = varies ? "" : Settings.of(game.variant().rules()).text(setting, now);
        String value = typed.getOrDefault(name, varies ? "" : now.text(setting));
        boolean differs = !value.equals(own);
        SettingNarrator words = new SettingNarrator(text);
        String usually = varies ? byPlayers : words.value(name, own);
        return new SettingField(
                name,
                value,
                varies ? withNone(options(now, setting)) : options(now, setting),
                setting.kind().range() != null,
                varies ? byPlayers : words.value(name, ""),
                differs ? text.usually(usually) : null,
                differs ? text.settingChanged(text.settingLabel(name), usually, words.value(name, value)) : null);
    }

    /** Describes the variant's own values, where they depend on the number of players; else empty. */
    private String byPlayers(ChosenGame game, List<Settings> usual, Setting<?> setting) {
        if (game.houseRules().containsKey(setting)) {
            return "";
        }
        List<String> values = usual.stream().map(each -> each.text(setting)).toList();
        List<String> parts = new ArrayList<>();
        int first = 0;
        for (int last = 0; last < values.size(); last++) {
            String value = values.get(last);
            if (last + 1 == values.size() || !value.equals(values.get(last + 1))) {
                int least = game.variant().minPlayers();
                String players = Integer.toString(least + first);
                parts.add(text.withPlayers(value, first == last ? players : players + "–" + (least + last)));
                first = last + 1;
            }
        }
        return parts.size() == 1 ? "" : String.join(", ", parts);
    }

    /** Adds that nothing is chosen: what is chosen from may stay open, as what is typed may. */
    private static List<String> withNone(List<String> options) {
        return options.isEmpty()
                ? options
                : Stream.concat(Stream.of(""), options.stream()).toList();
    }

    private static List<String> options(Settings now, Setting<?> setting) {
        SettingKind<?> kind = setting.kind();
        if (kind.isFlag()) {
            return List.of("true", "false");
        }
        SettingKind.Range range = kind.range();
        IntStream numbers = range == null || range.most() > MOST_CHOICES ? IntStream.empty() : range.numbers();
        return Stream.concat(numbers.mapToObj(Integer::toString), setting.wordsIn(now.game()).stream())
                .toList();
    }
}
