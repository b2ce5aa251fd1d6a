package org.lasttrick.http;

import io.quarkus.vertx.http.HttpServer;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lasttrick.address.Address;
import org.lasttrick.config.PublicUrl;
import org.lasttrick.config.ServiceConfig;

/** Knows where browsers reach the service. {@code Host} and its like are never asked: a client may write anything there. */
@Named("service")
@ApplicationScoped
public class ServiceAddress {
    private static final Set<String> THIS_DEVICE = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Optional<URI> proxy;
    private final String host;
    private final HttpServer server;
    private final RoutingContext request;

    ServiceAddress(
            ServiceConfig settings,
            @ConfigProperty(name = "quarkus.http.host") String host,
            HttpServer server,
            RoutingContext request) {
        this.proxy = settings.publicUrl().map(PublicUrl::origin);
        this.host = host;
        this.server = server;
        this.request = request;
    }

    /**
     * Returns the public URL; without one, this computer's address in the network from which this request came. It is one of http
     * even if the request came by https at home: devices that don't trust its certificate open it, too.
     */
    public URI uri() {
        return proxy.orElseGet(this::local);
    }

    /**
     * Returns a text that changes with {@link #uri} and {@link #isSecure} from one request to another, but is known without a look
     * at this computer's networks. On the service's own computer it stays the same when the network changes.
     */
    public String key() {
        return proxy.map(URI::toString)
                .orElseGet(() -> request.request().isSSL()
                        + request.request().localAddress().hostAddress());
    }

    /**
     * Returns whether a browser lets the request's page do what needs a secure connection: by https, or on the service's own
     * computer.
     */
    public boolean isSecure() {
        return proxy.map(origin -> origin.getScheme().equals("https"))
                .orElseGet(() -> request.request().isSSL() || here().isLoopbackAddress());
    }

    /** Returns whether no other device can open the address. */
    public static boolean isOnlyHere(URI address) {
        return THIS_DEVICE.contains(String.valueOf(address.getHost()));
    }

    private URI local() {
        int port = request.request().isSSL()
                ? server.getPort()
                : request.request().localAddress().port();
        return URI.create(Address.of(host, new InetSocketAddress(here(), port)).url());
    }

    private InetAddress here() {
        return InetAddress.ofLiteral(request.request().localAddress().hostAddress());
    }
}
