package org.lasttrick.address.mdns;

import static org.lasttrick.address.mdns.HostNames.BETWEEN_PROBES;
import static org.lasttrick.address.mdns.HostNames.PORT;
import static org.lasttrick.address.mdns.HostNames.SECOND;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.address.mdns.HostNames.Sending;
import org.lasttrick.address.mdns.Message.Question;

/** A claim is a name that this computer wants or has, with how far that has come, and the answers to questions about it. */
final class Claim {
    static final int LOST = -1;
    static final int FIRST_PROBE = 0;
    static final int ANNOUNCEMENT = 3;
    static final int REPEATED_ANNOUNCEMENT = ANNOUNCEMENT + 1;

    /** Answers to those who aren't responders have this time to live, in seconds: RFC 6762, 6.7. */
    private static final int LEGACY_SECONDS = 10;

    final String name;
    /** This step is due next. */
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

    Optional<Sending> answer(Network network, InetSocketAddress from, Message query, long time) {
        List<Question> asked = query.questions().stream()
                .filter(question -> question.name().equals(name))
                .toList();
        List<DnsRecord> answers = asked.stream()
                .flatMap(question -> answers(network, question.type()))
                .distinct()
                .filter(record -> query.answers().stream().noneMatch(known -> isKnown(record, known)))
                .toList();
        if (answers.isEmpty()) {
            return Optional.empty();
        }
        if (from.getPort() != PORT) {
            return Optional.of(new Sending(network, legacy(query, asked, answers), Optional.of(from)));
        }
        List<DnsRecord> additional = new ArrayList<>(addresses(network));
        additional.add(nothingElse(additional));
        additional.removeAll(answers);
        Message response = Message.response(answers, additional);
        boolean probed =
                query.authority().stream().anyMatch(record -> record.name().equals(name));
        Optional<Long> last = Optional.ofNullable(multicast.get(network));
        // All others are to hear it, too, a few times while they keep it: RFC 6762, 5.4.
        boolean recently = last.filter(sent -> time - sent < DnsRecord.HOST_SECONDS * SECOND / 4)
                .isPresent();
        if (asked.stream().allMatch(Question::unicast) && recently && !probed) {
            return Optional.of(new Sending(network, response, Optional.of(from)));
        }
        long earliest =
                last.map(sent -> sent + (probed ? BETWEEN_PROBES : SECOND)).orElse(time);
        if (earliest > time) {
            delayed.merge(network, earliest, Math::min);
            return Optional.empty();
        }
        multicast.put(network, time);
        return Optional.of(new Sending(network, response, Optional.empty()));
    }

    private Stream<DnsRecord> answers(Network network, int type) {
        List<DnsRecord> addresses = addresses(network);
        List<DnsRecord> found = addresses.stream()
                .filter(record -> type == Question.ANY || type == record.type())
                .toList();
        return found.isEmpty() ? Stream.of(nothingElse(addresses)) : found.stream();
    }

    /** Returns whether the asker knows a record, and may keep it for half of its time at least: RFC 6762, 7.1. */
    private static boolean isKnown(DnsRecord record, DnsRecord known) {
        return record.name().equals(known.name())
                && record.type() == known.type()
                && record.data().equals(known.data())
                && 2 * known.seconds() >= record.seconds();
    }

    /** Returns an answer such as any server of the DNS gives. */
    private static Message legacy(Message query, List<Question> asked, List<DnsRecord> answers) {
        List<Question> repeated = asked.stream()
                .map(question -> new Question(question.name(), question.type(), false))
                .toList();
        List<DnsRecord> plain = answers.stream()
                .map(record -> new DnsRecord(record.name(), record.type(), false, LEGACY_SECONDS, record.data()))
                .toList();
        return new Message(query.id(), true, repeated, plain, List.of(), List.of());
    }

    Sending announcement(Network network, long time) {
        multicast.put(network, time);
        List<DnsRecord> addresses = addresses(network);
        Message response = Message.response(addresses, List.of(nothingElse(addresses)));
        return new Sending(network, response, Optional.empty());
    }

    List<DnsRecord> addresses(Network network) {
        return network.addresses().stream()
                .map(address -> DnsRecord.of(name, address))
                .toList();
    }

    private DnsRecord nothingElse(List<DnsRecord> addresses) {
        Set<Integer> types = addresses.stream().map(DnsRecord::type).collect(Collectors.toSet());
        return DnsRecord.nothingBut(types, name);
    }
}
