package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.api.Parameters.WholeNumber;
import org.lasttrick.api.json.GameJson;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.WhatIf;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api/games")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Games", description = "Starting, reading, undo and redo, erasing")
@Authenticated
class GamesResource {
    private final Scorekeeping scorekeeping;
    private final CommandResponses answers;
    private final CurrentDevice current;
    private final FollowingGames following;
    private final InstantSource clock;
    private final Tags tags;

    GamesResource(
            Scorekeeping scorekeeping,
            CommandResponses answers,
            CurrentDevice current,
            FollowingGames following,
            InstantSource clock,
            Tags tags) {
        this.clock = clock;
        this.following = following;
        this.scorekeeping = scorekeeping;
        this.answers = answers;
        this.current = current;
        this.tags = tags;
    }

    /**
     * A new seating says who sits where, and who deals.
     *
     * @param players everyone at the table, clockwise, by their ids so far
     * @param dealer who deals the first hand, likewise; the first of the players when absent. Once a hand is recorded: who deals
     *     {@code hand}, which stays as it is when absent
     * @param hand from which on the seats are so, at most the next one; the first when absent
     */
    @Schema(name = "Seats")
    record Seats(
            @JsonProperty(required = true) @Nullable List<@Nullable PlayerId> players,
            @Nullable PlayerId dealer,
            @Nullable Integer hand) {
        TakeSeats command() {
            List<PlayerId> seats = new ArrayList<>();
            for (PlayerId player : Objects.requireNonNullElse(players, List.<@Nullable PlayerId>of())) {
                if (player == null) {
                    throw Problem.malformedAt(
                            "/players/" + seats.size(), "must be a player, written p1, p2 and so on.");
                }
                seats.add(player);
            }
            return new TakeSeats(seats, dealer, hand);
        }
    }

    @POST
    @Operation(summary = "Starts a game")
    @APIResponse(responseCode = "201", ref = "Written")
    public Response start(@Nullable NewGame game, @BeanParam Conditions conditions) throws JsonMappingException {
        return answers.to(
                scorekeeping.start(Problem.required(game).command(), answers.request(conditions)), conditions);
    }

    @GET
    @PermitAll
    @Path("/{id}")
    @ConditionalRead
    @Operation(summary = "The scoresheet: now, after ledger entry ?version=, or ?under= other rules")
    @APIResponse(responseCode = "200", ref = "Game")
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response read(
            GameId id,
            @RestQuery @WholeNumber(otherwise = "version must be a whole number from 1.") @Nullable Integer version,
            @BeanParam OtherRules other)
            throws IOException {
        RecordedGame game = scorekeeping.game(id).orElseThrow(CommandResponses::noSuchGame);
        if (other.areAsked()) {
            return under(other, game, version);
        }
        if (version != null && version > game.version()) {
            return ProblemType.UNKNOWN_VERSION.response("The game has versions 1 to %d.".formatted(game.version()));
        }
        return tags.answer(
                tags.of(game.headAt(version == null ? game.version() : version)),
                () -> GameJson.of(version == null ? game : game.asOf(version), current.mayScore(game)));
    }

    private Response under(OtherRules other, RecordedGame game, @Nullable Integer version) throws IOException {
        if (version != null) {
            return ProblemType.MALFORMED.response("Other rules are for the game as it is now: leave version out.");
        }
        WhatIf whatIf = other.of(game.game(), answers);
        return tags.answer(tags.of(game.headAt(game.version()), other), () -> answers.of(game, whatIf));
    }

    @POST
    @Path("/{id}/undo")
    @Operation(summary = "Undoes the last entry that still counts")
    @APIResponse(responseCode = "200", ref = "Written")
    public Response undo(GameId id, @BeanParam Conditions conditions) {
        return answers.execute(id, new GameCommand.Undo(), conditions);
    }

    @POST
    @Path("/{id}/redo")
    @Operation(summary = "Redoes what the last undo took back")
    @APIResponse(responseCode = "200", ref = "Written")
    public Response redo(GameId id, @BeanParam Conditions conditions) {
        return answers.execute(id, new GameCommand.Redo(), conditions);
    }

    @POST
    @Path("/{id}/close")
    @Operation(summary = "Closes the game early; players are ranked by fewest cucumbers, then by score")
    @APIResponse(responseCode = "200", ref = "Written")
    public Response close(GameId id, @BeanParam Conditions conditions) {
        return answers.execute(id, new GameCommand.Close(), conditions);
    }

    @POST
    @Path("/{id}/abandon")
    @Operation(summary = "Abandons the game; it has no result")
    @APIResponse(responseCode = "200", ref = "Written")
    public Response abandon(GameId id, @BeanParam Conditions conditions) {
        return answers.execute(id, new GameCommand.Abandon(), conditions);
    }

    @POST
    @Path("/{id}/reopen")
    @Operation(summary = "Reopens a game that was closed or abandoned")
    @APIResponse(responseCode = "200", ref = "Written")
    public Response reopen(GameId id, @BeanParam Conditions conditions) {
        return answers.execute(id, new GameCommand.Reopen(), conditions);
    }

    @PUT
    @Path("/{id}/seats")
    @Operation(
            summary =
                    "Changes the seats: before the first hand, p1 is then the player in the first seat; later, ids stay")
    @APIResponse(responseCode = "200", ref = "WrittenOrPreview")
    public Response seats(
            GameId id,
            @Nullable Seats seats,
            @RestQuery @DefaultValue("false") boolean preview,
            @BeanParam Conditions conditions) {
        return answers.execute(id, Problem.required(seats).command(), preview, Response.Status.OK, conditions);
    }

    @PUT
    @Path("/{id}/rules")
    @Operation(summary = "Corrects the rules: all hands are scored by them, from the start")
    @APIResponse(responseCode = "200", ref = "WrittenOrPreview")
    public Response rules(
            GameId id,
            @Nullable RulesCorrection correction,
            @RestQuery @DefaultValue("false") boolean preview,
            @BeanParam Conditions conditions)
            throws JsonMappingException {
        RulesCorrection asked = Problem.required(correction);
        RecordedGame game = scorekeeping.game(id).orElseThrow(CommandResponses::noSuchGame);
        return answers.execute(id, asked.command(game.game(), answers), preview, Response.Status.OK, conditions);
    }

    /** @param day on which it was played, such as 2026-11-21 */
    @Schema(name = "PlayedOn")
    record PlayedOn(@JsonProperty(required = true) @Nullable String day) {}

    @PUT
    @Path("/{id}/day")
    @Operation(summary = "Moves the game to the day on which it was played; it counts for that day")
    @APIResponse(responseCode = "200", ref = "Written")
    public Response day(GameId id, @Nullable PlayedOn played, @BeanParam Conditions conditions) {
        String day = Objects.requireNonNullElse(Problem.required(played).day(), "");
        if (!PlayTime.isDay(day) || !new PlayTime(day).hasBegun(clock.instant())) {
            throw Problem.malformedAt("/day", "must be a day up to today, such as 2026-11-21.");
        }
        return answers.execute(id, new GameCommand.CorrectDay(day), conditions);
    }

    @POST
    @Path("/{id}/rematch")
    @Operation(summary = "Starts the next game with the same rules and the players who have not left; the winner deals")
    @APIResponse(responseCode = "201", ref = "Written")
    @APIResponse(responseCode = "200", description = "The rematch that goes on already")
    public Response rematch(GameId id, @BeanParam Conditions conditions) {
        return answers.to(
                scorekeeping.rematch(id, following::goingOn, answers.request(conditions)),
                Response.Status.CREATED,
                conditions);
    }

    /** @param id of the game */
    @Schema(name = "NextGame")
    record Next(GameId id) {}

    @GET
    @PermitAll
    @Path("/{id}/next")
    @Operation(summary = "The game in which the table goes on: a rematch, or what its people began next, and so on")
    @APIResponse(responseCode = "200", description = "The last of them")
    @APIResponse(responseCode = "204", description = "No game follows this one")
    public @Nullable Next next(GameId id) {
        RecordedGame game = scorekeeping.game(id).orElseThrow(CommandResponses::noSuchGame);
        return following.last(game.id()).map(next -> new Next(next.game())).orElse(null);
    }

    @DELETE
    @Path("/{id}")
    @Operation(summary = "Erases the game and its ledger for good")
    @APIResponse(responseCode = "204", description = "Erased, by this request or an earlier one")
    public Response erase(GameId id, @BeanParam Conditions conditions) {
        Request request = answers.request(conditions);
        following.leave(id, request.device());
        return answers.to(scorekeeping.erase(id, request));
    }
}
