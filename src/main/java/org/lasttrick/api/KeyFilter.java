package org.lasttrick.api;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import java.util.Optional;
import org.lasttrick.access.Device;
import org.lasttrick.http.Problem;

@NeedsKey
@Provider
class KeyFilter implements ContainerRequestFilter {
    private static final String SCHEME = "Bearer ";

    private final Caller caller;

    KeyFilter(Caller caller) {
        this.caller = caller;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        Optional<Device> device = Optional.ofNullable(request.getHeaderString(HttpHeaders.AUTHORIZATION))
                .filter(header -> header.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))
                .flatMap(header ->
                        Device.findByKey(header.substring(SCHEME.length()).strip()));
        device.ifPresentOrElse(caller::is, () -> request.abortWith(noKey()));
    }

    private static Response noKey() {
        Problem problem = Problem.of(
                401,
                "no-key",
                "A key is needed",
                "To score, send the key of a device of this scorebook, as Authorization: Bearer KEY."
                        + " POST /api/scorebooks opens a scorebook and answers one.");
        return Response.status(401)
                .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer")
                .type(Problem.MEDIA_TYPE)
                .entity(problem)
                .build();
    }
}
