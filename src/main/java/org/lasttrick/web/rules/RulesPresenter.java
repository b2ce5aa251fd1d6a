package org.lasttrick.web.rules;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.Rulebook;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.rulebook.RulesText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

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

    List<GameLine> all() {
        return Variants.all().stream()
                .map(variant -> new GameLine(
                        "/rules/" + variant.id(),
                        names.of(variant),
                        String.join(" · ", words.facts(variant)),
                        words.inBrief(variant)))
                .toList();
    }

    RulesView draw(Variant variant) {
        return draw(variant.id(), words.of(variant), null, null);
    }

    RulesView draw(RecordedGame recorded) {
        Game game = recorded.game();
        Rulebook rules = words.of(game);
        String note = rules.hasHouseRules() ? text.houseRules() : text.noHouseRules();
        return draw(game.start().variant(), rules, "/games/" + recorded.id(), note);
    }

    private RulesView draw(String id, Rulebook rules, @Nullable String back, @Nullable String note) {
        var variant = Variants.byId(id);
        return new RulesView(
                names.of(id),
                String.join(" · ", rules.facts()),
                back,
                note,
                rules,
                variant.map(Variant::sources).orElse(List.of()),
                variant.flatMap(words::reconstructed).orElse(null));
    }
}
