package org.lasttrick.http.limits;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ServerChannel;
import io.netty.channel.SingleThreadEventLoop;
import io.netty.util.concurrent.EventExecutor;
import io.quarkus.vertx.http.HttpServerStart;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.impl.VertxInternal;
import io.vertx.core.net.impl.ConnectionBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.ObservesAsync;
import java.net.InetSocketAddress;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lasttrick.launch.Limits;
import org.lasttrick.launch.Settings;

/**
 * Counts connections by client as they are accepted, and closes those that send no whole request. Quarkus has neither setting, and
 * Vert.x knows of a request only when its head is complete: so this listens where Netty accepts connections.
 */
@ApplicationScoped
class Connections {
    private static final String NAME = "lasttrick-connections";

    private final Vertx vertx;
    private final Limits limits;
    private final Places places;
    private final Set<Channel> servers = ConcurrentHashMap.newKeySet();

    /** @param behindProxy whether a proxy says who the clients are; then its own connections are not counted */
    Connections(
            Vertx vertx,
            Settings settings,
            @ConfigProperty(name = "quarkus.http.proxy.proxy-address-forwarding", defaultValue = "false")
                    boolean behindProxy) {
        this.vertx = vertx;
        this.limits = settings.limits();
        this.places = new Places(behindProxy ? Integer.MAX_VALUE : limits.connectionsPerClient(), Integer.MAX_VALUE);
    }

    void listen(@ObservesAsync HttpServerStart started) {
        for (EventExecutor acceptor : ((VertxInternal) vertx).getAcceptorEventLoopGroup()) {
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

    /** From now on connections are refused, and those that there are go on. */
    void stopAccepting() {
        servers.forEach(server -> server.close().awaitUninterruptibly());
        servers.clear();
    }

    @Sharable
    private final class Acceptance extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            Channel accepted = (Channel) message;
            if (accepted.remoteAddress() instanceof InetSocketAddress address) {
                Client client = Client.of(address.getAddress());
                if (!places.take(client)) {
                    accepted.unsafe().closeForcibly();
                    return;
                }
                accepted.closeFuture().addListener(closed -> places.giveBack(client));
            }
            OpenConnection.accepted(accepted, limits.idleTime(), context.executor());
            context.fireChannelRead(message);
        }
    }

    OpenConnection of(HttpConnection connection) {
        return OpenConnection.of(((ConnectionBase) connection).channel(), limits.idleTime());
    }
}
