package org.lasttrick.scorekeeping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;

/** Entries that may have been made twice by mistake. */
@QuarkusTest
class DuplicateGuardTest {
    private static final HandResult NINE = new HighCard(Card.NINE, List.of(new PlayerId(1)), Extras.NONE);
    private static final HandResult TEN = new HighCard(Card.TEN, List.of(new PlayerId(1)), Extras.NONE);

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private Request request;
    private RecordedGame game;

    @BeforeEach
    void aNineIsRecorded() {
        Device device = access.open("Friday", "Kitchen tablet").first().device();
        request = new Request(device, null, null);
        List<Entrant> players = List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0));
        game = ((Outcome.Done) scorekeeping.start(new StartGame(null, "agurk", null, players, null), request)).game();
        enter(new ScoreHand(NINE));
    }

    private void enter(GameCommand command) {
        game = ((Outcome.Done) scorekeeping.execute(game.id(), command, request)).game();
    }

    private Optional<Duration> after(Duration time, HandResult hand) {
        Instant recorded = game.entry(game.version()).recordedAt();
        return DuplicateGuard.recordedAgo(hand, game, recorded.plus(time));
    }

    @Test
    void theSameHandWithinTenSecondsIsReported() {
        assertEquals(Optional.of(Duration.ofSeconds(4)), after(Duration.ofSeconds(4), NINE));
        assertEquals(Optional.of(Duration.ofSeconds(10)), after(Duration.ofSeconds(10), NINE));
    }

    @Test
    void afterTenSecondsItIsAnotherHand() {
        assertEquals(Optional.empty(), after(Duration.ofMillis(10_001), NINE));
    }

    @Test
    void aDifferentHandIsAnotherHand() {
        assertEquals(Optional.empty(), after(Duration.ZERO, TEN));
        enter(new ScoreHand(TEN));
        assertEquals(Optional.empty(), after(Duration.ZERO, NINE));
    }

    @Test
    void anUndoneHandMayBeEnteredAgain() {
        enter(new GameCommand.Undo());
        assertEquals(Optional.empty(), after(Duration.ZERO, NINE));
    }

    @Test
    void aClockThatWasSetBackGivesNoNegativeAge() {
        assertEquals(Optional.of(Duration.ZERO), after(Duration.ofSeconds(-5), NINE));
    }
}
