package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What nobody can ask for is a bug, and throws rather than telling a wrong game. */
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
    void aRejectionHasAReason() {
        assertThrows(IllegalArgumentException.class, () -> new Decision.Rejected(List.of()));
    }
}
