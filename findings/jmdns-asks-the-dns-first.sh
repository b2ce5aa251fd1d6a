#!/usr/bin/env bash
# JmDNS looks the address that it is given up in the DNS, and waits for that.
#
# Software: JmDNS 3.6.5 (org.jmdns:jmdns), on Linux.
# Expected: JmDNS.create(address, name) has all that it needs, and asks no server of the DNS.
# Seen:     it asks for the name of 192.168.77.1 and waits until the resolver gives up: 6 s with Debian's default of five
#           seconds where the server is silent. An InetAddress that was made with a name spares both.
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
import java.net.*;

class Main {
    public static void main(String... arguments) throws Exception {
        // A server of the DNS that hears and says nothing.
        DatagramSocket server = new DatagramSocket(new InetSocketAddress("127.0.0.53", 53));
        server.setSoTimeout(500);
        byte[] address = {(byte) 192, (byte) 168, 77, 1};
        for (String name : new String[] {null, "mine.local"}) {
            long start = System.nanoTime();
            javax.jmdns.JmDNS.create(InetAddress.getByAddress(name, address), "mine");
            long seconds = (System.nanoTime() - start) / 1_000_000_000;
            String asked = "nothing";
            try {
                DatagramPacket question = new DatagramPacket(new byte[512], 512);
                server.receive(question);
                asked = new String(question.getData(), 12, question.getLength() - 12, "ISO-8859-1").replaceAll("\\W", "");
                while (true) {
                    server.receive(question);
                }
            } catch (SocketTimeoutException e) {
                System.out.println("asked: " + asked + ", slow: " + (seconds >= 2));
            }
        }
        System.exit(0);
    }
}
END
echo 'nameserver 127.0.0.53' > resolv.conf
# A network and a configuration of the DNS of its own, in which nobody else is.
unshare --net --mount sh -c "mount --bind resolv.conf /etc/resolv.conf && ip link set lo up multicast on &&
  ip address add 192.168.77.1/24 dev lo && ip route add 224.0.0.0/4 dev lo &&
  java -cp jmdns-3.6.5.jar:slf4j-api-2.0.17.jar:. Main.java 2> errors" > seen || { cat errors; exit 1; }
cat seen
diff seen - <<'END'
asked: 177168192inaddrarpa, slow: true
asked: nothing, slow: false
END
