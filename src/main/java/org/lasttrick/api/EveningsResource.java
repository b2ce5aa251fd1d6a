package org.lasttrick.api;

import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.api.Parameters.WholeNumber;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.Evening;
import org.lasttrick.history.EveningPoints;
import org.lasttrick.history.Evenings;
import org.lasttrick.history.Evenings.Move;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.rules.Keyword;

@Path("/api/scorebooks/{id}/evenings")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Evenings", description = "Games that follow one another without a gap of six hours, and their standing")
class EveningsResource {
    private final Evenings evenings;
    private final CommandResponses answers;
    private final Tags tags;

    EveningsResource(Evenings evenings, CommandResponses answers, Tags tags) {
        this.evenings = evenings;
        this.answers = answers;
        this.tags = tags;
    }

    @Schema(name = "EveningStanding")
    record StandingJson(int place, String person, String name, int games, int points, int wins, int cucumbers) {}

    @Schema(name = "Evening")
    record EveningJson(String id, Instant from, Instant to, List<String> games, List<StandingJson> standing) {
        static EveningJson of(Evening evening) {
            return new EveningJson(
                    evening.id(),
                    evening.from(),
                    evening.to(),
                    evening.games().stream().map(game -> game.id().value()).toList(),
                    evening.standing().stream()
                            .map(each -> new StandingJson(
                                    each.place(),
                                    each.person().id(),
                                    each.person().name(),
                                    each.games(),
                                    each.points(),
                                    each.wins(),
                                    each.cucumbers()))
                            .toList());
        }
    }

    @Schema(name = "Evenings")
    record EveningsJson(
            List<EveningJson> evenings, @Nullable String next) {}

    /** @param evening the id of its evening, if it is to be moved only from there */
    @Schema(name = "EveningMove")
    record MoveJson(
            @Nullable String game,

            @Schema(enumeration = {"previous", "next", "new"}) @Nullable
            String to,

            @Nullable String evening) {}

    @Schema(name = "EveningPoints")
    record PointsJson(
            @Schema(enumeration = {"places", "wins", "cucumbers"}) @Nullable
            String by) {}

    @GET
    @Expensive(megabytes = Expensive.ONE_GAME)
    @Operation(summary = "The scorebook's evenings, newest first")
    @APIResponseSchema(EveningsJson.class)
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response list(
            String id,
            @RestQuery
                    @DefaultValue("20")
                    @WholeNumber(max = 100, otherwise = "limit must be a whole number from 1 to 100.")
                    int limit,
            @RestQuery @Nullable String after)
            throws IOException {
        answers.requireComplete(id);
        Evenings.Page page = evenings.list(id, after, limit);
        return tags.answer(
                tags.of(page),
                () -> new EveningsJson(
                        page.evenings().stream().map(EveningJson::of).toList(), page.next()));
    }

    @GET
    @Path("/{evening}")
    @Operation(summary = "One evening")
    @APIResponseSchema(EveningJson.class)
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response read(String id, String evening) throws IOException {
        answers.requireComplete(id);
        Evening found = evenings.find(evening)
                .filter(each -> each.scorebook().equals(id))
                .orElseThrow(() -> ProblemType.UNKNOWN_EVENING.exception("This scorebook has no evening of this id."));
        return tags.answer(tags.of(found), () -> EveningJson.of(found));
    }

    @POST
    @Authenticated
    @Path("/moves")
    @Operation(summary = "Moves a game to the previous or to the next evening")
    public EveningJson move(String id, @Nullable MoveJson body) {
        Device device = answers.own(id);
        answers.requireComplete(id);
        MoveJson wanted = Problem.required(body);
        Move to = Keyword.read(Move.values(), wanted.to())
                .orElseThrow(() -> Problem.malformedAt("/to", "must be previous, next or new."));
        String game = Objects.requireNonNullElse(wanted.game(), "");
        GameId moved = new GameId(game);
        if (!RandomText.isId(game) || !isIn(moved, wanted.evening()) || !evenings.move(device, moved, to)) {
            throw Problem.malformedAt(
                    "/game", "must be the id of a game of this scorebook, and of the evening if one is named.");
        }
        return EveningJson.of(evenings.of(moved).orElseThrow());
    }

    private boolean isIn(GameId game, @Nullable String evening) {
        return evening == null
                || evenings.find(evening)
                        .filter(each -> each.id().equals(evening) && each.has(game))
                        .isPresent();
    }

    @PUT
    @Authenticated
    @Path("/points")
    @Operation(summary = "Chooses what the standing of an evening counts")
    @APIResponse(responseCode = "204", description = "Chosen")
    public void choose(String id, @Nullable PointsJson body) {
        String by = Problem.required(body).by();
        evenings.choose(
                answers.own(id),
                Keyword.read(EveningPoints.values(), by)
                        .orElseThrow(() -> Problem.malformedAt("/by", "must be places, wins or cucumbers.")));
    }
}
