package org.lasttrick.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** HTTP/2 is for a proxy and its browsers: the service takes none of its frames. */
@QuarkusTest
class Http2Test {
    private static final int PATIENCE = 10_000;

    @TestHTTPResource
    URI here;

    @Test
    void http2IsNotSpokenWithoutTls() throws IOException {
        String noSettings = "\0\0\0\4\0\0\0\0\0";
        String answer = exchange("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + noSettings);
        assertTrue(answer.endsWith(" 400"), answer);
    }

    @Test
    void aConnectionIsNotUpgradedToHttp2() throws IOException {
        String answer = exchange("GET /q/health/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\n"
                + "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n");
        assertEquals("HTTP/1.1 200", answer);
    }

    /** Sends bytes, and reads as many as have a status of HTTP/1: the first frame of HTTP/2 has more. */
    private String exchange(String bytes) throws IOException {
        try (Socket socket = new Socket(here.getHost(), here.getPort())) {
            socket.setSoTimeout(PATIENCE);
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readNBytes("HTTP/1.1 200".length()), StandardCharsets.ISO_8859_1);
        }
    }
}
