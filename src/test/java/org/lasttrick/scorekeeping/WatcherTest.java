package org.lasttrick.scorekeeping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lasttrick.ledger.GameId;

class WatcherTest {
    private static final int ENTRIES = 3_000;

    private final Watcher watcher = new Watcher(new GameId("game"), "client", 0, 1);

    private static List<Integer> versions(AssertSubscriber<LiveEvent> reader) {
        return reader.getItems().stream()
                .flatMap(event -> switch (event) {
                    case LiveEvent.Entry(int version) -> IntStream.of(version).boxed();
                    case LiveEvent.Heartbeat _, LiveEvent.Notice _ ->
                        IntStream.empty().boxed();
                })
                .toList();
    }

    @Test
    void aWatcherWhoIsFarBehindMissesNothing() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(1));
        watcher.sendUpTo(ENTRIES);
        for (int i = 0; i < ENTRIES + 10; i++) {
            reader.request(1);
        }
        assertEquals(IntStream.rangeClosed(1, ENTRIES).boxed().toList(), versions(reader));
        reader.assertNotTerminated();
    }

    @Test
    void aWatcherGetsNoMoreThanItAsksFor() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(3));
        watcher.sendUpTo(ENTRIES);
        assertEquals(List.of(1, 2), versions(reader));
    }

    @Test
    void aNoticeComesBeforeTheNextEntriesAndOnce() {
        AssertSubscriber<LiveEvent> reader = watcher.events().subscribe().withSubscriber(AssertSubscriber.create(2));
        watcher.sendNotice();
        watcher.sendNotice();
        watcher.sendUpTo(2);
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
        watcher.sendUpTo(ENTRIES);
        watcher.events().subscribe().withSubscriber(reader);
        assertEquals(ENTRIES, versions(reader).size());
    }
}
