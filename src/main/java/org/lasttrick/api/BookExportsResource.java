package org.lasttrick.api;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.OutputStream;
import java.time.InstantSource;
import org.apache.commons.io.function.IOBiConsumer;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.http.limits.SpooledResponses;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.transfer.export.BookTables;
import org.lasttrick.transfer.export.CsvExport;
import org.lasttrick.transfer.export.CsvForm;
import org.lasttrick.transfer.export.FileName;
import org.lasttrick.transfer.export.JsonExport;

/** Answers the exports of a scorebook. One game at a time is in memory. */
@Path("/api/scorebooks/{id}/export")
@Tag(name = "Exports")
@Expensive
class BookExportsResource {
    private final History history;
    private final CommandResponses answers;
    private final BookTables tables;
    private final JsonExport json;
    private final InstantSource clock;
    private final ReaderZone zone;
    private final SpooledResponses files;
    private final Messages messages;

    BookExportsResource(
            History history,
            CommandResponses answers,
            BookTables tables,
            JsonExport json,
            InstantSource clock,
            ReaderZone zone,
            SpooledResponses files,
            Messages messages) {
        this.history = history;
        this.answers = answers;
        this.tables = tables;
        this.json = json;
        this.clock = clock;
        this.zone = zone;
        this.files = files;
        this.messages = messages;
    }

    @GET
    @Path("/csv")
    @Produces(Downloads.CSV)
    @Operation(summary = "The scorebook's history: one line per game and player, the newest game first")
    @APIResponse(responseCode = "200", ref = "Table")
    public Response csv(String id, @BeanParam CsvFor reader) throws IOException {
        CsvForm form = reader.form(messages, zone);
        return download(id, "", "csv", (book, out) -> CsvExport.write(history.all(id), form, out));
    }

    @GET
    @Path("/people.csv")
    @Produces(Downloads.CSV)
    @Operation(summary = "The scorebook's people: one line per person, the most games first")
    @APIResponse(responseCode = "200", ref = "Table")
    public Response people(String id, @BeanParam CsvFor reader) throws IOException {
        answers.requireComplete(id);
        CsvForm form = reader.form(messages, zone);
        String part = " " + messages.of(BookText.class).sheetPeople();
        return download(id, part, "csv", (book, out) -> tables.writePeople(id, form, out));
    }

    @GET
    @Path("/evenings.csv")
    @Produces(Downloads.CSV)
    @Operation(summary = "The scorebook's evenings: one line per evening and person, the newest evening first")
    @APIResponse(responseCode = "200", ref = "Table")
    public Response evenings(String id, @BeanParam CsvFor reader) throws IOException {
        answers.requireComplete(id);
        CsvForm form = reader.form(messages, zone);
        String part = " " + messages.of(BookText.class).sheetEvenings();
        return download(id, part, "csv", (book, out) -> tables.writeEvenings(id, form, out));
    }

    @GET
    @Path("/xlsx")
    @Produces(Downloads.XLSX)
    @Operation(summary = "A workbook with the sheets Games, People and Evenings")
    @APIResponse(responseCode = "200", ref = "Workbook")
    public Response xlsx(String id) throws IOException {
        answers.requireComplete(id);
        return download(id, "", "xlsx", (book, out) -> tables.writeWorkbook(history.all(id), id, zone.id(), out));
    }

    @GET
    @Path("/json")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "All games of the scorebook, complete: they can be verified and imported again")
    @APIResponse(responseCode = "200", ref = "File")
    public Response json(String id) throws IOException {
        return download(id, "", "json", json::write);
    }

    private Response download(String id, String part, String ending, IOBiConsumer<Scorebook, OutputStream> form)
            throws IOException {
        Scorebook book = CommandResponses.scorebook(id);
        Object file = files.write(out -> form.accept(book, out));
        return Downloads.of(file, FileName.of(book.name() + part, clock.instant(), zone.id(), ending));
    }
}
