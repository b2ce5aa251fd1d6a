package org.lasttrick.address.mdns;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;

/** A process that answers for a name in one network, until its input ends: a computer of its own, for tests. */
final class Answering {
    private Answering() {}

    /** @param arguments the name, the network interface, its addresses */
    public static void main(String... arguments) throws IOException {
        List<InetAddress> addresses =
                Stream.of(arguments).skip(2).map(InetAddress::ofLiteral).toList();
        HomeName home = new HomeName(arguments[0], HomeName::open);
        home.answerIn(List.of(new Network(arguments[1], addresses)));
        for (int ask = System.in.read(); ask >= 0; ask = System.in.read()) {
            System.out.println(String.join(" ", home.all()));
        }
        home.answerIn(List.of());
    }
}
