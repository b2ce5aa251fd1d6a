package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.HouseRulesCheck.NothingToKeep;
import org.lasttrick.game.HouseRulesCheck.Passed;
import org.lasttrick.game.HouseRulesCheck.Refused;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class HouseRulesCheckTest {
    private static final Variant AGURK = Variants.byId("agurk").orElseThrow();

    private static HouseRulesCheck check(String name, String settings) {
        return HouseRulesCheck.of(name, AGURK, agurk(settings));
    }

    @Test
    void whatDiffersFromTheVariantIsKeptUnderATidyName() {
        assertEquals(
                new Passed(
                        "At Anna’s",
                        AGURK,
                        Map.of(Setting.LIMIT, Setting.LIMIT.is(30).value())),
                check("  At   Anna’s ", "{'limit':30}"));
    }

    @Test
    void theVariantsOwnRulesAreNotKept() {
        assertEquals(new NothingToKeep(), check("Ours", "{}"));
    }

    @Test
    void theNameAndTheRulesAreRefusedTogether() {
        assertEquals(
                new Refused(List.of(
                        new WrongField("/name", FieldFault.NAME_MISSING),
                        new OutOfRange("/rules/handSize", Bound.CARDS_EACH, 27, 1, 26))),
                check(" ", "{'handSize':27}"));
    }
}
