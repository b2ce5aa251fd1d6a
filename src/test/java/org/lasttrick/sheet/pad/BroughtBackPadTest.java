package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lasttrick.sheet.PlainSheet;

/** A correction that brings Bo back in, who was out after the first of three hands. */
class BroughtBackPadTest {
    private final PlainSheet sheet = PlainSheet.of("agurk", "{'limit':9,'lives':1}", "Anna", "Bo", "Cai", "Dag")
            .score(high("9", 2), high("2", 1), high("4", 3));

    private PadView.ConflictView conflict(String query) {
        return Objects.requireNonNull(
                Objects.requireNonNull(sheet.pad(query).correction()).conflict());
    }

    private static List<String> chosen(PadView.ConflictView conflict) {
        return conflict.choices().stream()
                .filter(PadView.Tile::chosen)
                .map(PadView.Tile::value)
                .toList();
    }

    private static List<String> labels(PadView.ConflictView conflict) {
        return conflict.choices().stream().map(PadView.Tile::label).toList();
    }

    @Test
    void thePadSaysWhoWouldBeInAndOffersToKeepOrStrikeLaterHands() {
        String correction = "correct=1&trick=false&player=p2&card=3";
        PadView.ConflictView conflict = conflict(correction);
        assertEquals(
                List.of("Bo would be in again for hands 2 and 3, and held no card in them."), conflict.sentences());
        assertEquals(
                List.of("Correct it, and keep hand 2, hand 3 as entered", "Correct it, and strike out hand 2, hand 3"),
                labels(conflict));
        assertEquals(List.of(), chosen(conflict));
        assertEquals(List.of("keep"), chosen(conflict(correction + "&onConflict=keep")));
        assertEquals(List.of("strike"), chosen(conflict(correction + "&onConflict=strike")));
    }

    @Test
    void withAConflictOfAnotherKindHandsCanOnlyBeStruck() {
        PadView.ConflictView conflict = conflict("correct=1&trick=false&player=p1&card=9");
        assertEquals(
                "Hand 2 names Anna, who would be out.", conflict.sentences().getFirst());
        assertEquals(List.of("Correct it, and strike out hand 2, hand 3"), labels(conflict));
    }
}
