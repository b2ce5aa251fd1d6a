package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.game.HouseRulesCheck;
import org.lasttrick.game.Rejection;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.scorekeeping.HouseRulesStore;
import org.lasttrick.scorekeeping.KeptRules;

@Path("/api/scorebooks/{book}/house-rules")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "House rules", description = "A scorebook's saved house rules; each game keeps a copy of its own")
class HouseRulesResource {
    private final HouseRulesStore houseRules;
    private final CommandResponses answers;
    private final CurrentDevice current;

    HouseRulesResource(HouseRulesStore houseRules, CommandResponses answers, CurrentDevice current) {
        this.houseRules = houseRules;
        this.answers = answers;
        this.current = current;
    }

    /** @param rules the differences from the variant, in the form in which a new game takes them */
    @Schema(name = "KeptRules")
    record KeptJson(
            String id,
            String name,
            String variant,

            @Schema(ref = "#/components/schemas/HouseRules") ObjectNode rules) {
        static KeptJson of(KeptRules kept) {
            return new KeptJson(kept.id(), kept.name(), kept.variant(), HouseRules.json(kept.settings()));
        }
    }

    @Schema(name = "NewKeptRules")
    record NewKept(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String variant,

            @Schema(ref = "#/components/schemas/HouseRules") @Nullable
            ObjectNode rules) {}

    @GET
    @Operation(summary = "The scorebook's house rules, by name")
    public List<KeptJson> all(String book) {
        CommandResponses.scorebook(book);
        return KeptRules.listByScorebook(book).stream().map(KeptJson::of).toList();
    }

    @POST
    @Authenticated
    @Operation(summary = "Saves house rules under a name, in place of any of that name")
    @APIResponseSchema(value = KeptJson.class, responseCode = "201")
    public Response keep(String book, @Nullable NewKept body) throws JsonMappingException {
        NewKept wanted = Problem.required(body);
        Device device = answers.own(book);
        String id = Objects.requireNonNullElse(wanted.variant(), "");
        Optional<Variant> variant = Variants.byId(id);
        if (variant.isEmpty()) {
            return answers.refused(List.of(new Rejection.UnknownVariant("/variant", id)));
        }
        RuleSet preset = variant.get().rules();
        RuleSet rules = wanted.rules() == null ? preset : NewGame.over(preset, wanted.rules());
        String name = Objects.requireNonNullElse(wanted.name(), "");
        return switch (HouseRulesCheck.of(name, variant.get(), rules)) {
            case HouseRulesCheck.Refused(List<Rejection> reasons) -> answers.refused(reasons);
            case HouseRulesCheck.NothingToKeep() -> nothingToKeep();
            case HouseRulesCheck.Passed passed ->
                houseRules
                        .keep(device, passed)
                        .map(kept -> Response.status(Response.Status.CREATED)
                                .entity(KeptJson.of(kept))
                                .build())
                        .orElseGet(() -> answers.refused(List.of(Rejection.State.BOOK_HAS_ALL_HOUSE_RULES)));
        };
    }

    private static Response nothingToKeep() {
        String why = "These are the variant's own rules, so there is nothing to keep.";
        return Problem.of(ProblemType.NOTHING_TO_KEEP, why).at("/rules", why).response();
    }

    @DELETE
    @Authenticated
    @Path("/{id}")
    @Operation(summary = "Deletes house rules; games that were started with them keep theirs")
    @APIResponse(responseCode = "204", description = "Deleted")
    public Response drop(String book, String id) {
        return current.isOf(book) && houseRules.drop(current.required(), id)
                ? Response.noContent().build()
                : ProblemType.UNKNOWN_HOUSE_RULES.response("This book keeps none of this id.");
    }
}
