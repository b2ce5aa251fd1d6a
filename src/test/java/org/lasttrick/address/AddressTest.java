package org.lasttrick.address;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {

    @Test
    void theTabletOpensTheAddressInTheLocalNetwork() throws UnknownHostException {
        Address address = Address.of("0.0.0.0", 8081, Optional.of(ip(192, 168, 1, 23)));
        assertEquals(new Address("http://192.168.1.23:8081", Address.Reach.NETWORK), address);
    }

    @Test
    void withoutANetworkThisComputerOpensIt() {
        Address address = Address.of("0.0.0.0", 8080, Optional.empty());
        assertEquals(new Address("http://localhost:8080", Address.Reach.NO_NETWORK), address);
    }

    @Test
    void whereAConnectionWasTakenOthersReachTheServiceToo() throws UnknownHostException {
        InetSocketAddress lan = new InetSocketAddress(ip(10, 0, 0, 5), 8081);
        assertEquals("http://10.0.0.5:8081", Address.of("0.0.0.0", lan).url());
        InetSocketAddress six = new InetSocketAddress(InetAddress.ofLiteral("2001:db8::5"), 8081);
        assertEquals("http://[2001:db8:0:0:0:0:0:5]:8081", Address.of("::", six).url());
        assertEquals("http://score.lan:8081", Address.of("score.lan", lan).url());
    }

    @Test
    void aConnectionFromThisComputerTellsNothingAboutTheNetwork() {
        for (String only : List.of("127.0.0.1", "::1", "fe80::1")) {
            InetSocketAddress local = new InetSocketAddress(InetAddress.ofLiteral(only), 8081);
            assertEquals(Address.of("0.0.0.0", 8081, LanAddress.find()), Address.of("0.0.0.0", local), only);
            assertEquals("http://localhost:8081", Address.of("localhost", local).url(), only);
        }
    }

    @Test
    void aServiceForThisComputerOnlySaysSo() throws UnknownHostException {
        Address address = Address.of("localhost", 8080, Optional.of(ip(192, 168, 1, 23)));
        assertEquals(Address.Reach.THIS_COMPUTER, address.reach());
    }

    @Test
    void ofSeveralNetworksTheOneWithTheOutgoingRouteIsTaken() throws UnknownHostException {
        var candidates = List.of(ip(10, 1, 1, 1), ip(192, 168, 1, 23));
        assertEquals(Optional.of(ip(192, 168, 1, 23)), LanAddress.choose(candidates, Optional.of(ip(192, 168, 1, 23))));
        assertEquals(Optional.of(ip(10, 1, 1, 1)), LanAddress.choose(candidates, Optional.of(ip(8, 8, 8, 8))));
        assertEquals(Optional.empty(), LanAddress.choose(List.of(), Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"docker0", "br-12ab", "veth1", "utun3", "tailscale0", "wg0"})
    void virtualNetworksAndTunnelsAreIgnored(String name) {
        assertFalse(LanAddress.isHomeName(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"eth0", "wlan0", "en0", "enp3s0", "wlp2s0", "bridge100"})
    void cablesAndWirelessAreUsed(String name) {
        assertTrue(LanAddress.isHomeName(name));
    }

    private static InetAddress ip(int a, int b, int c, int d) throws UnknownHostException {
        return InetAddress.getByAddress(new byte[] {(byte) a, (byte) b, (byte) c, (byte) d});
    }
}
