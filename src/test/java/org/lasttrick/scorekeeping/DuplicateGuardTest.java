package org.lasttrick.scorekeeping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.marked;
import static org.lasttrick.rules.Table.scores;

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
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;

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
        return DuplicateGuard.recordedAgo(new ScoreHand(hand), game, recorded.plus(time));
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
    void aClockThatWasSetBackIsNoReasonToRefuseAHandForYears() {
        assertEquals(Optional.of(Duration.ofSeconds(5)), after(Duration.ofSeconds(-5), NINE));
        assertEquals(Optional.empty(), after(Duration.ofSeconds(-11), NINE));
        assertEquals(Optional.empty(), after(Duration.ofDays(-1095), NINE));
    }

    @Test
    void aCorrectionThatChangesNothingIsReported() {
        assertEquals(
                new Outcome.NothingChanged(game),
                scorekeeping.execute(game.id(), new CorrectHand(1, NINE, null, OnConflict.REFUSE), request));
    }

    @Test
    void theSameResultIsACorrectionWhereItCostsOtherwiseNow() {
        RuleSet byTheCard = Table.agurk("{'penalty':'cards-in-trick','limit':4,'lives':1}");
        List<Entrant> players = List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0), new Entrant("Cai", 1, 0));
        game = ((Outcome.Done) scorekeeping.start(new StartGame(null, "agurk", byTheCard, players, null), request))
                .game();
        enter(new ScoreHand(marked(2)));
        enter(new ScoreHand(marked(1)));
        enter(new CorrectHand(1, marked(3), null, OnConflict.REFUSE));
        assertEquals(List.of(3, 0, 4), scores(game.game().sheet()));

        enter(new CorrectHand(2, marked(1), null, OnConflict.REFUSE));

        assertEquals(
                List.of(2, 0, 4), scores(game.game().sheet()), "Cai was out by then, and only two cards were played");
    }
}
