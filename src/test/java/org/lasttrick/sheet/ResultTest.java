package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Close;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.StrikeHand;

/** What stands below the winner's name. */
class ResultTest {
    private static String detail(PlainSheet sheet) {
        return Objects.requireNonNull(sheet.tablet().result()).detail();
    }

    /** Kurko (pagat.com): the others pay the winner the difference. */
    @Test
    void inKurkoItSaysHowFarTheOthersAreBehind() {
        PlainSheet kurko = PlainSheet.of("kurko", "{}", "Anna", "Bo", "Cai", "Dag")
                .score(high("K", 2), high("K", 2), high("9", 2))
                .score(high("K", 1), high("Q", 1), high("5", 1), high("2", 3, 4))
                .score(high("K", 4), high("K", 4), high("8", 4));
        assertEquals("after 10 hands · behind the winner: Anna 28, Bo 33 and Dag 34", detail(kurko));
    }

    @Test
    void whoeverSharesTheWinIsNotBehind() {
        PlainSheet kurko = PlainSheet.of("kurko", "{'limit':9}", "Anna", "Bo", "Cai");
        assertEquals("after 2 hands · behind the winner: Cai 3", detail(kurko.score(high("Q", 3), high("9", 1, 2))));
        PlainSheet equal = PlainSheet.of("kurko", "{'limit':9}", "Anna", "Bo");
        assertEquals("after 1 hand", detail(equal.score(high("9", 1, 2))));
    }

    /** The only hand was struck out, so that nobody has won when the others leave. */
    @Test
    void nobodyIsBehindWhereNobodyHasPlayed() {
        PlainSheet kurko = PlainSheet.of("kurko", "{}", "Anna", "Bo")
                .score(high("9", 1))
                .enter(new StrikeHand(1, OnConflict.STRIKE))
                .enter(new Leave(p(1)));
        assertEquals("after 0 hands", detail(kurko));
    }

    @Test
    void elsewhereItSaysHowManyHandsThereWere() {
        assertEquals(
                "after 1 hand",
                detail(PlainSheet.agurk("Anna", "Bo").score(high("9", 1)).enter(new Close())));
        PlainSheet kurko = PlainSheet.of("kurko", "{}", "Anna", "Bo").score(high("9", 1));
        assertEquals("after 1 hand", detail(kurko.enter(new Close())));
    }
}
