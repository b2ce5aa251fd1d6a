package org.lasttrick.scorekeeping;

import io.smallrye.mutiny.subscription.MultiEmitter;
import org.lasttrick.ledger.GameId;

/** Somebody who watches a game, and what they know of it. */
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

    /** In order and each once, whoever tells it how often. */
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
