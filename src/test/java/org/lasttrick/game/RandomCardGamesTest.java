package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Danger;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** Invariants of games of cards. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@MethodSource("org.lasttrick.game.RandomBatch#ofCards")
record RandomCardGamesTest(RandomBatch batch) implements EntryInvariants, ScoresheetInvariants {

    @Test
    void aLifeIsLostExactlyWhenTheLimitIsHitOrTheSixOfClubsIsTaken() {
        batch.forEachHand(hand -> hand.everyone().forEach(turn -> {
            int paid = turn.effects().stream()
                    .mapToInt(effect -> effect instanceof Effect.Penalty(var player, int points) ? points : 0)
                    .sum();
            boolean six =
                    ((CardScoring) hand.rules().scoring()).suitedCards() == CardScoring.SuitedCards.SIX_OF_CLUBS_LOSES
                            && tookTheSixOfClubs(hand);
            boolean hit = six || hand.rules().scoring().hits(turn.before().score() + paid);
            boolean loses = hand.rules().scoring().lives() > 0 && turn.has(Effect.Penalty.class) && hit;
            int lost = turn.after().cucumbers() - turn.before().cucumbers();

            assertEquals(loses, lost > 0);
            assertTrue(lost <= 1 || six);
        }));
    }

    private static boolean tookTheSixOfClubs(PlayedHand hand) {
        return switch (hand.result()) {
            case HighCard high -> high.card() == Card.SIX_OF_CLUBS;
            case LastTrick trick -> trick.plays().stream().anyMatch(play -> play.card() == Card.SIX_OF_CLUBS);
            case HandResult.Entered entered -> false;
            case HandResult.Taker taker -> false;
            case HandResult.March march -> false;
            case HandResult.Stakes stakes -> false;
        };
    }

    @Test
    void somebodyIsOutExactlyWhenTheLivesAreUsedUp() {
        batch.forEachHand(hand -> hand.everyone().forEach(turn -> {
            int lives = hand.rules().scoring().lives();
            assertTrue(turn.after().cucumbers() <= lives);
            boolean staysOut = buyIn(hand) && turn.has(Effect.Cucumber.class) && !turn.has(Effect.ReEntry.class);
            boolean wasOut = turn.before().status() == Standing.Status.OUT;
            assertEquals(
                    lives > 0 && turn.after().cucumbers() == lives || staysOut || wasOut,
                    turn.after().status() == Standing.Status.OUT);
        }));
    }

    private static boolean buyIn(PlayedHand hand) {
        return ((CardScoring) hand.rules().scoring()).hasBuyIn();
    }

    @Test
    void aBonusIsWhatTheLoserPaidUnlessThereWasLessToTakeOff() {
        batch.forEachHand(hand -> {
            List<Effect.Penalty> paid = hand.effects(Effect.Penalty.class);
            hand.effects(Effect.Bonus.class).forEach(bonus -> {
                int score = hand.before().of(bonus.player()).score();
                assertEquals(-Math.min(score, paid.getLast().points()), bonus.points());
            });
        });
    }

    @Test
    void aCardIsDangerousExactlyWhenItsPriceHitsTheLimit() {
        batch.forEach(game -> {
            Scoresheet sheet = game.last().sheet();
            if (!sheet.isOver()
                    && sheet.rules().scoring() instanceof CardScoring rules
                    && rules.lives() > 0
                    && rules.multiplier() == CardScoring.Multiplier.NONE
                    && !rules.hasPickle()
                    && rules.values().isEmpty()
                    && rules.suitedCards() != CardScoring.SuitedCards.BLACK_SEVENS
                    && rules.penalty() == CardScoring.Penalty.RANK) {
                Map<PlayerId, Danger> dangers =
                        Danger.of(sheet).stream().collect(Collectors.toMap(Danger::player, danger -> danger));
                sheet.standings().active().forEach(standing -> assertDangerous(standing, dangers, rules));
            }
        });
    }

    private static void assertDangerous(Standing standing, Map<PlayerId, Danger> dangers, CardScoring rules) {
        Danger danger = dangers.get(standing.player());
        for (Card card : Card.values()) {
            int points = rules.points(card);
            boolean hit = rules.hits(standing.score() + points);
            boolean said = danger != null && (danger.card() == null || points >= rules.points(danger.card()));
            assertTrue(
                    rules.putsOut(card) || !rules.knows(card) || hit == said,
                    () -> card + " for " + standing + ": " + danger);
        }
    }

    /** Where the lowest card deals, the short form is refused. */
    @Test
    void aLastTrickScoresLikeItsHighCard() {
        batch.forEach(game -> {
            Scoresheet sheet = game.last().sheet();
            if (sheet.rules().dealer() == RuleSet.DealerRule.LOWEST) {
                return;
            }
            Scoresheet shortly = Game.begin(game.last().start()).sheet();
            for (Timeline.Step step : game.last().timeline().steps()) {
                shortly = step instanceof Timeline.Hand hand && hand.result() instanceof LastTrick trick
                        ? shortly.score(
                                RandomTrick.highCard((CardScoring) sheet.rules().scoring(), trick),
                                hand.dealtIn(shortly))
                        : step.on(shortly);
            }
            assertEquals(withoutResults(sheet), withoutResults(shortly.stopped(sheet.stop())));
        });
    }

    private static List<Object> withoutResults(Scoresheet sheet) {
        List<Object> snapshot = new ArrayList<>(List.of(sheet.next(), sheet.winners()));
        sheet.hands().forEach(hand -> snapshot.add(List.of(hand.deal(), hand.effects(), hand.after())));
        return snapshot;
    }
}
