package org.lasttrick.scorekeeping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.TestChain;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.transfer.export.Games;

class WatcherTest {
    private static final int ENTRIES = 3_000;

    private static final RecordedGame GAME = withHands(ENTRIES - 1, TestChain.ACTOR);

    private final Watcher watcher = new Watcher(GAME.asOf(1), "client", 0);

    private static RecordedGame withHands(int hands, String actor) {
        GameEvent hand = new HandScored(new HighCard(Card.TWO, List.of(new PlayerId(1)), Extras.NONE));
        Stream<GameEvent> events = IntStream.range(0, hands).mapToObj(i -> i % 2 == 0 ? hand : new EntryUndone(i + 1));
        return TestChain.of(
                Stream.concat(Stream.of(Games.of("Friday", "Anna", "Bo").game().start()), events)
                        .toList(),
                actor);
    }

    private static List<LiveEvent> lost(AssertSubscriber<LiveEvent> reader) {
        return reader.getItems().stream()
                .filter(LiveEvent.LostEntries.class::isInstance)
                .toList();
    }

    private static List<Integer> versions(AssertSubscriber<LiveEvent> reader) {
        return reader.getItems().stream()
                .flatMap(event -> switch (event) {
                    case LiveEvent.Entry(int version) -> IntStream.of(version).boxed();
                    case LiveEvent.LostEntries _, LiveEvent.Heartbeat _, LiveEvent.Notice _, LiveEvent.Stop _ ->
                        IntStream.empty().boxed();
                })
                .toList();
    }

    @Test
    void aWatcherWhoIsFarBehindMissesNothing() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(1));
        watcher.update(GAME, null);
        for (int i = 0; i < ENTRIES + 10; i++) {
            reader.request(1);
        }
        assertEquals(IntStream.rangeClosed(1, ENTRIES).boxed().toList(), versions(reader));
        reader.assertNotTerminated();
    }

    @Test
    void aWatcherGetsNoMoreThanItAsksFor() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(3));
        watcher.update(GAME, null);
        assertEquals(List.of(1, 2), versions(reader));
    }

    @Test
    void aNoticeComesBeforeTheNextEntriesAndOnce() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(2));
        watcher.sendNotice();
        watcher.sendNotice();
        watcher.update(GAME.asOf(2), null);
        reader.request(10);
        assertEquals(
                List.of(
                        new LiveEvent.Heartbeat(),
                        new LiveEvent.Entry(1),
                        new LiveEvent.Notice(),
                        new LiveEvent.Entry(2)),
                reader.getItems());
    }

    @Test
    void aWatcherMayAskForTheNextWhileItGetsOne() {
        AssertSubscriber<LiveEvent> reader = new AssertSubscriber<>(1) {
            @Override
            public void onItem(LiveEvent event) {
                super.onItem(event);
                request(1);
            }
        };
        watcher.update(GAME, null);
        watcher.events().subscribe().withSubscriber(reader);
        assertEquals(ENTRIES, versions(reader).size());
    }

    @Test
    void anOlderStateOfTheGameIsNoNews() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(100));
        watcher.update(GAME.asOf(9), null);
        watcher.update(GAME.asOf(7), null);
        watcher.update(GAME.asOf(7), GAME.headAt(5));
        watcher.update(GAME.asOf(10), null);
        assertEquals(IntStream.rangeClosed(1, 10).boxed().toList(), versions(reader));
        assertEquals(List.of(), lost(reader));
    }

    @Test
    void aGameThatEndsEarlierThanBeforeItWasReadHasLostEntries() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(100));
        watcher.update(GAME.asOf(9), null);
        watcher.update(GAME.asOf(7), watcher.latest());
        watcher.update(GAME.asOf(8), null);
        assertEquals(List.of(new LiveEvent.LostEntries(9, 7)), lost(reader));
        assertEquals(8, versions(reader).getLast());
    }

    @Test
    void aGameWithOtherEntriesHasLostThose() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(100));
        RecordedGame other = withHands(20, "another tablet");
        watcher.update(GAME.asOf(9), null);
        watcher.update(other.asOf(9), null);
        watcher.update(GAME.asOf(12), null);
        assertEquals(List.of(new LiveEvent.LostEntries(9, 9), new LiveEvent.LostEntries(9, 12)), lost(reader));
        assertEquals(9, versions(reader).getLast());
    }
}
