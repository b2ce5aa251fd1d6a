package org.lasttrick.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.ledger.GameId;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.HandResult;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api/games/{id}/hands")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Hands", description = "Scoring, correcting and striking out; with ?preview=true nothing is recorded")
@APIResponse(responseCode = "default", ref = "Problem")
class HandsResource {
    private static final ObjectMapper NOTATION = Notation.mapper();

    private final Scorekeeping scorekeeping;
    private final Answers answers;
    private final CurrentDevice current;
    private final UriInfo uri;

    HandsResource(Scorekeeping scorekeeping, Answers answers, CurrentDevice current, UriInfo uri) {
        this.scorekeeping = scorekeeping;
        this.answers = answers;
        this.current = current;
        this.uri = uri;
    }

    @POST
    @Authenticated
    @Operation(summary = "Scores the next hand")
    @APIResponse(responseCode = "201", ref = "Game")
    @APIResponse(responseCode = "200", ref = "Preview")
    @APIResponse(responseCode = "409", ref = "HandNotScored")
    public Response score(
            String id,
            @RequestBody(
                            content =
                                    @Content(
                                            mediaType = MediaType.APPLICATION_JSON,
                                            schema = @Schema(ref = "#/components/schemas/HandResult")))
                    @Nullable
                    HandResult hand,
            @RestQuery @Nullable String preview,
            @BeanParam Conditions conditions) {
        return answer(id, new ScoreHand(Problem.required(hand)), preview, conditions, Response.Status.CREATED);
    }

    @PUT
    @Authenticated
    @Path("/{number}")
    @Operation(summary = "Corrects a hand; everything after it is derived anew")
    @APIResponse(responseCode = "200", ref = "GameOrPreview")
    @APIResponse(responseCode = "409", ref = "HandNotCorrected")
    public Response correct(
            String id,
            int number,
            @RequestBody(
                            content =
                                    @Content(
                                            mediaType = MediaType.APPLICATION_JSON,
                                            schema = @Schema(ref = "#/components/schemas/HandCorrection")))
                    @Nullable
                    ObjectNode correction,
            @RestQuery @Nullable String preview,
            @BeanParam Conditions conditions)
            throws JsonProcessingException {
        ObjectNode body = Problem.required(correction);
        String reason = text(body.remove("reason"), "/reason");
        OnConflict onConflict = onConflict(text(body.remove("onConflict"), "/onConflict"));
        HandResult hand = NOTATION.treeToValue(body, HandResult.class);
        return answer(id, new CorrectHand(number, hand, reason, onConflict), preview, conditions, Response.Status.OK);
    }

    @DELETE
    @Authenticated
    @Path("/{number}")
    @Operation(summary = "Strikes a hand out; later hands move up")
    @APIResponse(responseCode = "200", ref = "GameOrPreview")
    public Response strike(
            String id,
            int number,
            @Parameter(
                            description = "What becomes of later hands that can't stand then, as in a HandCorrection",
                            schema =
                                    @Schema(
                                            enumeration = {"refuse", "strike", "keep"},
                                            defaultValue = "refuse"))
                    @RestQuery
                    @Nullable
                    String onConflict,
            @RestQuery @Nullable String preview,
            @BeanParam Conditions conditions) {
        return answer(id, new StrikeHand(number, onConflict(onConflict)), preview, conditions, Response.Status.OK);
    }

    private Response answer(
            String id, GameCommand command, @Nullable String preview, Conditions conditions, Response.Status done) {
        GameId game = new GameId(id);
        Request request = conditions.of(current.required());
        return isPreview(preview)
                ? answers.to(scorekeeping.preview(game, command, request))
                : answers.to(scorekeeping.execute(game, command, request), done);
    }

    /** Strictly: who only wished to look must never have recorded. */
    private boolean isPreview(@Nullable String preview) {
        String asked = preview == null && uri.getQueryParameters().containsKey("preview") ? "" : preview;
        return switch (asked) {
            case null -> false;
            case "true" -> true;
            case "false" -> false;
            default ->
                throw Problem.malformed("preview", "must be true or false.").exception();
        };
    }

    private static @Nullable String text(@Nullable JsonNode node, String pointer) {
        if (node == null || node.isNull()) {
            return null;
        }
        if (!node.isTextual()) {
            throw Problem.malformed(pointer, "must be text.").exception();
        }
        return node.textValue();
    }

    private static OnConflict onConflict(@Nullable String wish) {
        return switch (wish) {
            case null -> OnConflict.REFUSE;
            case "refuse" -> OnConflict.REFUSE;
            case "strike" -> OnConflict.STRIKE;
            case "keep" -> OnConflict.KEEP;
            default ->
                throw Problem.malformed("/onConflict", "must be refuse, strike or keep.")
                        .exception();
        };
    }
}
