package org.lasttrick.address.mdns;

import static org.lasttrick.address.mdns.DnsRecord.PROBE_ORDER;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A responder does what RFC 6762 asks of who has a name: it is probed for, announced, defended, and taken back. It is the one
 * that is wanted, such as {@code lasttrick.local.}; while another device has that, also {@code lasttrick-2.local.} or the next
 * that is free. The wanted one is tried again once nobody has been heard with it for a minute; the other is kept then, for
 * devices that know it already.
 *
 * <p>It knows neither sockets nor clocks. Times are milliseconds since any moment.
 */
final class HostNames {
    /** A sending is a message to be sent in a network: to one device, or else to all. */
    record Sending(Network network, Message message, Optional<InetSocketAddress> to) {}

    static final int PORT = 5353;
    static final long NEVER = Long.MAX_VALUE;

    private static final String DOMAIN = ".local.";
    static final long BETWEEN_PROBES = 250;
    static final long SECOND = 1000;
    private static final long AFTER_OTHERS = 60 * SECOND;
    /** A device that has lost so many names is to try less often: RFC 6762, 8.1. */
    private static final int MANY = 15;

    private static final long AFTER_MANY = 5 * SECOND;

    private final String wanted;
    private final RandomGenerator chance;
    private final List<Claim> claims = new ArrayList<>();
    private List<Network> networks = List.of();
    /** All address records that may come from this computer, in whatever network, have these data. */
    private Set<String> own = Set.of();

    private int suffix = 1;

    /** @param wanted without {@code .local} */
    HostNames(String wanted, RandomGenerator chance) {
        this.wanted = wanted;
        this.chance = chance;
    }

    /**
     * Begins anew in these networks, with the names of before.
     *
     * @param here all addresses of this computer: another program on it may have the same name
     */
    void moveTo(List<Network> now, Collection<InetAddress> here, long time) {
        networks = List.copyOf(now);
        own = Stream.concat(here.stream(), now.stream().flatMap(network -> network.addresses().stream()))
                .map(address -> DnsRecord.of("", address).data())
                .collect(Collectors.toSet());
        if (claims.isEmpty()) {
            claims.add(new Claim(wanted + DOMAIN, time));
        }
        claims.forEach(claim -> {
            claim.multicast.clear();
            claim.begin(Claim.FIRST_PROBE, soon(time));
        });
    }

    /** Returns the names that are answered for, the wanted one first; without the dot at their end. */
    List<String> held() {
        return claims.stream().filter(Claim::isHeld).map(Claim::text).toList();
    }

    /** Returns the first of the names that are held, or the wanted one while it is probed for and none is held; empty otherwise. */
    Optional<String> best() {
        return Stream.concat(
                        claims.stream().filter(Claim::isHeld), claims.stream().filter(_ -> claims.size() == 1))
                .map(Claim::text)
                .findFirst();
    }

    long due() {
        return claims.stream()
                .flatMap(claim -> Stream.concat(Stream.of(claim.due), claim.delayed.values().stream()))
                .min(Long::compare)
                .orElse(NEVER);
    }

    /** Does what is due. */
    List<Sending> proceed(long time) {
        List<Sending> out = new ArrayList<>();
        for (Claim claim : claims) {
            if (claim.due <= time) {
                step(claim, time, out);
            }
            claim.delayed.entrySet().stream()
                    .filter(delayed -> delayed.getValue() <= time)
                    .map(Map.Entry::getKey)
                    .toList()
                    .forEach(network -> {
                        claim.delayed.remove(network);
                        out.add(claim.announcement(network, time));
                    });
        }
        return out;
    }

    private void step(Claim claim, long time, List<Sending> out) {
        switch (claim.step) {
            case Claim.LOST -> claim.begin(Claim.FIRST_PROBE, soon(time));
            case Claim.ANNOUNCEMENT, Claim.REPEATED_ANNOUNCEMENT -> {
                networks.forEach(network -> out.add(claim.announcement(network, time)));
                boolean first = claim.step == Claim.ANNOUNCEMENT;
                claim.begin(claim.step + 1, first ? time + SECOND : NEVER);
            }
            default -> {
                // The first one is answered to this computer alone: all others know the answer.
                boolean unicast = claim.step == Claim.FIRST_PROBE;
                networks.forEach(network -> out.add(new Sending(
                        network, Message.probe(claim.name, unicast, claim.addresses(network)), Optional.empty())));
                claim.begin(claim.step + 1, time + BETWEEN_PROBES);
            }
        }
    }

    /** Takes leave of the networks. */
    List<Sending> leave() {
        List<Sending> out = new ArrayList<>();
        for (Claim claim : claims) {
            if (claim.isHeld()) {
                for (Network network : networks) {
                    List<DnsRecord> gone = claim.addresses(network).stream()
                            .map(DnsRecord::takenBack)
                            .toList();
                    out.add(new Sending(network, Message.response(gone, List.of()), Optional.empty()));
                }
            }
        }
        networks = List.of();
        claims.clear();
        return out;
    }

    /** @param from who has sent it, in the network that it came from */
    List<Sending> receive(Network network, InetSocketAddress from, Message message, long time) {
        List<Sending> out = new ArrayList<>();
        for (Claim claim : List.copyOf(claims)) {
            if (message.response()) {
                // Only responders answer: RFC 6762, 11.
                if (from.getPort() == PORT) {
                    hear(claim, message, time);
                }
            } else if (claim.isHeld()) {
                claim.answer(network, from, message, time).ifPresent(out::add);
            } else {
                compare(claim, network, message, time);
            }
        }
        return out;
    }

    /** Notes whether another device has the name. */
    private void hear(Claim claim, Message message, long time) {
        List<DnsRecord> others = Stream.of(message.answers(), message.additional())
                .flatMap(List::stream)
                .filter(record -> isOfAnother(record, claim))
                .toList();
        boolean taken = others.stream().anyMatch(record -> record.seconds() > 0);
        if (claim.step == Claim.LOST && !others.isEmpty()) {
            claim.due = time + AFTER_OTHERS;
        } else if (claim.isHeld() && taken) {
            claim.begin(Claim.FIRST_PROBE, soon(time));
        } else if (taken) {
            lose(claim, time);
        }
    }

    private boolean isOfAnother(DnsRecord record, Claim claim) {
        return record.name().equals(claim.name) && record.isAddress() && !own.contains(record.data());
    }

    private void lose(Claim claim, long time) {
        if (claim == claims.getFirst()) {
            claim.begin(Claim.LOST, time + AFTER_OTHERS);
            if (claims.size() > 1) {
                return;
            }
        } else {
            claims.remove(claim);
        }
        suffix++;
        claims.add(new Claim(wanted + "-" + suffix + DOMAIN, suffix > MANY ? time + AFTER_MANY : soon(time)));
    }

    /** Compares two that probe for a name at the same time; the one with the later records gets it: RFC 6762, 8.2. */
    private void compare(Claim claim, Network network, Message message, long time) {
        DnsRecord[] theirs = message.authority().stream()
                .filter(record -> record.name().equals(claim.name))
                .sorted(PROBE_ORDER)
                .toArray(DnsRecord[]::new);
        if (claim.isProbed() && Stream.of(theirs).anyMatch(record -> isOfAnother(record, claim))) {
            Stream<DnsRecord> ours = claim.addresses(network).stream().sorted(PROBE_ORDER);
            if (Arrays.compare(ours.toArray(DnsRecord[]::new), theirs, PROBE_ORDER) < 0) {
                claim.begin(Claim.FIRST_PROBE, time + SECOND);
            }
        }
    }

    private long soon(long time) {
        return time + chance.nextLong(BETWEEN_PROBES);
    }
}
