package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.lasttrick.http.ProblemType;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

@Path("/api/variants")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Variants", description = "The games that can be played")
class VariantsResource {

    /** @param exceptions the rules for the numbers of players that have their own */
    @Schema(name = "Variant")
    record VariantJson(
            String id,
            String name,
            Players players,

            @Schema(description = "Whether each player is two partners who share a score: players counts people")
            boolean partners,

            @Schema(ref = "#/components/schemas/RuleSet") RuleSet rules,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @Schema(implementation = Object.class)
            Map<Integer, RuleSet> exceptions,

            List<String> sources,
            boolean reconstructed) {
        record Players(int min, int max) {}

        static VariantJson of(Variant variant) {
            return new VariantJson(
                    variant.id(),
                    variant.name(),
                    new Players(variant.minPlayers(), variant.maxPlayers()),
                    variant.partners(),
                    variant.rules(),
                    variant.exceptions(),
                    variant.sources(),
                    variant.reconstructed());
        }
    }

    @GET
    @Operation(summary = "All games, the default first")
    public List<VariantJson> all() {
        return Variants.all().stream().map(VariantJson::of).toList();
    }

    @GET
    @Path("/{id}")
    @Operation(summary = "One game with its rules")
    public VariantJson one(String id) {
        return Variants.byId(id)
                .map(VariantJson::of)
                .orElseThrow(() -> ProblemType.UNKNOWN_VARIANT.exception("There is no game of this id; there are "
                        + Variants.all().stream().map(Variant::id).collect(Collectors.joining(", ")) + "."));
    }
}
