package org.lasttrick.ledger;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.StreamReader;
import org.lasttrick.access.Access;
import org.lasttrick.chain.ErasedGame;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.EntryDecision;
import org.lasttrick.game.EntryDecision.Refused;
import org.lasttrick.game.EntryDecision.SameHandAgain;
import org.lasttrick.game.EntryDecision.Stale;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.projection.GameFilter;
import org.lasttrick.projection.GameFinder;
import org.lasttrick.projection.Summaries;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Two instances of the service on one database. */
@QuarkusTest
@Timeout(30)
class OtherReplicaTest {

    @TestHTTPResource("/")
    URI service;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    @Inject
    DataSource database;

    /** @return the game as it is then */
    private static RecordedGame assertNotAdded(Class<? extends EntryDecision.NotAdded> why, Outcome outcome) {
        Outcome.NotAdded refused = assertInstanceOf(Outcome.NotAdded.class, outcome);
        assertInstanceOf(why, refused.why());
        return refused.now();
    }

    @Test
    void anEntryOfAnotherInstanceReachesWatchersHere() throws Exception {
        TestGame game = TestGame.start(access, scorekeeping);
        GameLedger another = new GameLedger(database);
        try (StreamReader watcher = StreamReader.watch(service, game.id().value(), "1")) {
            RecordedGame recorded = another.read(game.id()).orElseThrow();
            assertTrue(another.append(
                            recorded,
                            new HandScored(TestGame.NINE),
                            game.device().id(),
                            null,
                            null,
                            Instant.now())
                    .isPresent());
            assertEquals(2, watcher.next());
        }
    }

    @Test
    void aHandIsDecidedOnTheNewestSheet() {
        TestGame game = TestGame.start(access, scorekeeping);
        GameLedger another = new GameLedger(database);
        RecordedGame recorded = another.read(game.id()).orElseThrow();
        for (GameEvent event : List.of(new HandScored(TestGame.NINE), new GameEvent.GameClosed())) {
            recorded = another.append(recorded, event, game.device().id(), null, null, Instant.now())
                    .orElseThrow();
        }
        ScoreHand hand = new ScoreHand(TestGame.TRICK);
        Request seen = new Request(game.device(), "tap", 1);
        assertNotAdded(Stale.class, scorekeeping.execute(game.id(), hand, seen));
        // The game is closed.
        assertNotAdded(Refused.class, scorekeeping.execute(game.id(), hand, new Request(game.device(), "tap", null)));
        assertTrue(another.append(
                        recorded, new GameEvent.GameReopened(), game.device().id(), null, null, Instant.now())
                .isPresent());
        Outcome.Done done = assertInstanceOf(
                Outcome.Done.class, scorekeeping.execute(game.id(), hand, new Request(game.device(), "tap", null)));
        assertEquals(5, done.game().version());
        assertEquals(2, done.game().game().hands().size());
    }

    @Test
    void aRefusedCommandIsDecidedAgainOnlyIfAnotherInstanceHasWritten() {
        TestGame game = TestGame.start(access, scorekeeping);
        Request request = new Request(game.device(), null, null);
        List<Integer> decidedOn = new ArrayList<>();
        Function<Game, Optional<GameCommand>> redo = now -> {
            decidedOn.add(now.version());
            return Optional.of(new GameCommand.Redo());
        };
        assertNotAdded(Refused.class, scorekeeping.execute(game.id(), redo, request));
        assertEquals(List.of(1), decidedOn);
        GameLedger another = new GameLedger(database);
        assertTrue(another.append(
                        another.read(game.id()).orElseThrow(),
                        new HandScored(TestGame.NINE),
                        game.device().id(),
                        null,
                        null,
                        Instant.now())
                .isPresent());
        RecordedGame now = assertNotAdded(Refused.class, scorekeeping.execute(game.id(), redo, request));
        assertEquals(2, now.version());
        assertEquals(List.of(1, 1, 2), decidedOn);
    }

    /** It was played once more in the meantime; in memory, this service has no such hand. */
    @Test
    void aHandThatAnotherInstanceHasJustRecordedIsNotRecordedAgain() {
        TestGame game = TestGame.start(access, scorekeeping);
        GameLedger another = new GameLedger(database);
        RecordedGame recorded = another.read(game.id()).orElseThrow();
        assertTrue(another.append(
                        recorded, new HandScored(TestGame.NINE), game.device().id(), null, null, Instant.now())
                .isPresent());
        Request request = new Request(game.device(), null, null, false, null);
        assertNotAdded(SameHandAgain.class, scorekeeping.execute(game.id(), new ScoreHand(TestGame.NINE), request));
    }

    @Test
    void aPageIsNotUnchangedAfterAnEntryOfAnotherInstance() {
        TestGame game = TestGame.start(access, scorekeeping);
        GameLedger another = new GameLedger(database);
        String page = "/games/" + game.id();
        String tag = given().get(page).header("ETag");
        given().header("If-None-Match", tag).get(page).then().statusCode(304);
        assertTrue(another.append(
                        another.read(game.id()).orElseThrow(),
                        new HandScored(TestGame.NINE),
                        game.device().id(),
                        null,
                        null,
                        Instant.now())
                .isPresent());
        given().header("If-None-Match", tag).get(page).then().statusCode(200).header("ETag", not(equalTo(tag)));
        given().get(page).then().body(containsString("id=\"hand-1\""));
    }

    @Test
    void aGameErasedByAnotherInstanceIsGoneHere() throws Exception {
        TestGame game = TestGame.withEveryKindOfEvent(access, scorekeeping);
        GameLedger another = new GameLedger(database);
        assertTrue(another.read(game.id()).isPresent(), "in the cache of both");
        try (StreamReader watcher = StreamReader.watch(service, game.id().value(), "7")) {
            assertTrue(another.erase(game.id(), 7));
            assertTrue(watcher.isEnded());
        }
        assertThrows(ErasedGame.class, () -> scorekeeping.game(game.id()));
        Request undo = new Request(game.device(), null, null);
        assertThrows(ErasedGame.class, () -> scorekeeping.execute(game.id(), new GameCommand.Undo(), undo));
        assertTrue(another.read(game.id()).isEmpty());
    }

    @Test
    void aGameErasedHereIsGoneForAnotherInstanceThatHasItCached() {
        TestGame game = TestGame.withEveryKindOfEvent(access, scorekeeping);
        GameLedger another = new GameLedger(database);
        RecordedGame recorded = another.read(game.id()).orElseThrow();
        assertInstanceOf(Outcome.Erased.class, scorekeeping.erase(game.id(), new Request(game.device(), null, null)));
        assertTrue(another.append(
                        recorded, new HandScored(TestGame.NINE), game.device().id(), null, null, Instant.now())
                .isEmpty());
        assertTrue(another.read(game.id()).isEmpty());
        assertTrue(another.audit(game.id()).isEmpty());
        assertTrue(new GameFinder(database)
                .find(game.device().scorebook(), GameFilter.ALL, null, 9)
                .isEmpty());
        assertEquals(0, new Summaries(database).games(game.device().scorebook()));
    }
}
