package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.Hash;
import org.lasttrick.ledger.Verification;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api/games/{id}")
@Produces(MediaType.APPLICATION_JSON)
class LedgerResource {
    private final Scorekeeping scorekeeping;

    LedgerResource(Scorekeeping scorekeeping) {
        this.scorekeeping = scorekeeping;
    }

    record FaultJson(int entry, String kind) {}

    record VerificationJson(
            boolean valid,
            int entries,
            @Nullable String head,
            List<FaultJson> problems,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Boolean contains) {}

    @GET
    @Path("/verification")
    @Operation(hidden = true)
    public Response verification(String id, @QueryParam("head") @Nullable String head) {
        return scorekeeping
                .audit(new GameId(id))
                .map(audit -> Response.ok(json(audit.verification(), head)).build())
                .orElseGet(Answers::noSuchGame);
    }

    private static VerificationJson json(Verification verification, @Nullable String head) {
        return new VerificationJson(
                verification.isValid(),
                verification.heads().size(),
                verification.head().map(Hash::hex).orElse(null),
                verification.faults().stream()
                        .map(fault -> new FaultJson(
                                fault.version(), fault.kind().name().toLowerCase(Locale.ROOT)))
                        .toList(),
                head == null ? null : (Boolean) verification.contains(head));
    }
}
