package org.lasttrick.web.start;

import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.Variant;
import org.lasttrick.scorekeeping.KeptRules;
import org.lasttrick.web.start.HouseRulesView.Forget;
import org.lasttrick.web.start.HouseRulesView.SettingField;
import org.lasttrick.web.start.StartView.Choice;

/** Draws the house rules part of the new-game form: the settings that the chosen game has, and what may be chosen. */
@ApplicationScoped
class HouseRulesPresenter {
    private static final int MOST_LIVES = 9;
    private static final int MOST_CARDS = 26;

    private static final Map<String, List<String>> CHOICES = Map.of(
            "limitTest", words(CardScoring.LimitTest.values()),
            "reEntry", words(CardScoring.ReEntry.values()),
            "payers", words(CardScoring.Payers.values()),
            "tieBonus", List.of("true", "false"),
            "aceInLastTrick", words(CardScoring.AceInLastTrick.values()),
            "penalty", words(CardScoring.Penalty.values()),
            "multiplier", words(CardScoring.Multiplier.values()),
            "dealer", words(RuleSet.DealerRule.values()),
            "end", List.of("last-one", "first-out", "hands", "target", "open"),
            "allOut", words(Scoring.AllOut.values()));

    private final SettingText text;
    private final GameNames names;

    HouseRulesPresenter(Messages messages, GameNames names) {
        this.text = messages.of(SettingText.class);
        this.names = names;
    }

    HouseRulesView draw(ChosenGame game, HouseRulesForm form) {
        boolean filledIn = form.filledFor().equals(game.key());
        ObjectNode usual = HouseRules.all(game.variant().rules());
        ObjectNode now = HouseRules.all(game.rules());
        List<SettingField> fields = names(game.rules()).stream()
                .map(name -> {
                    String byPlayers = byPlayers(game, name);
                    String own = byPlayers.isEmpty() ? written(usual, name) : "";
                    String drawn = byPlayers.isEmpty() ? written(now, name) : "";
                    String value = filledIn ? form.typed().getOrDefault(name, "") : drawn;
                    return field(game, name, value, own, byPlayers);
                })
                .toList();
        KeptRules kept = game.kept();
        return new HouseRulesView(
                game.key(),
                text.houseRulesHint(names.of(game.variant())),
                (filledIn && !form.keepAs().isEmpty()) || fields.stream().anyMatch(field -> field.usually() != null),
                fields,
                filledIn ? form.keepAs() : "",
                kept == null ? null : new Forget("/house-rules/" + kept.id() + "/forget", text.forget(kept.name())));
    }

    private SettingField field(ChosenGame game, String name, String value, String own, String byPlayers) {
        boolean differs = !value.equals(own);
        String usually = own.isEmpty() ? byPlayers.isEmpty() ? text.value("none") : byPlayers : text.value(own);
        return new SettingField(
                name,
                text.label(name),
                value,
                choices(game, name).stream()
                        .map(choice -> new Choice(choice, text.value(choice), choice.equals(value)))
                        .toList(),
                byPlayers.isEmpty() ? text.value("none") : byPlayers,
                differs ? text.usually(usually) : null);
    }

    /** Where the variant's own value depends on how many play, each of its values; else nothing. */
    private String byPlayers(ChosenGame game, String name) {
        Variant variant = game.variant();
        if (game.settings().has(name)) {
            return "";
        }
        List<String> values = IntStream.rangeClosed(variant.minPlayers(), variant.maxPlayers())
                .mapToObj(
                        players -> text.withPlayers(written(HouseRules.all(variant.rulesFor(players)), name), players))
                .toList();
        boolean same = IntStream.rangeClosed(variant.minPlayers(), variant.maxPlayers())
                        .mapToObj(players -> written(HouseRules.all(variant.rulesFor(players)), name))
                        .distinct()
                        .count()
                == 1;
        return same ? "" : String.join(", ", values);
    }

    private static List<String> names(RuleSet rules) {
        return switch (rules.scoring()) {
            case CardScoring cards ->
                List.of(
                        "limit",
                        "limitTest",
                        "lives",
                        "reEntry",
                        "payers",
                        "tieBonus",
                        "aceInLastTrick",
                        "penalty",
                        "multiplier",
                        "handSize",
                        "dealer",
                        "end",
                        "hands",
                        "target",
                        "allOut");
            case TakerScoring() -> List.of("end", "hands", "target");
            case StakesScoring stakes -> List.of("credits");
        };
    }

    private static List<String> choices(ChosenGame game, String name) {
        return switch (name) {
            case "lives" -> numbers(0, MOST_LIVES);
            case "handSize" -> {
                List<String> sizes = new ArrayList<>(numbers(1, MOST_CARDS));
                sizes.addAll(List.of("bounce", "descend", "dealer"));
                yield sizes;
            }
            case "end" ->
                game.rules().scoring() instanceof TakerScoring
                        ? List.of("hands", "target", "open")
                        : CHOICES.getOrDefault(name, List.of());
            default -> CHOICES.getOrDefault(name, List.of());
        };
    }

    private static List<String> words(Enum<?>... values) {
        return Stream.of(values).map(HouseRules::word).toList();
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(Integer::toString).toList();
    }

    /** Nothing where the setting has no number: no limit, and an end that needs none. */
    private static String written(ObjectNode settings, String name) {
        return settings.hasNonNull(name) ? settings.get(name).asText() : "";
    }
}
