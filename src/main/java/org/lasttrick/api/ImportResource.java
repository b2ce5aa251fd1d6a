package org.lasttrick.api;

import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.scorekeeping.GameImport;
import org.lasttrick.transfer.importing.BookImport;
import org.lasttrick.transfer.importing.ImportFault;

@Path("/api/scorebooks/{id}/import")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Exports", description = "Games and scorebooks as files for other programs")
class ImportResource {
    private static final int RETRY_AFTER_SECONDS = 5;

    private final BookImport imports;
    private final CurrentDevice current;

    ImportResource(BookImport imports, CurrentDevice current) {
        this.imports = imports;
        this.current = current;
    }

    /** @param entries their number now */
    @Schema(name = "ImportedGame")
    record ImportedGameJson(String id, @Nullable String name, String variant, List<String> players, int entries) {
        static ImportedGameJson of(RecordedGame game) {
            return new ImportedGameJson(
                    game.id().value(),
                    game.game().start().name(),
                    game.game().start().variant(),
                    game.game().playerNames(),
                    game.version());
        }
    }

    @Schema(name = "Imported")
    record ImportJson(List<ImportedGameJson> added, List<ImportedGameJson> alreadyHere) {}

    @POST
    @Expensive
    @Authenticated
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Imports exported games, all or none; games that the scorebook already has stay unchanged")
    @APIResponse(responseCode = "201", ref = "Imported")
    @APIResponse(responseCode = "200", ref = "Imported")
    public Response importGames(String id, InputStream file) throws IOException {
        CommandResponses.scorebook(id);
        if (!current.isOf(id)) {
            return ProblemType.NOT_YOURS.response(
                    "To import games into this scorebook, use the key of one of its devices.");
        }
        try {
            return answer(imports.importFile(current.required(), file));
        } catch (ImportFault fault) {
            return refused(fault);
        }
    }

    private static Response answer(GameImport.Outcome outcome) {
        return switch (outcome) {
            case GameImport.Outcome.Imported(var added, var alreadyHere) ->
                Response.status(added.isEmpty() ? Response.Status.OK : Response.Status.CREATED)
                        .entity(new ImportJson(
                                added.stream().map(ImportedGameJson::of).toList(),
                                alreadyHere.stream().map(ImportedGameJson::of).toList()))
                        .build();
            case GameImport.Outcome.Diverged(int number, GameId here) ->
                ProblemType.DIVERGED.response(
                        ("Game %d of the file is game %s of this book with other or damaged entries, so"
                                        + " nothing was added. Import it into another book, or erase the one"
                                        + " here first.")
                                .formatted(number, here));
            case GameImport.Outcome.OtherImport() ->
                Problem.of(
                                ProblemType.CONCURRENT_CHANGE,
                                "Another import goes on",
                                "Another file is being imported into this scorebook, so nothing was added: send this one again"
                                        + " in some seconds.")
                        .response(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
            case GameImport.Outcome.ConcurrentChange() ->
                ProblemType.CONCURRENT_CHANGE.response(
                        "One of these games was scored in or erased at the same moment, so nothing was added:"
                                + " send the file again.");
        };
    }

    private static Response refused(ImportFault fault) {
        String detail = fault.sentence() + " Nothing was added.";
        Problem problem = fault.kind() == ImportFault.Kind.TOO_MUCH
                ? Problem.of(ProblemType.TOO_LARGE, "The file is too large", detail)
                : Problem.of(ProblemType.FILE_REFUSED, detail);
        return problem.at(fault.pointer(), fault.sentence()).response();
    }
}
