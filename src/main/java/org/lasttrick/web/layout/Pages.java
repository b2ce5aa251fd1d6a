package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.GameId;

/** Builds the responses of pages. */
public final class Pages {
    public static final String HTML = "text/html;charset=UTF-8";

    /** A browser shows this address for a form that was refused: one that can be reloaded. */
    public static final String ADDRESS = "Shown-At";

    private Pages() {}

    /**
     * Redirects with 303. It names a path, so that the browser keeps the scheme and the host that it knows, which
     * behind a proxy aren't this service's own.
     */
    public static Response redirect(String path) {
        return Response.status(Response.Status.SEE_OTHER)
                .header(HttpHeaders.LOCATION, path)
                .build();
    }

    /** Returns the game that a field or a parameter names; {@code null} where it names none. */
    public static @Nullable GameId game(@Nullable String id) {
        return id != null && RandomText.isId(id) ? new GameId(id) : null;
    }

    /** Returns a page that is not to be cached. */
    public static Response ok(TemplateInstance page) {
        return response(200, page, null);
    }

    /**
     * Returns a page that is not to be cached, with any status.
     *
     * @param address to show for a form that was refused; {@code null}: the form's own
     */
    public static Response response(int status, TemplateInstance page, @Nullable String address) {
        return Response.status(status)
                .entity(page)
                .header("Cache-Control", "no-store")
                .header(ADDRESS, status < 400 ? null : address)
                .build();
    }
}
