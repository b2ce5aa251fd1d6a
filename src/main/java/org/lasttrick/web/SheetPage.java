package org.lasttrick.web;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.edge.Problem;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.Rejection;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.web.PadViews.Wish;
import org.lasttrick.words.PageText;
import org.lasttrick.words.RefusalWords;
import org.lasttrick.words.Refusals;

/** The scoresheet with its pad: a page that is read with what is chosen, and posted to record it. */
@Path("/games/{id}")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class SheetPage {
    private final Scorekeeping scorekeeping;
    private final SheetViews views;
    private final PadViews pads;
    private final Tablet tablet;
    private final PageText text;
    private final Refusals refusals;

    SheetPage(
            Scorekeeping scorekeeping,
            SheetViews views,
            PadViews pads,
            Tablet tablet,
            PageText text,
            Refusals refusals) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.pads = pads;
        this.tablet = tablet;
        this.text = text;
        this.refusals = refusals;
    }

    @GET
    @Operation(hidden = true)
    public Response sheet(
            String id,
            @RestQuery @Nullable Integer correct,
            @RestQuery List<String> player,
            @RestQuery @Nullable String order,
            @RestQuery @Nullable String last,
            @RestQuery @Nullable String card) {
        Optional<RecordedGame> game = scorekeeping.game(new GameId(id));
        if (game.isEmpty()) {
            return noSuchGame().response();
        }
        RecordedGame recorded = game.get();
        if (!mayScore(recorded)) {
            return page(200, views.draw(recorded, null));
        }
        boolean exists = correct != null
                && correct >= 1
                && correct <= recorded.game().hands().size();
        Integer correcting = exists ? correct : null;
        Selection chosen = Selection.of(player, order, last, card);
        Selection shown = correcting != null && chosen.players().isEmpty() && chosen.card() == null
                ? Selection.of(recorded.game().sheet().hands().get(correcting - 1))
                : chosen;
        return page(200, views.draw(recorded, Wish.of(shown, correcting)));
    }

    @POST
    @Path("/hands")
    @Operation(hidden = true)
    public Response record(String id, @BeanParam PadForm form) {
        return enter(id, null, form, OnConflict.REFUSE);
    }

    @POST
    @Path("/hands/{number}")
    @Operation(hidden = true)
    public Response correct(String id, int number, @BeanParam PadForm form) {
        return form.onConflict().contains("refuse")
                ? Response.seeOther(sheetOf(id)).build()
                : enter(id, number, form, onConflict(form));
    }

    private Response enter(String id, @Nullable Integer number, PadForm form, OnConflict onConflict) {
        Optional<RecordedGame> game = scorekeeping.game(new GameId(id));
        if (game.isEmpty()) {
            return noSuchGame().response();
        }
        Wish wish = Wish.of(form.selection(), number);
        RuleSet rules = game.get().game().start().rules();
        Optional<HandResult> hand = wish.selection().hand(rules);
        if (hand.isPresent()) {
            return execute(
                    id, PadViews.command(hand.get(), number, onConflict), wish, form.commandId(), form.version());
        }
        return mayScore(game.get())
                ? page(422, views.draw(game.get(), wish.refused(List.of(pads.missing(wish.selection(), rules)))))
                : notYours().response();
    }

    @POST
    @Path("/hands/{number}/strike")
    @Operation(hidden = true)
    public Response strike(String id, int number, @BeanParam PadForm form) {
        Wish wish = Wish.of(form.selection(), number);
        return execute(id, new StrikeHand(number, onConflict(form)), wish, form.commandId(), form.version());
    }

    @POST
    @Path("/undo")
    @Operation(hidden = true)
    public Response undo(String id, @RestForm @Nullable String commandId, @RestForm @Nullable Integer version) {
        return execute(id, new GameCommand.Undo(), Wish.of(Selection.NONE, null), commandId, version);
    }

    @POST
    @Path("/redo")
    @Operation(hidden = true)
    public Response redo(String id, @RestForm @Nullable String commandId, @RestForm @Nullable Integer version) {
        return execute(id, new GameCommand.Redo(), Wish.of(Selection.NONE, null), commandId, version);
    }

    private Response execute(
            String id, GameCommand command, Wish wish, @Nullable String commandId, @Nullable Integer version) {
        Optional<Device> device = tablet.device();
        if (device.isEmpty()) {
            return notYours().response();
        }
        GameId game = new GameId(id);
        return switch (scorekeeping.execute(game, command, new Request(device.get(), commandId, version))) {
            case Outcome.Done done -> Response.seeOther(sheetOf(id)).build();
            case Outcome.Refused(List<Rejection> reasons) -> refused(game, wish, reasons);
            case Outcome.Stale(RecordedGame now) -> page(412, views.draw(now, wish.refused(List.of(text.movedOn()))));
            case Outcome.CommandIdReused reused ->
                page(422, views.draw(scorekeeping.game(game).orElseThrow(), wish.refused(List.of(text.movedOn()))));
            case Outcome.NoSuchGame() -> noSuchGame().response();
            case Outcome.NotYours() -> notYours().response();
        };
    }

    private Response refused(GameId id, Wish wish, List<Rejection> reasons) {
        RecordedGame recorded = scorekeeping.game(id).orElseThrow();
        RefusalWords words = new RefusalWords(refusals, recorded.game()::nameOf);
        List<String> errors = reasons.stream().map(words::of).toList();
        List<Conflict> conflicts = reasons.stream()
                .filter(Rejection.Contradicts.class::isInstance)
                .map(Rejection.Contradicts.class::cast)
                .flatMap(contradicts -> contradicts.conflicts().stream())
                .toList();
        Integer number = wish.correcting();
        boolean gone = number != null && number > recorded.game().hands().size();
        return page(
                conflicts.isEmpty() ? 422 : 409,
                views.draw(recorded, new Wish(wish.selection(), gone ? null : number, errors, conflicts)));
    }

    private boolean mayScore(RecordedGame game) {
        return tablet.device()
                .filter(device -> device.scorebook().equals(game.scorebook()))
                .isPresent();
    }

    private static OnConflict onConflict(PadForm form) {
        return form.onConflict().contains("strike") ? OnConflict.STRIKE : OnConflict.REFUSE;
    }

    private static URI sheetOf(String id) {
        return URI.create("/games/" + id);
    }

    private static Response page(int status, SheetView view) {
        TemplateInstance page = Pages.sheet(view);
        return Response.status(status)
                .entity(page)
                .header("Cache-Control", "no-store")
                .build();
    }

    private static Problem noSuchGame() {
        return Problem.of(
                404,
                "unknown-game",
                "There is no game here",
                "The link may have lost its end on the way. Ask for it again, or look for the game in its scorebook.");
    }

    private static Problem notYours() {
        return Problem.of(
                403,
                "not-yours",
                "This device only watches",
                "It has no key to this game's scorebook, so nothing was recorded. Score with a device that has one.");
    }
}
