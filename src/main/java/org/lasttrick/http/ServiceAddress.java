package org.lasttrick.http;

import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lasttrick.launch.Address;
import org.lasttrick.launch.PublicUrl;
import org.lasttrick.launch.Settings;

/** Where browsers reach the service. {@code Host} and its like are never asked: a client may write anything there. */
@ApplicationScoped
public class ServiceAddress {
    private final Settings settings;
    private final String host;
    private final RoutingContext request;

    ServiceAddress(Settings settings, @ConfigProperty(name = "quarkus.http.host") String host, RoutingContext request) {
        this.settings = settings;
        this.host = host;
        this.request = request;
    }

    /** The public URL; without one, this computer's address in the network from which this request came. */
    public URI uri() {
        return settings.publicUrl().map(PublicUrl::origin).orElseGet(this::local);
    }

    /** Changes with {@link #uri} from one request to another, but is known without a look at this computer's networks. */
    public String key() {
        return settings.publicUrl()
                .map(PublicUrl::origin)
                .map(URI::toString)
                .orElseGet(() -> request.request().localAddress().hostAddress());
    }

    private URI local() {
        SocketAddress local = request.request().localAddress();
        InetAddress here = InetAddress.ofLiteral(local.hostAddress());
        return URI.create(
                Address.of(host, new InetSocketAddress(here, local.port())).url());
    }
}
