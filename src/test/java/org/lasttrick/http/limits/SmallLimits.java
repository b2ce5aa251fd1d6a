package org.lasttrick.http.limits;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** The limits, so small that a test reaches them in no time. */
public class SmallLimits implements QuarkusTestProfile {
    static final int CONNECTIONS = 40;
    static final int WRITES = 30;
    static final int EXPENSIVE = 6;
    static final int BOOKS = 5;
    static final int WRONG_KEYS = 4;
    static final int STREAMS_PER_CLIENT = 4;
    static final int STREAMS_PER_GAME = 3;

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.ofEntries(
                Map.entry("lasttrick.limits.enabled", "true"),
                Map.entry("lasttrick.limits.writes-per-minute", String.valueOf(WRITES)),
                Map.entry("lasttrick.limits.expensive-per-minute", String.valueOf(EXPENSIVE)),
                Map.entry("lasttrick.limits.new-books-per-hour", String.valueOf(BOOKS)),
                Map.entry("lasttrick.limits.wrong-keys-per-minute", String.valueOf(WRONG_KEYS)),
                Map.entry("lasttrick.limits.streams-per-client", String.valueOf(STREAMS_PER_CLIENT)),
                Map.entry("lasttrick.limits.streams-per-game", String.valueOf(STREAMS_PER_GAME)),
                Map.entry("lasttrick.invite-code", "cucumber"),
                // Each test is a client of its own, by what a trusted proxy says.
                Map.entry("quarkus.http.proxy.proxy-address-forwarding", "true"),
                Map.entry("quarkus.http.proxy.allow-x-forwarded", "true"),
                Map.entry("quarkus.http.proxy.trusted-proxies", "127.0.0.1,::1"));
    }

    /** Connections that end soon. */
    public static class OfConnections implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "lasttrick.limits.connections-per-client",
                    String.valueOf(CONNECTIONS),
                    "lasttrick.limits.requests-per-client",
                    String.valueOf(CONNECTIONS / 2),
                    "lasttrick.limits.body-time",
                    "2s",
                    "lasttrick.limits.idle-time",
                    "2s");
        }
    }
}
