package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.doubled;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.stakes;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Table;

class ScoreStakesTest {
    private static final GameStarted FOUR = started(minibluff("{}"), "Ann", "Bo", "Cy", "Di");

    /** p4 has no credit left, the others have one less than at the start. */
    private static GameSpecification withoutTheFourth() {
        GameStarted oneCredit = new GameStarted(
                null,
                "minibluff",
                minibluff("{}"),
                List.of(
                        new GameEvent.Entrant("Ann", 10, 0),
                        new GameEvent.Entrant("Bo", 10, 0),
                        new GameEvent.Entrant("Cy", 10, 0),
                        new GameEvent.Entrant("Di", 1, 0)),
                p(1),
                Edition.LATEST);
        return given(oneCredit, scored(stakes(1)));
    }

    private static void accepted(Stakes hand) {
        given(FOUR).when(new ScoreHand(hand)).then(scored(hand));
    }

    private static void rejected(Stakes hand, Rejection... reasons) {
        given(FOUR).when(new ScoreHand(hand)).thenRejected(reasons);
    }

    private static List<Integer> credits(Stakes hand) {
        return Table.scores(given(FOUR, scored(hand)).game().sheet());
    }

    @Test
    void aHandWithoutDoublesCostsEverybodyElseOne() {
        accepted(stakes(3));
        assertEquals(List.of(9, 9, 10, 9), credits(stakes(3)));
    }

    @Test
    void aPlayerWhoDropsPaysTheStakeBeforeTheDouble() {
        Stakes hand = stakes(2, doubled(1, 4), doubled(2, 3));

        accepted(hand);
        assertEquals(List.of(6, 10, 8, 9), credits(hand));
    }

    @Test
    void ifAllOthersDropTheLastToDoubleHasWonAndNobodyElseIsNamed() {
        Stakes hand = stakes(doubled(4, 2), doubled(1, 3, 4));

        accepted(hand);
        assertEquals(List.of(10, 9, 8, 8), credits(hand));
        rejected(
                stakes(1, doubled(4, 2), doubled(1, 3, 4)),
                new WrongPlayer("/winner", p(1), PlayerFault.WON_BY_DOUBLING));
    }

    @Test
    void aWinnerIsNamedWhereTheLastTrickWasPlayed() {
        rejected(stakes(), new WrongField("/winner", FieldFault.WINNER_MISSING));
        rejected(stakes(doubled(1, 2, 3)), new WrongField("/winner", FieldFault.WINNER_MISSING));
    }

    @Test
    void aWinnerIsAtTheTableAndStillInTheHand() {
        rejected(stakes(5), new Rejection.UnknownPlayer("/winner", p(5), 4));
        rejected(stakes(2, doubled(1, 2)), new WrongPlayer("/winner", p(2), PlayerFault.DROPPED_ALREADY));
        rejected(stakes(2, doubled(1, 2, 3, 4)), new WrongPlayer("/winner", p(1), PlayerFault.WON_BY_DOUBLING));
    }

    @Test
    void onlyAPlayerStillInTheHandCanDouble() {
        rejected(stakes(1, doubled(5)), new Rejection.UnknownPlayer("/doubles/0/player", p(5), 4));
        rejected(
                stakes(1, doubled(1, 2), doubled(2)),
                new WrongPlayer("/doubles/1/player", p(2), PlayerFault.DROPPED_ALREADY));
    }

    @Test
    void aPlayerCannotDoubleTwiceInARow() {
        rejected(
                stakes(2, doubled(1), doubled(1)),
                new WrongPlayer("/doubles/1/player", p(1), PlayerFault.DOUBLED_TWICE_RUNNING));
        accepted(stakes(2, doubled(1), doubled(2), doubled(1)));
    }

    @Test
    void aDoubleNeedsAnOpponent() {
        rejected(
                stakes(doubled(1, 2, 3, 4), doubled(1)),
                new WrongPlayer("/doubles/1/player", p(1), PlayerFault.NOBODY_LEFT_TO_DOUBLE));
        rejected(
                stakes(doubled(1, 2, 3, 4), doubled(2)),
                new WrongPlayer("/doubles/1/player", p(2), PlayerFault.NOBODY_LEFT_TO_DOUBLE));
    }

    @Test
    void aDoubleIsAllowedOnlyIfEveryPlayerStillInCouldPay() {
        accepted(stakes(1, doubled(1), doubled(2), doubled(3)));
        rejected(
                stakes(1, doubled(1), doubled(2), doubled(3), doubled(1)),
                new Rejection.StakeTooHigh("/doubles/3/player", p(1), 16, 10));
    }

    @Test
    void aPlayerWithExactlyTheStakeCanPayAndOneWhoDroppedNeedNot() {
        Game poor = given(FOUR, scored(stakes(1, doubled(1), doubled(2), doubled(3, 2))))
                .game();
        assertEquals(List.of(10, 6, 2, 2), Table.scores(poor.sheet()));

        Stakes once = stakes(1, doubled(1));
        Stakes twice = stakes(1, doubled(1), doubled(2));
        Stakes withoutThePoor = stakes(1, doubled(1, 3, 4), doubled(2));
        assertEquals(new Decision.Accepted(scored(once)), GameDecider.decide(new ScoreHand(once), poor));
        assertEquals(
                new Decision.Rejected(new Rejection.StakeTooHigh("/doubles/1/player", p(3), 4, 2)),
                GameDecider.decide(new ScoreHand(twice), poor));
        assertEquals(
                new Decision.Accepted(scored(withoutThePoor)), GameDecider.decide(new ScoreHand(withoutThePoor), poor));
    }

    @Test
    void onlyAPlayerStillInTheHandCanDrop() {
        rejected(stakes(1, doubled(1, 5)), new Rejection.UnknownPlayer("/doubles/0/dropped/0", p(5), 4));
        rejected(
                stakes(1, doubled(1, 2, 2)),
                new WrongPlayer("/doubles/0/dropped/1", p(2), PlayerFault.DROPPED_ALREADY));
        rejected(
                stakes(1, doubled(1, 2), doubled(3, 4, 2)),
                new WrongPlayer("/doubles/1/dropped/1", p(2), PlayerFault.DROPPED_ALREADY));
    }

    @Test
    void theDoublerCannotDrop() {
        rejected(stakes(2, doubled(1, 1)), new WrongPlayer("/doubles/0/dropped/0", p(1), PlayerFault.DOUBLER_DROPPED));
    }

    @Test
    void aPlayerWithoutCreditsIsInNoHand() {
        GameSpecification three = withoutTheFourth();

        assertEquals(List.of(10, 9, 9, 0), Table.scores(three.game().sheet()));
        three.when(new ScoreHand(stakes(4))).thenRejected(new WrongPlayer("/winner", p(4), PlayerFault.NOT_ACTIVE));
        three.when(new ScoreHand(stakes(1, doubled(4))))
                .thenRejected(new WrongPlayer("/doubles/0/player", p(4), PlayerFault.NOT_ACTIVE));
        three.when(new ScoreHand(stakes(1, doubled(2, 4))))
                .thenRejected(new WrongPlayer("/doubles/0/dropped/0", p(4), PlayerFault.NOT_ACTIVE));
        three.when(new ScoreHand(stakes(doubled(2, 1, 3)))).then(scored(stakes(doubled(2, 1, 3))));
    }

    @Test
    void payingTheLastCreditPutsOutAndTheLastWithCreditWins() {
        Game two = given(started(minibluff("{'credits':1}"), "Ann", "Bo"), scored(stakes(2)))
                .game();

        assertEquals(List.of(0, 1), Table.scores(two.sheet()));
        assertEquals(players(2), two.sheet().winners());
    }

    @Test
    void everyReasonAgainstAHandOfStakesIsListedAtOnce() {
        rejected(
                stakes(2, doubled(5), doubled(1, 2, 1), doubled(1)),
                new Rejection.UnknownPlayer("/doubles/0/player", p(5), 4),
                new WrongPlayer("/doubles/1/dropped/1", p(1), PlayerFault.DOUBLER_DROPPED),
                new WrongPlayer("/doubles/2/player", p(1), PlayerFault.DROPPED_ALREADY),
                new WrongPlayer("/winner", p(2), PlayerFault.DROPPED_ALREADY));
    }

    @Test
    void doublesWithoutEndAreRefusedLikeAnyOther() {
        List<Doubling> many = Collections.nCopies(64, doubled(1));
        Decision decision = GameDecider.decide(
                new ScoreHand(new Stakes(many, p(2))), given(FOUR).game());

        assertEquals(
                63,
                ((Decision.Rejected) decision).reasons().size(),
                "each double but the first is a second one running");
    }

    /** All players hold cards. */
    private static Staking begin(int... credits) {
        Scoresheet sheet = Table.sheet(minibluff("{}"), credits);
        return Staking.begin(sheet.standings(), sheet.activePlayers());
    }

    @Test
    void allPlayersInButTheLastToDoubleMayDouble() {
        Staking begun = begin(10, 10, 10);

        assertEquals(players(1, 2, 3), begun.mayDouble());
        assertEquals(players(1, 3), begun.after(doubled(2)).mayDouble());
        assertEquals(players(3), begun.after(doubled(2, 1)).mayDouble());
        assertEquals(List.of(), begun.after(doubled(2, 1, 3)).mayDouble());
        assertEquals(List.of(), begin(10, 1, 10).mayDouble());
    }
}
