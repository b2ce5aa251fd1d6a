package org.lasttrick.address.mdns;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A message is one of the DNS, RFC 1035, 4.1. Names are in lower case, with a dot after each label: {@code lasttrick.local.}
 *
 * @param id 0 but for queries from others than responders, and the answers to them
 * @param answers of a query: what the asker knows already
 * @param authority of a query: what the asker is about to have at the names that it asks for
 */
record Message(
        int id,
        boolean response,
        List<Question> questions,
        List<DnsRecord> answers,
        List<DnsRecord> authority,
        List<DnsRecord> additional) {

    /** Longer messages are refused, RFC 6762, 17. */
    static final int LONGEST = 9000;

    private static final int RESPONSE = 0x8400;
    /** Messages whose opcode or response code isn't 0 are ignored, RFC 6762, 18. */
    private static final int OPCODE_AND_RCODE = 0x780f;

    private static final int INTERNET = 1;
    /**
     * The highest bit of the flags says that a message is a response. That of a class says that an answer by unicast is wanted, or
     * that a record is unique.
     */
    private static final int TOP_BIT = 0x8000;

    private static final int LONGEST_NAME = 255;
    private static final int POINTER = 0xc0;

    /** @param unicast whether the answer may come to the asker alone: RFC 6762, 5.4 */
    record Question(String name, int type, boolean unicast) {
        /** This number stands for any type, or any class. */
        static final int ANY = 255;
    }

    static Message probe(String name, boolean unicast, List<DnsRecord> records) {
        List<Question> question = List.of(new Question(name, Question.ANY, unicast));
        return new Message(0, false, question, List.of(), records, List.of());
    }

    static Message response(List<DnsRecord> answers, List<DnsRecord> additional) {
        return new Message(0, true, List.of(), answers, List.of(), additional);
    }

    /** Parses a packet; empty for what isn't such a message. */
    static Optional<Message> parse(ByteBuffer in) {
        try {
            int id = unsignedShort(in);
            int flags = unsignedShort(in);
            int[] counts = {unsignedShort(in), unsignedShort(in), unsignedShort(in), unsignedShort(in)};
            List<Question> questions = new ArrayList<>();
            for (int i = 0; i < counts[0]; i++) {
                String name = name(in);
                int type = unsignedShort(in);
                int dnsClass = unsignedShort(in);
                if (Set.of(INTERNET, Question.ANY).contains(dnsClass & ~TOP_BIT)) {
                    questions.add(new Question(name, type, (dnsClass & TOP_BIT) != 0));
                }
            }
            Message message = new Message(
                    id,
                    (flags & TOP_BIT) != 0,
                    questions,
                    records(in, counts[1]),
                    records(in, counts[2]),
                    records(in, counts[3]));
            return (flags & OPCODE_AND_RCODE) == 0 ? Optional.of(message) : Optional.empty();
        } catch (BufferUnderflowException | IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private static List<DnsRecord> records(ByteBuffer in, int count) {
        List<DnsRecord> records = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = name(in);
            int type = unsignedShort(in);
            int dnsClass = unsignedShort(in);
            long seconds = Integer.toUnsignedLong(in.getInt());
            String data = HexFormat.of().formatHex(bytes(in, unsignedShort(in)));
            if ((dnsClass & ~TOP_BIT) == INTERNET) {
                records.add(new DnsRecord(name, type, (dnsClass & TOP_BIT) != 0, seconds, data));
            }
        }
        return records;
    }

    /** Reads a name. Each pointer leads further back than the one before, so that the name ends. */
    private static String name(ByteBuffer in) {
        StringBuilder name = new StringBuilder();
        ByteBuffer at = in;
        int furthest = in.position();
        for (int length = unsignedByte(at); length != 0; length = unsignedByte(at)) {
            if (length >= POINTER) {
                int target = (length & ~POINTER) << 8 | unsignedByte(at);
                if (target >= furthest) {
                    throw new IllegalArgumentException("a name that doesn't end");
                }
                furthest = target;
                at = in.duplicate().position(target);
            } else {
                String label = new String(bytes(at, length), ISO_8859_1).toLowerCase(Locale.ROOT);
                name.append(label.replace(".", "\\.")).append('.');
            }
            if (name.length() > 2 * LONGEST_NAME) {
                throw new IllegalArgumentException("a name that is too long");
            }
        }
        return name.toString();
    }

    private static byte[] bytes(ByteBuffer in, int length) {
        if (length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        in.get(bytes);
        return bytes;
    }

    private static int unsignedByte(ByteBuffer in) {
        return Byte.toUnsignedInt(in.get());
    }

    private static int unsignedShort(ByteBuffer in) {
        return Short.toUnsignedInt(in.getShort());
    }

    byte[] bytes() {
        ByteBuffer out = ByteBuffer.allocate(LONGEST);
        out.putShort((short) id).putShort((short) (response ? RESPONSE : 0));
        out.putShort((short) questions.size()).putShort((short) answers.size());
        out.putShort((short) authority.size()).putShort((short) additional.size());
        questions.forEach(question ->
                out.put(encoded(question.name)).putShort((short) question.type).putShort(dnsClass(question.unicast)));
        List.of(answers, authority, additional)
                .forEach(section -> section.forEach(record -> {
                    byte[] data = HexFormat.of().parseHex(record.data());
                    out.put(encoded(record.name()))
                            .putShort((short) record.type())
                            .putShort(dnsClass(record.unique()));
                    out.putInt((int) record.seconds())
                            .putShort((short) data.length)
                            .put(data);
                }));
        byte[] bytes = new byte[out.position()];
        out.flip().get(bytes);
        return bytes;
    }

    private static short dnsClass(boolean topBit) {
        return (short) (topBit ? TOP_BIT | INTERNET : INTERNET);
    }

    /** @param name without dots in its labels; after the last one is that of the root, which is empty */
    static byte[] encoded(String name) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String label : name.split("\\.", -1)) {
            out.write(label.length());
            out.writeBytes(label.getBytes(ISO_8859_1));
        }
        return out.toByteArray();
    }
}
