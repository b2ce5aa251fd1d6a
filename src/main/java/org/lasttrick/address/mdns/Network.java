package org.lasttrick.address.mdns;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/**
 * A network is one that this computer is in.
 *
 * @param link the name of the network interface
 * @param addresses those that other devices reach it by
 */
public record Network(String link, List<InetAddress> addresses) {
    public Network {
        addresses = List.copyOf(addresses);
    }

    boolean hasIpv4() {
        return addresses.stream().anyMatch(Inet4Address.class::isInstance);
    }
}
