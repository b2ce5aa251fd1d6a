package org.lasttrick.web.start;

import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.WhatIf;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.narration.RejectionText;
import org.lasttrick.language.narration.WhatIfNarrator;
import org.lasttrick.language.narration.WhatIfText;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.mark.Mark;
import org.lasttrick.start.ChosenGame;
import org.lasttrick.start.HouseRulesForm;
import org.lasttrick.start.HouseRulesPresenter;
import org.lasttrick.start.NewGameReader;
import org.lasttrick.web.start.WhatIfView.Comparison;
import org.lasttrick.web.start.WhatIfView.Row;
import org.lasttrick.web.start.WhatIfView.Total;

/** Draws a game beside itself under the rules that a query chooses. */
@Singleton
record WhatIfPresenter(Messages messages) {

    /** @param sheet the address of the game's scoresheet */
    WhatIfView draw(Game game, String sheet, FormFields asked) {
        Optional<Variant> variant = Variants.byId(asked.text("variant"));
        ChosenGame chosen = new ChosenGame(
                variant.or(() -> Variants.byId(game.start().variant())).orElseGet(Variants.all()::getFirst), null);
        HouseRulesForm form = HouseRulesForm.of(asked);
        Settings usual = chosen.settings(game.start().people());
        boolean changed = form.filledFor().equals(chosen.key());
        List<String> faults = changed ? form.faults(usual, settings()) : List.of();
        Map<Setting<?>, SettingValue> named = changed && faults.isEmpty() ? form.settings(usual) : Map.of();
        RuleSet rules = usual.with(named).rules();
        List<String> errors = faults.isEmpty()
                ? new NewGameReader(messages).words(GameDecider.againstHouseRules(chosen.variant(), rules))
                : faults;
        return new WhatIfView(
                new GameNames(messages).of(game),
                sheet,
                Variants.all(),
                chosen,
                changed || asked.has("houseRules") ? new HouseRulesPresenter(settings()).draw(chosen, form) : null,
                errors,
                variant.isEmpty() || !errors.isEmpty() ? null : comparison(game, chosen.variant(), rules));
    }

    private Comparison comparison(Game game, Variant variant, RuleSet rules) {
        WhatIf whatIf = WhatIf.of(game, variant.id(), rules);
        Scoresheet otherwise = whatIf.game().sheet();
        List<String> changes =
                new SettingNarrator(settings()).marks(variant.id(), game.start().people(), rules);
        WhatIfText text = messages.of(WhatIfText.class);
        WhatIfNarrator words =
                new WhatIfNarrator(text, new RejectionNarrator(messages.of(RejectionText.class), game::nameOf));
        return new Comparison(
                hands(game).over(game.sheet()),
                words.conclusion(
                        whatIf,
                        text.under(new GameNames(messages).of(variant), String.join(", ", changes)),
                        hands(whatIf.game())),
                whatIf.stop() == null ? 0 : otherwise.hands().size(),
                rows(game, otherwise));
    }

    /** Returns a row for each player, by their places as it was played. */
    private static List<Row> rows(Game game, Scoresheet otherwise) {
        Map<PlayerId, Mark> marks = Mark.of(game);
        return game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .filter(game.sheet()::hasPlayed)
                .sorted(Comparator.comparing(
                        player -> game.sheet().place(player).orElseThrow()))
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
        return new HandNarrator(messages.of(HandText.class), game);
    }

    private SettingText settings() {
        return messages.of(SettingText.class);
    }
}
