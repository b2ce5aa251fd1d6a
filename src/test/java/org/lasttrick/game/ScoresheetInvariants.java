package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/** Invariants of every scoresheet. */
interface ScoresheetInvariants {
    RandomBatch batch();

    @Test
    default void everyHandIsDealtAndScoredAsInTheReference() {
        batch().forEach(game -> {
            ReferenceGame reference = ReferenceGame.of(game.last().start());
            Scoresheet sheet = game.last().sheet();
            int number = 0;
            for (Timeline.Step step : game.last().timeline().steps()) {
                boolean over = reference.isOver(number);
                switch (step) {
                    case Timeline.Hand hand -> {
                        assertFalse(over);
                        ScoredHand scored = sheet.hands().get(number);
                        assertEquals(
                                reference.deal(),
                                scored.deal().dealer() + " deals, "
                                        + scored.deal().leader() + " leads"
                                        + (sheet.rules().handSize() instanceof RuleSet.HandSize.LosingCard
                                                ? ", "
                                                        + scored.deal()
                                                                .handSize()
                                                                .orElseThrow() + " each"
                                                : ""));
                        reference.play(hand.result(), hand.dealtIn());
                        assertEquals(reference.totals(), totals(scored.after()), scored::toString);
                        number++;
                    }
                    case Timeline.Changed _ when over -> {}
                    case Timeline.Changed(RosterChange change) -> reference.change(change);
                    case Timeline.Substituted _ -> {}
                    case Timeline.Renumbered seating -> reference.sit(seating.order(), seating.dealer());
                }
            }
            assertEquals(reference.totals(), totals(sheet.standings()));
            assertEquals(reference.isOver(number), sheet.status() == Scoresheet.Status.FINISHED);
        });
    }

    private static String totals(Standings standings) {
        return String.join(
                ", ",
                standings.inSeatOrder().stream()
                        .map(s -> s.score() + " " + s.cucumbers() + (s.isActive() ? "" : " out"))
                        .toList());
    }

    @Test
    default void noScoreIsEverNegative() {
        batch().forEachHand(hand ->
                hand.everyone().forEach(turn -> assertTrue(turn.after().score() >= 0)));
    }

    @Test
    default void aPlayerWhoIsOutKeepsTheTotal() {
        batch().forEachHand(hand -> hand.everyone().stream()
                .filter(turn -> !turn.before().isActive())
                .forEach(turn -> assertEquals(turn.before(), turn.after())));
    }

    @Test
    default void effectsLeadFromTheTotalsBeforeToTheTotalsAfter() {
        batch().forEachHand(hand -> hand.everyone().forEach(turn -> {
            int score = turn.before().score();
            int cucumbers = turn.before().cucumbers();
            boolean active = turn.before().isActive();
            for (Effect effect : turn.effects()) {
                switch (effect) {
                    case Effect.Penalty(var player, int points) -> score += points;
                    case Effect.Bonus(var player, int points) -> score += points;
                    case Effect.ReEntry(var player, int at) -> score = at;
                    case Effect.Stake(var player, int credits) -> score -= credits;
                    case Effect.Cucumber cucumber -> cucumbers++;
                    case Effect.Out out -> active = false;
                }
            }
            assertEquals(
                    List.of(
                            turn.after().score(),
                            turn.after().cucumbers(),
                            turn.after().isActive()),
                    List.of(score, cucumbers, active));
        }));
    }

    @Test
    default void scoreChangesAddUpToTheEffects() {
        batch().forEachHand(hand -> {
            int byEffects = hand.hand().effects().stream()
                    .mapToInt(effect -> switch (effect) {
                        case Effect.Penalty(var player, int points) -> points;
                        case Effect.Bonus(var player, int points) -> points;
                        case Effect.Stake(var player, int credits) -> -credits;
                        case Effect.ReEntry(var player, int at) ->
                            at - hand.before().of(player).score() - paid(hand, player.number());
                        case Effect.Cucumber cucumber -> 0;
                        case Effect.Out out -> 0;
                    })
                    .sum();
            assertEquals(
                    byEffects,
                    hand.everyone().stream().mapToInt(PlayedHand.Turn::won).sum());
        });
    }

    private static int paid(PlayedHand hand, int player) {
        return hand.effects(Effect.Penalty.class).stream()
                .filter(penalty -> penalty.player().number() == player)
                .mapToInt(Effect.Penalty::points)
                .sum();
    }

    @Test
    default void onlyActivePlayersDealAndLead() {
        batch().forEachHand(hand -> {
            assertTrue(hand.before().isActive(hand.hand().deal().dealer().player()));
            assertTrue(hand.before().isActive(hand.hand().deal().leader().player()));
        });
    }

    @Test
    default void aGameEndsExactlyWhenItsEndSaysSo() {
        batch().forEach(game -> game.sheets().forEach(sheet -> {
            assertEquals(shouldBeFinished(sheet), sheet.status() == Scoresheet.Status.FINISHED);
            assertEquals(shouldBeFinished(sheet) || sheet.stop() != null, sheet.isOver());
            assertEquals(sheet.isOver(), sheet.next().isEmpty());
        }));
    }

    private static boolean shouldBeFinished(Scoresheet sheet) {
        return isEnded(sheet.rules(), sheet.hands().size(), sheet.standings())
                || sheet.standings().active().count() < 2;
    }

    private static boolean isEnded(RuleSet rules, int hands, Standings standings) {
        List<Standing> active = standings.active().toList();
        return switch (rules.end()) {
            case End.Simple.LAST_ONE, End.Simple.OPEN -> false;
            case End.Simple.LAST_TWO -> active.size() == 2;
            case End.Simple.ALL_BUT_ONE ->
                active.stream().filter(s -> rules.scoring().hits(s.score())).count() >= active.size() - 1;
            case End.Hands(int number) -> hands == number;
            case End.Target(int target) -> active.stream().anyMatch(s -> s.score() >= target);
            case End.Simple.FIRST_OUT ->
                standings.inSeatOrder().stream().anyMatch(s -> s.status() == Standing.Status.OUT)
                        || rules.scoring().lives() == 0
                                && active.stream().anyMatch(s -> rules.scoring().hits(s.score()));
        };
    }

    @Test
    default void winnersHaveTheFirstPlaceAndOnlyAtTheEnd() {
        batch().forEach(game -> game.sheets().forEach(sheet -> {
            boolean nobody = sheet.status() == Scoresheet.Status.ABANDONED
                    || sheet.rules().scoring().allOut() == Scoring.AllOut.NOBODY
                            && sheet.standings().active().findAny().isEmpty()
                    || played(sheet) == 0;
            assertEquals(sheet.isOver() && !nobody, !sheet.winners().isEmpty());
            sheet.winners()
                    .forEach(winner -> assertEquals(1, sheet.place(winner).orElseThrow()));
        }));
    }

    private static long played(Scoresheet sheet) {
        return sheet.standings().inSeatOrder().stream()
                .filter(each -> sheet.hasPlayed(each.player()))
                .count();
    }

    @Test
    default void placesAreCountedThroughFromTheFirst() {
        batch().forEach(game -> {
            Scoresheet sheet = game.last().sheet();
            List<Integer> places = sheet.standings().inSeatOrder().stream()
                    .flatMap(standing -> sheet.place(standing.player()).stream())
                    .sorted()
                    .toList();
            boolean ranked = sheet.status() == Scoresheet.Status.FINISHED || sheet.status() == Scoresheet.Status.CLOSED;
            assertEquals(ranked ? played(sheet) : places.size(), places.size());
            boolean nobodyWins = sheet.status() == Scoresheet.Status.FINISHED
                    && sheet.winners().isEmpty()
                    && sheet.edition() != Edition.FIRST;
            long yetToPlay = ranked
                    ? 0
                    : sheet.standings()
                            .active()
                            .filter(each -> !sheet.hasPlayed(each.player()))
                            .count();
            int first = (int) (played(sheet) + yetToPlay) - places.size() + (nobodyWins && played(sheet) > 0 ? 1 : 0);
            IntStream.range(0, places.size())
                    .forEach(i -> assertTrue(
                            places.get(i) == first + i + 1
                                    || i > 0 && places.get(i).equals(places.get(i - 1)),
                            places::toString));
        });
    }
}
