package org.lasttrick.address.mdns;

import static org.lasttrick.address.mdns.DnsRecord.PROBE_ORDER;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.address.mdns.Message.Question;

/**
 * A responder does what RFC 6762 asks of who has a name: it is probed for, announced, defended, and taken back. It is the one
 * that is wanted, such as {@code lasttrick.local.}; while another device has that, also {@code lasttrick-2.local.} or the next
 * that is free. The wanted one is tried again once nobody has been heard with it for a minute; the other is kept then, for
 * devices that know it already.
 *
 * <p>It knows neither sockets nor clocks. Times are milliseconds since any moment.
 */
final class HostNames {
    /** A message to be sent in a network: to one device, or else to all. */
    record Sending(Network network, Message message, Optional<InetSocketAddress> to) {}

    static final int PORT = 5353;
    static final long NEVER = Long.MAX_VALUE;

    private static final String DOMAIN = ".local.";
    private static final int PROBES = 3;
    private static final long BETWEEN_PROBES = 250;
    private static final long SECOND = 1000;
    private static final long AFTER_OTHERS = 60 * SECOND;
    /** Whoever has lost many is to try less often: RFC 6762, 8.1. */
    private static final int MANY = 15;

    private static final long AFTER_MANY = 5 * SECOND;
    /** The time to live in answers to those who aren't responders, RFC 6762, 6.7. */
    private static final int LEGACY_SECONDS = 10;

    /** A name, and how far it has come. */
    private static final class Claim {
        static final int LOST = -1;
        static final int FIRST_PROBE = 0;
        static final int ANNOUNCEMENT = FIRST_PROBE + PROBES;
        static final int REPEATED_ANNOUNCEMENT = ANNOUNCEMENT + 1;

        final String name;
        /** The step that is due next. */
        int step = FIRST_PROBE;

        long due;
        final Map<Network, Long> multicast = new HashMap<>();
        final Map<Network, Long> delayed = new HashMap<>();

        Claim(String name, long due) {
            this.name = name;
            this.due = due;
        }

        String text() {
            return name.substring(0, name.length() - 1);
        }

        boolean isHeld() {
            return step > ANNOUNCEMENT;
        }

        boolean isProbed() {
            return step >= FIRST_PROBE && step <= ANNOUNCEMENT;
        }

        void begin(int next, long when) {
            step = next;
            due = when;
            delayed.clear();
        }
    }

    private final String wanted;
    private final RandomGenerator chance;
    private final List<Claim> claims = new ArrayList<>();
    private List<Network> networks = List.of();
    /** The data of all address records that may come from this computer, in whatever network. */
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

    /** Returns the first of them, or the wanted one while it is probed for and none is held. */
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
                        out.add(announcement(claim, network, time));
                    });
        }
        return out;
    }

    private void step(Claim claim, long time, List<Sending> out) {
        switch (claim.step) {
            case Claim.LOST -> claim.begin(Claim.FIRST_PROBE, soon(time));
            case Claim.ANNOUNCEMENT, Claim.REPEATED_ANNOUNCEMENT -> {
                networks.forEach(network -> out.add(announcement(claim, network, time)));
                boolean first = claim.step == Claim.ANNOUNCEMENT;
                claim.begin(claim.step + 1, first ? time + SECOND : NEVER);
            }
            default -> {
                // The first one is answered to this computer alone: all others know the answer.
                boolean unicast = claim.step == Claim.FIRST_PROBE;
                networks.forEach(network -> out.add(new Sending(
                        network, Message.probe(claim.name, unicast, addresses(claim, network)), Optional.empty())));
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
                    List<DnsRecord> gone = addresses(claim, network).stream()
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
                answer(claim, network, from, message, time).ifPresent(out::add);
            } else {
                compare(claim, network, message, time);
            }
        }
        return out;
    }

    /** Returns whether another device has the name. */
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
        List<DnsRecord> theirs = message.authority().stream()
                .filter(record -> record.name().equals(claim.name))
                .sorted(PROBE_ORDER)
                .toList();
        if (claim.isProbed() && theirs.stream().anyMatch(record -> isOfAnother(record, claim))) {
            List<DnsRecord> ours =
                    addresses(claim, network).stream().sorted(PROBE_ORDER).toList();
            if (isEarlier(ours, theirs)) {
                claim.begin(Claim.FIRST_PROBE, time + SECOND);
            }
        }
    }

    private static boolean isEarlier(List<DnsRecord> ours, List<DnsRecord> theirs) {
        for (int i = 0; i < Math.min(ours.size(), theirs.size()); i++) {
            int order = PROBE_ORDER.compare(ours.get(i), theirs.get(i));
            if (order != 0) {
                return order < 0;
            }
        }
        return ours.size() < theirs.size();
    }

    private Optional<Sending> answer(Claim claim, Network network, InetSocketAddress from, Message query, long time) {
        List<Question> asked = query.questions().stream()
                .filter(question -> question.name().equals(claim.name))
                .toList();
        List<DnsRecord> answers = asked.stream()
                .flatMap(question -> answers(claim, network, question.type()))
                .distinct()
                .filter(record -> query.answers().stream().noneMatch(known -> isKnown(record, known)))
                .toList();
        if (answers.isEmpty()) {
            return Optional.empty();
        }
        if (from.getPort() != PORT) {
            return Optional.of(new Sending(network, legacy(query, asked, answers), Optional.of(from)));
        }
        List<DnsRecord> additional = new ArrayList<>(all(claim, network));
        additional.removeAll(answers);
        Message response = Message.response(answers, additional);
        boolean probed =
                query.authority().stream().anyMatch(record -> record.name().equals(claim.name));
        Optional<Long> last = Optional.ofNullable(claim.multicast.get(network));
        // All others are to hear it, too, a few times while they keep it: RFC 6762, 5.4.
        boolean recently = last.filter(sent -> time - sent < DnsRecord.HOST_SECONDS * SECOND / 4)
                .isPresent();
        if (asked.stream().allMatch(Question::unicast) && recently && !probed) {
            return Optional.of(new Sending(network, response, Optional.of(from)));
        }
        long earliest =
                last.map(sent -> sent + (probed ? BETWEEN_PROBES : SECOND)).orElse(time);
        if (earliest > time) {
            claim.delayed.merge(network, earliest, Math::min);
            return Optional.empty();
        }
        claim.multicast.put(network, time);
        return Optional.of(new Sending(network, response, Optional.empty()));
    }

    private static Stream<DnsRecord> answers(Claim claim, Network network, int type) {
        List<DnsRecord> addresses = addresses(claim, network);
        List<DnsRecord> found = addresses.stream()
                .filter(record -> type == Question.ANY || type == record.type())
                .toList();
        return found.isEmpty() ? Stream.of(nothingElse(claim, addresses)) : found.stream();
    }

    /** Half of its time at least: RFC 6762, 7.1. */
    private static boolean isKnown(DnsRecord record, DnsRecord known) {
        return record.name().equals(known.name())
                && record.type() == known.type()
                && record.data().equals(known.data())
                && 2 * known.seconds() >= record.seconds();
    }

    /** Returns an answer as of any server of the DNS. */
    private static Message legacy(Message query, List<Question> asked, List<DnsRecord> answers) {
        List<Question> repeated = asked.stream()
                .map(question -> new Question(question.name(), question.type(), false))
                .toList();
        List<DnsRecord> plain = answers.stream()
                .map(record -> new DnsRecord(record.name(), record.type(), false, LEGACY_SECONDS, record.data()))
                .toList();
        return new Message(query.id(), true, repeated, plain, List.of(), List.of());
    }

    private static Sending announcement(Claim claim, Network network, long time) {
        claim.multicast.put(network, time);
        List<DnsRecord> addresses = addresses(claim, network);
        List<DnsRecord> additional = List.of(nothingElse(claim, addresses));
        return new Sending(network, Message.response(addresses, additional), Optional.empty());
    }

    private static List<DnsRecord> all(Claim claim, Network network) {
        List<DnsRecord> addresses = addresses(claim, network);
        return Stream.concat(addresses.stream(), Stream.of(nothingElse(claim, addresses)))
                .toList();
    }

    private static List<DnsRecord> addresses(Claim claim, Network network) {
        return network.addresses().stream()
                .map(address -> DnsRecord.of(claim.name, address))
                .toList();
    }

    private static DnsRecord nothingElse(Claim claim, List<DnsRecord> addresses) {
        Set<Integer> types = new HashSet<>();
        addresses.forEach(record -> types.add(record.type()));
        return DnsRecord.nothingBut(types, claim.name);
    }

    private long soon(long time) {
        return time + chance.nextLong(BETWEEN_PROBES);
    }
}
