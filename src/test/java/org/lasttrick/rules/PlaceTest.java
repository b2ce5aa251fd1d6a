package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.sheet;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Scoresheet.Stop;

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
    void aPlayerWhoGoesOutLaterRanksHigher() {
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
    void aPlayerWhoIsOutHasAPlaceWhileTheOthersPlayOn() {
        Scoresheet sheet = sheet(suddenDeath("{}"), 0, 0, 0, 0);

        assertEquals(List.of(STILL_PLAYING, STILL_PLAYING, STILL_PLAYING, STILL_PLAYING), places(sheet));
        sheet = sheet.score(high("9", 2));
        assertEquals(List.of(STILL_PLAYING, place(4), STILL_PLAYING, STILL_PLAYING), places(sheet));
        sheet = sheet.score(high("9", 1));
        assertEquals(List.of(place(3), place(4), STILL_PLAYING, STILL_PLAYING), places(sheet));
    }

    @Test
    void aSharedPlaceLeavesOutTheNext() {
        Scoresheet sheet = sheet(agurk("{'limit':null,'lives':0,'end':'hands','hands':1}"), 4, 0, 0, 8);

        assertEquals(List.of(place(3), place(1), place(1), place(4)), places(sheet.score(high("2", 1))));
    }

    @Test
    void aPlayerStillInRanksBeforeOneWhoIsOutWithALowerTotal() {
        Scoresheet sheet = sheet(agurk("{'lives':1,'end':'hands','hands':2}"), 20, 7, 0);

        Scoresheet over = sheet(sheet, high("2", 1), high("K", 2));
        assertEquals(List.of(22, 20, 0), Table.scores(over));
        assertEquals(List.of(place(3), place(2), place(1)), places(over));
    }

    @Test
    void aClosedGameIsRankedByFewestCucumbersThenByTheLowestScore() {
        Scoresheet closed =
                sheet(sheet(agurk(), 20, 12, 0, 5), high("2", 1), high("3", 3)).stopped(Stop.CLOSED);

        assertEquals(List.of(12, 12, 3, 5), Table.scores(closed));
        assertEquals(List.of(place(4), place(3), place(1), place(2)), places(closed));
        assertEquals(Table.players(3), closed.winners());
    }

    @Test
    void inAClosedGamePlayersOutRankLastAndEqualOnesShare() {
        Scoresheet closed = sheet(sheet(suddenDeath("{'limit':20}"), 19, 15, 4, 4), high("7", 1))
                .stopped(Stop.CLOSED);

        assertEquals(List.of(place(4), place(3), place(1), place(1)), places(closed));
        assertEquals(Table.players(3, 4), closed.winners());
    }

    @Test
    void inAClosedGameOfStakesTheMostCreditsRankFirst() {
        Scoresheet closed = sheet(sheet(minibluff("{}"), 5, 9, 1, 9), stakes(1)).stopped(Stop.CLOSED);

        assertEquals(List.of(5, 8, 0, 8), Table.scores(closed));
        assertEquals(List.of(place(3), place(1), place(4), place(1)), places(closed));
        assertEquals(Table.players(2, 4), closed.winners());
    }

    @Test
    void anAbandonedGameHasNoWinnerAndNoPlaces() {
        Scoresheet abandoned =
                sheet(sheet(suddenDeath("{}"), 0, 0, 0), high("9", 1)).stopped(Stop.ABANDONED);

        assertEquals(List.of(STILL_PLAYING, STILL_PLAYING, STILL_PLAYING), places(abandoned));
        assertEquals(List.of(), abandoned.winners());
        assertEquals(Scoresheet.Status.ABANDONED, abandoned.status());
    }

    @Test
    void withoutAWinnerPlacesStartAtTwo() {
        Scoresheet over =
                sheet(suddenDeath("{'limit':20,'allOut':'nobody'}"), 19, 15).score(high("7", 1, 2));

        assertEquals(List.of(), over.winners());
        assertEquals(List.of(place(3), place(2)), places(over));
    }

    @Test
    void onlyAPlayerWhoLeftCanReturn() {
        Scoresheet sheet = Table.sheet(Table.agurk(), 0, 0, 0);

        assertEquals(sheet, sheet.with(new RosterChange.Returned(Table.p(2))));
    }
}
