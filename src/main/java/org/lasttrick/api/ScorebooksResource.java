package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.access.Access.Opened;
import org.lasttrick.access.Access.Removal;
import org.lasttrick.access.Device;
import org.lasttrick.access.Scorebook;
import org.lasttrick.api.Parameters.WholeNumber;
import org.lasttrick.api.json.GameJson;
import org.lasttrick.chain.GameId;
import org.lasttrick.game.Rejection;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.http.limits.NewBooks;
import org.lasttrick.http.limits.SpooledResponses;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.scorekeeping.Scorebooks.Result;
import org.lasttrick.scorekeeping.Statistics;

@Path("/api/scorebooks")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Scorebooks", description = "A group's games, and the devices that may score them")
class ScorebooksResource {
    private final Scorebooks scorebooks;
    private final History history;
    private final Statistics statistics;
    private final CommandResponses answers;
    private final CurrentDevice current;
    private final SpooledResponses files;
    private final ObjectWriter json;
    private final Tags tags;
    private final NewBooks newBooks;
    private final GameNames names;

    ScorebooksResource(
            Scorebooks scorebooks,
            History history,
            Statistics statistics,
            CommandResponses answers,
            CurrentDevice current,
            SpooledResponses files,
            ObjectMapper json,
            Tags tags,
            NewBooks newBooks,
            Messages messages) {
        this.names = new GameNames(messages);
        this.scorebooks = scorebooks;
        this.history = history;
        this.statistics = statistics;
        this.answers = answers;
        this.current = current;
        this.files = files;
        this.json = json.writer().without(SerializationFeature.WRAP_EXCEPTIONS);
        this.tags = tags;
        this.newBooks = newBooks;
    }

    /**
     * @param device the name of the first device
     * @param inviteCode where the service asks for one
     */
    @Schema(name = "NewScorebook")
    record NewScorebook(
            @Nullable String name,
            @Nullable String device,
            @Nullable String inviteCode) {}

    /**
     * @param key shown this once
     * @param recoveryCode likewise
     */
    @Schema(name = "OpenedScorebook")
    record OpenedJson(String id, String name, String key, String recoveryCode) {}

    /** @param key shown this once */
    @Schema(name = "NewKey")
    record KeyJson(String id, String name, String key) {}

    @Schema(name = "Scorebook")
    record ScorebookJson(String id, String name, List<String> players, int games) {}

    /** @param damaged known only once the games are written, which therefore come first */
    @JsonPropertyOrder({"games", "damaged", "next"})
    @Schema(name = "Games")
    record GamesJson(
            @Schema(type = SchemaType.ARRAY, implementation = GameJson.class)
            Iterable<GameJson> games,

            @Schema(description = "Ids of the games that can't be read; the verification of a game's ledger says why")
            List<String> damaged,

            @Nullable String next) {
        static GamesJson of(History.Page page, boolean isOwn) {
            List<String> damaged = new ArrayList<>();
            Iterable<GameJson> games = () -> page.lines()
                    .peek(line -> {
                        if (line.game() == null) {
                            damaged.add(line.id().value());
                        }
                    })
                    .flatMap(line -> Stream.ofNullable(line.game()))
                    .map(game -> GameJson.of(game, isOwn))
                    .iterator();
            GameId next = page.next();
            return new GamesJson(games, damaged, next == null ? null : next.value());
        }
    }

    /** @param lastUsedAt to a quarter of an hour */
    @Schema(name = "Device")
    record DeviceJson(
            String id,
            String name,
            Instant addedAt,
            @Nullable Instant lastUsedAt) {}

    @Schema(name = "NewDevice")
    record NewDevice(@Nullable String name) {}

    @POST
    @Operation(summary = "Opens a scorebook; answers the first device's key and the recovery code, once")
    @APIResponseSchema(value = OpenedJson.class, responseCode = "201")
    public Response open(@Nullable NewScorebook body) {
        NewScorebook wanted = Problem.required(body);
        if (!newBooks.tryOpen(wanted.inviteCode())) {
            return ProblemType.INVITE_CODE.response(
                    "To open a scorebook here, send the inviteCode that the host of this service gives out.");
        }
        String name = Objects.requireNonNullElse(wanted.name(), "");
        String device = Objects.requireNonNullElse(wanted.device(), "First device");
        return switch (scorebooks.open(name, device)) {
            case Result.Refused<Opened>(List<Rejection> reasons) -> answers.refused(reasons);
            case Result.Done<Opened>(Opened(Scorebook book, Admitted first, String recoveryCode)) ->
                Response.fromResponse(InvitationsResource.created(
                                new OpenedJson(book.id(), book.name(), first.key(), recoveryCode)))
                        .header(HttpHeaders.LOCATION, "/api/scorebooks/" + book.id())
                        .build();
        };
    }

    @GET
    @Path("/{id}")
    @Operation(summary = "The scorebook's name, its regular players, and how many games it has")
    public ScorebookJson read(String id) {
        Scorebook book = CommandResponses.scorebook(id);
        return new ScorebookJson(id, book.name(), statistics.regulars(id), statistics.games(id));
    }

    @GET
    @Expensive(megabytes = Expensive.ONE_GAME)
    @Path("/{id}/games")
    @Operation(summary = "The scorebook's games, newest first")
    @APIResponseSchema(GamesJson.class)
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response games(
            String id,
            @RestQuery
                    @DefaultValue("20")
                    @WholeNumber(max = 100, otherwise = "limit must be a whole number from 1 to 100.")
                    int limit,
            @RestQuery @Nullable GameId after,
            @BeanParam GameQuery query)
            throws IOException {
        CommandResponses.scorebook(id);
        History.Page page = history.games(id, query.filter(names), after, null, limit);
        boolean isOwn = current.isOf(id);
        return tags.answer(
                tags.of(page, history.heads(page), isOwn),
                () -> files.write(out -> json.writeValue(out, GamesJson.of(page, isOwn))));
    }

    @GET
    @Authenticated
    @Path("/{id}/devices")
    @Operation(summary = "The devices that may score in the scorebook")
    public List<DeviceJson> devices(String id) {
        return Device.listByScorebook(answers.own(id).scorebook()).stream()
                .map(device -> new DeviceJson(device.id(), device.name(), device.addedAt(), device.lastUsedAt()))
                .toList();
    }

    @POST
    @Authenticated
    @Path("/{id}/devices")
    @Operation(summary = "Adds a device; answers its key, once")
    @APIResponseSchema(value = KeyJson.class, responseCode = "201")
    public Response admit(String id, @Nullable NewDevice body) {
        NewDevice wanted = Problem.required(body);
        String name = Objects.requireNonNullElse(wanted.name(), "");
        return switch (scorebooks.admit(answers.own(id), name)) {
            case Result.Refused<Admitted>(List<Rejection> reasons) -> answers.refused(reasons);
            case Result.Done<Admitted>(Admitted(Device device, String key)) ->
                Response.status(Response.Status.CREATED)
                        .entity(new KeyJson(device.id(), device.name(), key))
                        .build();
        };
    }

    @DELETE
    @Authenticated
    @Path("/{id}/devices/{device}")
    @Operation(summary = "Revokes a device's key at once")
    @APIResponse(responseCode = "204", description = "Revoked")
    public Response remove(String id, String device) {
        return switch (current.isOf(id) ? scorebooks.remove(current.required(), device) : Removal.UNKNOWN_DEVICE) {
            case REMOVED -> Response.noContent().build();
            case LAST_DEVICE ->
                ProblemType.LAST_DEVICE.response(
                        "It is the only device that may score in this book: add another one first.");
            case UNKNOWN_DEVICE -> ProblemType.UNKNOWN_DEVICE.response("This book has no device of this id.");
        };
    }
}
