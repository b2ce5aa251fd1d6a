package org.lasttrick.web.rules;

import jakarta.inject.Singleton;
import java.util.List;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.web.rules.RulesPage.GamesOfCountry;
import org.lasttrick.web.rules.RulesPage.Rules;

/** Draws the rules pages. */
@Singleton
record RulesPresenter(Messages messages) {
    /** Returns the games by country: all of them, or those that are found. */
    List<GamesOfCountry> games(String find) {
        RulebookWriter words = new RulebookWriter(messages);
        GameNames names = new GameNames(messages);
        return names.byCountry(names.found(find)).stream()
                .map(of -> new GamesOfCountry(
                        of.name(),
                        of.games().stream()
                                .map(variant -> new GameFacts(
                                        variant, otherNames(variant), words.facts(variant), words.inBrief(variant)))
                                .toList()))
                .toList();
    }

    Rules draw(Variant variant) {
        return new Rules(
                new GameNames(messages).of(variant),
                otherNames(variant),
                new RulebookWriter(messages).of(variant),
                variant,
                null);
    }

    Rules draw(RecordedGame recorded) {
        String id = recorded.game().start().variant();
        Variant variant = Variants.byId(id).orElse(null);
        return new Rules(
                new GameNames(messages).of(id),
                variant == null ? "" : otherNames(variant),
                new RulebookWriter(messages).of(recorded.game()),
                variant,
                "/games/" + recorded.id());
    }

    private static String otherNames(Variant variant) {
        return String.join(", ", variant.otherNames());
    }
}
