package org.lasttrick.http.limits;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** Few connections and requests of one client, which end soon. */
public class FewConnections implements QuarkusTestProfile {
    static final int CONNECTIONS = 24;
    static final int REQUESTS = CONNECTIONS / 2;

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                "lasttrick.limits.connections-per-client",
                String.valueOf(CONNECTIONS),
                "lasttrick.limits.requests-per-client",
                String.valueOf(REQUESTS),
                "lasttrick.limits.body-time",
                "2s",
                "lasttrick.limits.idle-time",
                "2s");
    }
}
