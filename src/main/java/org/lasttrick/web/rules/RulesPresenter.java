package org.lasttrick.web.rules;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.rulebook.RulesText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variant.Country;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.web.rules.RulesPage.GamesOfCountry;
import org.lasttrick.web.rules.RulesPage.Rules;

/** Draws the rules pages. */
@Singleton
record RulesPresenter(Messages messages) {
    /** By country; of all games, or of those found. */
    List<GamesOfCountry> games(String find) {
        RulebookWriter words = new RulebookWriter(messages);
        Map<Country, List<GameFacts>> games = new EnumMap<>(Country.class);
        new GameNames(messages)
                .found(find)
                .forEach(variant -> games.computeIfAbsent(variant.country(), _ -> new ArrayList<>())
                        .add(new GameFacts(variant, words.facts(variant), words.inBrief(variant))));
        return games.entrySet().stream()
                .map(of -> new GamesOfCountry(messages.of(RulesText.class).country(of.getKey()), of.getValue()))
                .toList();
    }

    Rules draw(Variant variant) {
        return new Rules(new GameNames(messages).of(variant), new RulebookWriter(messages).of(variant), variant, null);
    }

    Rules draw(RecordedGame recorded) {
        String id = recorded.game().start().variant();
        Variant variant = Variants.byId(id).orElse(null);
        return new Rules(
                new GameNames(messages).of(id),
                new RulebookWriter(messages).of(recorded.game()),
                variant,
                "/games/" + recorded.id());
    }
}
