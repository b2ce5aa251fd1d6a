package org.lasttrick.api;

import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.Substitute;
import org.lasttrick.game.PlayerName;
import org.lasttrick.http.Problem;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.PlayerId;

@Path("/api/games/{id}/players")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Players", description = "Joining late, leaving, returning and renaming")
@APIResponse(responseCode = "200", ref = "Written")
@Authenticated
class PlayersResource {
    private final CommandResponses answers;

    PlayersResource(CommandResponses answers) {
        this.answers = answers;
    }

    /**
     * @param names in place of a name, of two partners who share a score
     * @param seat clockwise from 1 as the seats stand, or stood at that hand; after the last when absent
     * @param hand from which on the player has played, for one who was forgotten: at most the next one, which it is when absent
     * @param score with which the player begins: a late joiner's when absent, or with start the starting score
     */
    @Schema(name = "Joiner")
    record Joiner(
            @Nullable String name,
            @Schema(minItems = 2, maxItems = 2) @Nullable List<@Nullable String> names,
            @Schema(minimum = "1") @Nullable Integer seat,
            @Schema(minimum = "1") @Nullable Integer hand,

            @Schema(
                    enumeration = {"late", "start"},
                    defaultValue = "late")
            @Nullable
            String score) {
        Join command() {
            PlayerName read = PlayerNames.read("", name, names);
            return new Join(read.first(), read.partner(), seat, hand, score == null ? null : read(score));
        }

        private static JoinScore read(String score) {
            return Keyword.read(JoinScore.values(), score)
                    .orElseThrow(() -> Problem.malformedAt("/score", "must be late or start."));
        }
    }

    /** @param names in place of a name, of two partners who share a score */
    @Schema(name = "PlayerName")
    record NewName(
            @Nullable String name,
            @Schema(minItems = 2, maxItems = 2) @Nullable List<@Nullable String> names) {}

    @POST
    @Operation(summary = "Adds a player, from now on or, if forgotten, from an earlier hand on")
    @APIResponse(responseCode = "200", ref = "WrittenOrPreview")
    public Response join(
            GameId id,
            @Nullable Joiner joiner,
            @RestQuery @DefaultValue("false") boolean preview,
            @BeanParam Conditions conditions) {
        return answers.execute(id, Problem.required(joiner).command(), preview, Response.Status.OK, conditions);
    }

    @PATCH
    @Path("/{player}")
    @Operation(summary = "Renames a player, at any time; earlier ledger entries keep the old name")
    public Response rename(GameId id, PlayerId player, @Nullable NewName renamed, @BeanParam Conditions conditions) {
        NewName wanted = Problem.required(renamed);
        PlayerName name = PlayerNames.read("", wanted.name(), wanted.names());
        return answers.execute(id, new Rename(player, name.first(), name.partner()), conditions);
    }

    /**
     * @param names in place of a name, of two partners who share a score
     * @param hand from which on they play, until the next substitute: at most the next one, which it is when absent
     */
    @Schema(name = "Substitute")
    record Substitution(
            @Nullable String name,
            @Schema(minItems = 2, maxItems = 2) @Nullable List<@Nullable String> names,
            @Schema(minimum = "1") @Nullable Integer hand) {}

    @POST
    @Path("/{player}/substitute")
    @Operation(summary = "Lets somebody else play on as a player, with that player's score")
    @APIResponse(responseCode = "200", ref = "WrittenOrPreview")
    public Response substitute(
            GameId id,
            PlayerId player,
            @Nullable Substitution substitute,
            @RestQuery @DefaultValue("false") boolean preview,
            @BeanParam Conditions conditions) {
        Substitution wanted = Problem.required(substitute);
        PlayerName name = PlayerNames.read("", wanted.name(), wanted.names());
        return answers.execute(
                id,
                new Substitute(player, name.first(), name.partner(), wanted.hand()),
                preview,
                Response.Status.OK,
                conditions);
    }

    @DELETE
    @Path("/{player}")
    @Operation(summary = "A player leaves: no longer dealt in, with the score unchanged")
    public Response leave(GameId id, PlayerId player, @BeanParam Conditions conditions) {
        return answers.execute(id, new Leave(player), conditions);
    }

    @POST
    @Path("/{player}/return")
    @Operation(
            summary = "A player who left returns to the same seat, with the worse of own and a late joiner's standing")
    public Response comeBack(GameId id, PlayerId player, @BeanParam Conditions conditions) {
        return answers.execute(id, new Return(player), conditions);
    }
}
