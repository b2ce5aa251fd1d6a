package org.lasttrick.http.limits;

import io.smallrye.common.net.CidrAddress;
import io.smallrye.common.net.Inet;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lasttrick.config.ServiceConfig;

/** Knows the addresses from which Quarkus takes forwarded headers; without a public URL there are none. */
@ApplicationScoped
public class TrustedProxies {
    private final List<CidrAddress> networks;

    TrustedProxies(
            ServiceConfig settings,
            @ConfigProperty(name = "quarkus.http.proxy.trusted-proxies") List<String> addresses) {
        this.networks = settings.publicUrl().isPresent()
                ? addresses.stream().flatMap(TrustedProxies::network).toList()
                : List.of();
    }

    /**
     * Returns the network of an address; none for a name: to look that up would hold up all connections, so those of such a proxy are
     * counted.
     */
    private static Stream<CidrAddress> network(String address) {
        String ofOne = address.contains(":") ? "/128" : "/32";
        return Stream.ofNullable(Inet.parseCidrAddress(address.contains("/") ? address : address + ofOne));
    }

    /** Returns whether a trusted proxy has sent the request. */
    public boolean sent(RoutingContext http) {
        SocketAddress peer = http.request().connection().remoteAddress(true);
        return include(InetAddress.ofLiteral(peer.hostAddress()));
    }

    boolean include(InetAddress address) {
        return networks.stream().anyMatch(network -> network.matches(address));
    }
}
