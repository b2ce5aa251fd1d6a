package org.lasttrick.http.limits;

import io.netty.channel.Channel;
import io.netty.util.AttributeKey;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A connection that is closed if it is idle for too long, or if a request takes too long to arrive or to be answered. Its state
 * changes on the connection's event loop only.
 */
final class OpenConnection {
    private static final AttributeKey<OpenConnection> KEY = AttributeKey.valueOf(OpenConnection.class, "connection");

    private final Channel channel;
    private final Duration idle;
    /** What to do at the end of each request in progress. HTTP/1.1 has one at a time. */
    private final List<Runnable> requests = new ArrayList<>();

    private @Nullable Future<?> deadline;

    private OpenConnection(Channel channel, Duration idle) {
        this.channel = channel;
        this.idle = idle;
        channel.closeFuture().addListener(closed -> {
            List.copyOf(requests).forEach(this::requestEnds);
            cancelDeadline();
        });
    }

    /** @param acceptor the event loop that accepts connections: this one has none of its own yet */
    static void accepted(Channel channel, Duration idle, EventExecutor acceptor) {
        OpenConnection opened = new OpenConnection(channel, idle);
        channel.attr(KEY).set(opened);
        opened.closeAfter(idle, acceptor);
    }

    static OpenConnection of(Channel channel, Duration idle) {
        OpenConnection opened = channel.attr(KEY).get();
        if (opened == null) {
            opened = new OpenConnection(channel, idle);
            channel.attr(KEY).set(opened);
        }
        return opened;
    }

    /**
     * @param most until the request has to be answered; zero: as long as the client listens
     * @param atEnd is run once, when the request is answered or the connection is closed
     */
    void requestBegins(Duration most, Runnable atEnd) {
        requests.add(atEnd);
        closeAfter(most, channel.eventLoop());
    }

    /** From now on the head of the next request has to be complete in time, however slowly it comes. */
    void requestEnds(Runnable atEnd) {
        if (!channel.eventLoop().inEventLoop()) {
            channel.eventLoop().execute(() -> requestEnds(atEnd));
            return;
        }
        if (!requests.remove(atEnd)) {
            return;
        }
        atEnd.run();
        if (requests.isEmpty()) {
            closeAfter(idle, channel.eventLoop());
        }
    }

    private void closeAfter(Duration most, EventExecutor executor) {
        cancelDeadline();
        deadline = most.isZero() || !channel.isOpen()
                ? null
                : executor.schedule((Runnable) this::close, most.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void cancelDeadline() {
        if (deadline != null) {
            deadline.cancel(false);
        }
    }

    private void close() {
        var _ = channel.close();
    }
}
