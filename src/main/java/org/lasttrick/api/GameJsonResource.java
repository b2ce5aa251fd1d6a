package org.lasttrick.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.lasttrick.export.BookFile;
import org.lasttrick.export.GameFile;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api/games/{id}/export/json")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Exports", description = "Games and books to take home")
class GameJsonResource {
    private final Scorekeeping scorekeeping;
    private final BookFile books;

    GameJsonResource(Scorekeeping scorekeeping, BookFile books) {
        this.scorekeeping = scorekeeping;
        this.books = books;
    }

    @GET
    @Operation(summary = "The game, complete: it can be verified and brought in again")
    public Response game(String id) throws IOException {
        Optional<RecordedGame> found = scorekeeping.game(new GameId(id));
        return found.isPresent() ? file(found.get()) : Answers.noSuchGame();
    }

    private Response file(RecordedGame game) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        GameFile.write(game, books.names(game), bytes);
        String title = Objects.requireNonNullElseGet(
                game.game().start().name(), () -> String.join(", ", game.game().names()));
        return JsonDownload.of(bytes.toByteArray(), title, game.entry(1).recordedAt());
    }
}
