package org.lasttrick.api;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.access.Device;
import org.lasttrick.access.JoinCodes.Joining;
import org.lasttrick.access.JoinCodes.Reason;
import org.lasttrick.game.Rejection;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.JoinAttempts;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.scorekeeping.Scorebooks.Result;

/** Lets a device without a key join a scorebook. */
@Path("/api/devices")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Scorebooks")
class JoiningResource {
    private final Scorebooks scorebooks;
    private final JoinAttempts attempts;
    private final CommandResponses answers;

    JoiningResource(Scorebooks scorebooks, JoinAttempts attempts, CommandResponses answers) {
        this.scorebooks = scorebooks;
        this.attempts = attempts;
        this.answers = answers;
    }

    /** @param code of an invitation, or the recovery code */
    @Schema(name = "Joining")
    record NewMember(@Nullable String code, @Nullable String name) {}

    /** @param key shown this once */
    @Schema(name = "Joined")
    record JoinedJson(String id, String name, String key, String scorebook) {}

    @POST
    @Operation(summary = "Joins a scorebook by an invitation or its recovery code; answers the device's key, once")
    @APIResponseSchema(value = JoinedJson.class, responseCode = "201")
    public Response join(@Nullable NewMember body) {
        NewMember wanted = Problem.required(body);
        attempts.begin();
        String code = Objects.requireNonNullElse(wanted.code(), "");
        String name = Objects.requireNonNullElse(wanted.name(), "");
        return switch (scorebooks.join(code, name)) {
            case Result.Refused<Joining>(List<Rejection> reasons) -> answers.refused(reasons);
            case Result.Done<Joining>(Joining.Refused(Reason reason)) -> refused(reason);
            case Result.Done<Joining>(Joining.Joined(Admitted(Device device, String key))) -> {
                attempts.succeeded();
                yield InvitationsResource.created(new JoinedJson(device.id(), device.name(), key, device.scorebook()));
            }
        };
    }

    private Response refused(Reason reason) {
        return switch (reason) {
            case UNKNOWN -> ProblemType.JOIN_CODE.response("This code is unknown: check it for slips of the pen.");
            case USED ->
                ProblemType.JOIN_CODE.response(
                        "This code was used, taken back or replaced. Ask a device of the scorebook for a new invitation.");
            case EXPIRED ->
                ProblemType.JOIN_CODE.response(
                        "This invitation was good for ten minutes, which are over. Ask a device of the scorebook for a new one.");
            case BOOK_IS_FULL -> answers.refused(List.of(Rejection.State.BOOK_HAS_ALL_DEVICES));
        };
    }
}
