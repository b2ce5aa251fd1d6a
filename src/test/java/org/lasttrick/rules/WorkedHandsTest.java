package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.variants.Variants;

class WorkedHandsTest {
    private static final ObjectMapper MAPPER = Notation.mapper();

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
            PlayerOutcome outcome =
                    sheet.hands().getFirst().outcome(start.player()).orElseThrow();
            for (Effect effect : outcome.effects()) {
                switch (effect) {
                    case Effect.Penalty(var player, int points) -> score += points;
                    case Effect.Bonus(var player, int points) -> score += points;
                    case Effect.ReEntry(var player, int at) -> score = at;
                    case Effect.Stake(var player, int credits) -> score -= credits;
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
        assertEquals(100, hands().size());
    }

    private static Scoresheet scored(WorkedHand worked) throws IOException {
        RuleSet preset = Variants.byId(worked.variant())
                .orElseThrow()
                .rulesFor(worked.players().size());
        RuleSet rules = HouseRules.apply(preset, worked.rules());
        List<Standing> start = IntStream.range(0, worked.players().size())
                .mapToObj(seat -> new Standing(
                        new PlayerId(seat + 1),
                        1,
                        worked.players().get(seat).score(),
                        worked.players().get(seat).cucumbers(),
                        Standing.Status.ACTIVE))
                .toList();
        return Scoresheet.begin(rules, Edition.LATEST, new Standings(start), new PlayerId(1))
                .score(MAPPER.treeToValue(worked.hand(), HandResult.class));
    }
}
