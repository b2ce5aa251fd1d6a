package org.lasttrick.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.lasttrick.access.Access;
import org.lasttrick.export.BookFile;
import org.lasttrick.export.FileName;
import org.lasttrick.export.GameFile;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Exports", description = "Games and books to take home")
class JsonExportResource {
    private static final String ENDING = "json";

    private final Scorekeeping scorekeeping;
    private final Access access;
    private final BookFile books;
    private final InstantSource clock;

    JsonExportResource(Scorekeeping scorekeeping, Access access, BookFile books, InstantSource clock) {
        this.scorekeeping = scorekeeping;
        this.access = access;
        this.books = books;
        this.clock = clock;
    }

    @GET
    @Path("/games/{id}/export/json")
    @Operation(summary = "The game, complete: it can be verified and brought in again")
    public Response game(String id) throws IOException {
        var found = scorekeeping.game(new GameId(id));
        return found.isPresent() ? file(found.get()) : Answers.noSuchGame();
    }

    private Response file(RecordedGame game) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        GameFile.write(game, books.names(game), bytes);
        String title = Objects.requireNonNullElseGet(
                game.game().start().name(), () -> String.join(", ", game.game().names()));
        return download(bytes.toByteArray(), title, game.entry(1).recordedAt());
    }

    @GET
    @Path("/scorebooks/{id}/export/json")
    @Operation(summary = "All the book's games, complete: they can be verified and brought in again")
    public Response book(String id) {
        return access.scorebook(id)
                .map(book -> {
                    StreamingOutput games = to -> books.write(book, to);
                    return download(games, book.name(), clock.instant());
                })
                .orElseGet(Answers::noSuchScorebook);
    }

    private static Response download(Object file, String title, Instant at) {
        FileName name = FileName.of(title, at, ZoneId.systemDefault(), ENDING);
        return Response.ok(file)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CONTENT_DISPOSITION, name.disposition())
                .build();
    }
}
