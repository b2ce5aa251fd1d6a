package org.lasttrick.config;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.microprofile.config.spi.Converter;

/**
 * A public URL is the address under which browsers reach the service through a proxy.
 *
 * @param origin scheme, host, and the port unless it is the scheme's own, as browsers write it in {@code Origin}
 */
public record PublicUrl(URI origin) {
    private static final Map<String, Integer> PORTS = Map.of("http", 80, "https", 443);
    private static final int LAST_PORT = 65535;
    private static final String ONE_YEAR = "max-age=31536000";

    /** Reads the setting. */
    public static final class Reader implements Converter<PublicUrl> {
        @Override
        public PublicUrl convert(String text) {
            return of(text);
        }
    }

    /**
     * @param text an http or https address without a path
     * @throws IllegalArgumentException if it is anything else
     */
    public static PublicUrl of(String text) {
        try {
            URI url = new URI(text.toLowerCase(Locale.ROOT)).parseServerAuthority();
            if (isOrigin(url)) {
                boolean isUsual = Objects.equals(PORTS.get(url.getScheme()), url.getPort());
                return new PublicUrl(
                        new URI(url.getScheme(), null, url.getHost(), isUsual ? -1 : url.getPort(), null, null, null));
            }
        } catch (URISyntaxException e) {
            // Refused below, like an address of another kind.
        }
        throw new IllegalArgumentException("Write it like https://score.example.org, without a path.");
    }

    private static boolean isOrigin(URI url) {
        return url.getScheme() != null
                && PORTS.containsKey(url.getScheme())
                && url.getHost() != null
                && url.getPort() != 0
                && url.getPort() <= LAST_PORT
                && url.getRawUserInfo() == null
                && Set.of("", "/").contains(url.getRawPath())
                && url.getRawQuery() == null
                && url.getRawFragment() == null;
    }

    /**
     * Returns settings for Quarkus, by which it takes forwarded headers from trusted proxies and, if browsers come by https, tells
     * them to come by that only.
     */
    public Map<String, String> settings() {
        Map<String, String> settings = new HashMap<>();
        settings.put("quarkus.http.proxy.proxy-address-forwarding", "true");
        if (isHttps()) {
            settings.put("quarkus.http.header.\"Strict-Transport-Security\".value", ONE_YEAR);
        }
        return settings;
    }

    /** Returns whether browsers come by https, to a proxy or to Last Trick itself. */
    public boolean isHttps() {
        return "https".equals(origin.getScheme());
    }
}
