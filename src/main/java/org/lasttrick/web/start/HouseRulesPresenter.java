package org.lasttrick.web.start;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.scorekeeping.KeptRules;
import org.lasttrick.web.start.HouseRulesView.Forget;
import org.lasttrick.web.start.HouseRulesView.SettingField;
import org.lasttrick.web.start.StartView.Choice;

/** Draws the house rules part of the new-game form: the settings that the chosen game has, and what may be chosen. */
@ApplicationScoped
class HouseRulesPresenter {
    /** Longer ranges are typed, instead of chosen from a list. */
    private static final int MOST_CHOICES = 26;

    private final SettingText text;
    private final GameNames names;

    HouseRulesPresenter(Messages messages) {
        this.text = messages.of(SettingText.class);
        this.names = new GameNames(messages);
    }

    HouseRulesView draw(ChosenGame game, HouseRulesForm form) {
        boolean filledIn = form.filledFor().equals(game.key());
        Settings usual = Settings.of(game.variant().rules());
        Settings now = game.settings();
        List<SettingField> fields = names(now.game()).stream()
                .filter(name -> applies(
                        name,
                        setting ->
                                filledIn ? form.typed().getOrDefault(setting, now.text(setting)) : now.text(setting)))
                .map(name -> {
                    String byPlayers = byPlayers(game, name);
                    String own = byPlayers.isEmpty() ? usual.text(name) : "";
                    String drawn = byPlayers.isEmpty() ? now.text(name) : "";
                    String value = filledIn ? form.typed().getOrDefault(name, drawn) : drawn;
                    return field(game, name, value, own, byPlayers);
                })
                .toList();
        KeptRules kept = game.kept();
        return new HouseRulesView(
                game.key(),
                text.houseRulesHint(names.of(game.variant())),
                (filledIn && !form.keepAs().isEmpty()) || fields.stream().anyMatch(field -> field.usually() != null),
                fields.stream()
                        .flatMap(field -> Stream.ofNullable(field.change()))
                        .toList(),
                fields,
                filledIn ? form.keepAs() : "",
                kept == null ? null : new Forget("/house-rules/" + kept.id() + "/forget", text.forget(kept.name())));
    }

    private SettingField field(ChosenGame game, String name, String value, String own, String byPlayers) {
        boolean differs = !value.equals(own);
        SettingNarrator words = new SettingNarrator(text);
        String usually = byPlayers.isEmpty() ? words.value(own) : byPlayers;
        return new SettingField(
                name,
                text.label(name),
                value,
                choices(game, name).stream()
                        .map(choice -> new Choice(choice, text.value(choice), choice.equals(value)))
                        .toList(),
                byPlayers.isEmpty() ? words.value("") : byPlayers,
                differs ? text.usually(usually) : null,
                differs ? text.change(text.label(name), usually, words.value(value)) : null,
                text.effect(name));
    }

    /**
     * Whether a setting can change anything in this game.
     *
     * @param now the value of each setting, as it is written
     */
    private static boolean applies(String name, UnaryOperator<String> now) {
        return switch (name) {
            case "hands", "target" -> now.apply("end").equals(name);
            case "reEntry" -> !now.apply("lives").matches("[01]");
            case "pickleRank" ->
                now.apply("multiplier").equals("pickle") || !now.apply(name).equals("plain");
            default -> true;
        };
    }

    /** Each of the variant's own values, where they depend on the number of players; else empty. */
    private String byPlayers(ChosenGame game, String name) {
        Variant variant = game.variant();
        if (game.houseRules().containsKey(name)) {
            return "";
        }
        SortedMap<Integer, String> values = new TreeMap<>();
        for (int players = variant.minPlayers(); players <= variant.maxPlayers(); players++) {
            values.put(players, Settings.of(variant.rulesFor(players)).text(name));
        }
        return values.values().stream().distinct().count() == 1
                ? ""
                : values.entrySet().stream()
                        .map(each -> text.withPlayers(each.getValue(), each.getKey()))
                        .collect(Collectors.joining(", "));
    }

    private static List<String> names(Setting.Game game) {
        return Setting.ALL.stream()
                .filter(setting -> setting.offered().contains(game))
                .map(Setting::key)
                .toList();
    }

    private static List<String> choices(ChosenGame game, String name) {
        Setting setting = Setting.byKey(name).orElseThrow();
        SettingKind kind = setting.kind();
        if (kind.isFlag()) {
            return List.of("true", "false");
        }
        List<String> choices = new ArrayList<>();
        SettingKind.Range range = kind.range();
        if (range != null && range.most() <= MOST_CHOICES) {
            IntStream.rangeClosed(range.least(), range.most())
                    .mapToObj(Integer::toString)
                    .forEach(choices::add);
        }
        choices.addAll(setting.wordsIn(game.settings().game()));
        return choices;
    }
}
