package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.EntryDecision.Append;
import org.lasttrick.game.EntryDecision.CommandIdReused;
import org.lasttrick.game.EntryDecision.Incomplete;
import org.lasttrick.game.EntryDecision.NothingChanged;
import org.lasttrick.game.EntryDecision.Refused;
import org.lasttrick.game.EntryDecision.Repeated;
import org.lasttrick.game.EntryDecision.SameHandAgain;
import org.lasttrick.game.EntryDecision.Stale;
import org.lasttrick.game.EntryRequest.Earlier;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.DayCorrected;

/** The order in which a request is decided, on the service and on a device alike. */
class EntryRequestTest {
    private static final Instant RECORDED = Instant.parse("2026-11-20T19:00:00Z");
    private static final ScoreHand NINE = new ScoreHand(high("9", 1));
    private static final ScoreHand FOUR = new ScoreHand(high("4", 2));
    private static final Game GAME =
            given(agurk("Ann", "Bo"), scored(high("9", 1))).game();

    /** @param command {@code null}: not complete yet */
    private static EntryRequest request(
            @Nullable GameCommand command, @Nullable Earlier earlier, @Nullable Integer seen) {
        return new EntryRequest(_ -> Optional.ofNullable(command), earlier, seen, false);
    }

    private static EntryDecision decide(EntryRequest request, Game game) {
        return request.decide(game, RECORDED, RECORDED.plusSeconds(4));
    }

    private static Earlier earlier(GameCommand command) {
        return new Earlier(7, GAME, command::equals);
    }

    private static Game withEntries(int number) {
        return Game.fold(Stream.concat(
                        Stream.<GameEvent>of(agurk("Ann", "Bo")),
                        Stream.generate(() -> (GameEvent) new DayCorrected("2026-11-20"))
                                .limit(number - 1))
                .toList());
    }

    @Test
    void aRepeatedCommandIsAnsweredAsTheFirstTimeWhateverWasEnteredSince() {
        assertEquals(new Repeated(7), decide(request(NINE, earlier(NINE), 1), GAME));
        assertEquals(new Repeated(7), decide(request(NINE, earlier(NINE), 1), withEntries(EntryRequest.MOST_ENTRIES)));
    }

    @Test
    void anotherCommandUnderTheSameIdIsNot() {
        assertEquals(new CommandIdReused(), decide(request(FOUR, earlier(NINE), null), GAME));
        assertEquals(new CommandIdReused(), decide(request(null, earlier(NINE), null), GAME));
    }

    @Test
    void aCommandIsParsedForTheGameAsItWas() {
        Game before = given(agurk("Ann", "Bo")).game();
        EntryRequest request = new EntryRequest(
                game -> Optional.of(game == before ? NINE : FOUR), new Earlier(2, before, NINE::equals), null, false);
        assertEquals(new Repeated(2), decide(request, GAME));
    }

    @Test
    void whatFollowsAnOlderVersionIsStaleEvenIfItIsNotComplete() {
        assertEquals(new Stale(1), decide(request(FOUR, null, 1), GAME));
        assertEquals(new Stale(3), decide(request(null, null, 3), GAME));
        assertEquals(new Incomplete(), decide(request(null, null, 2), GAME));
    }

    @Test
    void aGameThatIsFullTakesNothingMore() {
        EntryDecision full = new Refused(List.of(Rejection.State.GAME_IS_FULL));
        assertEquals(full, decide(request(null, null, null), withEntries(EntryRequest.MOST_ENTRIES)));
        assertInstanceOf(Append.class, decide(request(FOUR, null, null), withEntries(EntryRequest.MOST_ENTRIES - 1)));
    }

    @Test
    void theSameHandIsAskedAboutUnlessItIsMeant() {
        assertEquals(new SameHandAgain(Duration.ofSeconds(4)), decide(request(NINE, null, 2), GAME));
        EntryRequest meant = new EntryRequest(_ -> Optional.of(NINE), null, 2, true);
        assertEquals(new Append(NINE, scored(high("9", 1))), decide(meant, GAME));
    }

    @Test
    void whatIsAllowedIsAppendedAndWhatIsNotIsRefusedWithItsReasons() {
        assertEquals(new Append(FOUR, scored(high("4", 2))), decide(request(FOUR, null, 2), GAME));
        ScoreHand nobody = new ScoreHand(high("4", 9));
        assertEquals(
                new Refused(((Decision.Rejected) GameDecider.decide(nobody, GAME)).reasons()),
                decide(request(nobody, null, 2), GAME));
    }

    @Test
    void aCorrectionToTheSameValuesChangesNothing() {
        GameCommand same = new CorrectHand(1, high("9", 1), null, OnConflict.REFUSE);
        assertEquals(new NothingChanged(), decide(request(same, null, 2), GAME));
    }
}
