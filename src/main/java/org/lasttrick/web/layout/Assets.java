package org.lasttrick.web.layout;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.apache.commons.io.FilenameUtils;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.EntityTags;

/**
 * Serves the scripts, the typeface, and the stylesheet, which is a file per concern, served as one. Their address has
 * the build: a browser may keep them, and never uses them with another build's pages.
 */
@Path("/assets/{build}/{file}")
public class Assets {
    /**
     * These headers say what a document may do and tell, and none of the files is one: they are a sixth of what a
     * script takes.
     */
    private static final List<String> OF_DOCUMENTS =
            List.of("Content-Security-Policy", "Cross-Origin-Opener-Policy", "Referrer-Policy");

    private static final String FOR_EVER = "public, immutable, max-age=31536000";

    @GET
    public Response get(String build, String file, @Context Request request, @Context RoutingContext http) {
        byte @Nullable [] content = StaticFiles.ASSETS.get(file);
        if (content == null) {
            throw new NotFoundException();
        }
        boolean isKept = build.equals(StaticFiles.build);
        EntityTag tag = EntityTags.weak(StaticFiles.build);
        Response answer = EntityTags.unchanged(request, tag)
                .orElseGet(() -> Response.ok(content, type(file)))
                .tag(isKept ? null : tag)
                // Of another build, while instances are updated one after another: not to be kept as that build's.
                .header("Cache-Control", isKept ? FOR_EVER : "no-cache")
                .build();
        // A refused condition is answered by a document.
        if (answer.getStatus() < Response.Status.BAD_REQUEST.getStatusCode()) {
            OF_DOCUMENTS.forEach(http.response().headers()::remove);
        }
        return answer;
    }

    private static String type(String file) {
        return switch (FilenameUtils.getExtension(file)) {
            case "css" -> "text/css;charset=UTF-8";
            case "json" -> "application/json";
            case "js" -> "text/javascript;charset=UTF-8";
            default -> "font/woff2";
        };
    }
}
