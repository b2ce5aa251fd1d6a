package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;

import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.variants.Variants;

/** Impossible calls are bugs, and throw instead of giving a wrong game. */
class ImpossibleTest {
    @Test
    void aGameStartsOnce() {
        Game game = given(agurk("Ann", "Bo"), scored(high("9", 1))).game();

        assertThrows(IllegalStateException.class, () -> game.after(agurk("Ann", "Bo")));
    }

    @Test
    void aGameBeginsWithItsStart() {
        assertThrows(ClassCastException.class, () -> Game.fold(List.of(scored(high("9", 1)))));
    }

    @Test
    void allPlayersOfAHandAreAtTheTable() {
        Game letzter = Game.fold(List.of(start("letzter", "Ann", "Bo", "Cy")));

        assertThrows(NoSuchElementException.class, () -> letzter.after(scored(new HandResult.March(new PlayerId(4)))));
    }

    @Test
    void theDealerIsAtTheTable() {
        GameStarted two = agurk("Ann", "Bo");

        assertThrows(
                NoSuchElementException.class,
                () -> Game.fold(List.of(new GameStarted(
                        null, two.variant(), two.rules(), two.players(), new PlayerId(3), Edition.LATEST))));
    }

    @Test
    void aHandIsCorrectedOrStruckOutAndNotBoth() {
        Game game = given(agurk("Ann", "Bo"), scored(high("9", 1))).game();

        assertThrows(
                IllegalStateException.class,
                () -> game.after(new GameEvent.HandCorrected(1, high("8", 1), null, List.of(1), List.of())));
    }

    private static GameStarted start(String variant, String... names) {
        return new GameStarted(
                null,
                variant,
                Variants.byId(variant).orElseThrow().rulesFor(names.length),
                Arrays.stream(names).map(name -> new Entrant(name, 0, 0)).toList(),
                new PlayerId(1),
                Edition.LATEST);
    }

    @Test
    void aRejectionHasAReason() {
        assertThrows(IllegalArgumentException.class, () -> new Decision.Rejected(List.of()));
    }
}
