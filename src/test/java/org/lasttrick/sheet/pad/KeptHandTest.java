package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.doubled;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RuleSet;

/** Hand 2 was kept without Dag, whom a correction of hand 1 brought back in. The pad and the decider agree on it. */
class KeptHandTest {
    private static final HandResult THREE_CARDS = trick("p1 2", "p2 9", "p3 4");
    private static final Game CARDS =
            kept(Edition.LATEST, agurk("{'limit':9,'lives':1}"), high("9", 4), THREE_CARDS, high("3", 4));
    private static final Game CARDS_OF_THE_FIRST_EDITION =
            kept(Edition.FIRST, agurk("{'limit':9,'lives':1}"), high("9", 4), THREE_CARDS, high("3", 4));

    /** Anna doubled, and Bo and Cai dropped. */
    private static final Game STAKES = kept(
            Edition.LATEST,
            minibluff("{'credits':4}"),
            stakes(1, doubled(1, 2, 3), doubled(4)),
            stakes(doubled(1, 2, 3)),
            stakes(doubled(1, 2, 3, 4)));

    private static Game kept(
            Edition edition, RuleSet rules, HandResult dagIsOut, HandResult withoutDag, HandResult dagIsIn) {
        List<KeptHand> kept = edition == Edition.FIRST ? List.of() : List.of(new KeptHand(2, p(4)));
        return Game.fold(List.of(
                new GameStarted(
                        null,
                        "agurk",
                        rules,
                        Stream.of("Anna", "Bo", "Cai", "Dag")
                                .map(name -> new Entrant(name, rules.scoring().startingScore(), 0))
                                .toList(),
                        p(1),
                        edition),
                new HandScored(dagIsOut),
                new HandScored(withoutDag),
                new HandCorrected(1, dagIsIn, null, List.of(), kept)));
    }

    /** The correction of hand 2 on the pad. */
    private static Optional<HandResult> corrected(Game game, Map<String, List<String>> fields) {
        return Selection.read(new FormFields(fields), HandContext.of(game, 2)).hand();
    }

    private static void assertCorrected(HandResult expected, Game game, Map<String, List<String>> fields) {
        assertEquals(Optional.of(expected), corrected(game, fields));
        assertInstanceOf(
                Accepted.class, GameDecider.decide(new CorrectHand(2, expected, null, OnConflict.REFUSE), game));
    }

    private static Map<String, List<String>> cards(String led, String dag) {
        return Map.of(
                "trick", List.of("true"),
                "led", List.of(led),
                "play-p1", List.of("2"),
                "play-p2", List.of("10"),
                "play-p3", List.of("4"),
                "play-p4", List.of(dag));
    }

    private static Map<String, List<String>> highest(String card) {
        return Map.of("trick", List.of("false"), "player", List.of("p2"), "card", List.of(card));
    }

    private static Map<String, List<String>> doubles(String by, String winner, String... dropped) {
        return Map.of("doubles", List.of(by), "winner", List.of(winner), "dropped", List.of(dropped));
    }

    @Test
    void aFullTrickNeedsNoCardOfThePlayerWhoHeldNone() {
        assertCorrected(trick("p1 2", "p2 10", "p3 4"), CARDS, cards("p1", ""));
    }

    @Test
    void aCardOfThatPlayerMayBeAdded() {
        assertCorrected(trick("p1 2", "p2 10", "p3 4", "p4 5"), CARDS, cards("p1", "5"));
    }

    @Test
    void theLeaderNeedsACard() {
        assertEquals(Optional.empty(), corrected(CARDS, cards("p4", "")));
        assertCorrected(trick("p4 5", "p1 2", "p2 10", "p3 4"), CARDS, cards("p4", "5"));
    }

    @Test
    void theSameHighestCardKeepsTheTrick() {
        assertCorrected(THREE_CARDS, CARDS, highest("9"));
        assertCorrected(high("10", 2), CARDS, highest("10"));
    }

    @Test
    void inTheFirstEditionATrickNeedsACardOfEveryPlayerWhoIsIn() {
        assertEquals(Optional.empty(), corrected(CARDS_OF_THE_FIRST_EDITION, cards("p1", "")));
        assertCorrected(high("9", 2), CARDS_OF_THE_FIRST_EDITION, highest("9"));
    }

    @Test
    void aHandIsWonByDoublingWhenAllWhoHeldCardsDropped() {
        assertCorrected(stakes(doubled(1, 2, 3)), STAKES, Map.of());
        assertCorrected(stakes(doubled(2, 1, 3)), STAKES, doubles("p2", "", "1-p1", "1-p3"));
    }

    @Test
    void theReturnedPlayerMayHaveDroppedOrDoubledOrWon() {
        assertCorrected(stakes(doubled(1, 2, 3, 4)), STAKES, doubles("p1", "", "1-p2", "1-p3", "1-p4"));
        assertCorrected(stakes(doubled(4, 1, 2, 3)), STAKES, doubles("p4", "", "1-p1", "1-p2", "1-p3"));
        assertCorrected(stakes(4, doubled(1, 2, 3)), STAKES, doubles("p1", "p4", "1-p2", "1-p3"));
    }
}
