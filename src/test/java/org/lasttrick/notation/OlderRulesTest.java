package org.lasttrick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Variants;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.SettingValue;

/** Rules that older versions wrote are read by every later one, and written as they were. */
class OlderRulesTest {
    private static final Path BOOK = Path.of("src", "test", "resources", "golden", "0.1.0", "book.json");

    private static List<JsonNode> rules() throws IOException {
        List<JsonNode> rules = new ArrayList<>();
        new ObjectMapper().readTree(BOOK.toFile()).get("games").forEach(game -> rules.add(game.get("rules")));
        assertTrue(rules.size() > 20);
        return rules;
    }

    @Test
    void olderRulesAreWrittenWithTheSameBytes() throws IOException {
        ObjectMapper stored = Notation.stored();
        for (JsonNode written : rules()) {
            RuleSet rules = stored.treeToValue(written, RuleSet.class);
            assertEquals(written.toString(), stored.writeValueAsString(rules));
        }
    }

    @Test
    void houseRulesOlderThanASettingKeepTheirMeaning() throws IOException {
        RuleSet pickle = Variants.byId("pickle").orElseThrow().rules();
        RuleSet agurk = Variants.byId("agurk").orElseThrow().rules();

        assertEquals(PickleRank.PLAIN, pickleRank(HouseRules.apply(pickle, settings("{'multiplier':'none'}"))));
        assertEquals(PickleRank.HIGHEST, pickleRank(HouseRules.apply(pickle, settings("{'limit':50}"))));
        assertEquals(PickleRank.HIGHEST, pickleRank(HouseRules.apply(agurk, settings("{'multiplier':'pickle'}"))));
        assertEquals(
                PickleRank.PLAIN,
                pickleRank(HouseRules.apply(agurk, settings("{'multiplier':'pickle','pickleRank':'plain'}"))));
        assertEquals(PickleRank.HIGHEST, pickleRank(HouseRules.apply(agurk, settings("{'pickleRank':'highest'}"))));
    }

    private static ObjectNode settings(String json) throws IOException {
        return (ObjectNode) new ObjectMapper().readTree(json.replace('\'', '"'));
    }

    private static PickleRank pickleRank(RuleSet rules) {
        return ((CardScoring) rules.scoring()).pickleRank();
    }

    @Test
    void aNewSettingLeavesOlderRulesAsTheyWere() throws IOException {
        Setting weather = new Setting(
                "weather",
                SettingKind.words(List.of("rain", "sun")),
                Setting.ALL.getFirst().games(),
                Setting.ALL.getFirst().offered(),
                null,
                rules -> new SettingValue.Word("sun"),
                settings -> new SettingValue.Word("rain"));
        List<Setting> more = new ArrayList<>(Setting.ALL);
        more.add(weather);
        ObjectMapper later = new ObjectMapper()
                .registerModule(new SimpleModule().addDeserializer(RuleSet.class, new RuleSetJson.Reader(more)));

        for (JsonNode written : rules()) {
            assertEquals(
                    Notation.mapper().treeToValue(written, RuleSet.class), later.treeToValue(written, RuleSet.class));
        }
    }
}
