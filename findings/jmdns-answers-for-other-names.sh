#!/usr/bin/env bash
# JmDNS answers for names that others have.
#
# Software: JmDNS 3.6.5 (org.jmdns:jmdns), on Linux.
# Expected: who has the name "mine.local" says nothing when somebody asks for the address of "another.local"
#           (RFC 6762, 6: a responder answers only if it has an answer to the question).
# Seen:     it multicasts the address of "mine.local", to every question for an IPv4 address in the network.
# Needs:    root, iproute2, util-linux, Maven and a JDK 22 or newer. Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mvn -B -q dependency:copy -Dartifact=org.jmdns:jmdns:3.6.5 -DoutputDirectory=. > errors 2>&1 || { cat errors; exit 1; }
mvn -B -q dependency:copy -Dartifact=org.slf4j:slf4j-api:2.0.17 -DoutputDirectory=. > errors 2>&1 || { cat errors; exit 1; }
cat > Asker.java <<'END'
import java.io.*;
import java.net.*;
import java.util.*;

/** Speaks multicast DNS on the loopback network, whose only other member is JmDNS. */
class Asker {
    static final InetAddress HERE = InetAddress.getLoopbackAddress();
    static final InetSocketAddress GROUP = new InetSocketAddress("224.0.0.251", 5353);
    final MulticastSocket socket = new MulticastSocket(null);

    Asker() throws IOException {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(HERE);
        socket.setReuseAddress(true);
        socket.bind(new InetSocketAddress(5353));
        socket.setNetworkInterface(loopback);
        socket.joinGroup(GROUP, loopback);
    }

    static String name(String name) {
        StringBuilder hex = new StringBuilder();
        for (String label : name.split("\\.")) {
            hex.append("%02x".formatted(label.length())).append(HexFormat.of().formatHex(label.getBytes()));
        }
        return hex + "00";
    }

    /** Sends these hexadecimal digits, and collects the responses of two seconds. */
    Set<String> send(String hex) throws IOException {
        byte[] message = HexFormat.of().parseHex(hex);
        socket.send(new DatagramPacket(message, message.length, GROUP));
        Set<String> responses = new TreeSet<>();
        for (long end = System.currentTimeMillis() + 2000, left = 2000; left > 0; left = end - System.currentTimeMillis()) {
            socket.setSoTimeout((int) left);
            DatagramPacket packet = new DatagramPacket(new byte[9000], 9000);
            try {
                socket.receive(packet);
            } catch (SocketTimeoutException e) {
                break;
            }
            String response = HexFormat.of().formatHex(packet.getData(), 0, packet.getLength());
            if (response.startsWith("00008")) {
                responses.add(response);
            }
        }
        return responses;
    }

    Set<String> ask(String name, String type) throws IOException {
        return send("000000000001000000000000" + name(name) + type + "0001");
    }
}
END

cat > Main.java <<'END'
class Main {
    public static void main(String... arguments) throws Exception {
        var mine = javax.jmdns.JmDNS.create(Asker.HERE, "mine");
        Thread.sleep(10_000);
        Asker asker = new Asker();
        System.out.println("to a question for a service: " + asker.ask("another.local", "000c"));
        System.out.println("for an address: " + asker.ask("another.local", "0001"));
        System.exit(0);
    }
}
END
# A network of its own, in which nobody else is.
unshare --net sh -c "ip link set lo up multicast on && ip route add 224.0.0.0/4 dev lo &&
  java -cp jmdns-3.6.5.jar:slf4j-api-2.0.17.jar:. Main.java 2> errors" > seen || { cat errors; exit 1; }
cat seen

# The answer is one record: mine.local, type A, 127.0.0.1.
grep -qx 'to a question for a service: \[\]' seen
grep -qE '^for an address: .*0000840000000001[0-9a-f]{8}046d696e65056c6f63616c000001[0-9a-f]{16}7f000001' seen
