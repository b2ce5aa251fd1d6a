package org.lasttrick.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

/** House rules that the last release kept, and games that it began with them, mean what they meant. */
class ReleasedRulesTest {
    private static final Path KEPT = Path.of("src", "test", "resources", "golden", "0.2.0", "kept-rules.json");

    private static final String STARTED = """
            {"name":null,"variant":"%s","rules":%s,\
            "players":[{"name":"Anna","score":0,"cucumbers":0},{"name":"Bo","score":0,"cucumbers":0}],"dealer":"p1","edition":2}""";

    /** @param settings those that differ from the variant's */
    private record Kept(String variant, JsonNode settings, String rules) {
        /** The rules of a game as it is read from a ledger, and from a file. */
        RuleSet stored() {
            EventCodec.Stored started = new EventCodec.Stored("game-started", 2, STARTED.formatted(variant, rules));
            return assertInstanceOf(
                            GameStarted.class,
                            EventCodec.read(
                                    LedgerEntry.first(new GameId("game"), started, "device", null, Instant.EPOCH)))
                    .rules();
        }
    }

    private static List<Kept> all() throws IOException {
        List<Kept> all = new ArrayList<>();
        for (JsonNode each : new ObjectMapper().readTree(KEPT.toFile())) {
            all.add(new Kept(
                    each.get("variant").textValue(),
                    each.get("settings"),
                    each.get("rules").toString()));
        }
        assertTrue(all.size() > 100);
        return all;
    }

    @Test
    void theyGiveTheRulesThatTheyGave() throws IOException {
        for (Kept kept : all()) {
            RuleSet preset = Variants.byId(kept.variant()).orElseThrow().rules();
            assertEquals(
                    kept.stored(),
                    Settings.of(preset)
                            .with(HouseRules.parse(preset, kept.settings().toString()))
                            .rules(),
                    kept::toString);
        }
    }

    @Test
    void theirGamesAreReadAndWrittenAlike() throws IOException {
        ObjectMapper mapper = Notation.stored();
        for (Kept kept : all()) {
            assertEquals(kept.rules(), mapper.writeValueAsString(kept.stored()));
            assertEquals(mapper.readValue(kept.rules(), RuleSet.class), kept.stored(), kept::toString);
        }
    }
}
