package org.lasttrick.scorekeeping;

import io.smallrye.mutiny.subscription.MultiEmitter;
import java.nio.channels.ClosedChannelException;
import org.lasttrick.ledger.GameId;

/** One watcher of a game, and the last version that was sent. */
final class Watcher {
    private static final int MOST_UNREAD_HEARTBEATS = 2;

    private final GameId game;
    private final String client;
    private final MultiEmitter<? super LiveEvent> events;
    private int known;
    private int heartbeats;
    private int heartbeatsRead;

    Watcher(GameId game, String client, int known, MultiEmitter<? super LiveEvent> events) {
        this.game = game;
        this.client = client;
        this.known = known;
        this.events = events;
    }

    GameId game() {
        return game;
    }

    /** From where it watches. */
    String client() {
        return client;
    }

    /** Sends all versions up to this one, in order and each once, however often it is called. */
    synchronized void sendUpTo(int version) {
        while (known < version) {
            known++;
            events.emit(new LiveEvent.Entry(known));
        }
    }

    /** Ends the stream instead if the last heartbeats were not read: nobody is there. */
    synchronized void sendHeartbeat() {
        if (heartbeats - heartbeatsRead >= MOST_UNREAD_HEARTBEATS) {
            events.fail(new ClosedChannelException());
        } else {
            heartbeats++;
            events.emit(new LiveEvent.Heartbeat());
        }
    }

    synchronized void hasRead(LiveEvent event) {
        if (event instanceof LiveEvent.Heartbeat) {
            heartbeatsRead++;
        }
    }

    synchronized boolean hasHeartbeats(long number) {
        return heartbeats >= number;
    }

    void complete() {
        events.complete();
    }
}
