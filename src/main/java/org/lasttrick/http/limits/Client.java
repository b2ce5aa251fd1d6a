package org.lasttrick.http.limits;

import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A client is whom a limit counts: an IPv4 address, or an IPv6 network of 64 bits, since one computer has all addresses of such a
 * network.
 *
 * @param address never a name: that would have to be looked up
 */
public record Client(String address) {
    private static final int NETWORK_BYTES = 8;

    /** Returns the client of a request; the address that a proxy forwards only counts where Quarkus trusts the proxy. */
    public static Client of(RoutingContext http) {
        SocketAddress remote = http.request().remoteAddress();
        return of(remote == null ? null : Objects.requireNonNullElse(remote.hostAddress(), remote.host()));
    }

    /** @param address as a literal; {@code null} and all other texts are clients of their own */
    static Client of(@Nullable String address) {
        if (address == null) {
            return new Client("local");
        }
        try {
            return of(InetAddress.ofLiteral(address));
        } catch (IllegalArgumentException e) {
            return new Client(address);
        }
    }

    static Client of(InetAddress address) {
        return new Client(
                address instanceof Inet6Address
                        ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                        : address.getHostAddress());
    }
}
