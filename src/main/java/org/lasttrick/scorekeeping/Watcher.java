package org.lasttrick.scorekeeping;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import java.nio.channels.ClosedChannelException;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.GameId;

/**
 * One watcher of a game. It gets an event only when it asks for one, so that one that reads slowly misses nothing, and holds no
 * more than some numbers here.
 */
final class Watcher {
    private static final int MOST_UNREAD_HEARTBEATS = 2;

    private final GameId game;
    private final String client;
    private @Nullable MultiEmitter<? super LiveEvent> events;
    private int sent;
    private int latest;
    private int heartbeats = 1;
    private int unreadHeartbeats = 1;
    private boolean hasNotice;
    private boolean isSending;

    /** @param known the last version that it has; those up to {@code latest} are sent first, after a heartbeat */
    Watcher(GameId game, String client, int known, int latest) {
        this.game = game;
        this.client = client;
        this.sent = known;
        this.latest = latest;
    }

    GameId game() {
        return game;
    }

    /** From where it watches. */
    String client() {
        return client;
    }

    /** To be subscribed to once. */
    Multi<LiveEvent> events() {
        return Multi.createFrom().<LiveEvent>emitter(this::begin, BackPressureStrategy.ERROR);
    }

    private synchronized void begin(MultiEmitter<? super LiveEvent> emitter) {
        events = emitter.onRequest(more -> send());
        send();
    }

    /** Sends all versions up to this one, in order and each once, however often it is called. */
    synchronized void sendUpTo(int version) {
        latest = Math.max(latest, version);
        send();
    }

    synchronized void sendNotice() {
        hasNotice = true;
        send();
    }

    /**
     * Ends the stream instead after so many, and if the last ones were not read: nobody is there.
     *
     * @return whether it goes on
     */
    synchronized boolean sendHeartbeat(long most) {
        if (heartbeats >= most) {
            complete();
        } else if (unreadHeartbeats >= MOST_UNREAD_HEARTBEATS) {
            if (events != null) {
                events.fail(new ClosedChannelException());
            }
        } else {
            heartbeats++;
            unreadHeartbeats++;
            send();
            return true;
        }
        return false;
    }

    /** A reader that asks for more while it gets an event only makes the loop go on. */
    private synchronized void send() {
        if (isSending || events == null) {
            return;
        }
        isSending = true;
        try {
            while (events.requested() > 0 && (unreadHeartbeats > 0 || hasNotice || sent < latest)) {
                events.emit(next());
            }
        } finally {
            isSending = false;
        }
    }

    private LiveEvent next() {
        if (unreadHeartbeats > 0) {
            unreadHeartbeats--;
            return new LiveEvent.Heartbeat();
        }
        if (hasNotice) {
            hasNotice = false;
            return new LiveEvent.Notice();
        }
        sent++;
        return new LiveEvent.Entry(sent);
    }

    synchronized void complete() {
        if (events != null) {
            events.complete();
        }
    }
}
