package org.lasttrick.http.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.config.ServiceConfig;

class TrustedProxiesTest {
    private static final List<String> ADDRESSES =
            List.of("127.0.0.2", "127.0.3.0/24", "2001:db8::/32", "proxy.example");

    @ParameterizedTest
    @CsvSource({
        "127.0.0.2, true",
        "127.0.3.7, true",
        "2001:db8::7, true",
        "127.0.0.3, false",
        "127.0.4.7, false",
        "::1, false"
    })
    void theirAddressesAndNetworksAreTrustedAndNamesAreNot(String address, boolean trusted) {
        var proxies =
                new TrustedProxies(settings(Map.of("lasttrick.public-url", "http://score.example.org")), ADDRESSES);
        assertEquals(trusted, proxies.include(InetAddress.ofLiteral(address)));
        var withoutUrl = new TrustedProxies(settings(Map.of()), ADDRESSES);
        assertEquals(false, withoutUrl.include(InetAddress.ofLiteral(address)));
    }

    private static ServiceConfig settings(Map<String, String> values) {
        return new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withMapping(ServiceConfig.class)
                .withDefaultValue("lasttrick.data-dir", "target")
                .withSources(new PropertiesConfigSource(values, "test", 0))
                .build()
                .getConfigMapping(ServiceConfig.class);
    }
}
