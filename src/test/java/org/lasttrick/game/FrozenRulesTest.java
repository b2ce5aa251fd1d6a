package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.cucumbers;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.stakes;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;

/** A game is scored by its frozen rules, even if the presets have changed. */
class FrozenRulesTest {
    /** Invented older rules of Agurk: to 19, without a bonus, with six cards. */
    private static final RuleSet ONCE = Settings.of(agurk())
            .with(Setting.LIMIT.is(19), Setting.TIE_BONUS.is(false), Setting.HAND_SIZE.is(new HandSize.Fixed(6)))
            .rules();

    private static GameSpecification agurkUnder(RuleSet rules) {
        return given(
                new GameStarted(null, "agurk", rules, entrants("Ann", "Bo", "Cy"), p(1), Edition.LATEST),
                scored(high("K", 1)),
                scored(high("6", 1)),
                scored(high("5", 1, 2)));
    }

    @Test
    void aGameIsScoredUnderTheRulesOfItsStart() {
        Game game = agurkUnder(ONCE).game();

        assertEquals(List.of(0, 5, 0), scores(game.sheet()));
        assertEquals(List.of(1, 0, 0), cucumbers(game.sheet()));
        assertEquals(6, game.sheet().next().orElseThrow().handSize().orElseThrow());
    }

    @Test
    void theSameHandsScoreDifferentlyUnderTodaysRules() {
        Game game = agurkUnder(agurk()).game();

        assertEquals(List.of(14, 5, 0), scores(game.sheet()));
        assertEquals(List.of(0, 0, 0), cucumbers(game.sheet()));
    }

    @Test
    void aCorrectionIsScoredUnderTheRulesOfTheStart() {
        HandCorrected correction = new HandCorrected(2, high("6", 2), null, List.of(), List.of());

        agurkUnder(ONCE)
                .when(new CorrectHand(2, high("6", 2), null, OnConflict.REFUSE))
                .then(correction);
        assertEquals(
                List.of(13, 11, 0),
                scores(agurkUnder(ONCE).game().after(correction).sheet()));
    }

    @Test
    void aGameOfARemovedVariantCanStillBeRead() {
        GameStarted start = new GameStarted(null, "forgotten", ONCE, entrants("Ann", "Bo"), p(2), Edition.LATEST);

        assertEquals(
                List.of(0, 9), scores(given(start, scored(high("9", 2))).game().sheet()));
    }

    @Test
    void aVariantThatChangedItsKindOfScoringCanStillBeRead() {
        RuleSet staked = new RuleSet(
                new StakesScoring(3), new HandSize.Fixed(7), DealerRule.LEAD_CLOCKWISE, End.Simple.LAST_ONE);
        GameStarted start = new GameStarted(
                null,
                "agurk",
                staked,
                List.of(new Entrant("Ann", 3, 0), new Entrant("Bo", 3, 0)),
                p(1),
                Edition.LATEST);

        assertEquals(
                List.of(2, 3), scores(given(start, scored(stakes(2))).game().sheet()));
    }
}
