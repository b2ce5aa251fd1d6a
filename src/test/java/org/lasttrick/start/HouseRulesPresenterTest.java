package org.lasttrick.start;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.start.HouseRulesView.SettingField;

class HouseRulesPresenterTest {
    private static SettingField field(String variant, String setting) {
        ChosenGame game = new ChosenGame(Variants.byId(variant).orElseThrow(), null);
        return field(game, HouseRulesForm.of(variant, Map.of()), setting);
    }

    private static SettingField field(ChosenGame game, HouseRulesForm form, String setting) {
        return new HouseRulesPresenter(PlainMessages.ENGLISH.of(RulesText.class))
                .draw(game, form).settings().stream()
                        .filter(each -> each.name().equals(setting))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void aSettingThatDependsOnTheNumberOfPlayersMayStayOpen() {
        SettingField hands = field("letzter", "hands");
        assertEquals("", hands.value());
        assertEquals("9 with 3, 8 with 4", hands.placeholder());
    }

    @Test
    void otherValuesOfCardsAreComparedWithTheUsualOnes() {
        ChosenGame game = new ChosenGame(Variants.byId("agurk").orElseThrow(), null);
        HouseRulesForm form = new HouseRulesForm("agurk", new TreeMap<>(Map.of("values", "Q=10")), "");
        SettingField values = field(game, form, "values");
        assertEquals("usually by rank", values.usually());
        assertEquals("Values of cards: by rank → Q=10", values.change());
    }

    /** As much as a list shows on a phone. */
    @Test
    void whatCanBeChosenDiffersInItsFirstWords() {
        RulesText text = PlainMessages.ENGLISH.of(RulesText.class);
        for (Variant variant : Variants.all()) {
            HouseRulesView drawn = new HouseRulesPresenter(text)
                    .draw(new ChosenGame(variant, null), HouseRulesForm.of(variant.id(), Map.of()));
            for (SettingField field : drawn.settings()) {
                List<String> shown = field.options().stream()
                        .map(option -> text.settingValue(field.name(), option))
                        .map(words -> words.substring(0, Math.min(16, words.length())))
                        .toList();
                assertEquals(shown.stream().distinct().toList(), shown);
            }
        }
    }

    @Test
    void whatGoesWithAChoiceIsAskedOnceItIsMade() {
        ChosenGame game = new ChosenGame(Variants.byId("agurk").orElseThrow(), null);
        HouseRulesForm form =
                new HouseRulesForm("agurk", new TreeMap<>(Map.of("handSize", "losing-card", "first", "5")), "");
        assertEquals("5", field(game, form, "first").value());
        assertEquals(
                "Cards in the first hand: 7 → 5", field(game, form, "first").change());
        assertEquals("any number", field(game, form, "most").placeholder());

        form = new HouseRulesForm("agurk", new TreeMap<>(Map.of("handSize", "losing-card")), "");
        assertEquals("7", field(game, form, "first").value());
        assertEquals(null, field(game, form, "first").change());
    }

    @Test
    void thereIsNeverASingleJoker() {
        assertEquals(List.of("0", "2", "3"), field("agurk", "jokers").options());
    }
}
