package org.lasttrick.scorekeeping;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import io.smallrye.mutiny.subscription.Cancellable;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.channels.ClosedChannelException;
import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.StreamReader;
import org.lasttrick.TableOwner;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.instances.OtherInstances;
import org.lasttrick.ledger.GameLedger;

/** Watchers are removed when they disconnect, and limited in number. */
@QuarkusTest
@Timeout(30)
class LiveGamesTest {

    @TestHTTPResource("/")
    URI service;

    @Inject
    LiveGames live;

    @Inject
    ServiceConfig settings;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    @Inject
    GameLedger ledger;

    @Inject
    OtherInstances others;

    @Inject
    ScheduledExecutorService executor;

    private Device device;
    private RecordedGame game;

    @BeforeEach
    void aGame() {
        device = access.open("Friday", "Kitchen tablet").first().device();
        List<Entrant> players = List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0));
        Outcome.OfStart started = scorekeeping.start(
                new StartGame(null, "agurk", null, players, null), new Request(device, "start", null));
        game = ((Outcome.Done) started).game();
    }

    @Test
    void aWatcherWhoDisconnectsIsRemoved() throws Exception {
        awaitNobody();
        StreamReader watcher = StreamReader.watch(service, game.id().value(), "");
        watcher.next();
        assertEquals(1, live.watching());
        watcher.close();
        awaitNobody();
    }

    @Test
    void oneWatcherTooManyOfAGameIsRefused() throws Exception {
        awaitNobody();
        List<Cancellable> watchers = new ArrayList<>();
        for (int i = 0; i < settings.limits().streamsPerGame(); i++) {
            watchers.add(live.watch(game, null, "client " + i)
                    .orElseThrow()
                    .subscribe()
                    .with(events -> {}));
        }
        try {
            assertTrue(live.watch(game, null, "another").isEmpty());
            given().accept("text/event-stream")
                    .get("/api/games/{game}/stream", game.id().value())
                    .then()
                    .statusCode(429)
                    .header("Retry-After", "30")
                    .body("type", equalTo("urn:lasttrick:too-many-watch"));
        } finally {
            watchers.forEach(Cancellable::cancel);
        }
        assertEquals(0, live.watching());
    }

    @Test
    void oneClientHasOnlySoManyStreams() throws Exception {
        awaitNobody();
        List<Cancellable> watchers = new ArrayList<>();
        for (int i = 0; i < settings.limits().streamsPerClient(); i++) {
            watchers.add(
                    live.watch(game, null, "club").orElseThrow().subscribe().with(events -> {}));
        }
        try {
            assertTrue(live.watch(game, null, "club").isEmpty());
            watchers.add(
                    live.watch(game, null, "another").orElseThrow().subscribe().with(events -> {}));
        } finally {
            watchers.forEach(Cancellable::cancel);
        }
    }

    @Test
    void aWatcherCountsBeforeItsStreamBegins() throws Exception {
        awaitNobody();
        List<Multi<LiveEvent>> streams = new ArrayList<>();
        for (int i = 0; i < settings.limits().streamsPerClient(); i++) {
            streams.add(live.watch(game, null, "club").orElseThrow());
        }
        assertTrue(live.watch(game, null, "club").isEmpty());
        streams.forEach(stream -> stream.subscribe().with(events -> {}).cancel());
        assertEquals(0, live.watching());
    }

    @Test
    void aStreamThatNeverBeginsIsForgotten() throws Exception {
        awaitNobody();
        assertTrue(live.watch(game, null, "club").isPresent());
        for (int i = 0; i < 4; i++) {
            live.sendHeartbeats();
        }
        assertEquals(0, live.watching());
    }

    @Test
    void heartbeatsComeWhileTheDatabaseHangs() throws Exception {
        LiveGames fast = new LiveGames(ledger, others, executor, settings, Duration.ofMillis(200));
        try (Connection _ = TableOwner.locks("entry")) {
            fast.start();
            AssertSubscriber<LiveEvent> reader = fast.watch(game, 1, "client")
                    .orElseThrow()
                    .subscribe()
                    .withSubscriber(AssertSubscriber.create(Long.MAX_VALUE));
            reader.awaitItems(5, Duration.ofSeconds(3)).assertNotTerminated();
        } finally {
            fast.stop(new ShutdownDelayInitiatedEvent());
        }
    }

    @Test
    void whatAnotherInstanceTellsIsNotWaitedFor() throws Exception {
        ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
        LiveGames withoutPolling = new LiveGames(ledger, others, thread, settings, Duration.ofMillis(200));
        AssertSubscriber<LiveEvent> reader = withoutPolling
                .watch(game, 1, "client")
                .orElseThrow()
                .subscribe()
                .withSubscriber(AssertSubscriber.create(Long.MAX_VALUE));
        // What came while the stream was opened has been looked for then.
        thread.close();
        assertInstanceOf(
                Outcome.Done.class,
                scorekeeping.execute(game.id(), new GameCommand.Abandon(), new Request(device, null, null)));
        withoutPolling.changed(new OtherInstances.Changed(Set.of("another game")));
        assertFalse(reader.getItems().contains(new LiveEvent.Entry(2)));
        withoutPolling.changed(new OtherInstances.Changed(Set.of(game.id().value())));
        assertTrue(reader.getItems().contains(new LiveEvent.Entry(2)));
        reader.cancel();
    }

    @Test
    void anEntryThatComesWhileTheStreamIsOpenedIsNotMissed() {
        LiveGames withoutPolling = new LiveGames(ledger, others, executor, settings, Duration.ofMillis(200));
        scorekeeping.execute(game.id(), new GameCommand.Abandon(), new Request(device, null, null));
        AssertSubscriber<LiveEvent> reader = withoutPolling
                .watch(game, 1, "client")
                .orElseThrow()
                .subscribe()
                .withSubscriber(AssertSubscriber.create(Long.MAX_VALUE));
        reader.awaitItems(2).cancel();
        assertEquals(new LiveEvent.Entry(2), reader.getLastItem());
    }

    @Test
    void aWatcherWhoDoesNotReadIsLetGo() throws Exception {
        awaitNobody();
        AssertSubscriber<LiveEvent> reader = watching(Long.MAX_VALUE);
        AssertSubscriber<LiveEvent> stuck = watching(1);
        for (int i = 0; i < 4; i++) {
            live.sendHeartbeats();
        }
        assertEquals(1, live.watching());
        stuck.assertFailedWith(ClosedChannelException.class);
        reader.assertNotTerminated().cancel();
    }

    @Test
    void aStreamEndsAfterItsTime() throws Exception {
        awaitNobody();
        AssertSubscriber<LiveEvent> reader = watching(Long.MAX_VALUE);
        long most = settings.limits().streamTime().toSeconds() / 15;
        for (int i = 0; i < most; i++) {
            live.sendHeartbeats();
        }
        reader.assertCompleted();
        assertEquals(0, live.watching());
    }

    private AssertSubscriber<LiveEvent> watching(long requested) {
        return live.watch(game, null, "client")
                .orElseThrow()
                .subscribe()
                .withSubscriber(AssertSubscriber.create(requested));
    }

    @Test
    void theStreamOfAnErasedGameEnds() throws Exception {
        awaitNobody();
        try (StreamReader watcher = StreamReader.watch(service, game.id().value(), "")) {
            watcher.next();
            assertEquals(1, live.watching());
            Request request = new Request(device, null, null);
            assertInstanceOf(Outcome.Erased.class, scorekeeping.erase(game.id(), request));
            assertEquals(0, live.watching());
            assertTrue(watcher.isEnded());
        }
    }

    private void awaitNobody() throws InterruptedException {
        while (live.watching() > 0) {
            Thread.sleep(20);
        }
    }
}
