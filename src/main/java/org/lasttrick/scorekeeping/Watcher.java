package org.lasttrick.scorekeeping;

import io.smallrye.mutiny.subscription.MultiEmitter;
import org.lasttrick.ledger.GameId;

/** One watcher of a game, and the last version that was sent. */
final class Watcher {
    private final GameId game;
    private final MultiEmitter<? super LiveEvent> events;
    private int known;

    Watcher(GameId game, int known, MultiEmitter<? super LiveEvent> events) {
        this.game = game;
        this.known = known;
        this.events = events;
    }

    GameId game() {
        return game;
    }

    /** Sends all versions up to this one, in order and each once, however often it is called. */
    synchronized void sendUpTo(int version) {
        while (known < version) {
            known++;
            events.emit(new LiveEvent.Entry(known));
        }
    }

    synchronized void sendHeartbeat() {
        events.emit(new LiveEvent.Heartbeat());
    }

    void complete() {
        events.complete();
    }
}
