package org.lasttrick.address.mdns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.PackagedApplication;
import org.lasttrick.address.mdns.Message.Question;

/** On this computer alone: its loopback network carries multicast, too. */
@Execution(ExecutionMode.CONCURRENT)
class HomeNameTest {
    private static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");

    /** Nobody else's. */
    private final String name = "lasttrick-test-" + new Random().nextInt(1_000_000);

    /** What can't be opened yet. */
    private final Set<Network> closed = ConcurrentHashMap.newKeySet();

    private final HomeName home = new HomeName(name, network -> {
        if (closed.contains(network)) {
            throw new SocketException("No buffer space available");
        }
        return HomeName.open(network);
    });

    @AfterEach
    void takeLeave() {
        home.answerIn(List.of());
    }

    private static Network loopback() throws IOException {
        return new Network(NetworkInterface.getByInetAddress(HERE).getName(), List.of(HERE));
    }

    @Test
    void whoAsksForTheNameIsToldTheAddress() throws IOException {
        home.answerIn(List.of(loopback()));
        assertEquals(Optional.of(name + ".local"), home.current());
        PackagedApplication.waitUntil(
                () -> answered().equals(Optional.of("7f000001")), () -> "nobody answers for " + name);
        assertEquals(List.of(name + ".local"), home.all());
    }

    @Test
    void withoutANetworkNobodyAnswers() throws IOException {
        home.answerIn(List.of(loopback()));
        home.answerIn(List.of());
        assertEquals(Optional.empty(), home.current());
        assertEquals(Optional.empty(), answered());
    }

    /** A network that has gone meanwhile keeps nobody from finding the computer in the others. */
    @Test
    void aNetworkThatIsGoneIsLeftOut() throws IOException {
        home.answerIn(List.of(new Network("gone0", List.of(HERE)), loopback()));
        PackagedApplication.waitUntil(
                () -> answered().equals(Optional.of("7f000001")), () -> "nobody answers for " + name);
    }

    /** As while a network comes up: its next look opens it, although the networks are the same. */
    @Test
    void aNetworkThatCouldNotBeOpenedIsOpenedLater() throws IOException {
        InetAddress other = InetAddress.ofLiteral("127.0.0.2");
        Network late = new Network(loopback().link(), List.of(other));
        List<Network> both = List.of(loopback(), late);
        closed.add(late);
        home.answerIn(both);
        PackagedApplication.waitUntil(() -> answers().equals(Set.of("7f000001")), () -> "nobody answers for " + name);
        closed.clear();
        home.answerIn(both);
        PackagedApplication.waitUntil(
                () -> answers().equals(Set.of("7f000001", "7f000002")), () -> "one network alone has " + name);
    }

    @Test
    void whenNoNetworkCouldBeOpenedTheyAreTriedAgain() throws IOException {
        closed.add(loopback());
        home.answerIn(List.of(loopback()));
        assertEquals(Optional.empty(), home.current());
        closed.clear();
        home.answerIn(List.of(loopback()));
        assertEquals(Optional.of(name + ".local"), home.current());
    }

    @Test
    void whereNoNetworkCanBeOpenedThereIsNoName() throws IOException {
        home.answerIn(List.of(loopback()));
        home.answerIn(List.of(new Network("gone0", List.of(HERE))));
        assertEquals(Optional.empty(), home.current());
        assertEquals(List.of(), home.all());
    }

    private Optional<String> answered() {
        return answers().stream().findFirst();
    }

    /** Asks as RFC 6762, 6.7 says: from any port, and the answers come back to it. */
    private Set<String> answers() {
        Set<String> answers = new TreeSet<>();
        try (MulticastSocket socket = new MulticastSocket(0)) {
            socket.setNetworkInterface(NetworkInterface.getByInetAddress(HERE));
            socket.setSoTimeout(500);
            Question question = new Question(name + ".local.", DnsRecord.A, false);
            byte[] query = new Message(7, false, List.of(question), List.of(), List.of(), List.of()).bytes();
            socket.send(new DatagramPacket(query, query.length, new InetSocketAddress("224.0.0.251", HostNames.PORT)));
            while (true) {
                DatagramPacket answer = new DatagramPacket(new byte[Message.LONGEST], Message.LONGEST);
                socket.receive(answer);
                Message.parse(ByteBuffer.wrap(answer.getData(), 0, answer.getLength()))
                        .ifPresent(message ->
                                answers.add(message.answers().getFirst().data()));
            }
        } catch (SocketTimeoutException e) {
            return answers;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
