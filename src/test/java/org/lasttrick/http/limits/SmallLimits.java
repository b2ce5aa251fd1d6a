package org.lasttrick.http.limits;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The limits, so small that a test reaches them in no time; and an access log. */
public class SmallLimits implements QuarkusTestProfile {
    public static final String INVITE_CODE = "cucumber-season";
    public static final Path ACCESS_LOG = Path.of("target", "access.log");
    static final int WRITES = 30;
    static final int EXPENSIVE = 6;
    static final int BOOKS = 5;
    static final int WRONG_KEYS = 4;
    static final int STREAMS_PER_CLIENT = 4;
    static final int STREAMS_PER_GAME = 3;

    @Override
    public Map<String, String> getConfigOverrides() {
        try {
            // Left by an earlier run.
            Files.deleteIfExists(ACCESS_LOG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.ofEntries(
                Map.entry("lasttrick.limits.enabled", "true"),
                Map.entry("lasttrick.limits.writes-per-minute", String.valueOf(WRITES)),
                Map.entry("lasttrick.limits.expensive-per-minute", String.valueOf(EXPENSIVE)),
                Map.entry("lasttrick.limits.new-books-per-hour", String.valueOf(BOOKS)),
                Map.entry("lasttrick.limits.wrong-keys-per-minute", String.valueOf(WRONG_KEYS)),
                Map.entry("lasttrick.limits.streams-per-client", String.valueOf(STREAMS_PER_CLIENT)),
                Map.entry("lasttrick.limits.streams-per-game", String.valueOf(STREAMS_PER_GAME)),
                Map.entry("lasttrick.invite-code", INVITE_CODE),
                Map.entry("quarkus.http.access-log.enabled", "true"),
                Map.entry("quarkus.log.file.enabled", "true"),
                Map.entry("quarkus.log.file.path", ACCESS_LOG.toString()),
                Map.entry("quarkus.log.file.rotation.rotate-on-boot", "false"),
                // Each test is a client of its own, by what a trusted proxy says.
                Map.entry("quarkus.http.proxy.proxy-address-forwarding", "true"),
                Map.entry("quarkus.http.proxy.allow-x-forwarded", "true"),
                Map.entry("quarkus.http.proxy.trusted-proxies", "127.0.0.1,::1"));
    }
}
