package org.lasttrick.http;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import org.lasttrick.launch.PublicUrl;
import org.lasttrick.launch.Settings;

/** Where browsers reach the service. */
@ApplicationScoped
public class ServiceAddress {
    private final Settings settings;
    private final UriInfo request;

    ServiceAddress(Settings settings, UriInfo request) {
        this.settings = settings;
        this.request = request;
    }

    /** The public URL, or without one, where this request came. */
    public URI uri() {
        return settings.publicUrl().map(PublicUrl::origin).orElseGet(request::getBaseUri);
    }
}
