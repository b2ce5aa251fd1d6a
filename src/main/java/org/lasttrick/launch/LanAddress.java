package org.lasttrick.launch;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** This computer's address in the home network: the one a tablet on the same Wi-Fi can open. */
final class LanAddress {

    /** Networks inside this computer, and tunnels: no tablet is there. */
    private static final Pattern NOT_THE_HOME = Pattern.compile(
            "(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|podman|lxc|utun|tun|tap|wg|zt|tailscale).*");

    private LanAddress() {}

    static Optional<Inet4Address> find() {
        try {
            List<Inet4Address> candidates = NetworkInterface.networkInterfaces()
                    .filter(LanAddress::isHome)
                    .flatMap(NetworkInterface::inetAddresses)
                    .flatMap(LanAddress::siteLocal)
                    .toList();
            return choose(candidates, wayOut());
        } catch (SocketException e) {
            return Optional.empty();
        }
    }

    /** With several networks, the one that leads out is most likely where the tablet is, too. */
    static Optional<Inet4Address> choose(List<Inet4Address> candidates, Optional<InetAddress> wayOut) {
        return candidates.stream()
                .filter(candidate -> wayOut.filter(candidate::equals).isPresent())
                .findFirst()
                .or(() -> candidates.stream().findFirst());
    }

    static boolean isHomeName(String name) {
        return !NOT_THE_HOME.matcher(name).matches();
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

    private static Stream<Inet4Address> siteLocal(InetAddress address) {
        return address instanceof Inet4Address v4 && v4.isSiteLocalAddress() ? Stream.of(v4) : Stream.empty();
    }

    /** Connecting a datagram socket sends nothing; it only asks the system which way it would go. */
    private static Optional<InetAddress> wayOut() {
        try (DatagramSocket socket = new DatagramSocket()) {
            // 192.0.2.0/24 is reserved for documentation, RFC 5737.
            socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1}), 9));
            return Optional.of(socket.getLocalAddress());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
