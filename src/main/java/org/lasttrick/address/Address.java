package org.lasttrick.address;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.lasttrick.config.PublicUrl;

/**
 * An address is where a browser finds the service.
 *
 * @param url the address to open
 * @param reach who can open it
 */
public record Address(String url, Reach reach) {

    public enum Reach {
        /** Every device in the same network reaches it. */
        NETWORK,
        /** Only this computer reaches the service, since no network was found. */
        NO_NETWORK,
        /** Only this computer reaches the service, since it was configured so. */
        THIS_COMPUTER,
        /** Every device reaches it that can reach the configured host, or the proxy. */
        CONFIGURED
    }

    /**
     * @param host the host that the service listens on, as configured
     * @param port the port that it really listens on
     * @param lan this computer's address in the local network, if it has one
     */
    public static Address of(String host, int port, Optional<InetAddress> lan) {
        return switch (host) {
            case "0.0.0.0", "::", "[::]" ->
                lan.map(address -> new Address(url(address.getHostAddress(), port), Reach.NETWORK))
                        .orElseGet(() -> new Address(url("localhost", port), Reach.NO_NETWORK));
            case "localhost", "127.0.0.1", "::1" -> new Address(url("localhost", port), Reach.THIS_COMPUTER);
            default -> new Address(url(host, port), Reach.CONFIGURED);
        };
    }

    /**
     * @param host the host that the service listens on, as configured
     * @param local where this computer has taken a connection: others in that network reach it there, too
     */
    public static Address of(String host, InetSocketAddress local) {
        InetAddress here = local.getAddress();
        boolean isOnlyHere = here.isLoopbackAddress() || here.isLinkLocalAddress();
        return of(host, local.getPort(), isOnlyHere ? LanAddress.find() : Optional.of(here));
    }

    /** Returns the proxy's address: who can open it is the proxy's affair. */
    public static Address of(PublicUrl proxy) {
        return new Address(proxy.origin().toString(), Reach.CONFIGURED);
    }

    private static String url(String host, int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
