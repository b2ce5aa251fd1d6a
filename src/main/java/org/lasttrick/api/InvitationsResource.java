package org.lasttrick.api;

import io.quarkus.security.Authenticated;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.lasttrick.access.JoinCodes;
import org.lasttrick.access.JoinCodes.Invitation;
import org.lasttrick.http.ServiceAddress;

/** Makes the codes by which devices join a scorebook without getting another one's key. */
@Path("/api/scorebooks/{id}/invitations")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Scorebooks")
class InvitationsResource {
    private final JoinCodes codes;
    private final CommandResponses answers;
    private final ServiceAddress service;

    InvitationsResource(JoinCodes codes, CommandResponses answers, ServiceAddress service) {
        this.codes = codes;
        this.answers = answers;
        this.service = service;
    }

    /** @param link opens the page to join, with the code in its fragment */
    @Schema(name = "Invitation")
    record InvitationJson(String code, String link, Instant expiresAt) {}

    @Schema(name = "RecoveryCode")
    record RecoveryJson(String code) {}

    @POST
    @Authenticated
    @Operation(summary = "A code and a link by which one device can join within ten minutes, once")
    @APIResponseSchema(value = InvitationJson.class, responseCode = "201")
    public Response invite(String id) {
        Invitation made = codes.invite(answers.own(id));
        return created(
                new InvitationJson(made.code(), service.uri().resolve("/join") + "#" + made.code(), made.expiresAt()));
    }

    @POST
    @Authenticated
    @Path("/recovery")
    @Operation(
            summary =
                    "A new code by which devices can join until it is replaced, for when no key is left; answered once")
    @APIResponseSchema(value = RecoveryJson.class, responseCode = "201")
    public Response newRecoveryCode(String id) {
        return created(new RecoveryJson(codes.newRecoveryCode(answers.own(id))));
    }

    static Response created(Object entity) {
        return Response.status(Response.Status.CREATED)
                .header("Cache-Control", "no-store")
                .entity(entity)
                .build();
    }
}
