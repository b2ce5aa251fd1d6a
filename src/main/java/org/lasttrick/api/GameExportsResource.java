package org.lasttrick.api;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.io.function.IOBiConsumer;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access;
import org.lasttrick.access.DeviceNames;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.WhatIf;
import org.lasttrick.history.SpellingStore;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.http.limits.SpooledResponses;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.transfer.export.BgStats;
import org.lasttrick.transfer.export.CsvExport;
import org.lasttrick.transfer.export.FileName;
import org.lasttrick.transfer.export.GameWorkbook;
import org.lasttrick.transfer.export.JsonExport;
import org.lasttrick.transfer.export.Titles;
import org.lasttrick.transfer.export.paper.ScoresheetPdf;

/** Answers the exports of a game: for people in their language, for programs in English. */
@Path("/api/games/{id}/export")
@Tag(name = "Exports", description = "Games and scorebooks as files for other programs")
class GameExportsResource {
    private final Scorekeeping scorekeeping;
    private final Access access;
    private final JsonExport json;
    private final GameWorkbook workbook;
    private final ScoresheetPdf pdf;
    private final ReaderZone zone;
    private final ServiceAddress service;
    private final SpooledResponses files;
    private final Tags tags;
    private final SpellingStore spellings;
    private final Messages messages;

    GameExportsResource(
            Scorekeeping scorekeeping,
            Access access,
            JsonExport json,
            GameWorkbook workbook,
            ScoresheetPdf pdf,
            ReaderZone zone,
            ServiceAddress service,
            SpooledResponses files,
            Tags tags,
            SpellingStore spellings,
            Messages messages) {
        this.scorekeeping = scorekeeping;
        this.access = access;
        this.json = json;
        this.workbook = workbook;
        this.pdf = pdf;
        this.zone = zone;
        this.service = service;
        this.files = files;
        this.tags = tags;
        this.spellings = spellings;
        this.messages = messages;
    }

    @GET
    @ConditionalRead
    @Expensive
    @Path("/csv")
    @Produces(Downloads.CSV)
    @Operation(summary = "One line per hand and player")
    @APIResponse(responseCode = "200", ref = "Table")
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response csv(GameId id, @BeanParam CsvFor reader) throws IOException {
        return download(id, "csv", (game, out) -> CsvExport.write(game, reader.form(messages, zone), out));
    }

    @GET
    @ConditionalRead
    @Expensive
    @Path("/xlsx")
    @Produces(Downloads.XLSX)
    @Operation(summary = "A workbook with the sheets Score, Hands, Ledger and Rules")
    @APIResponse(responseCode = "200", ref = "Workbook")
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response xlsx(GameId id) throws IOException {
        return download(id, "xlsx", (game, out) -> workbook.write(game, writers(game), zone.id(), out));
    }

    @GET
    @ConditionalRead
    @Expensive
    @Path("/pdf")
    @Produces(Downloads.PDF)
    @Operation(summary = "The scoresheet, to be printed and signed")
    @APIResponse(responseCode = "200", ref = "Scoresheet")
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response pdf(GameId id) throws IOException {
        return download(
                id,
                "pdf",
                (game, out) -> pdf.write(game, zone.id(), service.uri().resolve("/games/" + id), out));
    }

    @GET
    @ConditionalRead
    @Expensive
    @Path("/json")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "The game, complete: it can be verified and imported again")
    @APIResponse(responseCode = "200", ref = "File")
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response json(GameId id) throws IOException {
        return download(id, "json", json::write);
    }

    /** Redirects, so that a plain link on a page opens the app; programs read the address from the header. */
    @GET
    @Path("/bgstats")
    @Operation(summary = "Redirects to the app BG Stats with the game's result")
    @APIResponse(
            responseCode = "303",
            description = "The address of the app",
            headers = @Header(name = HttpHeaders.LOCATION, schema = @Schema(type = SchemaType.STRING, format = "uri")))
    public Response bgStats(GameId id) {
        RecordedGame game = scorekeeping.game(id).orElseThrow(CommandResponses::noSuchGame);
        if (!WhatIf.isPossible(game.game())) {
            throw ProblemType.NOT_NOW.exception("BG Stats takes results: finish the game, or end it early, first.");
        }
        return Response.status(Response.Status.SEE_OTHER)
                .header(HttpHeaders.LOCATION, BgStats.link(game, spellings.of(game.scorebook())))
                .header(HttpHeaders.CACHE_CONTROL, Downloads.FRESH)
                .build();
    }

    /** Writes a file before it is sent, so that a failure is answered as one. */
    private Response download(GameId id, String ending, IOBiConsumer<RecordedGame, OutputStream> form)
            throws IOException {
        RecordedGame game = scorekeeping.game(id).orElseThrow(CommandResponses::noSuchGame);
        Object file = files.write(out -> form.accept(game, out));
        String title = new GameNames(messages).of(game.game());
        return Response.fromResponse(Downloads.of(file, FileName.of(title, Titles.startedAt(game), zone.id(), ending)))
                .tag(tags.of(game.headAt(game.version())))
                .header(HttpHeaders.VARY, Tags.VARY)
                .build();
    }

    /** Returns the name of the device that recorded an entry; {@code null} where unknown. */
    private Function<LedgerEntry, @Nullable String> writers(RecordedGame game) {
        DeviceNames names = access.names(game.scorebook(), game.id().value(), game.devices());
        Optional<Audit> audit = scorekeeping.audit(game.id());
        return entry ->
                names.writer(entry.actor(), audit.isPresent() && audit.get().isImported(entry.version()));
    }
}
