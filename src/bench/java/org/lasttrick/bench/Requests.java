package org.lasttrick.bench;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A client that sends one request after the other on one connection. */
abstract class Requests implements Load.Client {
    private static final int TIMEOUT_MILLIS = 30_000;

    private final HttpConnection connection;
    private final int expected;

    /** @param expected the status of each answer */
    Requests(URI service, int expected) throws IOException {
        this.connection = new HttpConnection(service, TIMEOUT_MILLIS);
        this.expected = expected;
    }

    /** The next request; {@code null}: there is none any more. */
    abstract byte @Nullable [] request();

    /** Is told of each answer. */
    void answered(HttpConnection answer) {}

    @Override
    public final boolean next() throws IOException {
        byte[] request = request();
        if (request == null) {
            return false;
        }
        int status = connection.send(request);
        if (status != expected) {
            throw new IOException("Status " + status + " for " + new String(request, StandardCharsets.UTF_8) + "\n"
                    + connection.body());
        }
        answered(connection);
        return true;
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
