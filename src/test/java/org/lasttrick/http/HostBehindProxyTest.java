package org.lasttrick.http;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;

/** The same with a public URL. */
@QuarkusTest
@TestProfile(BehindProxyTest.Proxied.class)
class HostBehindProxyTest extends HostTest {
    @Override
    String own() {
        return "https://score.example.org";
    }
}
