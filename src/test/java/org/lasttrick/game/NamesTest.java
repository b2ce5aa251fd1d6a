package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.WrongField;

class NamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"A\u202FB", "A\u206AB", "A\u200DB", "\uD83D\uDC69\u200D\uD83C\uDF3E", "A B", "\u05D0"})
    void aNameMayContainAnythingPrintableOnOneLine(String name) {
        assertEquals(List.of(), Names.check("/name", name).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A\u202AB",
                "A\u202CB",
                "A\u202EB",
                "A\u2066B",
                "A\u2067B",
                "A\u2069B",
                "A\u2028B",
                "A\u0007B",
                "\u200D",
                "\u200D\u00A0\u200D"
            })
    void aNameThatChangesTextDirectionOrShowsNothingIsRefused(String name) {
        assertEquals(
                List.of(new WrongField("/name", FieldFault.NAME_UNPRINTABLE)),
                Names.check("/name", name).toList());
    }

    @Test
    void aReasonThatCanNotBePrintedIsRefused() {
        given(agurk("Ann", "Bo"), scored(high("9", 1)))
                .when(new CorrectHand(1, high("8", 1), "mis\nread", REFUSE))
                .thenRejected(new WrongField("/reason", FieldFault.NAME_UNPRINTABLE));
    }
}
