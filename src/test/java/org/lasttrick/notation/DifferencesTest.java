package org.lasttrick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class DifferencesTest {
    private static String between(String preset, String rules) {
        return between(agurk(preset), agurk(rules)).toString().replace('"', '\'');
    }

    private static ObjectNode between(RuleSet preset, RuleSet rules) {
        return HouseRules.json(Settings.of(rules).differenceFrom(Settings.of(preset)));
    }

    @Test
    void equalRulesHaveNoDifference() {
        for (Variant variant : Variants.all()) {
            assertEquals("{}", between(variant.rules(), variant.rules()).toString());
        }
    }

    @Test
    void onlySettingsThatDifferAreInTheDifference() {
        assertEquals("{'limit':30}", between("{}", "{'limit':30}"));
        assertEquals("{'limit':null,'lives':0,'end':'open'}", between("{}", "{'limit':null,'lives':0,'end':'open'}"));
        assertEquals("{'handSize':'bounce'}", between("{}", "{'handSize':'bounce'}"));
    }

    @Test
    void anEndAndItsNumberComeTogether() {
        assertEquals("{'end':'hands','hands':9}", between("{'end':'hands','hands':8}", "{'end':'hands','hands':9}"));
        assertEquals(
                "{'end':'target','target':8}", between("{'end':'hands','hands':8}", "{'end':'target','target':8}"));
        assertEquals("{'end':'last-one'}", between("{'end':'hands','hands':8}", "{}"));
    }

    @Test
    void aDifferenceAppliedToTheFirstRulesGivesTheSecond() throws JsonMappingException {
        for (Variant from : Variants.all()) {
            for (Variant to : Variants.all()) {
                if (from.rules().scoring() instanceof CardScoring && to.rules().scoring() instanceof CardScoring) {
                    RuleSet there = HouseRules.apply(from.rules(), between(from.rules(), to.rules()));
                    assertEquals(to.rules(), there);
                }
            }
        }
    }
}
