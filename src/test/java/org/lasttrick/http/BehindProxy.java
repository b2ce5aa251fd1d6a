package org.lasttrick.http;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.lasttrick.config.PublicUrl;
import org.lasttrick.http.limits.SpooledResponsesTest;

/**
 * A public URL, and trusted proxies: this computer's usual address and some others. Tests whose own settings disturb nobody
 * share it, since each profile starts Quarkus once more: metrics on a port of their own, and a disk that a test can fill.
 */
public class BehindProxy implements QuarkusTestProfile {
    static final String URL = "https://score.example.org";

    /** Of one address that is no proxy. */
    public static final int CONNECTIONS = 5;

    @Override
    public Map<String, String> getConfigOverrides() {
        Map<String, String> settings = new HashMap<>(PublicUrl.of(URL).settings());
        settings.put("lasttrick.public-url", URL);
        settings.put("lasttrick.stop-delay", "0s");
        settings.put("lasttrick.limits.connections-per-client", String.valueOf(CONNECTIONS));
        settings.put("quarkus.http.host", "127.0.0.1");
        settings.put("quarkus.http.proxy.trusted-proxies", "127.0.0.1,127.0.0.2");
        settings.put("quarkus.management.host-enabled", "true");
        settings.put("quarkus.management.test-port", "0");
        return settings;
    }

    @Override
    public Set<Class<?>> getEnabledAlternatives() {
        return Set.of(BehindProxyTest.ClientAddress.class, SpooledResponsesTest.Disk.class);
    }
}
