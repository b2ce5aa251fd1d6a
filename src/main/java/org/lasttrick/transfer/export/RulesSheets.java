package org.lasttrick.transfer.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.lasttrick.game.Game;
import org.lasttrick.language.rulebook.Rulebook;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.rulebook.Sentence;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

/** Fills a workbook's last sheet with the game's rules, in words and as settings of the API. */
@Singleton
record RulesSheets(Messages messages, SheetHeader header) {
    void write(Game game, WorkbookSheet sheet) throws IOException {
        Rulebook rules = new RulebookWriter(messages).of(game);
        sheet.title(header.variant(game));
        sheet.heading(String.join(" · ", rules.facts()));
        header.houseRules(game).forEach(mark -> sheet.line(null, mark, text().houseRule()));
        sheet.line();
        sheet.columns(List.of(text().chapter(), text().rule(), text().houseRule()));
        sheet.freeze();
        for (Rulebook.Chapter chapter : rules.chapters()) {
            for (Sentence sentence : chapter.sentences()) {
                sheet.line(chapter.title(), sentence.text(), sentence.house() ? text().yes() : null);
            }
        }
        sheet.line();
        settings(game, sheet);
        sheet.finish();
    }

    private void settings(Game game, WorkbookSheet sheet) {
        RuleSet rules = game.start().rules();
        RuleSet usual = Variants.byId(game.start().variant())
                .map(variant -> variant.rulesFor(game.start().people()))
                .orElse(rules);
        ObjectNode usually = HouseRules.json(Settings.of(usual).values());
        sheet.columns(List.of(text().setting(), text().value(), text().usually()));
        for (Map.Entry<String, JsonNode> setting :
                HouseRules.json(Settings.of(rules).values()).properties()) {
            sheet.leftAligned(setting.getKey(), cell(setting.getValue()), cell(usually.path(setting.getKey())));
        }
    }

    private static Object cell(JsonNode value) {
        if (value.isNull() || (value.isObject() && value.isEmpty())) {
            return "none";
        }
        return value.isInt() ? (Object) value.intValue() : value.isObject() ? value.toString() : value.asText();
    }

    private BookText text() {
        return messages.of(BookText.class);
    }
}
