package org.lasttrick.api;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access;
import org.lasttrick.access.DeviceNames;
import org.lasttrick.api.Parameters.WholeNumber;
import org.lasttrick.api.json.LedgerJson;
import org.lasttrick.api.json.VerificationJson;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.EntryPage;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.rulebook.RuleChanges;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Scorekeeping;

/** Answers the proof of a score: a game's ledger and its verification, also if the ledger is damaged. */
@Path("/api/games/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Ledger", description = "The recorded entries, and their verification")
@Expensive(megabytes = Expensive.ONE_GAME)
class LedgerResource {
    /** So many entries are kept in memory in words, of some 300 bytes each. */
    private static final int MOST_NARRATED = 15_000;

    private final Scorekeeping scorekeeping;
    private final Access access;
    private final EntryNarrator words;
    private final GameText faults;
    private final Tags tags;

    /**
     * The sentences of all entries of a ledger are kept by its head: a page after another needs them, and each is about what came
     * before.
     */
    private final Cache<Hash, List<EntryNarrator.Entry>> narrated = Caffeine.newBuilder()
            .maximumWeight(MOST_NARRATED)
            .weigher((Hash head, List<EntryNarrator.Entry> entries) -> entries.size())
            .executor(Runnable::run)
            .build();

    LedgerResource(Scorekeeping scorekeeping, Access access, Messages messages, Tags tags) {
        this.tags = tags;
        this.scorekeeping = scorekeeping;
        this.access = access;
        this.words = new EntryNarrator(messages, new RuleChanges(messages));
        this.faults = messages.of(GameText.class);
    }

    @GET
    @Path("/ledger")
    @Operation(summary = "The entries as recorded, after version ?after=, at most ?limit= (1 to 1000, otherwise 100)")
    @ConditionalRead
    @APIResponseSchema(LedgerJson.class)
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response ledger(
            GameId id,
            @RestQuery
                    @DefaultValue("0")
                    @WholeNumber(min = 0, otherwise = "after must be the version of an entry, or 0 for all of them.")
                    int after,
            @RestQuery
                    @DefaultValue("100")
                    @WholeNumber(max = 1000, otherwise = "limit must be a whole number from 1 to 1000.")
                    int limit) {
        EntryPage page = scorekeeping.entries(id, after, limit).orElseThrow(CommandResponses::noSuchGame);
        DeviceNames names = access.names(page.scorebook(), id.value(), page.devices());
        Response.ResponseBuilder answer = Response.ok(LedgerJson.of(id, page, names, narrated(page)));
        return page.game() != null && page.isSound()
                ? Tags.on(answer, tags.of(page.game().headAt(page.game().version())))
                        .build()
                : answer.header(HttpHeaders.CACHE_CONTROL, Downloads.FRESH).build();
    }

    private List<EntryNarrator.Entry> narrated(EntryPage page) {
        RecordedGame game = page.game();
        if (game == null) {
            return List.of();
        }
        return page.isSound()
                ? narrated.get(game.head(), _ -> words.entries(game.events()))
                : words.entries(game.events());
    }

    @GET
    @Path("/verification")
    @Operation(summary = "Recomputes every hash from the stored entries, and replays the game")
    public VerificationJson verification(GameId id, @RestQuery @Nullable String head) {
        if (head != null && !Hash.isHashOrFingerprint(head)) {
            throw ProblemType.MALFORMED.exception(Parameters.NOT_A_HEAD);
        }
        Audit audit = scorekeeping.audit(id).orElseThrow(CommandResponses::noSuchGame);
        return VerificationJson.of(audit.verification(), head, faults);
    }
}
