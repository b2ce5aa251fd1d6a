package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerSubstituted;
import org.lasttrick.game.GameSummary.PersonRecord;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Table;

/** What a game adds to the statistics of a book. */
class GameSummaryTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");
    private static final HandScored NINE = scored(high("9", 1));
    private static final HandScored QUEEN = scored(high("Q", 1));
    private static final HandScored FOUR = scored(high("4", 2));

    private static final List<String> NOTHING = List.of("Ann: nothing", "Bo: nothing", "Cy: nothing");

    private static List<String> counted(GameSummary summary) {
        return summary.players().stream().map(GameSummaryTest::counted).toList();
    }

    private static String counted(PersonRecord player) {
        PlayerFigures figures = player.figures();
        return player.name() + ": "
                + (figures == null
                        ? "nothing"
                        : "%d wins, %d cucumbers, %d penalties, %d points"
                                .formatted(figures.wins(), figures.cucumbers(), figures.penalties(), figures.points()));
    }

    @Test
    void aClosedGameCountsGamesWinsCucumbersPenaltiesAndPoints() {
        GameSummary summary =
                GameSummary.of(given(START, NINE, QUEEN, FOUR, new GameClosed()).game());

        assertEquals("agurk", summary.variant());
        assertEquals(Status.CLOSED, summary.status());
        assertEquals(
                List.of(
                        "Ann: 0 wins, 1 cucumbers, 2 penalties, 21 points",
                        "Bo: 0 wins, 0 cucumbers, 1 penalties, 4 points",
                        "Cy: 1 wins, 0 cucumbers, 0 penalties, 0 points"),
                counted(summary));
    }

    @Test
    void aGameThatGoesOnListsThoseWhoPlayThenThoseWhoWereSubstituted() {
        GameSummary summary = GameSummary.of(given(
                        START,
                        NINE,
                        new PlayerSubstituted(2, new PlayerId(1), "Eva", null),
                        new PlayerSubstituted(2, new PlayerId(3), "Dag", null))
                .game());

        assertEquals(List.of("Ann", "Eva", "Bo", "Cy", "Dag"), summary.shownNames());
        assertEquals(
                List.of("Eva 1", "Bo 2", "Dag 3", "Ann 1 before", "Cy 3 before"),
                summary.players().stream()
                        .map(person -> person.name() + " " + person.seat() + (person.substituted() ? " before" : ""))
                        .toList());
    }

    @Test
    void aGameThatIsPlayedToItsEndCounts() {
        GameSummary summary =
                GameSummary.of(given(GameSpecification.started(Table.suddenDeath("{}"), "Ann", "Bo"), NINE)
                        .game());

        assertEquals(Status.FINISHED, summary.status());
        assertEquals(
                "Bo: 1 wins, 0 cucumbers, 0 penalties, 0 points",
                counted(summary).getLast());
    }

    @Test
    void aGameThatGoesOnOrWasGivenUpAddsNothing() {
        assertEquals(NOTHING, counted(GameSummary.of(given(START, NINE).game())));
        assertEquals(
                NOTHING,
                counted(GameSummary.of(given(START, NINE, new GameAbandoned()).game())));
    }

    @Test
    void aGameThatIsOverHasItsHandsAndTheEntryOfTheLastOne() {
        GameSummary summary =
                GameSummary.of(given(START, NINE, QUEEN, new GameClosed()).game());

        assertEquals(2, summary.hands());
        assertEquals(3, summary.lastHand());
    }

    @Test
    void aGameThatGoesOnHasNoHandsYetAndNoLastOne() {
        GameSummary summary = GameSummary.of(given(START, NINE, QUEEN).game());

        assertEquals(0, summary.hands());
        assertEquals(0, summary.lastHand());
    }

    @Test
    void aGameThatWasGivenUpHasALastHandButNoneCounts() {
        GameSummary summary =
                GameSummary.of(given(START, NINE, QUEEN, new GameAbandoned()).game());

        assertEquals(0, summary.hands());
        assertEquals(3, summary.lastHand());
        assertEquals(0, GameSummary.of(given(START, new GameAbandoned()).game()).lastHand());
    }

    @Test
    void whoHasLeftKeepsWhatWasPaid() {
        GameSummary summary = GameSummary.of(given(START, NINE, new PlayerLeft(Table.p(1)), FOUR, new GameClosed())
                .game());

        assertEquals(
                "Ann: 0 wins, 0 cucumbers, 1 penalties, 9 points",
                counted(summary).getFirst());
    }

    /** A correction let the game end before Cy came. */
    @Test
    void whoIsNoLongerInTheGameAddsNothing() {
        GameSummary summary = GameSummary.of(given(
                        GameSpecification.started(Table.agurk("{'limit':5,'lives':1}"), "Ann", "Bo"),
                        scored(high("2", 1)),
                        new PlayerJoined("Cy", null, null),
                        new HandCorrected(1, high("9", 1), null, List.of(), List.of()))
                .game());

        assertEquals(3, summary.players().size());
        assertEquals("Cy: nothing", counted(summary).getLast());
    }
}
