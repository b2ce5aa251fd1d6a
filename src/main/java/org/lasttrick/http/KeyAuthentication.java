package org.lasttrick.http;

import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.quarkus.security.spi.runtime.BlockingSecurityExecutor;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.security.Principal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.Keys;
import org.lasttrick.http.limits.Client;
import org.lasttrick.http.limits.LimitReached;
import org.lasttrick.http.limits.WrongKeys;

/**
 * Authenticates a device by its key: the API takes it from the Authorization header and nowhere else, a page from the cookie.
 * A request with an unknown key is anonymous, since reading needs no key.
 */
@Singleton
record KeyAuthentication(BlockingSecurityExecutor executor, Keys keys, WrongKeys wrongKeys, KeyCookie cookie)
        implements HttpAuthenticationMechanism {
    static final String CHALLENGE = "Bearer";

    private static final String PREFIX = CHALLENGE + " ";

    record DevicePrincipal(Device device) implements Principal {
        @Override
        public String getName() {
            return device.id();
        }
    }

    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext http, IdentityProviderManager identities) {
        boolean isProgram = RequestLanguage.isProgram(http.normalizedPath());
        String key = isProgram ? keyInHeader(http) : cookie.read(http).orElse(null);
        if (key == null) {
            return Uni.createFrom().nullItem();
        }
        // Whatever writes asks the database whether the device still may.
        Optional<Device> remembered = keys.remembered(key);
        if (remembered.isPresent()) {
            return Uni.createFrom().item(identity(remembered.get()));
        }
        if (wrongKeys.wasWrong(key)) {
            return Uni.createFrom().nullItem();
        }
        Client client = Client.of(http);
        return executor.executeBlocking(() -> identity(client, key, isProgram));
    }

    private static SecurityIdentity identity(Device device) {
        return QuarkusSecurityIdentity.builder()
                .setPrincipal(new DevicePrincipal(device))
                .build();
    }

    /** @throws LimitReached after too many wrong keys; a page is shown to a tablet with an old key, as to anybody */
    private @Nullable SecurityIdentity identity(Client client, String key, boolean isProgram) {
        Optional<Device> found = keys.find(key);
        if (found.isEmpty()) {
            try {
                wrongKeys.count(client, key);
            } catch (LimitReached e) {
                if (isProgram) {
                    throw e;
                }
            }
            return null;
        }
        return identity(found.get());
    }

    private static @Nullable String keyInHeader(RoutingContext http) {
        String header = http.request().getHeader(HttpHeaders.AUTHORIZATION);
        return header != null && header.regionMatches(true, 0, PREFIX, 0, PREFIX.length())
                ? header.substring(PREFIX.length()).strip()
                : null;
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext http) {
        return Uni.createFrom().item(new ChallengeData(401, HttpHeaders.WWW_AUTHENTICATE, CHALLENGE));
    }
}
