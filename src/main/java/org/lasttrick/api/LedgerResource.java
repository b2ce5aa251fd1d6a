package org.lasttrick.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access;
import org.lasttrick.http.Problem;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.EntryText;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.narration.VerificationText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.Audit;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.Hash;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.LedgerAudits;

/** For whoever doubts a score. Both answer for a damaged ledger, too. */
@Path("/api/games/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Ledger", description = "Every entry as it was recorded, and whether it still is")
@APIResponse(responseCode = "default", ref = "Problem")
class LedgerResource {
    private static final int USUAL_ENTRIES = 100;

    private final LedgerAudits audits;
    private final Access access;
    private final EntryNarrator words;
    private final VerificationText faults;

    LedgerResource(LedgerAudits audits, Access access, Messages messages) {
        this.audits = audits;
        this.access = access;
        this.words = new EntryNarrator(messages.of(EntryText.class), messages.of(HandText.class));
        this.faults = messages.of(VerificationText.class);
    }

    @GET
    @Path("/ledger")
    @Operation(
            summary = "The entries as recorded, after version ?after=, at most ?limit= (1 to 1000, otherwise 100)",
            description = "An entry's hash is the SHA-256 over chain, version, type, revision, payload, actor's id,"
                    + " commandId, commandDigest, recordedAt (as microseconds since 1970) and previousHash, in this"
                    + " order. Before each goes its length in bytes, in four bytes; for one that is null that is -1."
                    + " Texts are UTF-8, version and revision have four bytes, the time eight, hashes and digests 32.")
    @APIResponse(
            responseCode = "200",
            description = "Some entries, in order",
            content = @Content(schema = @Schema(implementation = LedgerJson.class)))
    public Response ledger(String id, @RestQuery @Nullable String after, @RestQuery @Nullable String limit) {
        if (after != null && !after.matches("0|[1-9][0-9]{0,8}")) {
            return Problem.malformed("after must be the version of an entry, or 0 for all of them.")
                    .response();
        }
        if (limit != null && !limit.matches("[1-9][0-9]{0,2}|1000")) {
            return Problem.malformed("limit must be a whole number from 1 to 1000.")
                    .response();
        }
        int most = limit == null ? USUAL_ENTRIES : Integer.parseInt(limit);
        GameId game = new GameId(id);
        Optional<Audit> audit = audits.of(game);
        return audit.map(found -> Response.ok(page(game, found, after, most)).build())
                .orElseGet(Answers::noSuchGame);
    }

    private LedgerJson page(GameId game, Audit audit, @Nullable String after, int most) {
        List<LedgerEntry> later = audit.entries().stream()
                .filter(entry -> after == null || entry.version() > Integer.parseInt(after))
                .toList();
        List<LedgerEntry> page = later.subList(0, Math.min(most, later.size()));
        return LedgerJson.of(
                game,
                audit,
                page,
                access.names(audit.scorebook(), game.value(), audit.devices()),
                told(audit.game()),
                page.size() == later.size());
    }

    private List<EntryNarrator.Entry> told(@Nullable RecordedGame told) {
        return told == null ? List.of() : words.entries(told.events());
    }

    @GET
    @Path("/verification")
    @Operation(
            summary = "Works every hash out anew from what is stored, and replays the game",
            description = "A chain doesn't see that its end was cut off or that all of it was written anew: a head that"
                    + " was noted elsewhere does. Send it as ?head= to hear whether the ledger still contains it.")
    @APIResponse(
            responseCode = "200",
            description = "What is wrong, the earliest entry first",
            content = @Content(schema = @Schema(implementation = VerificationJson.class)))
    public Response verification(String id, @RestQuery @Nullable String head, @Context UriInfo uri) {
        // An empty one comes as none, and whoever sends it meant to ask about something.
        if (head == null ? uri.getQueryParameters().containsKey("head") : !Hash.isHashOrFingerprint(head)) {
            return Problem.malformed("head must be a hash of 64 hexadecimal digits, or a fingerprint of 12 letters and"
                            + " digits such as 7k2m-x9qd-4w0p.")
                    .response();
        }
        return audits.verification(new GameId(id))
                .map(found ->
                        Response.ok(VerificationJson.of(found, head, faults)).build())
                .orElseGet(Answers::noSuchGame);
    }
}
