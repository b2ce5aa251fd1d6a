package org.lasttrick.http;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.credential.TokenCredential;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.security.identity.request.TokenAuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Authenticates a device by its key: the API takes it from the Authorization header and nowhere else, a page from the cookie.
 * A request with an unknown key is anonymous, since reading needs no key.
 */
@ApplicationScoped
class KeyAuthentication implements HttpAuthenticationMechanism {
    static final String CHALLENGE = "Bearer";

    private static final String PREFIX = CHALLENGE + " ";

    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext http, IdentityProviderManager identities) {
        String key = RequestLanguage.isProgram(http.normalizedPath()) ? keyInHeader(http) : keyInCookie(http);
        return key == null
                ? Uni.createFrom().nullItem()
                : identities
                        .authenticate(new TokenAuthenticationRequest(new TokenCredential(key, CHALLENGE)))
                        .onFailure(AuthenticationFailedException.class)
                        .recoverWithNull();
    }

    private static @Nullable String keyInHeader(RoutingContext http) {
        String header = http.request().getHeader(HttpHeaders.AUTHORIZATION);
        return header != null && header.regionMatches(true, 0, PREFIX, 0, PREFIX.length())
                ? header.substring(PREFIX.length()).strip()
                : null;
    }

    private static @Nullable String keyInCookie(RoutingContext http) {
        Cookie cookie = http.request().getCookie(CurrentDevice.COOKIE);
        return cookie == null ? null : cookie.getValue();
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext http) {
        return Uni.createFrom().item(new ChallengeData(401, HttpHeaders.WWW_AUTHENTICATE, CHALLENGE));
    }

    @Override
    public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
        return Set.of(TokenAuthenticationRequest.class);
    }
}
