package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Objects;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.ledger.GameId;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.scorekeeping.Scorekeeping;

@Path("/api/games/{id}/players")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Players", description = "Joining late, leaving, and another name")
@APIResponse(responseCode = "default", ref = "Problem")
class PlayersResource {
    private final Scorekeeping scorekeeping;
    private final Answers answers;
    private final CurrentDevice current;

    PlayersResource(Scorekeeping scorekeeping, Answers answers, CurrentDevice current) {
        this.scorekeeping = scorekeeping;
        this.answers = answers;
        this.current = current;
    }

    /** @param seat clockwise from 1 as the seats stand; after the last when absent */
    @Schema(name = "Joiner")
    record Joiner(
            @JsonProperty(required = true) @Nullable String name,
            @Schema(minimum = "1") @Nullable Integer seat) {}

    @Schema(name = "PlayerName")
    record PlayerName(
            @JsonProperty(required = true) @Nullable String name) {
        String text() {
            return Objects.requireNonNullElse(name, "");
        }
    }

    @POST
    @Authenticated
    @Operation(
            summary = "Lets somebody join, with the worst score and as many cucumbers as the worst of those still in")
    @APIResponse(responseCode = "200", ref = "Game")
    public Response join(String id, @Nullable Joiner joiner, @BeanParam Conditions conditions) {
        Joiner wanted = Problem.required(joiner);
        return execute(id, new Join(Objects.requireNonNullElse(wanted.name(), ""), wanted.seat()), conditions);
    }

    @PATCH
    @Authenticated
    @Path("/{player}")
    @Operation(summary = "Gives a player another name, at any time; the ledger keeps the old one where it stands")
    @APIResponse(responseCode = "200", ref = "Game")
    public Response rename(String id, String player, @Nullable PlayerName renamed, @BeanParam Conditions conditions) {
        String name = Problem.required(renamed).text();
        return of(id, player, known -> new Rename(known, name), conditions);
    }

    @DELETE
    @Authenticated
    @Path("/{player}")
    @Operation(summary = "Somebody leaves: out of the deal, and the score stays as it is")
    @APIResponse(responseCode = "200", ref = "Game")
    public Response leave(String id, String player, @BeanParam Conditions conditions) {
        return of(id, player, Leave::new, conditions);
    }

    @POST
    @Authenticated
    @Path("/{player}/return")
    @Operation(summary = "Somebody who left comes back, in the same seat and no better off for it")
    @APIResponse(responseCode = "200", ref = "Game")
    public Response comeBack(String id, String player, @BeanParam Conditions conditions) {
        return of(id, player, Return::new, conditions);
    }

    private Response of(String id, String player, Function<PlayerId, GameCommand> command, Conditions conditions) {
        return PlayerId.parse(player)
                .map(known -> execute(id, command.apply(known), conditions))
                .orElseGet(Answers::noSuchPlayer);
    }

    private Response execute(String id, GameCommand command, Conditions conditions) {
        return answers.to(
                scorekeeping.execute(new GameId(id), command, conditions.of(current.required())), Response.Status.OK);
    }
}
