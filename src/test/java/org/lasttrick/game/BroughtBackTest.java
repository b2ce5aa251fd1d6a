package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameCommand.OnConflict.KEEP;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameCommand.OnConflict.STRIKE;
import static org.lasttrick.game.GameSpecification.firstEdition;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.doubled;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;

/** Rulings 8 and 9: corrections that affect later hands played by fewer players, or priced by the number of cards. */
class BroughtBackTest {
    private static final GameStarted MINIBLUFF = started(minibluff("{'credits':2}"), "Ann", "Bo", "Cy");
    private static final GameStarted BY_THE_CARD = started(
            agurk("{'limit':5,'lives':1,'penalty':'cards-in-trick','tieBonus':false}"), "Ann", "Bo", "Cy", "Di");

    /** Bo loses both credits and is out; Cy and Ann play on, and Cy pays one. */
    private static final GameSpecification BO_IS_OUT =
            given(MINIBLUFF, scored(stakes(1, doubled(1, 3))), scored(stakes(1)));

    private static CorrectHand boDroppedToo(OnConflict onConflict) {
        return new CorrectHand(1, stakes(doubled(1, 2, 3)), null, onConflict);
    }

    @Test
    void aCorrectionNamesThePlayersThatItBringsBackAndTheHands() {
        BO_IS_OUT
                .when(boDroppedToo(REFUSE))
                .thenRejected(new Rejection.Contradicts(List.of(new Conflict.PlayerWouldBeIn(2, p(2)))));
    }

    @Test
    void aKeptHandCostsNothingForAPlayerWhoHeldNoCard() {
        HandCorrected corrected =
                new HandCorrected(1, boDroppedToo(KEEP).result(), null, List.of(), List.of(new KeptHand(2, p(2))));
        BO_IS_OUT.when(boDroppedToo(KEEP)).then(corrected);

        assertEquals(List.of(2, 1, 0), scores(BO_IS_OUT.game().after(corrected).sheet()));
    }

    @Test
    void aConflictingHandMayBeStruckInstead() {
        BO_IS_OUT
                .when(boDroppedToo(STRIKE))
                .then(new HandCorrected(1, boDroppedToo(STRIKE).result(), null, List.of(2), List.of()));
    }

    @Test
    void aKeptHandIsNoConflictAgain() {
        HandResult first = boDroppedToo(KEEP).result();
        given(
                        MINIBLUFF,
                        scored(stakes(1, doubled(1, 3))),
                        scored(stakes(1)),
                        new HandCorrected(1, first, null, List.of(), List.of(new KeptHand(2, p(2)))))
                .when(new CorrectHand(1, stakes(1), null, REFUSE))
                .then(new HandCorrected(1, stakes(1), null, List.of(), List.of()));
    }

    @Test
    void keepingIsRefusedIfAnotherKindOfConflictRemains() {
        given(started(agurk("{'limit':9,'lives':1}"), "Ann", "Bo", "Cy"), scored(high("9", 2)), scored(high("2", 1)))
                .when(new CorrectHand(1, high("9", 1), null, KEEP))
                .thenRejected(new Rejection.Contradicts(List.of(new Conflict.PlayerWouldBeOut(2, p(1)))));
    }

    @Test
    void correctingAKeptHandNeedNotNameThePlayerWhoHeldNoCard() {
        GameSpecification kept = given(
                started(agurk("{'limit':9,'lives':1}"), "Ann", "Bo", "Cy", "Di"),
                scored(high("9", 1)),
                scored(high("2", 2)),
                new HandCorrected(1, high("3", 1), null, List.of(), List.of(new KeptHand(2, p(1)))));

        for (HandResult correct : List.of(trick("p2 2", "p3 3", "p4 4"), trick("p1 5", "p2 2", "p3 3", "p4 4"))) {
            kept.when(new CorrectHand(2, correct, null, REFUSE))
                    .then(new HandCorrected(2, correct, null, List.of(), List.of()));
        }
    }

    @Test
    void handsThatConflictBecauseAnotherIsStruckAreStruckToo() {
        given(
                        started(
                                agurk("{'limit':9,'lives':1,'payers':'all','tieBonus':false}"),
                                "Ann",
                                "Bo",
                                "Cy",
                                "Di"),
                        scored(high("2", 1)),
                        scored(high("9", 2, 3)),
                        scored(high("2", 4)))
                .when(new CorrectHand(1, high("9", 2), null, STRIKE))
                .then(new HandCorrected(1, high("9", 2), null, List.of(2, 3), List.of()));
    }

    private static GameSpecification pricedAndBroughtBack(Edition edition, List<KeptHand> kept) {
        GameStarted start = new GameStarted(
                null,
                "agurk",
                BY_THE_CARD.rules(),
                List.of(
                        new Entrant("Ann", 3, 0),
                        new Entrant("Bo", 0, 0),
                        new Entrant("Cy", 0, 0),
                        new Entrant("Di", 0, 0)),
                p(1),
                edition);
        return given(
                start,
                scored(high("9", 1)),
                scored(high("9", 2)),
                new HandCorrected(1, high("9", 3), null, List.of(), kept));
    }

    @Test
    void correctingAnotherHandDoesNotChangeThePriceOfATrick() {
        GameSpecification three = pricedAndBroughtBack(Edition.SECOND, List.of(new KeptHand(2, p(1))));
        assertEquals(List.of(3, 3, 4, 0), scores(three.game().sheet()));
    }

    @Test
    void inTheFirstEditionCorrectingAnotherHandChangesThePriceOfATrick() {
        GameSpecification three = pricedAndBroughtBack(Edition.FIRST, List.of());
        assertEquals(List.of(3, 4, 4, 0), scores(three.game().sheet()));
    }

    @Test
    void correctingTheHandItselfCountsItsCardsAgain() {
        GameSpecification three = given(
                BY_THE_CARD,
                scored(high("9", 1)),
                new HandCorrected(1, trick("p1 2", "p2 9", "p3 4", "p4 5"), null, List.of(), List.of()));

        assertEquals(List.of(0, 4, 0, 0), scores(three.game().sheet()));
    }

    @Test
    void inTheFirstEditionAPlayerBroughtBackPaysWithoutAConflict() {
        GameSpecification first = given(firstEdition(MINIBLUFF), scored(stakes(1, doubled(1, 3))), scored(stakes(1)));
        HandCorrected corrected = new HandCorrected(1, boDroppedToo(REFUSE).result(), null, List.of(), List.of());

        first.when(boDroppedToo(REFUSE)).then(corrected);
        assertEquals(List.of(2, 0, 0), scores(first.game().after(corrected).sheet()));
    }

    @Test
    void aPlayerNamedInACorrectionOfAKeptHandWasDealtIn() {
        GameSpecification kept = given(
                started(agurk("{'limit':9,'lives':1}"), "Ann", "Bo", "Cy"),
                scored(high("9", 1)),
                scored(high("2", 2)),
                new HandCorrected(1, high("3", 1), null, List.of(), List.of(new KeptHand(2, p(1)))));
        HandCorrected withoutAnn = new HandCorrected(2, trick("p2 2", "p3 3"), null, List.of(), List.of());
        HandCorrected withAnn = new HandCorrected(2, trick("p1 5", "p2 2", "p3 3"), null, List.of(), List.of());

        assertEquals(List.of(p(1)), kept.game().after(withoutAnn).hands().get(1).without());
        assertEquals(List.of(), kept.game().after(withAnn).hands().get(1).without());
    }
}
