package org.lasttrick.web.rules;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.lasttrick.game.Game;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.Rulebook;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.rulebook.RulesText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;
import org.lasttrick.web.rules.GamesView.GameLine;

/** Draws the rules pages. */
@ApplicationScoped
class RulesPresenter {
    private final RulebookWriter words;
    private final RulesText text;
    private final GameNames names;

    RulesPresenter(Messages messages) {
        this.words = new RulebookWriter(messages);
        this.text = messages.of(RulesText.class);
        this.names = new GameNames(messages);
    }

    GamesView all() {
        return new GamesView(Variants.all().stream()
                .map(variant -> new GameLine(
                        "/rules/" + variant.id(),
                        names.of(variant),
                        joined(words.facts(variant)),
                        words.inBrief(variant)))
                .toList());
    }

    RulesView draw(Variant variant) {
        Rulebook rules = words.of(variant);
        return new RulesView(
                names.of(variant),
                joined(rules.facts()),
                null,
                null,
                rules,
                variant.sources(),
                words.reconstructed(variant).orElse(null));
    }

    RulesView draw(RecordedGame recorded) {
        Game game = recorded.game();
        Rulebook rules = words.of(game);
        var variant = Variants.byId(game.start().variant());
        return new RulesView(
                names.of(game.start().variant()),
                joined(rules.facts()),
                "/games/" + recorded.id(),
                rules.hasHouseRules() ? text.houseRules() : text.noHouseRules(),
                rules,
                variant.map(Variant::sources).orElse(List.of()),
                variant.flatMap(words::reconstructed).orElse(null));
    }

    private static String joined(List<String> facts) {
        return String.join(" · ", facts);
    }
}
