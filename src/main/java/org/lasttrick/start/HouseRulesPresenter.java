package org.lasttrick.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.start.HouseRulesView.SettingField;

/** Draws the house rules part of the new-game form: the settings that the chosen game has, and what may be chosen. */
public record HouseRulesPresenter(SettingText text) {
    /** Longer ranges are typed, instead of chosen from a list. */
    private static final int MOST_CHOICES = 26;

    public HouseRulesView draw(ChosenGame game, HouseRulesForm form) {
        boolean filledIn = form.filledFor().equals(game.key());
        Map<String, String> typed = filledIn ? form.typed() : Map.of();
        String keepAs = filledIn ? form.keepAs() : "";
        Settings now = game.settings();
        Settings asTyped = filledIn ? now.with(form.settings(now)) : now;
        List<SettingField> fields = Setting.ALL.stream()
                .filter(setting -> setting.isOffered(asTyped))
                .map(setting -> field(game, setting, typed))
                .toList();
        boolean open = !keepAs.isEmpty() || fields.stream().anyMatch(field -> field.usually() != null);
        return new HouseRulesView(game, open, fields, keepAs);
    }

    private SettingField field(ChosenGame game, Setting<?> setting, Map<String, String> typed) {
        String name = setting.key();
        String byPlayers = byPlayers(game, setting);
        boolean varies = !byPlayers.isEmpty();
        String own = varies ? "" : Settings.of(game.variant().rules()).text(setting);
        String value = typed.getOrDefault(name, varies ? "" : game.settings().text(setting));
        boolean differs = !value.equals(own);
        SettingNarrator words = new SettingNarrator(text);
        String usually = varies ? byPlayers : words.value(name, own);
        return new SettingField(
                name,
                value,
                varies ? withNone(options(game, setting)) : options(game, setting),
                setting.kind().range() != null,
                varies ? byPlayers : words.value(name, ""),
                differs ? text.usually(usually) : null,
                differs ? text.change(text.label(name), usually, words.value(name, value)) : null);
    }

    /** Each of the variant's own values, where they depend on the number of players; else empty. */
    private String byPlayers(ChosenGame game, Setting<?> setting) {
        Variant variant = game.variant();
        if (game.houseRules().containsKey(setting)) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        int first = variant.minPlayers();
        for (int players = first; players <= variant.maxPlayers(); players++) {
            String value = valueFor(players, variant, setting);
            if (players == variant.maxPlayers() || !value.equals(valueFor(players + 1, variant, setting))) {
                parts.add(
                        text.withPlayers(value, first == players ? Integer.toString(players) : first + "–" + players));
                first = players + 1;
            }
        }
        return parts.size() == 1 ? "" : String.join(", ", parts);
    }

    private static String valueFor(int players, Variant variant, Setting<?> setting) {
        return Settings.of(variant.rulesFor(players)).text(setting);
    }

    /** Adds that nothing is chosen: what is chosen from may stay open, as what is typed may. */
    private static List<String> withNone(List<String> options) {
        return options.isEmpty()
                ? options
                : Stream.concat(Stream.of(""), options.stream()).toList();
    }

    private static List<String> options(ChosenGame game, Setting<?> setting) {
        SettingKind<?> kind = setting.kind();
        if (kind.isFlag()) {
            return List.of("true", "false");
        }
        SettingKind.Range range = kind.range();
        IntStream numbers = range == null || range.most() > MOST_CHOICES ? IntStream.empty() : range.numbers();
        return Stream.concat(
                        numbers.mapToObj(Integer::toString),
                        setting.wordsIn(game.settings().game()).stream())
                .toList();
    }
}
