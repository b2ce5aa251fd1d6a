package org.lasttrick.api;

import io.quarkus.security.UnauthorizedException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.Scorebook;
import org.lasttrick.api.json.ConflictJson;
import org.lasttrick.api.json.GameJson;
import org.lasttrick.api.json.GameJson.StoppedAtJson;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.EntryDecision;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.game.WhatIf;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Problem;
import org.lasttrick.http.Problem.FieldError;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.narration.WhatIfNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.scorekeeping.CommandPreview;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.scorekeeping.Statistics;

/** Executes commands, and turns outcomes into responses. */
@Singleton
record CommandResponses(Scorekeeping scorekeeping, Statistics statistics, CurrentDevice current, Messages messages) {
    private static final int RETRY_AFTER_SECONDS = 5;

    /** @param head the hash of the last entry */
    record VersionJson(int version, String head) {}

    /** Executes a command on an existing game. */
    Response execute(GameId game, GameCommand command, Conditions conditions) {
        return execute(game, command, false, Response.Status.OK, conditions);
    }

    /**
     * Executes a command on an existing game, or answers with what it would do.
     *
     * @param done the status when it is on disk: 201 for something new, else 200
     */
    Response execute(GameId game, GameCommand command, boolean isPreview, Response.Status done, Conditions conditions) {
        Request request = request(conditions);
        return isPreview
                ? to(scorekeeping.preview(game, command, request), conditions)
                : to(scorekeeping.execute(game, command, request), done, conditions);
    }

    /** Returns a request to write, which comes from the device whose key came with it. */
    Request request(Conditions conditions) {
        return conditions.of(current.required());
    }

    /** @param done the status when it is on disk: 201 for something new, else 200 */
    Response to(Outcome outcome, Response.Status done, Conditions conditions) {
        return switch (outcome) {
            case Outcome.Done(RecordedGame game) -> written(game, done, conditions.answer());
            case Outcome.RematchGoesOn(RecordedGame game) -> written(game, Response.Status.OK, conditions.answer());
            case Outcome.NotAdded(RecordedGame now, EntryDecision.NotAdded why) -> notAdded(now, why, conditions);
            case Outcome.DeviceRemoved() -> throw new UnauthorizedException();
            case Outcome.NoSuchGame(Integer seen) -> throw noSuchGame(seen);
            case Outcome.NotYours() -> notYours();
        };
    }

    private Response notAdded(RecordedGame now, EntryDecision.NotAdded why, Conditions conditions) {
        return switch (why) {
            case EntryDecision.Refused(List<Rejection> reasons) -> refused(reasons);
            case EntryDecision.Stale(int seen) -> stale(now, seen, "send your entry again with that version");
            case EntryDecision.Incomplete() -> throw new IllegalStateException("A program sends whole commands");
            case EntryDecision.SameHandAgain(Duration ago) ->
                ProblemType.SAME_HAND_AGAIN.response(
                        "Hand %d, scored %d s ago, is the same. If this is another one, send it with an Idempotency-Key."
                                .formatted(now.game().hands().size(), ago.toSeconds()));
            case EntryDecision.NothingChanged() ->
                ProblemType.NOTHING_CHANGED.response("This correction would change nothing, and was not recorded.");
            case EntryDecision.CommandIdReused() -> reused(conditions);
        };
    }

    Response to(Outcome.OfStart outcome, Conditions conditions) {
        return switch (outcome) {
            case Outcome.Done(RecordedGame game) -> written(game, Response.Status.CREATED, conditions.answer());
            case Outcome.NotStarted(List<Rejection> reasons) -> refused(reasons);
            case Outcome.CommandIdReused() -> reused(conditions);
            case Outcome.DeviceRemoved() -> throw new UnauthorizedException();
        };
    }

    private Response to(CommandPreview preview, Conditions conditions) {
        return switch (preview) {
            case CommandPreview.Possible(RecordedGame game, Preview effect) ->
                Response.ok(GameJson.of(game, effect)).build();
            case CommandPreview.NotPossible(Outcome why) -> to(why, Response.Status.OK, conditions);
        };
    }

    private static Response reused(Conditions conditions) {
        return ProblemType.IDEMPOTENCY_KEY_REUSED.response(
                "“%s” was sent before with another body: use a new key for each command."
                        .formatted(conditions.idempotencyKey()));
    }

    Response to(Outcome.OfErasing outcome) {
        return switch (outcome) {
            case Outcome.Erased() -> Response.noContent().build();
            case Outcome.Stale(RecordedGame now, int seen) ->
                stale(now, seen, "if it is still to be erased, say so with that version");
            case Outcome.DeviceRemoved() -> throw new UnauthorizedException();
            case Outcome.NoSuchGame(Integer seen) -> throw noSuchGame(seen);
            case Outcome.NotYours() -> notYours();
        };
    }

    private Response stale(RecordedGame now, int seen, String remedy) {
        int version = now.version();
        Problem problem = seen > version
                ? Problem.of(
                        ProblemType.LOST_ENTRIES,
                        ("You have seen version %d, and the ledger ends at version %d: an older backup was restored, or a"
                                        + " standby took over that was behind. Look at the game, enter what is missing, and %s.")
                                .formatted(seen, version, remedy))
                : Problem.of(
                        ProblemType.STALE,
                        "The game is at version %d now; look at it, and %s.".formatted(version, remedy));
        return problem.with("game", GameJson.changeOf(now)).response();
    }

    private static Response notYours() {
        return ProblemType.NOT_YOURS.response(
                "You may watch this game; to score in it, use the key of a device of its scorebook.");
    }

    private static Response written(RecordedGame game, Response.Status status, AnswerForm form) {
        Object entity = switch (form) {
            case CHANGE -> GameJson.changeOf(game);
            case REPRESENTATION -> GameJson.of(game, true);
            case MINIMAL -> new VersionJson(game.version(), game.head().hex());
        };
        Response.ResponseBuilder response =
                Response.status(status).entity(entity).tag(Integer.toString(game.version()));
        if (form != AnswerForm.CHANGE) {
            response.header(AnswerForm.APPLIED, form.preference());
        }
        if (status == Response.Status.CREATED) {
            response.header(HttpHeaders.LOCATION, "/api/games/" + game.id());
        }
        return response.build();
    }

    static WebApplicationException noSuchGame() {
        return ProblemType.UNKNOWN_GAME.exception(
                "There is no game of this id. Check the link: an id has 26 letters and digits.");
    }

    /** @param seen the version that the client has seen nevertheless; {@code null}: not said */
    static WebApplicationException noSuchGame(@Nullable Integer seen) {
        return seen == null
                ? noSuchGame()
                : ProblemType.LOST_GAME.exception(
                        ("You have seen version %d, and nothing is left of this game, although it was not erased: an older"
                                        + " backup was restored, or a standby took over that was behind. Keep your copy; the"
                                        + " game is back when a newer backup is restored.")
                                .formatted(seen));
    }

    /** Returns the asking device of this scorebook. For any other device the scorebook is unknown: the problem is a 404. */
    Device own(String scorebook) {
        return current.device()
                .filter(device -> device.scorebook().equals(scorebook))
                .orElseThrow(CommandResponses::noSuchScorebook);
    }

    /** @throws WebApplicationException with the problem that there is none */
    static Scorebook scorebook(String id) {
        return Scorebook.<Scorebook>findByIdOptional(id).orElseThrow(CommandResponses::noSuchScorebook);
    }

    private static WebApplicationException noSuchScorebook() {
        return ProblemType.UNKNOWN_SCOREBOOK.exception(
                "There is no scorebook of this id. Check the link: an id has 26 letters and digits.");
    }

    /** @throws WebApplicationException with the problem that there is no such scorebook, or that its games are being counted */
    void requireComplete(String scorebook) {
        scorebook(scorebook);
        if (!statistics.count(scorebook)) {
            throw new WebApplicationException(
                    Problem.of(ProblemType.COUNTING, "The games are being counted anew: ask again in some seconds.")
                            .response(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS));
        }
    }

    static WebApplicationException noSuchPlayer() {
        return ProblemType.UNKNOWN_PLAYER.exception(
                "There is no such player. Check the address: players are written p1, p2 and so on.");
    }

    /** Returns the response to a refusal, whose reasons are of one kind: a decision stops at the first kind it finds. */
    Response refused(List<Rejection> reasons) {
        String detail = reasons.stream().map(words()::of).distinct().collect(Collectors.joining(" "));
        return switch (reasons.getFirst()) {
            case Rejection.BreaksRule first ->
                Problem.of(ProblemType.BREAKS_RULE, detail)
                        .with(reasons.stream().map(this::field).toList())
                        .response();
            case Rejection.Contradicts(var conflicts) ->
                Problem.of(ProblemType.CONTRADICTS, detail)
                        .with(
                                "conflicts",
                                conflicts.stream().map(ConflictJson::of).toList())
                        .response();
            case Rejection.NotNow now -> ProblemType.NOT_NOW.response(detail);
            case Rejection.NoSuchHand hand -> ProblemType.UNKNOWN_HAND.response(detail);
            case Rejection.NoSuchPlayer player -> ProblemType.UNKNOWN_PLAYER.response(detail);
        };
    }

    /** Returns a game as it would have gone under other rules. */
    GameJson of(RecordedGame game, WhatIf whatIf) {
        WhatIf.Stop stop = whatIf.stop();
        WhatIfNarrator narrator = new WhatIfNarrator(messages.of(RulesText.class), words());
        return GameJson.of(
                game,
                whatIf.game(),
                current.mayScore(game),
                stop == null ? null : new StoppedAtJson(stop.hand(), narrator.reason(stop)));
    }

    private FieldError field(Rejection rejection) {
        return rejection instanceof Rejection.BreaksRule broken
                ? new FieldError(broken.pointer(), words().of(broken))
                : new FieldError("", words().of(rejection));
    }

    private RejectionNarrator words() {
        return new RejectionNarrator(messages.of(GameText.class), PlayerId::toString);
    }
}
