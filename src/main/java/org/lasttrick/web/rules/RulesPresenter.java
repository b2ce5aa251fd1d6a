package org.lasttrick.web.rules;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.web.rules.RulesPage.Rules;

/** Draws the rules pages. */
@ApplicationScoped
class RulesPresenter {
    private final RulebookWriter words;
    private final GameNames names;

    RulesPresenter(Messages messages) {
        this.words = new RulebookWriter(messages);
        this.names = new GameNames(messages);
    }

    List<GameLine> all() {
        return Variants.all().stream()
                .map(variant -> new GameLine(variant, words.facts(variant), words.inBrief(variant)))
                .toList();
    }

    Rules draw(Variant variant) {
        return new Rules(names.of(variant), words.of(variant), variant, null);
    }

    Rules draw(RecordedGame recorded) {
        String id = recorded.game().start().variant();
        Variant variant = Variants.byId(id).orElse(null);
        return new Rules(names.of(id), words.of(recorded.game()), variant, "/games/" + recorded.id());
    }
}
