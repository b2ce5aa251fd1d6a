package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketTimeoutException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.PackagedApplication;

/** On this computer alone: its loopback network carries multicast, too. */
@Execution(ExecutionMode.CONCURRENT)
class HomeNameTest {
    private static final RandomGenerator CHANCE = new Random();
    private static final int MULTICAST_DNS = 5353;

    /** Nobody else's. */
    private final String name = "lasttrick-test-" + CHANCE.nextInt(1_000_000);

    private final HomeName home = new HomeName(name);
    private final HomeName other = new HomeName(name);

    @AfterEach
    void takeLeave() throws IOException {
        home.answerWith(Optional.empty());
        other.answerWith(Optional.empty());
    }

    @Test
    void whoAsksForTheNameIsToldTheAddress() throws IOException {
        home.answerWith(Optional.of(loopback(1)));
        assertEquals(Optional.of(name + ".local"), home.current());
        PackagedApplication.waitUntil(this::isFoundAt127001, () -> "nobody answers for " + name);
    }

    @Test
    void withoutANetworkNobodyAnswers() throws IOException {
        home.answerWith(Optional.of(loopback(1)));
        home.answerWith(Optional.empty());
        assertEquals(Optional.empty(), home.current());
    }

    @Test
    void ofTwoComputersWithTheNameOneTakesAnotherAndKnowsIt() throws IOException {
        home.answerWith(Optional.of(loopback(1)));
        other.answerWith(Optional.of(loopback(2)));
        PackagedApplication.waitUntil(
                () -> !home.current().equals(other.current()), () -> "both answer for " + home.current());
        assertTrue(Stream.of(home, other).anyMatch(each -> each.current().equals(Optional.of(name + ".local"))));
    }

    private static Inet4Address loopback(int last) throws IOException {
        return (Inet4Address) InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last});
    }

    /** Asks as RFC 6762, 6.7 says: from any port, and the answer comes back to it. */
    private boolean isFoundAt127001() {
        try (MulticastSocket socket = new MulticastSocket(0)) {
            socket.setNetworkInterface(NetworkInterface.getByInetAddress(loopback(1)));
            socket.setSoTimeout(500);
            byte[] question = question();
            socket.send(
                    new DatagramPacket(question, question.length, InetAddress.ofLiteral("224.0.0.251"), MULTICAST_DNS));
            DatagramPacket answer = new DatagramPacket(new byte[1500], 1500);
            socket.receive(answer);
            return HexFormat.of()
                    .formatHex(answer.getData(), 0, answer.getLength())
                    .contains("00047f000001");
        } catch (SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** For the address of the name. */
    private byte[] question() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(new byte[] {0, 7, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0});
        for (String label : new String[] {name, "local"}) {
            out.writeByte(label.length());
            out.writeBytes(label);
        }
        out.write(new byte[] {0, 0, 1, 0, 1});
        return bytes.toByteArray();
    }
}
