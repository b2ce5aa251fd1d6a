package org.lasttrick.http.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.io.IOUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.http.BehindProxy;

/** With a public URL, a trusted proxy has as many connections as it likes, and nobody else. */
@QuarkusTest
@TestProfile(BehindProxy.class)
@Timeout(60)
class ProxyConnectionsTest {
    @TestHTTPResource("/")
    URI service;

    private final List<RawClient> clients = new ArrayList<>();

    @AfterEach
    void close() {
        clients.forEach(IOUtils::closeQuietly);
    }

    /** @return the first line of the answer on the last of more connections than one client may have */
    private String lastOfTooMany(String from) throws Exception {
        for (int i = 0; i < BehindProxy.CONNECTIONS; i++) {
            connect(from);
        }
        Thread.sleep(200);
        return connect(from)
                .send("GET /q/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
                .status();
    }

    private RawClient connect(String from) throws IOException {
        RawClient client = new RawClient(service, from);
        clients.add(client);
        return client;
    }

    @Test
    void aTrustedProxyIsNotCounted() throws Exception {
        assertEquals("HTTP/1.1 200 OK", lastOfTooMany("127.0.0.2"));
    }

    @Test
    void anybodyElseIsCountedAsAlways() throws Exception {
        assertEquals("", lastOfTooMany("127.0.0.4"));
    }
}
