package org.lasttrick.web.layout;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;

/** The stylesheet: a file per concern, served as one. */
@Path("/style.css")
public class Stylesheet {
    /** Cached as Quarkus has other static files cached. */
    @GET
    @Produces("text/css;charset=UTF-8")
    public Response get(@Context Request request) {
        EntityTag tag = new EntityTag(StaticFiles.build);
        Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        return (unchanged == null ? Response.ok(StaticFiles.STYLESHEET) : unchanged)
                .tag(tag)
                .header("Cache-Control", "public, immutable, max-age=86400")
                .build();
    }
}
