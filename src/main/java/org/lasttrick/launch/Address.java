package org.lasttrick.launch;

import java.net.Inet4Address;
import java.util.Optional;

/**
 * Where a browser finds the service.
 *
 * @param url the address to open
 * @param reach who can open it
 */
record Address(String url, Reach reach) {

    enum Reach {
        /** Every device in the same network. */
        NETWORK,
        /** This computer only, since no network was found. */
        NO_NETWORK,
        /** This computer only, since it was configured so. */
        THIS_COMPUTER,
        /** Every device that can reach the configured host, or the proxy. */
        CONFIGURED
    }

    /**
     * @param host the host that the service listens on, as configured
     * @param port the port that it really listens on
     * @param lan this computer's address in the local network, if it has one
     */
    static Address of(String host, int port, Optional<Inet4Address> lan) {
        return switch (host) {
            case "0.0.0.0", "::", "[::]" ->
                lan.map(address -> new Address(url(address.getHostAddress(), port), Reach.NETWORK))
                        .orElseGet(() -> new Address(url("localhost", port), Reach.NO_NETWORK));
            case "localhost", "127.0.0.1", "::1" -> new Address(url("localhost", port), Reach.THIS_COMPUTER);
            default -> new Address(url(host, port), Reach.CONFIGURED);
        };
    }

    /** The proxy's address: who can open it is the proxy's affair. */
    static Address of(PublicUrl proxy) {
        return new Address(proxy.origin().toString(), Reach.CONFIGURED);
    }

    private static String url(String host, int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
