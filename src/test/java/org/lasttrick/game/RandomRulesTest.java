package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

class RandomRulesTest {

    /** A value that is never drawn is one that the second scorer never checks. */
    @ParameterizedTest
    @ValueSource(strings = {"agurk", "letzter", "minibluff"})
    void everyValueOfASettingIsDrawn(String variant) {
        Scoring scoring = Variants.byId(variant).orElseThrow().rules().scoring();
        RandomRules rules = new RandomRules(new Random(1));
        List<Settings> drawn = Stream.generate(() -> Settings.of(rules.draw(scoring)))
                .limit(1_000)
                .toList();

        List<String> never = Setting.ALL.stream()
                .filter(setting -> setting.isKnownIn(drawn.getFirst().game()))
                .filter(setting -> {
                    Set<String> values =
                            drawn.stream().map(each -> each.text(setting)).collect(Collectors.toSet());
                    return values.size() < 2
                            || !values.containsAll(
                                    setting.wordsIn(drawn.getFirst().game()));
                })
                .map(Setting::key)
                .toList();
        assertEquals(List.of(), never);
    }
}
