package org.lasttrick.game;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;

/** A check says whether house rules may be kept. */
public sealed interface HouseRulesCheck {
    /** @param settings those that differ from the variant's, at least one */
    record Passed(String name, Variant variant, Map<Setting<?>, SettingValue> settings) implements HouseRulesCheck {}

    record Refused(List<Rejection> reasons) implements HouseRulesCheck {}

    /** The settings are the variant's own rules. */
    record NothingToKeep() implements HouseRulesCheck {}

    /** Checks the name, and that some number of players can play a variant by these rules. */
    static HouseRulesCheck of(String name, Variant variant, RuleSet rules) {
        List<Rejection> reasons = Stream.concat(
                        NameChecks.ENTERED.check("/name", name),
                        GameDecider.rejectionsOfHouseRules(variant, rules).stream())
                .toList();
        if (!reasons.isEmpty()) {
            return new Refused(reasons);
        }
        Map<Setting<?>, SettingValue> settings = Settings.of(rules).differenceFrom(Settings.of(variant.rules()));
        return settings.isEmpty() ? new NothingToKeep() : new Passed(NameChecks.ENTERED.tidy(name), variant, settings);
    }
}
