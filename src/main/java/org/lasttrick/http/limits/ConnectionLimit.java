package org.lasttrick.http.limits;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.SingleThreadEventLoop;
import io.netty.util.concurrent.EventExecutor;
import io.quarkus.netty.BossEventLoopGroup;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.vertx.http.HttpServerStart;
import io.quarkus.vertx.http.HttpsServerStart;
import io.vertx.core.Vertx;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.config.Limits;
import org.lasttrick.config.ServiceConfig;

/**
 * Refuses connections that are one too many of their client, and closes those that send no whole request in time, or whose request
 * takes too long. Quarkus has no setting for either, and Vert.x knows of a request only when its head is complete: so this listens
 * where Netty accepts connections.
 */
@ApplicationScoped
class ConnectionLimit {
    private static final String NAME = "lasttrick-connections";
    private static final int MILLIS_BETWEEN_LOOKS = 100;
    private static final Duration FOR_EVER = Duration.ofDays(365);

    private final EventLoopGroup acceptors;
    private final Vertx vertx;
    private final Duration idle;
    private final ConcurrencyLimit accepted;
    private final TrustedProxies proxies;
    /** Open connections are found by their other ends. */
    private final ConcurrentMap<InetSocketAddress, Connection> open = new ConcurrentHashMap<>();

    private final Set<Channel> servers = ConcurrentHashMap.newKeySet();
    private final long timer;

    ConnectionLimit(
            @BossEventLoopGroup EventLoopGroup acceptors, Vertx vertx, ServiceConfig settings, TrustedProxies proxies) {
        Limits limits = settings.limits();
        this.acceptors = acceptors;
        this.vertx = vertx;
        this.idle = limits.idleTime();
        this.accepted = new ConcurrencyLimit(limits.connectionsPerClient(), Integer.MAX_VALUE);
        this.proxies = proxies;
        this.timer = vertx.setPeriodic(MILLIS_BETWEEN_LOOKS, now -> closeOverdue());
    }

    /**
     * A connection is known until it is closed.
     *
     * @param request the one in progress; {@code null} for none
     * @param deadline when it will be closed, as a {@link System#nanoTime}
     */
    private record Connection(Channel channel, @Nullable OpenRequest request, long deadline) {
        Connection(Channel channel, @Nullable OpenRequest request, Duration most) {
            this(channel, request, System.nanoTime() + most.toNanos());
        }

        /**
         * Ends the request in progress, and returns {@code null}, as the connection is no longer known: RESTEasy takes the place of a stream's end handlers, so that the end of its connection is
         * its end.
         */
        @Nullable
        Connection ended() {
            if (request != null) {
                request.answered();
            }
            return null;
        }

        void closeIfOverdue() {
            if (deadline - System.nanoTime() < 0) {
                var _ = channel.close();
            }
        }
    }

    void listen(@ObservesAsync HttpServerStart started) {
        listen();
    }

    void listen(@ObservesAsync HttpsServerStart started) {
        listen();
    }

    private void listen() {
        for (EventExecutor acceptor : acceptors) {
            acceptor.execute(() -> ((SingleThreadEventLoop) acceptor)
                    .registeredChannelsIterator()
                    .forEachRemaining(this::listen));
        }
    }

    private void listen(Channel server) {
        if (server instanceof ServerChannel && server.pipeline().get(NAME) == null) {
            servers.add(server);
            server.pipeline().addFirst(NAME, new Acceptance());
        }
    }

    boolean isListening() {
        return !servers.isEmpty();
    }

    /** Refuses connections from now on, while those that there are go on. */
    void stopAccepting() {
        servers.forEach(server -> server.close().awaitUninterruptibly());
        servers.clear();
    }

    @Sharable
    private final class Acceptance extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            Channel channel = (Channel) message;
            if (channel.remoteAddress() instanceof InetSocketAddress address && !accept(channel, address)) {
                channel.unsafe().closeForcibly();
            } else {
                context.fireChannelRead(message);
            }
        }
    }

    private boolean accept(Channel channel, InetSocketAddress peer) {
        Client client = Client.of(peer.getAddress());
        boolean isCounted = !proxies.include(peer.getAddress());
        if (isCounted && !accepted.tryAcquire(client)) {
            return false;
        }
        open.put(peer, new Connection(channel, null, idle));
        channel.closeFuture().addListener(closed -> {
            if (isCounted) {
                accepted.release(client);
            }
            open.computeIfPresent(peer, (same, now) -> now.channel.equals(channel) ? now.ended() : now);
        });
        return true;
    }

    private void closeOverdue() {
        open.values().forEach(Connection::closeIfOverdue);
    }

    void stop(@Observes ShutdownEvent end) {
        vertx.cancelTimer(timer);
        // In development mode the server goes on, for the next start.
        servers.stream()
                .map(Channel::pipeline)
                .filter(pipeline -> pipeline.get(NAME) != null)
                .forEach(pipeline -> pipeline.remove(NAME));
    }

    /** @param most until the request has to be answered; zero: as long as the client listens */
    void requestBegins(RoutingContext http, OpenRequest request, Duration most) {
        InetSocketAddress peer = peer(http);
        Duration time = most.isZero() ? FOR_EVER : most;
        open.computeIfPresent(peer, (same, now) -> new Connection(now.channel, request, time));
        // From then on the head of the next request has to be complete in time, however slowly it comes.
        http.addEndHandler(ended -> open.computeIfPresent(
                peer, (same, now) -> request.equals(now.request) ? new Connection(now.channel, null, idle) : now));
    }

    /** Gives the request in progress more time, from now on. */
    void extend(RoutingContext http, Duration most) {
        open.computeIfPresent(
                peer(http), (same, now) -> now.request == null ? now : new Connection(now.channel, now.request, most));
    }

    private static InetSocketAddress peer(RoutingContext http) {
        SocketAddress remote = http.request().connection().remoteAddress(true);
        return new InetSocketAddress(InetAddress.ofLiteral(remote.hostAddress()), remote.port());
    }
}
