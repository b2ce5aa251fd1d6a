package org.lasttrick.address.mdns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lasttrick.address.mdns.Message.Question;

class MessageTest {
    private static final String NAME = "lasttrick.local.";
    private static final DnsRecord HERE = DnsRecord.of(NAME, InetAddress.ofLiteral("192.168.1.5"));

    /** {@code lasttrick.local} as the DNS writes it. */
    private static final String WRITTEN = "096c617374747269636b056c6f63616c00";

    private static Optional<Message> parsed(String hex) {
        return Message.parse(ByteBuffer.wrap(HexFormat.of().parseHex(hex)));
    }

    @Test
    void aMessageIsReadAsItWasWritten() {
        Message message = new Message(
                7,
                true,
                List.of(new Question(NAME, DnsRecord.AAAA, true), new Question(NAME, Question.ANY, false)),
                List.of(HERE, DnsRecord.of(NAME, InetAddress.ofLiteral("fd12::1"))),
                List.of(HERE.takenBack()),
                List.of(DnsRecord.nothingBut(Set.of(DnsRecord.A), NAME)));
        assertEquals(Optional.of(message), Message.parse(ByteBuffer.wrap(message.bytes())));
    }

    /** RFC 1035, 4.1.1 and 4.1.3, with the top bit of the class of RFC 6762, 10.2. */
    @Test
    void anAnswerIsWrittenAsTheStandardSays() {
        assertEquals(
                "000084000000000100000000" + WRITTEN + "0001" + "8001" + "00000078" + "0004" + "c0a80105",
                HexFormat.of()
                        .formatHex(Message.response(List.of(HERE), List.of()).bytes()));
    }

    /** RFC 4034, 4.1.2: without zeros at the end. */
    @Test
    void whatThereIsNotIsSaidWithoutABitTooMany() {
        assertEquals(
                WRITTEN + "000140",
                DnsRecord.nothingBut(Set.of(DnsRecord.A), NAME).data());
        assertEquals(
                WRITTEN + "000400000008",
                DnsRecord.nothingBut(Set.of(DnsRecord.AAAA), NAME).data());
        assertEquals(
                WRITTEN + "000440000008",
                DnsRecord.nothingBut(Set.of(DnsRecord.A, DnsRecord.AAAA), NAME).data());
    }

    @Test
    void namesAreReadInWhateverCaseAndByPointers() {
        String first = "094c41535454524943 4b054c6f63616c00".replace(" ", "");
        Message message = parsed("000000000002000000000000" + first + "00010001" + "c00c" + "001c8001")
                .orElseThrow();
        assertEquals(
                List.of(new Question(NAME, DnsRecord.A, false), new Question(NAME, DnsRecord.AAAA, true)),
                message.questions());
    }

    /** Devices are called "Anna’s iPad 🎉", and their services have dots in their names. */
    @Test
    void aNameOfAnyCharactersSpoilsNoMessage() {
        Message message = parsed("000000000003000000000000" + "04f09f8e8900000c0001"
                        + "0f6c617374747269636b2e6c6f63616c00" + "00010001" + WRITTEN + "00010001")
                .orElseThrow();
        assertEquals("lasttrick\\.local.", message.questions().get(1).name());
        assertEquals(NAME, message.questions().get(2).name());
    }

    @Test
    void aClassThatIsNotTheInternetsAsksForNothing() {
        assertEquals(
                List.of(),
                parsed("000000000001000000000000" + WRITTEN + "00010003")
                        .orElseThrow()
                        .questions());
    }

    /** RFC 6762, 18.3 and 18.11. */
    @Test
    void otherOperationsAndFailuresAreIgnored() {
        assertEquals(Optional.empty(), parsed("000028000000000000000000"));
        assertEquals(Optional.empty(), parsed("000084030000000000000000"));
    }

    @Test
    void aNameThatPointsAtItselfEnds() {
        for (String name : List.of("c00c", "01610161c00c", "c00e", "c00ec00c", "40", "c0")) {
            assertTimeoutPreemptively(
                    Duration.ofSeconds(10),
                    () -> assertEquals(Optional.empty(), parsed("000000000001000000000000" + name + "00010001")),
                    name);
        }
    }

    @Test
    void whateverComesIsReadOrRefused() {
        Random chance = new Random(6762);
        byte[] good = Message.probe(NAME, true, List.of(HERE, DnsRecord.nothingBut(Set.of(DnsRecord.A), NAME)))
                .bytes();
        int read = 0;
        for (int i = 0; i < 100_000; i++) {
            byte[] bytes = Arrays.copyOf(good, chance.nextInt(good.length + 20));
            for (int change = chance.nextInt(4); change > 0 && bytes.length > 0; change--) {
                bytes[chance.nextInt(bytes.length)] = (byte) chance.nextInt();
            }
            read += Message.parse(ByteBuffer.wrap(bytes)).isPresent() ? 1 : 0;
        }
        assertTrue(read > 1000 && read < 99_000, "some of both: " + read);
    }
}
