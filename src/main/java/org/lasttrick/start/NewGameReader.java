package org.lasttrick.start;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Decision;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.HouseRulesCheck;
import org.lasttrick.game.NameChecks;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.variants.Variants;

/** Reads from the new-game form which game is to be started, and by which rules. */
public record NewGameReader(Messages messages) {
    public sealed interface Read {}

    /** @param keep house rules to be kept; {@code null}: none */
    public record Valid(StartGame command, HouseRulesCheck.@Nullable Passed keep) implements Read {}

    /** @param reasons in words, at least one */
    public record Invalid(List<String> reasons) implements Read {}

    /** @param kept the house rules that the form's scorebook keeps */
    public Read read(NewGameForm form, List<NamedHouseRules> kept) {
        List<String> unreadable = form.unreadableNumbers();
        if (!unreadable.isEmpty()) {
            return new Invalid(unreadable.stream()
                    .map(messages.of(PageText.class)::noNumber)
                    .toList());
        }
        Optional<ChosenGame> chosen = game(form.game(), kept);
        if (chosen.isEmpty() && ChosenGame.keptId(form.game()).isPresent()) {
            return new Invalid(List.of(settings().noLongerKept()));
        }
        if (chosen.isEmpty()) {
            StartGame unknown = new StartGame(form.name(), form.game(), null, List.of(), null);
            return new Valid(unknown, null);
        }
        return read(form, chosen.get(), kept);
    }

    private Read read(NewGameForm form, ChosenGame chosen, List<NamedHouseRules> kept) {
        List<String> twice = form.numbersOfBothPartners(chosen);
        if (!twice.isEmpty()) {
            return new Invalid(
                    twice.stream().map(messages.of(PageText.class)::oneScore).toList());
        }
        Optional<ChosenGame> filled = game(form.houseRules().filledFor(), kept);
        if (filled.isEmpty()) {
            return valid(form, chosen, Map.of(), "");
        }
        List<String> faults =
                form.houseRules().faults(filled.get().settings(form.names().size()), settings());
        if (!faults.isEmpty()) {
            return new Invalid(faults);
        }
        Map<Setting<?>, SettingValue> changed = form.changed(filled.get());
        if (filled.get().key().equals(chosen.key())) {
            return valid(
                    form,
                    chosen,
                    changed,
                    NameChecks.ENTERED.tidy(form.houseRules().keepAs()));
        }
        return changed.isEmpty()
                ? valid(form, chosen, Map.of(), "")
                : new Invalid(List.of(settings().madeForAnother(name(filled.get()), name(chosen))));
    }

    /** @param name to keep the rules under; empty where the fields were filled in for another game */
    private Read valid(NewGameForm form, ChosenGame chosen, Map<Setting<?>, SettingValue> changed, String name) {
        StartGame command = form.command(chosen, changed);
        if (name.isEmpty() || GameDecider.start(command) instanceof Decision.Rejected) {
            return new Valid(command, null);
        }
        return switch (HouseRulesCheck.of(
                name, chosen.variant(), chosen.settings().with(changed).rules())) {
            case HouseRulesCheck.Passed passed -> new Valid(command, passed);
            case HouseRulesCheck.Refused(List<Rejection> reasons) ->
                new Invalid(reasons.stream().map(rejections()::of).toList());
            case HouseRulesCheck.NothingToKeep() ->
                new Invalid(List.of(settings().nothingToKeep(name(chosen))));
        };
    }

    /** Describes the reasons why a start was refused. */
    public List<String> words(List<Rejection> reasons) {
        SettingNarrator named = new SettingNarrator(settings());
        return reasons.stream()
                .map(reason -> reason instanceof Rejection.BreaksRule broken
                        ? named.wrong(broken.pointer(), rejections().of(reason))
                        : rejections().of(reason))
                .collect(Collectors.collectingAndThen(Collectors.toCollection(LinkedHashSet::new), List::copyOf));
    }

    /** Returns the game of that key, as it may be chosen. */
    public Optional<ChosenGame> game(String key, List<NamedHouseRules> kept) {
        Optional<NamedHouseRules> found = ChosenGame.keptId(key)
                .flatMap(
                        id -> kept.stream().filter(each -> each.id().equals(id)).findFirst());
        return found.isPresent()
                ? found.flatMap(ChosenGame::of)
                : Variants.byId(key).map(variant -> new ChosenGame(variant, null));
    }

    private RulesText settings() {
        return messages.of(RulesText.class);
    }

    private RejectionNarrator rejections() {
        return new RejectionNarrator(messages.of(GameText.class), PlayerId::toString);
    }

    private String name(ChosenGame game) {
        return new GameNames(messages).of(game.variant());
    }
}
