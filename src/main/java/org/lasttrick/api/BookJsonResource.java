package org.lasttrick.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.time.InstantSource;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.lasttrick.access.Access;
import org.lasttrick.access.Scorebook;
import org.lasttrick.export.BookFile;

@Path("/api/scorebooks/{id}/export/json")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Exports", description = "Games and books to take home")
class BookJsonResource {
    private final Access access;
    private final BookFile books;
    private final InstantSource clock;

    BookJsonResource(Access access, BookFile books, InstantSource clock) {
        this.access = access;
        this.books = books;
        this.clock = clock;
    }

    @GET
    @Operation(summary = "All the book's games, complete: they can be verified and brought in again")
    public Response book(String id) {
        return access.scorebook(id).map(this::file).orElseGet(Answers::noSuchScorebook);
    }

    private Response file(Scorebook book) {
        StreamingOutput games = to -> books.write(book, to);
        return JsonDownload.of(games, book.name(), clock.instant());
    }
}
