package org.lasttrick.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A request to be sent.
 *
 * @param kind under which failures are counted
 * @param statuses that the API's description has for it; empty if it isn't described
 * @param mayGoUnanswered whether it may be so broken that the connection just ends
 */
record FuzzedRequest(String kind, List<String> statuses, byte[] bytes, boolean mayGoUnanswered) {

    static FuzzedRequest of(
            String kind, List<String> statuses, String method, String address, List<String> headers, byte[] body) {
        StringBuilder head = new StringBuilder(method + " " + address + " HTTP/1.1\r\nHost: localhost\r\n");
        headers.forEach(header -> head.append(header).append("\r\n"));
        if (body.length > 0 || !method.equals("GET")) {
            head.append("Content-Length: ").append(body.length).append("\r\n");
        }
        byte[] first = head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
        byte[] bytes = new byte[first.length + body.length];
        System.arraycopy(first, 0, bytes, 0, first.length);
        System.arraycopy(body, 0, bytes, first.length, body.length);
        return new FuzzedRequest(kind, statuses, bytes, false);
    }

    /** Whether it asks for something of the API, as far as its first line can be read. */
    boolean isForTheApi() {
        String[] first = text(200).split("[ \r\n]", 3);
        return first.length > 1 && withoutDots(first[1]).matches("(?s)/(api|q)(([/;?]|%2[fF]).*)?");
    }

    /** Each {@code ..} leads out of the folder before it: {@code /api/games/../../rules} is a page. */
    private static String withoutDots(String address) {
        String shorter = address.replaceFirst("/[^/?]+(?<!/\\.\\.)/\\.\\.(?=[/?]|$)", "");
        return shorter.equals(address) ? address : withoutDots(shorter);
    }

    boolean isHead() {
        return text(5).equals("HEAD ");
    }

    String text(int most) {
        return new String(bytes, 0, Math.min(most, bytes.length), StandardCharsets.ISO_8859_1);
    }
}
