package org.lasttrick.web.layout;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.UriInfo;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.ledger.RecordedGame;

/** The device that shows the page: it keeps its key in a cookie that no script can read. */
@RequestScoped
public class CurrentDevice {
    private static final String COOKIE = "lasttrick-key";
    private static final Duration KEPT = Duration.ofDays(400);

    private final HttpHeaders headers;
    private final UriInfo uri;
    private boolean isKnown;
    private @Nullable Device device;

    CurrentDevice(HttpHeaders headers, UriInfo uri) {
        this.headers = headers;
        this.uri = uri;
    }

    /** Empty for a device that only watches. */
    public Optional<Device> device() {
        if (!isKnown) {
            device = Optional.ofNullable(headers.getCookies().get(COOKIE))
                    .flatMap(cookie -> Device.findByKey(cookie.getValue()))
                    .orElse(null);
            isKnown = true;
        }
        return Optional.ofNullable(device);
    }

    public boolean mayScore(RecordedGame game) {
        return isOf(game.scorebook());
    }

    public boolean isOf(String scorebook) {
        return device().filter(device -> device.scorebook().equals(scorebook)).isPresent();
    }

    /** Lax, since a link to a game that somebody sent is to open as the device that may score in it. */
    public NewCookie keep(String key) {
        return new NewCookie.Builder(COOKIE)
                .value(key)
                .path("/")
                .httpOnly(true)
                .secure("https".equals(uri.getRequestUri().getScheme()))
                .sameSite(NewCookie.SameSite.LAX)
                .maxAge((int) KEPT.toSeconds())
                .build();
    }
}
