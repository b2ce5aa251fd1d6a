package org.lasttrick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

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

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            pickle | {'multiplier':'none'}   | {'multiplier':'none','pickleRank':'plain'}
            pickle | {'limit':50}            | {'limit':50}
            agurk  | {'multiplier':'pickle'} | {'multiplier':'pickle','pickleRank':'highest'}
            agurk  | {'limit':50}            | {'limit':50}
            agurk  | {'jokers':2}            | {'jokers':2,'jokerRank':'highest-20'}
            agurk  | {'sixOfClubs':true}     | {'topCards':'six-of-clubs-loses'}
            gurka-iceland | {'sixOfClubs':false} | {'topCards':'none'}
            gurka-iceland | {'limit':50}     | {'limit':50}
            """)
    void houseRulesKeptBeforeASettingExistedDeriveIt(String variant, String kept, String settings) {
        assertEquals(settings, json(HouseRules.parse(preset(variant), kept.replace('\'', '"'))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            agurk   | {'multiplier':'pickle'}
            agurk   | {'pickleRank':'highest'}
            agurk   | {'packs':2}
            agurk   | {'jokers':2}
            agurk   | {'values':{'Q':10}}
            agurk   | {'allEqual':'nobody'}
            agurk   | {'topCards':'black-sevens'}
            gurka-iceland | {'topCards':'black-sevens'}
            gurka-iceland | {'topCards':'none'}
            agurk   | {'multiplier':'pickle','pickleRank':'highest'}
            pickle  | {'multiplier':'none'}
            pickle  | {'pickleRank':'plain'}
            letzter | {'end':'target','target':7}
            """)
    void houseRulesKeptSinceAreReadAsTheyWereNamed(String variant, String settings) throws IOException {
        RuleSet preset = preset(variant);
        RuleSet rules = HouseRules.apply(preset, (ObjectNode) new ObjectMapper().readTree(settings.replace('\'', '"')));
        Map<Setting<?>, SettingValue> changed = Settings.of(rules).differenceFrom(Settings.of(preset));

        assertEquals(settings, json(changed));
        assertEquals(changed, HouseRules.parse(preset, HouseRules.stored(preset, changed)));
    }

    private static RuleSet preset(String variant) {
        return Variants.byId(variant).orElseThrow().rules();
    }

    private static String json(Map<Setting<?>, SettingValue> settings) {
        return HouseRules.json(settings).toString().replace('"', '\'');
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            agurk          | {'sixOfClubs':true}  | six-of-clubs-loses
            agurk          | {'sixOfClubs':false} | none
            gurka-iceland  | {'sixOfClubs':false} | none
            vidivallagurka | {'sixOfClubs':false} | black-sevens-16
            vidivallagurka | {'sixOfClubs':false,'topCards':'none'} | none
            """)
    void programsMayStillNameTheSixOfClubs(String variant, String named, String topCards) throws IOException {
        RuleSet rules =
                HouseRules.apply(preset(variant), (ObjectNode) new ObjectMapper().readTree(named.replace('\'', '"')));
        assertEquals(topCards, Settings.of(rules).text(Setting.TOP_CARDS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{'sixOfClubs':true,'topCards':'none'}", "{'sixOfClubs':false,'topCards':'six-of-clubs-loses'}"})
    void whatContradictsItselfIsRefused(String named) {
        assertThrows(
                JsonMappingException.class,
                () -> HouseRules.apply(
                        preset("agurk"), (ObjectNode) new ObjectMapper().readTree(named.replace('\'', '"'))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            none         | 'multiplier':'none','sixOfClubs':false,'handSize':7
            six-of-clubs-loses | 'multiplier':'none','sixOfClubs':true,'handSize':7
            black-sevens | 'multiplier':'none','sixOfClubs':false,'topCards':'black-sevens','handSize':7
            """)
    void theSixOfClubsIsStoredAsBeforeThereWereOtherTopCards(String topCards, String settings) throws IOException {
        ObjectNode named = new ObjectMapper().createObjectNode().put("topCards", topCards);
        RuleSet rules = HouseRules.apply(preset("agurk"), named);
        String stored = Notation.stored().writeValueAsString(rules);

        assertTrue(stored.replace('"', '\'').contains(settings), stored);
        assertEquals(rules, Notation.stored().readValue(stored, RuleSet.class));
    }
}
