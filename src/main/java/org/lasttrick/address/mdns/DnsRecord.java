package org.lasttrick.address.mdns;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Set;

/**
 * A resource record says what there is at a name.
 *
 * @param name as {@link Message} has them
 * @param unique whether it replaces all that was known of this name and type: RFC 6762, 10.2
 * @param seconds how long it may be kept; with 0 it is taken back
 * @param data in hexadecimal digits
 */
record DnsRecord(String name, int type, boolean unique, long seconds, String data) {
    static final int A = 1;
    static final int AAAA = 28;
    static final int NSEC = 47;

    /** Whatever depends on a host's name or address has this time to live: RFC 6762, 10. */
    static final int HOST_SECONDS = 120;

    /** Simultaneous probes are compared in this order, RFC 6762, 8.2. Hexadecimal digits sort as their bytes do. */
    static final Comparator<DnsRecord> PROBE_ORDER =
            Comparator.comparingInt(DnsRecord::type).thenComparing(DnsRecord::data);

    static DnsRecord of(String name, InetAddress address) {
        int type = address instanceof Inet4Address ? A : AAAA;
        return new DnsRecord(name, type, true, HOST_SECONDS, HexFormat.of().formatHex(address.getAddress()));
    }

    /** Makes a record by which a name has nothing but these types of addresses: RFC 4034, 4.1.2. */
    static DnsRecord nothingBut(Set<Integer> types, String name) {
        String bits = types.contains(AAAA) ? (types.contains(A) ? "0440000008" : "0400000008") : "0140";
        String data = HexFormat.of().formatHex(Message.encoded(name)) + "00" + bits;
        return new DnsRecord(name, NSEC, true, HOST_SECONDS, data);
    }

    boolean isAddress() {
        return type == A || type == AAAA;
    }

    DnsRecord takenBack() {
        return new DnsRecord(name, type, unique, 0, data);
    }
}
