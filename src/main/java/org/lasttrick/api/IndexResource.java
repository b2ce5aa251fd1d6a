package org.lasttrick.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Index", description = "Where to begin")
class IndexResource {
    private static final IndexJson INDEX = new IndexJson(
            "Last Trick", "/q/openapi", "/q/swagger-ui", "/api/variants", "/api/scorebooks", "/api/games");

    @Schema(name = "Index")
    record IndexJson(
            String name,

            @Schema(description = "The description of the whole API, as OpenAPI")
            String description,

            @Schema(description = "The same, to be read and tried in a browser")
            String reference,

            String variants,
            String scorebooks,
            String games) {}

    @GET
    @Operation(summary = "What there is")
    public IndexJson index() {
        return INDEX;
    }
}
