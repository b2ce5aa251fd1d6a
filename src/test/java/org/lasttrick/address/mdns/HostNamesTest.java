package org.lasttrick.address.mdns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.address.mdns.HostNames.Sending;
import org.lasttrick.address.mdns.Message.Question;

/** With a clock of its own; what is sent reaches whom the test says. Numbers in comments are sections of RFC 6762. */
class HostNamesTest {
    private static final String NAME = "lasttrick.local.";
    private static final Network WIFI = network("wlan0", "192.168.1.5", "fd12::5");
    private static final Network CABLE = network("eth0", "10.0.0.5");
    private static final Network OTHER = network("wlan0", "192.168.1.9");
    private static final InetSocketAddress RESPONDER = new InetSocketAddress("192.168.1.9", 5353);
    private static final InetSocketAddress PROGRAM = new InetSocketAddress("192.168.1.9", 40_000);

    private final Device here = new Device(WIFI, CABLE);
    private long now = 1_000_000;

    private final class Device {
        final HostNames names = new HostNames("lasttrick", new Random(7));
        final List<Network> networks;
        final List<Sending> sent = new ArrayList<>();

        Device(Network... networks) {
            this.networks = List.of(networks);
        }

        Device begin() {
            names.moveTo(networks, List.of(), now);
            return this;
        }

        List<Sending> ask(Network network, InetSocketAddress from, Message message) {
            return names.receive(network, from, message, now);
        }
    }

    private static Network network(String link, String... addresses) {
        return new Network(
                link, Stream.of(addresses).map(InetAddress::ofLiteral).toList());
    }

    private static DnsRecord record(String name, String address) {
        return DnsRecord.of(name, InetAddress.ofLiteral(address));
    }

    private static Message query(int type, boolean unicast, DnsRecord... known) {
        return new Message(0, false, List.of(new Question(NAME, type, unicast)), List.of(known), List.of(), List.of());
    }

    private static Message heard(DnsRecord... records) {
        return Message.response(List.of(records), List.of());
    }

    private static Message probe(String name, String address) {
        return Message.probe(name, true, List.of(record(name, address)));
    }

    /** Lets time pass; what one device sends in the Wi-Fi, all hear. */
    private void pass(long milliseconds, Device... devices) {
        for (long end = now + milliseconds; now < end; now += 10) {
            for (Device device : devices) {
                deliver(device, device.names.proceed(now), devices);
            }
        }
    }

    private void deliver(Device from, List<Sending> sendings, Device... devices) {
        from.sent.addAll(sendings);
        for (Sending sending : sendings) {
            if (sending.network().link().equals("wlan0")) {
                for (Device device : devices) {
                    InetSocketAddress sender = new InetSocketAddress(
                            from.networks.getFirst().addresses().getFirst(), 5353);
                    List<Sending> answers =
                            device.names.receive(device.networks.getFirst(), sender, sending.message(), now);
                    deliver(device, answers, devices);
                }
            }
        }
    }

    private Device settled() {
        here.begin();
        pass(60_000, here);
        here.sent.clear();
        return here;
    }

    private static List<DnsRecord> answers(List<Sending> sent) {
        return sent.stream()
                .flatMap(sending -> sending.message().answers().stream())
                .toList();
    }

    // 8.1, 8.3
    @Test
    void aNameIsProbedForThreeTimesAndThenAnnouncedTwiceInEachNetwork() {
        here.begin();
        assertEquals(List.of(), here.names.held());
        assertEquals(Optional.of("lasttrick.local"), here.names.best());
        pass(5000, here);
        List<Message> inWifi = here.sent.stream()
                .filter(sending -> sending.network().equals(WIFI))
                .map(Sending::message)
                .toList();
        assertEquals(
                List.of(false, false, false, true, true),
                inWifi.stream().map(Message::response).toList());
        assertEquals(
                List.of(record(NAME, "192.168.1.5"), record(NAME, "fd12::5")),
                inWifi.getFirst().authority());
        assertEquals(inWifi.getFirst().authority(), inWifi.getLast().answers());
        assertTrue(here.sent.contains(new Sending(
                CABLE,
                Message.response(
                        List.of(record(NAME, "10.0.0.5")),
                        List.of(new DnsRecord(NAME, DnsRecord.NSEC, true, 120, nothingButA()))),
                Optional.empty())));
        assertEquals(List.of("lasttrick.local"), here.names.held());
        assertEquals(HostNames.NEVER, here.names.due());
    }

    private static String nothingButA() {
        return "096c617374747269636b056c6f63616c00000140";
    }

    // 6.1, 6.2
    @Test
    void eachKindOfAddressIsAnsweredWithTheOtherAndWhatThereIsNotIsDenied() {
        settled();
        Message ipv4 =
                here.ask(WIFI, RESPONDER, query(DnsRecord.A, false)).getFirst().message();
        assertEquals(List.of(record(NAME, "192.168.1.5")), ipv4.answers());
        assertTrue(ipv4.additional().contains(record(NAME, "fd12::5")), ipv4::toString);
        List<Sending> ipv6 = here.ask(CABLE, new InetSocketAddress("10.0.0.9", 5353), query(DnsRecord.AAAA, false));
        assertEquals(List.of(new DnsRecord(NAME, DnsRecord.NSEC, true, 120, nothingButA())), answers(ipv6));
        now += 2000;
        int https = 65;
        assertEquals(
                DnsRecord.NSEC,
                answers(here.ask(WIFI, RESPONDER, query(https, false)))
                        .getFirst()
                        .type());
    }

    // 6
    @Test
    void nobodyIsAnsweredForAnothersName() {
        settled();
        for (String name :
                List.of("annas-ipad.local.", "lasttrick.", "lasttrick.local.example.", "5.1.168.192.in-addr.arpa.")) {
            Message query = new Message(
                    0, false, List.of(new Question(name, Question.ANY, false)), List.of(), List.of(), List.of());
            assertEquals(List.of(), here.ask(WIFI, RESPONDER, query), name);
        }
    }

    // 7.1
    @Test
    void whoKnowsTheAnswerForLongEnoughIsToldNothing() {
        settled();
        DnsRecord known = record(NAME, "192.168.1.5");
        assertEquals(List.of(), here.ask(WIFI, RESPONDER, query(DnsRecord.A, false, known)));
        DnsRecord old = new DnsRecord(known.name(), known.type(), false, 59, known.data());
        assertEquals(List.of(known), answers(here.ask(WIFI, RESPONDER, query(DnsRecord.A, false, old))));
        DnsRecord former = record(NAME, "192.168.1.4");
        now += 2000;
        assertEquals(List.of(known), answers(here.ask(WIFI, RESPONDER, query(DnsRecord.A, false, former))));
    }

    // 5.4
    @Test
    void whoAsksForAnAnswerOfItsOwnGetsItUnlessAllAreToHearIt() {
        settled();
        Sending first = here.ask(WIFI, RESPONDER, query(DnsRecord.A, true)).getFirst();
        assertEquals(Optional.empty(), first.to(), "the last one for all is a minute old");
        Sending second = here.ask(WIFI, RESPONDER, query(DnsRecord.A, true)).getFirst();
        assertEquals(Optional.of(RESPONDER), second.to());
        assertEquals(first.message(), second.message());
    }

    // 6
    @Test
    void allAreToldOnceASecondAtMost() {
        settled();
        assertEquals(1, here.ask(WIFI, RESPONDER, query(DnsRecord.A, false)).size());
        pass(300, here);
        assertEquals(List.of(), here.ask(WIFI, RESPONDER, query(DnsRecord.A, false)));
        assertEquals(List.of(), here.ask(WIFI, RESPONDER, query(DnsRecord.A, false)));
        assertEquals(List.of(), here.sent);
        pass(1000, here);
        assertEquals(1, here.sent.size());
    }

    // 6.7
    @Test
    void aProgramThatIsNoResponderIsAnsweredAsByAnyServer() {
        settled();
        Message query = new Message(
                77, false, List.of(new Question(NAME, DnsRecord.A, false)), List.of(), List.of(), List.of());
        Sending answer = here.ask(WIFI, PROGRAM, query).getFirst();
        assertEquals(Optional.of(PROGRAM), answer.to());
        assertEquals(
                new Message(
                        77,
                        true,
                        query.questions(),
                        List.of(new DnsRecord(NAME, DnsRecord.A, false, 10, "c0a80105")),
                        List.of(),
                        List.of()),
                answer.message());
    }

    // 8.1
    @Test
    void aNameIsDefendedAgainstWhoProbesForIt() {
        settled();
        here.ask(WIFI, RESPONDER, query(DnsRecord.A, false));
        now += 300;
        Sending defence = here.ask(WIFI, RESPONDER, probe(NAME, "192.168.1.9")).getFirst();
        assertEquals(Optional.empty(), defence.to());
        assertTrue(defence.message().answers().contains(record(NAME, "192.168.1.5")));
        pass(120_000, here);
        assertEquals(List.of("lasttrick.local"), here.names.held());
    }

    @Test
    void theSecondOfTwoServicesTakesAnotherNameAndTheFirstOneWhenNobodyHasIt() {
        settled();
        Device other = new Device(OTHER).begin();
        pass(5000, here, other);
        assertEquals(List.of("lasttrick.local"), here.names.held());
        assertEquals(List.of("lasttrick-2.local"), other.names.held());
        assertEquals(Optional.of("lasttrick-2.local"), other.names.best());

        pass(600_000, here, other);
        assertEquals(List.of("lasttrick.local"), here.names.held());
        assertEquals(List.of("lasttrick-2.local"), other.names.held());

        deliver(here, here.names.leave(), other);
        pass(59_000, other);
        assertEquals(List.of("lasttrick-2.local"), other.names.held(), "the first one may only restart");
        pass(5000, other);
        assertEquals(List.of("lasttrick.local", "lasttrick-2.local"), other.names.held());
        assertEquals(Optional.of("lasttrick.local"), other.names.best());
    }

    @Test
    void aServiceThatRestartsWithinAMinuteKeepsItsName() {
        settled();
        Device other = new Device(OTHER).begin();
        pass(70_000, here, other);
        deliver(here, here.names.leave(), other);
        pass(50_000, other);
        here.begin();
        pass(120_000, here, other);
        assertEquals(List.of("lasttrick.local"), here.names.held());
        assertEquals(List.of("lasttrick-2.local"), other.names.held());
    }

    // 8.2
    @Test
    void ofTwoThatProbeAtTheSameTimeOneGetsTheName() {
        here.begin();
        Device other = new Device(OTHER).begin();
        pass(10_000, here, other);
        assertEquals(List.of("lasttrick-2.local"), here.names.held(), "192.168.1.5 is before 192.168.1.9");
        assertEquals(List.of("lasttrick.local"), other.names.held());
    }

    // 9
    @Test
    void whoHearsAnotherWithItsNameProbesAgainAndKeepsItIfTheOtherIsGone() {
        settled();
        here.ask(WIFI, RESPONDER, heard(record(NAME, "192.168.1.9")));
        assertEquals(List.of(), here.names.held());
        assertEquals(Optional.of("lasttrick.local"), here.names.best());
        pass(5000, here);
        assertEquals(List.of("lasttrick.local"), here.names.held());
    }

    // 9
    @Test
    void twoWhoseNetworksAreJoinedAgreeOnOne() {
        settled();
        Device other = new Device(OTHER).begin();
        pass(5000, other);
        here.ask(WIFI, RESPONDER, heard(record(NAME, "192.168.1.9")));
        other.ask(OTHER, RESPONDER, heard(record(NAME, "192.168.1.5")));
        pass(10_000, here, other);
        assertEquals(
                List.of("lasttrick-2.local", "lasttrick.local"),
                Stream.of(here, other)
                        .flatMap(each -> each.names.held().stream())
                        .toList());
    }

    // 9
    @Test
    void aNameThatIsLostForSecondsComesBack() {
        settled();
        here.ask(WIFI, RESPONDER, heard(record(NAME, "192.168.1.9")));
        pass(600, here);
        here.ask(WIFI, RESPONDER, heard(record(NAME, "192.168.1.9")));
        pass(5000, here);
        assertEquals(List.of("lasttrick-2.local"), here.names.held());
        pass(60_000, here);
        assertEquals(List.of("lasttrick.local", "lasttrick-2.local"), here.names.held());
    }

    // 14
    @Test
    void whatThisComputerSaysInAnotherNetworkIsNoConflict() {
        here.names.moveTo(here.networks, List.of(InetAddress.ofLiteral("fe80::5")), now);
        pass(3000, here);
        here.ask(WIFI, RESPONDER, heard(record(NAME, "10.0.0.5")));
        here.ask(CABLE, RESPONDER, heard(record(NAME, "192.168.1.5")));
        here.ask(CABLE, RESPONDER, heard(record(NAME, "fe80::5")));
        assertEquals(List.of("lasttrick.local"), here.names.held());
        here.begin();
        here.ask(WIFI, RESPONDER, Message.probe(NAME, true, List.of(record(NAME, "10.0.0.5"))));
        here.ask(WIFI, RESPONDER, heard(record(NAME, "10.0.0.5")));
        pass(1200, here);
        assertEquals(List.of("lasttrick.local"), here.names.held());
    }

    @Test
    void onlyRespondersAreBelieved() {
        settled();
        here.ask(WIFI, PROGRAM, heard(record(NAME, "192.168.1.9")));
        assertEquals(List.of("lasttrick.local"), here.names.held());
    }

    // 10.1
    @Test
    void whoLeavesTakesItsRecordsBack() {
        settled();
        List<Sending> leave = here.names.leave();
        assertEquals(List.of(WIFI, CABLE), leave.stream().map(Sending::network).toList());
        assertTrue(answers(leave).stream().allMatch(record -> record.seconds() == 0));
        assertFalse(answers(leave).isEmpty());
        assertEquals(HostNames.NEVER, here.names.due());
        assertEquals(Optional.empty(), here.names.best());
    }

    // 8
    @Test
    void inAnotherNetworkTheNameIsProbedForAnew() {
        settled();
        here.names.moveTo(List.of(OTHER), List.of(), now);
        pass(5000, here);
        assertEquals(
                List.of(false, false, false, true, true),
                here.sent.stream().map(sending -> sending.message().response()).toList());
        assertEquals(
                List.of(record(NAME, "192.168.1.9")),
                here.sent.getLast().message().answers());
    }

    // 8.1
    @Test
    void whoLosesEveryNameTriesLessAndLessOften() {
        here.begin();
        int names = 0;
        for (long end = now + 60_000; now < end; now += 10) {
            for (Sending sending : here.names.proceed(now)) {
                if (sending.network().equals(WIFI)) {
                    String name = sending.message().questions().getFirst().name();
                    here.ask(WIFI, RESPONDER, heard(record(name, "192.168.1.9")));
                    names++;
                }
            }
        }
        assertTrue(names < 30, () -> "too many");
        assertEquals(List.of(), here.names.held());
    }
}
