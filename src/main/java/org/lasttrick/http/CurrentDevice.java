package org.lasttrick.http;

import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.NewCookie;
import java.util.Optional;
import org.lasttrick.access.Device;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.KeyAuthentication.DevicePrincipal;

/** Finds the device whose key came with this request. */
@Singleton
public record CurrentDevice(
        SecurityIdentity identity,
        CurrentIdentityAssociation association,
        ServiceAddress service,
        KeyCookie cookie,
        RoutingContext http) {

    /** Returns the device that sent the request; empty for one that only watches. */
    public Optional<Device> device() {
        return device(identity);
    }

    /** Looks the device up without holding the caller's thread. */
    public Uni<Optional<Device>> lookUp() {
        return association.getDeferredIdentity().map(CurrentDevice::device);
    }

    private static Optional<Device> device(SecurityIdentity identity) {
        return identity.getPrincipal() instanceof DevicePrincipal(Device device)
                ? Optional.of(device)
                : Optional.empty();
    }

    /** Returns the book in which the device scores. */
    public Optional<Scorebook> scorebook() {
        return device().flatMap(device -> Scorebook.findByIdOptional(device.scorebook()));
    }

    /** Returns the device that sent the request, which had to be authenticated. */
    public Device required() {
        return device().orElseThrow();
    }

    public boolean mayScore(RecordedGame game) {
        return isOf(game.scorebook());
    }

    public boolean isOf(String scorebook) {
        return device().filter(device -> device.scorebook().equals(scorebook)).isPresent();
    }

    /**
     * Returns whether this device has a key that is of no scorebook here: it was removed, or was given the key by another
     * installation.
     */
    public boolean hasUnknownKey() {
        return device().isEmpty() && cookie.read(http).isPresent();
    }

    /** Returns the cookie in which a device keeps its key. */
    public NewCookie keep(String key) {
        return cookie.keep(key, service.uri());
    }
}
