package org.lasttrick.address.mdns;

import static java.net.StandardSocketOptions.IP_MULTICAST_IF;
import static java.net.StandardSocketOptions.IP_MULTICAST_TTL;
import static java.net.StandardSocketOptions.SO_REUSEADDR;
import static java.nio.channels.SelectionKey.OP_READ;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.IOFunction;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.address.mdns.HostNames.Sending;

/**
 * Answers for the name of this computer in its networks at home, by multicast DNS. Its sockets are of IPv4, by which each device
 * asks as well; they have no name to look up.
 */
@Singleton
public final class HomeName {
    /** Every household's service wants this name. */
    public static final String WANTED = "lasttrick";

    private static final Logger LOG = Logger.getLogger(HomeName.class);
    private static final InetSocketAddress EVERYBODY =
            new InetSocketAddress(InetAddress.ofLiteral("224.0.0.251"), HostNames.PORT);
    private static final int SAME_LINK = 255;

    private final HostNames names;
    private final IOFunction<Network, DatagramChannel> opener;
    private final ByteBuffer received = ByteBuffer.allocate(Message.LONGEST);
    private List<Network> networks = List.of();
    /** These networks couldn't be opened yet. */
    private List<Network> missing = List.of();
    /** The log named these last. */
    private List<String> told;

    private String problem = "";
    private @Nullable Selector selector;

    public HomeName() {
        this(WANTED, HomeName::open);
    }

    /**
     * @param wanted without {@code .local}
     * @param opener opens a channel in a network
     */
    HomeName(String wanted, IOFunction<Network, DatagramChannel> opener) {
        this.opener = opener;
        this.names = new HostNames(wanted, RandomGenerator.getDefault());
        this.told = List.of(wanted + ".local");
    }

    /**
     * Returns the name that devices know, another than the wanted one if a device has that already; empty while nobody is
     * answered.
     */
    public synchronized Optional<String> current() {
        return selector == null ? Optional.empty() : names.best();
    }

    /** Returns all names that devices may know; none while nobody is answered. */
    public synchronized List<String> all() {
        return selector == null ? List.of() : names.held();
    }

    /** @param now those where devices find this computer; none: they don't */
    public synchronized void answerIn(List<Network> now) {
        List<Network> wanted = now.stream().filter(Network::hasIpv4).toList();
        if (wanted.equals(networks) && missing.stream().noneMatch(this::canBeOpened)) {
            return;
        }
        if (wanted.isEmpty()) {
            names.leave().forEach(this::send);
        }
        close();
        if (wanted.isEmpty()) {
            return;
        }
        try {
            Selector opened = Selector.open();
            selector = opened;
            List<Network> usable =
                    wanted.stream().filter(network -> isOpen(network, opened)).toList();
            if (usable.isEmpty()) {
                // The next look tries again.
                close();
                return;
            }
            names.moveTo(usable, addressesHere(), time());
            networks = wanted;
            missing =
                    wanted.stream().filter(network -> !usable.contains(network)).toList();
            Thread.ofPlatform().daemon().name("multicast DNS").start(() -> run(opened));
        } catch (IOException | RuntimeException e) {
            close();
            fail(e);
        }
    }

    private boolean canBeOpened(Network network) {
        try (DatagramChannel channel = opener.apply(network)) {
            return channel.isOpen();
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    private boolean isOpen(Network network, Selector selector) {
        try {
            opener.apply(network).register(selector, OP_READ, network);
            return true;
        } catch (IOException | RuntimeException e) {
            fail(e);
            return false;
        }
    }

    static DatagramChannel open(Network network) throws IOException {
        NetworkInterface link = Optional.ofNullable(NetworkInterface.getByName(network.link()))
                .orElseThrow(() -> new SocketException(network.link() + " is gone"));
        DatagramChannel channel = DatagramChannel.open(StandardProtocolFamily.INET);
        try {
            // Other programs of this computer use the port, too.
            channel.setOption(SO_REUSEADDR, true).setOption(IP_MULTICAST_IF, link);
            channel.setOption(IP_MULTICAST_TTL, SAME_LINK).bind(new InetSocketAddress(HostNames.PORT));
            channel.join(EVERYBODY.getAddress(), link);
            channel.configureBlocking(false);
            return channel;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static List<InetAddress> addressesHere() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .toList();
    }

    private synchronized void close() {
        Selector used = selector;
        if (used != null) {
            used.keys().forEach(key -> IOUtils.closeQuietly(key.channel()));
            IOUtils.closeQuietly(used);
        }
        selector = null;
        networks = List.of();
        missing = List.of();
    }

    private void run(Selector mine) {
        try {
            long wait = 1;
            while (mine.isOpen()) {
                mine.select(wait);
                wait = proceed(mine);
            }
        } catch (IOException | RuntimeException e) {
            synchronized (this) {
                if (mine.isOpen()) {
                    // The next look at the networks begins anew.
                    close();
                    fail(e);
                }
            }
        }
    }

    /** @return how many milliseconds to wait then */
    private synchronized long proceed(Selector mine) throws IOException {
        if (!mine.isOpen()) {
            return 1;
        }
        for (SelectionKey key : mine.selectedKeys()) {
            receive((DatagramChannel) key.channel(), (Network) key.attachment());
        }
        mine.selectedKeys().clear();
        names.proceed(time()).forEach(this::send);
        List<String> held = names.held();
        if (!held.isEmpty() && !held.equals(told)) {
            LOG.infof("Devices at home find Last Trick as %s", String.join(" and ", held));
            told = held;
        }
        return Math.max(1, names.due() - time());
    }

    private void receive(DatagramChannel channel, Network network) throws IOException {
        List<Sending> answers = new ArrayList<>();
        InetSocketAddress from = (InetSocketAddress) channel.receive(received.clear());
        while (from != null) {
            InetSocketAddress sender = from;
            if (isNear(sender.getAddress(), network)) {
                Message.parse(received.flip())
                        .ifPresent(message -> answers.addAll(names.receive(network, sender, message, time())));
            }
            from = (InetSocketAddress) channel.receive(received.clear());
        }
        answers.forEach(this::send);
    }

    /** Returns whether a sender is in the network: whoever isn't is not to be answered, RFC 6762, 11. */
    private static boolean isNear(InetAddress sender, Network network) throws SocketException {
        NetworkInterface link = NetworkInterface.getByName(network.link());
        return link != null && link.getInterfaceAddresses().stream().anyMatch(each -> isWithin(sender, each));
    }

    private static boolean isWithin(InetAddress sender, InterfaceAddress network) {
        byte[] one = sender.getAddress();
        byte[] other = network.getAddress().getAddress();
        int others = Byte.SIZE * one.length - network.getNetworkPrefixLength();
        return one.length == other.length
                && new BigInteger(1, one).shiftRight(others).equals(new BigInteger(1, other).shiftRight(others));
    }

    private void send(Sending sending) {
        Selector used = selector;
        if (used == null) {
            return;
        }
        for (SelectionKey key : used.keys()) {
            if (sending.network().equals(key.attachment())) {
                try {
                    ByteBuffer bytes = ByteBuffer.wrap(sending.message().bytes());
                    ((DatagramChannel) key.channel()).send(bytes, sending.to().orElse(EVERYBODY));
                } catch (IOException e) {
                    // A network that has gone is noticed at the next look.
                    LOG.debug("Nothing can be sent", e);
                }
            }
        }
    }

    /** Says each problem once. */
    private void fail(Exception e) {
        String now = String.valueOf(e.getMessage());
        if (!now.equals(problem)) {
            LOG.warnf("Devices at home may not find Last Trick by its name: %s", now);
            problem = now;
        }
    }

    private static long time() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
