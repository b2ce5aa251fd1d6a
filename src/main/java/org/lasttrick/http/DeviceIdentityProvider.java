package org.lasttrick.http;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.TokenAuthenticationRequest;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.security.Principal;
import org.lasttrick.access.Device;

/** Looks up the device that a key belongs to. */
@ApplicationScoped
class DeviceIdentityProvider implements IdentityProvider<TokenAuthenticationRequest> {

    record DevicePrincipal(Device device) implements Principal {
        @Override
        public String getName() {
            return device.id();
        }
    }

    @Override
    public Class<TokenAuthenticationRequest> getRequestType() {
        return TokenAuthenticationRequest.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(
            TokenAuthenticationRequest request, AuthenticationRequestContext context) {
        return context.runBlocking(() -> identity(request.getToken().getToken()));
    }

    /** The lookup may run before the request has a context of its own. */
    @ActivateRequestContext
    SecurityIdentity identity(String key) {
        Device device = Device.findByKey(key).orElseThrow(AuthenticationFailedException::new);
        return QuarkusSecurityIdentity.builder()
                .setPrincipal(new DevicePrincipal(device))
                .build();
    }
}
