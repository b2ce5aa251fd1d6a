package org.lasttrick.language.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.variants.Variants;

class EndSummaryTest {
    private final GameText hand = PlainMessages.ENGLISH.of(GameText.class);

    private final RulesText settings = PlainMessages.ENGLISH.of(RulesText.class);

    @ParameterizedTest
    @CsvSource({
        "agurk, 4, 'out at your second 21+'",
        "rassi, 4, out at 50 or more",
        "gurka-iceland, 4, out over 21",
        "kurkku, 4, ends at 30 or more",
        "matapesa, 4, until you end it",
        "letzter, 4, 8 hands",
        "letzter, 3, 9 hands",
        "minibluff, 4, 10 credits"
    })
    void everyGameHasASummaryOfItsEnd(String variant, int players, String summary) {
        RuleSet rules = Variants.byId(variant).orElseThrow().rulesFor(players);
        assertEquals(List.of(summary), new EndSummary(hand, settings, rules).parts());
    }

    @Test
    void aHouseRuleForTheEndFollowsTheLimit() {
        assertEquals(
                List.of("out at 50 or more", "12 hands"),
                new EndSummary(hand, settings, rassi(new End.Hands(12))).parts());
        assertEquals(
                List.of("out at 50 or more", "to 40"),
                new EndSummary(hand, settings, rassi(new End.Target(40))).parts());
        assertEquals(
                List.of("out at 50 or more", "until the first is out"),
                new EndSummary(hand, settings, rassi(End.Simple.FIRST_OUT)).parts());
    }

    private static RuleSet rassi(End end) {
        RuleSet rules = Variants.byId("rassi").orElseThrow().rules();
        return new RuleSet(rules.scoring(), rules.handSize(), rules.dealer(), end);
    }
}
