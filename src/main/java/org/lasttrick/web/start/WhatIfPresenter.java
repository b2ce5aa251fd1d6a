package org.lasttrick.web.start;

import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.DuplicateGuard;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.CorrectRules;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.Preview;
import org.lasttrick.game.WhatIf;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.PreviewNarrator;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.narration.WhatIfNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.SheetForm;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.mark.Mark;
import org.lasttrick.start.ChosenGame;
import org.lasttrick.start.HouseRulesForm;
import org.lasttrick.start.HouseRulesPresenter;
import org.lasttrick.start.NewGameReader;
import org.lasttrick.web.start.WhatIfView.Choice;
import org.lasttrick.web.start.WhatIfView.Comparison;
import org.lasttrick.web.start.WhatIfView.Recording;
import org.lasttrick.web.start.WhatIfView.Row;
import org.lasttrick.web.start.WhatIfView.Total;

/** Draws a game beside itself under the rules that a query chooses. */
@Singleton
record WhatIfPresenter(Messages messages) {

    /**
     * @param sheet the address of the game's scoresheet
     * @param mayScore whether the rules may be recorded
     */
    WhatIfView draw(Game game, String sheet, FormFields asked, boolean mayScore) {
        Optional<Variant> variant = Variants.byId(asked.text("variant"));
        ChosenGame chosen = new ChosenGame(
                variant.or(() -> Variants.byId(game.start().variant())).orElseGet(Variants.all()::getFirst), null);
        HouseRulesForm form = HouseRulesForm.of(asked);
        Settings usual = chosen.settings(game.start().people());
        boolean changed = form.filledFor().equals(chosen.key());
        List<String> faults = changed ? form.faults(usual, text()) : List.of();
        Map<Setting<?>, SettingValue> named = changed && faults.isEmpty() ? form.settings(usual) : Map.of();
        RuleSet rules = usual.with(named).rules();
        List<String> errors = faults.isEmpty()
                ? new NewGameReader(messages).words(GameDecider.rejectionsOfHouseRules(chosen.variant(), rules))
                : faults;
        return new WhatIfView(
                new GameNames(messages).of(game),
                sheet,
                new GameNames(messages).byCountry(Variants.all()),
                chosen,
                changed || asked.has("houseRules")
                        ? new HouseRulesPresenter(text()).draw(chosen, changed ? form : own(game, chosen))
                        : null,
                errors,
                variant.isEmpty() || !errors.isEmpty() || game.hands().isEmpty()
                        ? null
                        : comparison(game, chosen.variant(), rules),
                variant.isEmpty() || !errors.isEmpty() || !mayScore
                        ? null
                        : recording(game, sheet, chosen.variant().id(), rules));
    }

    /** Returns the house rules that the game has, to be changed: whoever corrects one of them keeps the others. */
    private static HouseRulesForm own(Game game, ChosenGame chosen) {
        boolean isSame = chosen.variant().id().equals(game.start().variant());
        return HouseRulesForm.of(
                chosen.key(),
                isSame
                        ? Settings.of(game.start().rules())
                                .differenceFrom(chosen.settings(game.start().people()))
                        : Map.of());
    }

    private @Nullable Recording recording(Game game, String sheet, String variant, RuleSet rules) {
        CorrectRules command = new CorrectRules(variant, rules, OnConflict.REFUSE);
        if (!(Preview.of(command, game) instanceof Preview.Outcome.Possible(Preview preview))
                || DuplicateGuard.changesNothing(preview.after().last(), game)) {
            return null;
        }
        List<Conflict> conflicts = preview.conflicts();
        return new Recording(
                new ButtonView("", sheet + "/other-rules", RandomText.id()),
                game.version(),
                variant,
                Settings.of(rules).values().entrySet().stream()
                        .map(setting -> new Choice(
                                setting.getValue().text(),
                                SheetForm.RULE + setting.getKey().key()))
                        .toList(),
                new RejectionNarrator(messages.of(GameText.class), game::nameOf).of(conflicts),
                conflicts.isEmpty() ? List.of() : new PreviewNarrator(hands(preview.before()), preview).changes(),
                choices(command, game, conflicts));
    }

    private List<Choice> choices(CorrectRules command, Game game, List<Conflict> conflicts) {
        RulesText text = text();
        if (conflicts.isEmpty()) {
            return List.of(new Choice(OnConflict.REFUSE.word(), text.recordRules()));
        }
        List<Integer> struck =
                Preview.of(command.with(OnConflict.STRIKE), game) instanceof Preview.Outcome.Possible(Preview preview)
                        ? preview.struck()
                        : List.of();
        Choice strike = new Choice(OnConflict.STRIKE.word(), text.recordAndStrike(numbers(struck)));
        return conflicts.stream().allMatch(Conflict::canBeKept)
                ? List.of(
                        new Choice(
                                OnConflict.KEEP.word(),
                                text.recordAndKeep(numbers(conflicts.stream()
                                        .map(Conflict::hand)
                                        .distinct()
                                        .toList()))),
                        strike)
                : List.of(strike);
    }

    private String numbers(List<Integer> hands) {
        GameText text = messages.of(GameText.class);
        return hands.stream().map(text::handNumber).collect(Collectors.joining(", "));
    }

    private Comparison comparison(Game game, Variant variant, RuleSet rules) {
        WhatIf whatIf = WhatIf.of(game, variant.id(), rules);
        Scoresheet otherwise = whatIf.game().sheet();
        List<String> changes =
                new SettingNarrator(text()).marks(variant.id(), game.start().people(), rules);
        RulesText text = text();
        WhatIfNarrator words =
                new WhatIfNarrator(text, new RejectionNarrator(messages.of(GameText.class), game::nameOf));
        return new Comparison(
                game.sheet().isOver() ? hands(game).over(game.sheet()) : null,
                words.conclusion(
                        whatIf,
                        text.underRulesOf(new GameNames(messages).of(variant), String.join(", ", changes)),
                        hands(whatIf.game())),
                whatIf.stop() == null ? 0 : otherwise.hands().size(),
                rows(game, otherwise));
    }

    /** Returns a row for each player, by their places in the game as it was played. */
    private static List<Row> rows(Game game, Scoresheet otherwise) {
        Map<PlayerId, Mark> marks = Mark.of(game);
        return game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .filter(game.sheet()::hasPlayed)
                .sorted(Comparator.comparing(
                        player -> game.sheet().place(player).orElse(0)))
                .map(player -> new Row(
                        game.nameOf(player),
                        Objects.requireNonNull(marks.get(player)),
                        total(player, game.sheet()),
                        otherwise.hands().isEmpty()
                                        || otherwise.standings().find(player).isEmpty()
                                ? null
                                : total(player, otherwise)))
                .toList();
    }

    private static Total total(PlayerId player, Scoresheet sheet) {
        Standing standing = sheet.standings().of(player);
        int left = Math.max(0, sheet.rules().scoring().lives() - standing.cucumbers());
        return new Total(sheet.isOver() ? sheet.place(player).orElse(null) : null, standing, left);
    }

    private HandNarrator hands(Game game) {
        return new HandNarrator(messages.of(GameText.class), game);
    }

    private RulesText text() {
        return messages.of(RulesText.class);
    }
}
