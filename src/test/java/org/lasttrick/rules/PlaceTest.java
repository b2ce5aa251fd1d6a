package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.sheet;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlaceTest {
    private static final Optional<Integer> STILL_PLAYING = Optional.empty();

    private static List<Optional<Integer>> places(Scoresheet sheet) {
        return sheet.standings().inSeatOrder().stream()
                .map(standing -> sheet.place(standing.player()))
                .toList();
    }

    private static Optional<Integer> place(int place) {
        return Optional.of(place);
    }

    @Test
    void whoeverGoesOutLaterRanksHigher() {
        Scoresheet sheet = sheet(suddenDeath("{}"), 0, 0, 0, 0);

        assertEquals(
                List.of(place(3), place(1), place(4), place(2)),
                places(sheet(sheet, high("2", 3), high("A", 1), high("A", 4))));
    }

    @Test
    void inTheSameHandTheLowerTotalRanksHigherAndEqualTotalsShare() {
        Scoresheet sheet = sheet(suddenDeath("{'limit':20}"), 19, 15, 15, 0, 0);

        Scoresheet three = sheet.score(high("9", 1, 2, 3));
        assertEquals(List.of(place(5), place(3), place(3), STILL_PLAYING, STILL_PLAYING), places(three));
    }

    @Test
    void thereIsAPlaceForWhoeverIsOutWhileTheOthersPlayOn() {
        Scoresheet sheet = sheet(suddenDeath("{}"), 0, 0, 0, 0);

        assertEquals(List.of(STILL_PLAYING, STILL_PLAYING, STILL_PLAYING, STILL_PLAYING), places(sheet));
        sheet = sheet.score(high("9", 2));
        assertEquals(List.of(STILL_PLAYING, place(4), STILL_PLAYING, STILL_PLAYING), places(sheet));
        sheet = sheet.score(high("9", 1));
        assertEquals(List.of(place(3), place(4), STILL_PLAYING, STILL_PLAYING), places(sheet));
    }

    @Test
    void aPlaceThatIsSharedLeavesTheNextOneOut() {
        Scoresheet sheet = sheet(agurk("{'limit':null,'lives':0,'end':'hands','hands':1}"), 4, 0, 0, 8);

        assertEquals(List.of(place(3), place(1), place(1), place(4)), places(sheet.score(high("2", 1))));
    }

    @Test
    void whoeverIsStillInRanksBeforeWhoeverIsOutWithALowerTotal() {
        Scoresheet sheet = sheet(agurk("{'lives':1,'end':'hands','hands':2}"), 20, 7, 0);

        Scoresheet over = sheet(sheet, high("2", 1), high("K", 2));
        assertEquals(List.of(22, 20, 0), Table.scores(over));
        assertEquals(List.of(place(3), place(2), place(1)), places(over));
    }
}
