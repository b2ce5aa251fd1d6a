package org.lasttrick.scorekeeping;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import java.nio.channels.ClosedChannelException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Head;
import org.lasttrick.chain.RecordedGame;

/**
 * A watcher follows a game. It gets an event only when it asks for one, so that one that reads slowly misses nothing, and holds
 * little here.
 */
final class Watcher {
    private static final int MOST_UNREAD_HEARTBEATS = 2;
    private static final LiveEvent HEARTBEAT = new LiveEvent.Heartbeat();
    private static final LiveEvent NOTICE = new LiveEvent.Notice();

    private final GameId game;
    private final String scorebook;
    private final String client;
    private @Nullable MultiEmitter<? super LiveEvent> events;

    /** The watcher gets these events before the next entries: no more than some heartbeats, a notice, and one event of lost entries. */
    private final Queue<LiveEvent> first = new ArrayDeque<>(List.of(HEARTBEAT));

    private int sent;
    private Head latest;
    private int heartbeats = 1;
    private boolean isSending;

    /**
     * @param known the last version that it has: those after it are sent first, after a heartbeat; or a later one than the game has,
     *     which means that entries are lost
     */
    Watcher(RecordedGame game, String client, int known) {
        this.game = game.id();
        this.scorebook = game.scorebook();
        this.client = client;
        this.latest = game.headAt(game.version());
        this.sent = Math.min(known, latest.version());
        if (known > sent) {
            first.add(new LiveEvent.LostEntries(known, sent));
        }
    }

    GameId game() {
        return game;
    }

    /** Returns the book of the watcher's game. */
    String scorebook() {
        return scorebook;
    }

    /** Returns whether both watch from the same address. */
    boolean isFromSameClient(Watcher other) {
        return client.equals(other.client);
    }

    /** Returns the events, to be subscribed to once. */
    Multi<LiveEvent> events() {
        return Multi.createFrom().<LiveEvent>emitter(this::begin, BackPressureStrategy.ERROR);
    }

    private synchronized void begin(MultiEmitter<? super LiveEvent> emitter) {
        events = emitter.onRequest(more -> send());
        send();
    }

    /** Returns the last entry that is sent, or is to be. */
    synchronized Head latest() {
        return latest;
    }

    /**
     * Sends all versions of the game, in order and each once, however often it is called. A game that lacks an entry that was sent,
     * or was to be, is either an older state of it, or has lost entries.
     *
     * @param known what {@link #latest} was before the game was read, so that it can't be an older state; {@code null}: not noted
     */
    synchronized void update(RecordedGame now, @Nullable Head known) {
        boolean isContinued = now.contains(latest);
        if (isContinued || latest.equals(known) || now.version() >= latest.version()) {
            int had = latest.version();
            latest = now.headAt(now.version());
            if (!isContinued) {
                first.removeIf(LiveEvent.LostEntries.class::isInstance);
                first.add(new LiveEvent.LostEntries(had, latest.version()));
                sent = latest.version();
            }
            send();
        }
    }

    synchronized void sendNotice() {
        if (!first.contains(NOTICE)) {
            first.add(NOTICE);
        }
        send();
    }

    /**
     * Sends a heartbeat. It ends the stream instead after so many, and if the last ones were not read: nobody is there.
     *
     * @return whether it goes on
     */
    synchronized boolean sendHeartbeat(long most) {
        if (heartbeats >= most) {
            complete();
        } else if (Collections.frequency(first, HEARTBEAT) >= MOST_UNREAD_HEARTBEATS) {
            if (events != null) {
                events.fail(new ClosedChannelException());
            }
        } else {
            heartbeats++;
            first.add(HEARTBEAT);
            send();
            return true;
        }
        return false;
    }

    /** Sends what the reader has asked for. If it asks for more while it gets an event, that only makes the loop go on. */
    private synchronized void send() {
        if (isSending || events == null) {
            return;
        }
        isSending = true;
        try {
            while (events.requested() > 0 && (!first.isEmpty() || sent < latest.version())) {
                events.emit(next());
            }
        } finally {
            isSending = false;
        }
    }

    private LiveEvent next() {
        LiveEvent event = first.poll();
        return event == null ? new LiveEvent.Entry(++sent) : event;
    }

    /** Says that the service stops, if the watcher listens, and ends the stream. */
    synchronized void stop() {
        if (events != null && events.requested() > 0) {
            events.emit(new LiveEvent.Stop());
        }
        complete();
    }

    synchronized void complete() {
        if (events != null) {
            events.complete();
        }
    }
}
