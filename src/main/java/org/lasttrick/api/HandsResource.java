package org.lasttrick.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.api.Parameters.WholeNumber;
import org.lasttrick.api.json.HandsJson;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.http.Problem;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.HandResult;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api/games/{id}/hands")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Hands", description = "Scoring, correcting and striking out; with ?preview=true nothing is recorded")
@Authenticated
class HandsResource {
    private static final ObjectMapper NOTATION = Notation.mapper();

    private final Scorekeeping scorekeeping;
    private final CommandResponses answers;
    private final Tags tags;

    HandsResource(Scorekeeping scorekeeping, CommandResponses answers, Tags tags) {
        this.scorekeeping = scorekeeping;
        this.answers = answers;
        this.tags = tags;
    }

    @GET
    @PermitAll
    @ConditionalRead
    @Operation(summary = "The hands after number ?after=, at most ?limit= (1 to 1000, otherwise 100)")
    @APIResponse(
            responseCode = "200",
            description = "A page of hands",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = HandsJson.class)))
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response hands(
            GameId id,
            @RestQuery
                    @DefaultValue("0")
                    @WholeNumber(min = 0, otherwise = "after must be the number of a hand, or 0 for all of them.")
                    int after,
            @RestQuery
                    @DefaultValue("100")
                    @WholeNumber(max = 1000, otherwise = "limit must be a whole number from 1 to 1000.")
                    int limit)
            throws IOException {
        RecordedGame game = scorekeeping.game(id).orElseThrow(CommandResponses::noSuchGame);
        return tags.answer(tags.of(game.headAt(game.version())), () -> HandsJson.of(game, after, limit));
    }

    @POST
    @Operation(summary = "Scores the next hand")
    @RequestBody(content = @Content(mediaType = "application/json", schema = @Schema(ref = "HandResult")))
    @APIResponse(responseCode = "201", ref = "Written")
    @APIResponse(responseCode = "200", ref = "Preview")
    @APIResponse(responseCode = "409", ref = "HandNotScored")
    public Response score(
            GameId id,
            @Nullable HandResult hand,
            @RestQuery @DefaultValue("false") boolean preview,
            @BeanParam Conditions conditions) {
        return answers.execute(id, new ScoreHand(Problem.required(hand)), preview, Response.Status.CREATED, conditions);
    }

    @PUT
    @Path("/{number}")
    @Operation(summary = "Corrects a hand; later totals are recalculated")
    @RequestBody(content = @Content(mediaType = "application/json", schema = @Schema(ref = "HandCorrection")))
    @APIResponse(responseCode = "200", ref = "WrittenOrPreview")
    @APIResponse(responseCode = "409", ref = "HandNotCorrected")
    public Response correct(
            GameId id,
            int number,
            @Nullable ObjectNode correction,
            @RestQuery @DefaultValue("false") boolean preview,
            @BeanParam Conditions conditions)
            throws JsonProcessingException {
        ObjectNode body = Problem.required(correction);
        String reason = text(body.remove("reason"), "/reason");
        String choice = text(body.remove("onConflict"), "/onConflict");
        OnConflict onConflict = choice == null ? OnConflict.REFUSE : Parameters.onConflict(choice);
        HandResult hand = NOTATION.treeToValue(body, HandResult.class);
        return answers.execute(
                id, new CorrectHand(number, hand, reason, onConflict), preview, Response.Status.OK, conditions);
    }

    @DELETE
    @Path("/{number}")
    @Operation(summary = "Strikes a hand out; later hands move up")
    @APIResponse(responseCode = "200", ref = "WrittenOrPreview")
    public Response strike(
            GameId id,
            int number,
            @Parameter(
                            description = "What to do with conflicting later hands, as in a HandCorrection",
                            schema =
                                    @Schema(
                                            enumeration = {"refuse", "strike", "keep"},
                                            defaultValue = "refuse"))
                    @RestQuery
                    @DefaultValue("refuse")
                    OnConflict onConflict,
            @RestQuery @DefaultValue("false") boolean preview,
            @BeanParam Conditions conditions) {
        return answers.execute(id, new StrikeHand(number, onConflict), preview, Response.Status.OK, conditions);
    }

    private static @Nullable String text(@Nullable JsonNode node, String pointer) {
        if (node == null || node.isNull()) {
            return null;
        }
        if (!node.isTextual()) {
            throw Problem.malformedAt(pointer, "must be text.");
        }
        return node.textValue();
    }
}
