package org.lasttrick.bench;

import java.io.IOException;
import java.net.URI;

/** A client of the bare endpoint. */
final class BareClient extends Requests {
    private final String prefix;
    private final int number;
    private final int clients;
    private final int hands;
    private int n;

    /** @param prefix of the games, of which it takes {@code number}, {@code number + clients} and so on */
    BareClient(URI service, String prefix, int number, int clients, int hands) throws IOException {
        super(service, 201);
        this.prefix = prefix;
        this.number = number;
        this.clients = clients;
        this.hands = hands;
    }

    @Override
    byte[] request() {
        String row = "{\"game\":\"%s-%d\",\"version\":%d,\"n\":%d}"
                .formatted(prefix, number + n / hands * clients, n % hands + 1, n++);
        return HttpConnection.request("POST", "/append", row, MeasuredService.JSON);
    }
}
