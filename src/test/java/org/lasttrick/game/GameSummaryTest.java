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
import org.lasttrick.game.GameSummary.PlayerRecord;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Table;

/** What a game adds to the statistics of a book. */
class GameSummaryTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");
    private static final HandScored NINE = scored(high("9", 1));
    private static final HandScored QUEEN = scored(high("Q", 1));
    private static final HandScored FOUR = scored(high("4", 2));

    private static PlayerRecord without(String name) {
        return new PlayerRecord(name, 0, 0, 0, 0, 0);
    }

    @Test
    void aClosedGameCountsGamesWinsCucumbersPenaltiesAndPoints() {
        GameSummary summary =
                GameSummary.of(given(START, NINE, QUEEN, FOUR, new GameClosed()).game());

        assertEquals("agurk", summary.variant());
        assertEquals(Status.CLOSED, summary.status());
        assertEquals(
                List.of(
                        new PlayerRecord("Ann", 1, 0, 1, 2, 21),
                        new PlayerRecord("Bo", 1, 0, 0, 1, 4),
                        new PlayerRecord("Cy", 1, 1, 0, 0, 0)),
                summary.players());
    }

    @Test
    void aGameThatIsPlayedToItsEndCounts() {
        GameSummary summary =
                GameSummary.of(given(GameSpecification.started(Table.suddenDeath("{}"), "Ann", "Bo"), NINE)
                        .game());

        assertEquals(Status.FINISHED, summary.status());
        assertEquals(1, summary.players().getLast().wins());
    }

    @Test
    void aGameThatGoesOnOrWasGivenUpAddsNothing() {
        List<PlayerRecord> nothing = List.of(without("Ann"), without("Bo"), without("Cy"));

        assertEquals(nothing, GameSummary.of(given(START, NINE).game()).players());
        assertEquals(
                nothing,
                GameSummary.of(given(START, NINE, new GameAbandoned()).game()).players());
    }

    @Test
    void whoHasLeftKeepsWhatWasPaid() {
        GameSummary summary = GameSummary.of(given(START, NINE, new PlayerLeft(Table.p(1)), FOUR, new GameClosed())
                .game());

        assertEquals(new PlayerRecord("Ann", 1, 0, 0, 1, 9), summary.players().getFirst());
    }

    /** A correction let the game end before Cy came. */
    @Test
    void whoIsNoLongerInTheGameAddsNothing() {
        GameSummary summary = GameSummary.of(given(
                        GameSpecification.started(Table.agurk("{'limit':5,'lives':1}"), "Ann", "Bo"),
                        scored(high("2", 1)),
                        new PlayerJoined("Cy", null),
                        new HandCorrected(1, high("9", 1), null, List.of(), List.of()))
                .game());

        assertEquals(
                List.of("Ann", "Bo", "Cy"),
                summary.players().stream().map(PlayerRecord::name).toList());
        assertEquals(without("Cy"), summary.players().getLast());
    }
}
