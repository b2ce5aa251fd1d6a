package org.lasttrick.address;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.address.mdns.Network;

/** Finds this computer's address in the home network: the one that a tablet on the same Wi-Fi can open. */
public final class LanAddress {

    /** No tablet is in these virtual networks and tunnels. */
    private static final Pattern NOT_AT_HOME = Pattern.compile(
            "(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|podman|lxc|utun|tun|tap|wg|zt|tailscale).*");

    /** An answer is remembered: to look at all networks takes a tenth of the time in which a page is drawn. */
    private static final long REMEMBERED_NANOS = TimeUnit.SECONDS.toNanos(1);

    private static volatile @Nullable Found last;

    private record Found(Optional<InetAddress> address, long nanos) {}

    private LanAddress() {}

    public static Optional<InetAddress> find() {
        Found known = last;
        if (known == null || System.nanoTime() - known.nanos > REMEMBERED_NANOS) {
            known = new Found(
                    choose(all().filter(Inet4Address.class::isInstance).toList(), outgoing()), System.nanoTime());
            last = known;
        }
        return known.address;
    }

    /** Returns this computer's addresses in networks at home, none of them public. */
    static Stream<InetAddress> all() {
        return networks().stream().flatMap(network -> network.addresses().stream());
    }

    /** Returns the networks at home in which this computer has an address. */
    static List<Network> networks() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LanAddress::isHome)
                    .map(link -> new Network(
                            link.getName(),
                            link.inetAddresses().filter(LanAddress::isPrivate).toList()))
                    .filter(network -> !network.addresses().isEmpty())
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }

    static boolean isPrivate(InetAddress address) {
        return address instanceof Inet4Address
                ? address.isSiteLocalAddress()
                : (address.getAddress()[0] & 0xfe) == 0xfc;
    }

    /** Chooses an address: of several networks, the one with the route to the internet is most likely the tablet's, too. */
    static Optional<InetAddress> choose(List<InetAddress> candidates, Optional<InetAddress> outgoing) {
        return outgoing.filter(candidates::contains)
                .or(() -> candidates.stream().findFirst());
    }

    static boolean isHomeName(String name) {
        return !NOT_AT_HOME.matcher(name).matches();
    }

    private static boolean isHome(NetworkInterface network) {
        try {
            return network.isUp()
                    && !network.isLoopback()
                    && !network.isVirtual()
                    && !network.isPointToPoint()
                    && isHomeName(network.getName());
        } catch (SocketException e) {
            return false;
        }
    }

    /** Returns the address from which packets to the internet would go. Connecting a datagram socket sends nothing. */
    private static Optional<InetAddress> outgoing() {
        try (DatagramSocket socket = new DatagramSocket()) {
            // 192.0.2.0/24 is reserved for documentation, RFC 5737.
            socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1}), 9));
            return Optional.of(socket.getLocalAddress());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
