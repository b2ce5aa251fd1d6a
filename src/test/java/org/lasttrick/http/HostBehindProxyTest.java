package org.lasttrick.http;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.http.AccessMatrixTest.World;

/** With a public URL, all links have that, and a host that a client made up is never repeated either. */
@QuarkusTest
@TestProfile(BehindProxy.class)
class HostBehindProxyTest {
    @TestHTTPResource
    URI service;

    @Test
    void noPageRepeatsAHostThatTheClientMadeUp() throws IOException {
        World world = World.after(List.of("hand"));
        HostTest.assertPanelsAndRefusalsDoNotRepeatIt(service, world);
        String game = "/games/" + world.game();
        for (String path : List.of("/", game, game + "/share", game + "/tv", "/api" + game, "/q/openapi")) {
            HostTest.assertNotRepeated(service, world, path);
        }
    }

    @Test
    void theLinkForWatchingHasThePublicUrl() throws IOException {
        HostTest.assertLinkForWatching(service, BehindProxy.URL);
    }
}
