package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.notation.Notation;

class WorkedHandsTest {
    private static final ObjectMapper MAPPER = Notation.mapper();

    /** The card games of the family as settings over Agurk's, which shows that the engine needs only data for them. */
    private static final Map<String, String> AS_HOUSE_RULES = Map.ofEntries(
            Map.entry("agurk", "{}"),
            Map.entry("agurk-over-21", "{'limitTest':'exceed'}"),
            Map.entry("cucumber-30", "{'limit':30,'lives':1,'tieBonus':false}"),
            Map.entry("gurka-sweden", "{'limit':30,'lives':1,'tieBonus':false,'payers':'all','handSize':6}"),
            Map.entry("gurka-norway", "{'limit':30,'lives':1,'tieBonus':false,'payers':'all'}"),
            Map.entry(
                    "ogorek",
                    "{'limit':50,'lives':1,'tieBonus':false,'payers':'all','aceInLastTrick':'low','handSize':6}"),
            Map.entry(
                    "rassi",
                    "{'limit':50,'lives':1,'tieBonus':false,'payers':'all','aceInLastTrick':'low','handSize':6,"
                            + "'multiplier':'per-player'}"),
            Map.entry(
                    "kurkku", "{'limit':30,'lives':0,'tieBonus':false,'payers':'all','handSize':6,'end':'first-out'}"),
            Map.entry(
                    "matapesa",
                    "{'limit':null,'lives':0,'tieBonus':false,'penalty':'one','handSize':'dealer','dealer':'loser',"
                            + "'end':'open'}"),
            Map.entry("pickle", "{'limit':100,'lives':1,'multiplier':'pickle'}"),
            Map.entry("big-green", "{'limit':50,'lives':1,'tieBonus':false,'payers':'all','handSize':'bounce'}"),
            Map.entry(
                    "gurka-iceland",
                    "{'limitTest':'exceed','lives':1,'tieBonus':false,'handSize':'descend','sixOfClubs':true}"));

    static List<WorkedHand> hands() {
        return WorkedHand.all();
    }

    @ParameterizedTest
    @MethodSource("hands")
    void aWorkedHandScoresAsThePublishedRulesSay(WorkedHand worked) throws IOException {
        Scoresheet sheet = scored(worked);

        assertEquals(
                worked.expect(),
                sheet.standings().inSeatOrder().stream()
                        .map(s -> new WorkedHand.Expected(
                                s.player(),
                                s.score(),
                                s.cucumbers(),
                                s.status().name().toLowerCase()))
                        .toList());
        assertEquals(worked.winners(), sheet.winners());
    }

    @ParameterizedTest
    @MethodSource("hands")
    void theEffectsOfAHandLeadFromTheTotalsBeforeToTheTotalsAfter(WorkedHand worked) throws IOException {
        Scoresheet sheet = scored(worked);
        for (Standing start : sheet.start().inSeatOrder()) {
            int score = start.score();
            int cucumbers = start.cucumbers();
            for (Effect effect : sheet.hands().getFirst().effectsOn(start.player())) {
                switch (effect) {
                    case Effect.Penalty(var player, int points) -> score += points;
                    case Effect.Bonus(var player, int points) -> score += points;
                    case Effect.ReEntry(var player, int at) -> score = at;
                    case Effect.Cucumber cucumber -> cucumbers++;
                    case Effect.Out out -> {}
                }
            }
            assertEquals(score, sheet.standings().of(start.player()).score());
            assertEquals(cucumbers, sheet.standings().of(start.player()).cucumbers());
        }
    }

    @Test
    void noWorkedHandIsMissing() {
        assertEquals(49, hands().size());
        assertEquals(
                13,
                hands().stream().filter(h -> h.variant().startsWith("agurk")).count());
    }

    private static Scoresheet scored(WorkedHand worked) throws IOException {
        RuleSet agurk = Variants.byId("agurk").orElseThrow().rules();
        RuleSet preset = HouseRules.over(agurk, settings(AS_HOUSE_RULES.get(worked.variant())));
        RuleSet rules = HouseRules.over(preset, worked.rules());
        List<Standing> start = IntStream.range(0, worked.players().size())
                .mapToObj(seat -> new Standing(
                        new PlayerId(seat + 1),
                        worked.players().get(seat).score(),
                        worked.players().get(seat).cucumbers(),
                        Standing.Status.ACTIVE))
                .toList();
        return Scoresheet.begin(rules, new Standings(start), new PlayerId(1))
                .score(MAPPER.treeToValue(worked.hand(), HandResult.class));
    }

    private static ObjectNode settings(String json) throws IOException {
        return (ObjectNode) MAPPER.readTree(json.replace('\'', '"'));
    }
}
