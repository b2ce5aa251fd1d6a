package org.lasttrick.web.sheet;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.narration.RejectionText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.PadFields;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.web.layout.GameProblems;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.Tablet;

/** Carries out what was pushed on the page of a sheet, and answers with the sheet as it is then, or with the reasons against. */
@ApplicationScoped
class SheetCommands {
    private final Scorekeeping scorekeeping;
    private final SheetPresenter views;
    private final ConflictPrompts prompts;
    private final Tablet tablet;
    private final PageText text;
    private final RejectionText rejections;
    private final GameProblems problems;

    SheetCommands(
            Scorekeeping scorekeeping,
            SheetPresenter views,
            ConflictPrompts prompts,
            Tablet tablet,
            Messages messages,
            GameProblems problems) {
        this.scorekeeping = scorekeeping;
        this.views = views;
        this.prompts = prompts;
        this.tablet = tablet;
        this.text = messages.of(PageText.class);
        this.rejections = messages.of(RejectionText.class);
        this.problems = problems;
    }

    /** To what was chosen on the pad. */
    Response toPad(GameId game, GameCommand command, PadState state, PadFields fields) {
        return toCommand(game, command, state, null, fields);
    }

    /** To what was pushed where nothing need be chosen. */
    Response toPush(GameId game, GameCommand command, PadFields fields) {
        return toCommand(game, command, PadState.of(PadFields.NONE, null), null, fields);
    }

    /** To what was pushed on a panel, which stays. */
    Response toPanel(GameId game, GameCommand command, Panel panel, PadFields fields) {
        return toCommand(game, command, PadState.of(PadFields.NONE, null), panel, fields);
    }

    private Response toCommand(
            GameId game, GameCommand command, PadState state, @Nullable Panel panel, PadFields fields) {
        return answer(
                fields,
                request -> scorekeeping.execute(game, command, request),
                new Pushed(game, state, panel, command));
    }

    Response toRematch(GameId game, PadFields fields) {
        PadState state = PadState.of(PadFields.NONE, null);
        return answer(fields, request -> scorekeeping.rematch(game, request), new Pushed(game, state, null, null));
    }

    /**
     * What was pushed, and where.
     *
     * @param panel in the pad's place; {@code null}: the pad
     * @param command {@code null} for one that is none to this game
     */
    private record Pushed(
            GameId game,
            PadState state,
            @Nullable Panel panel,
            @Nullable GameCommand command) {}

    private Response answer(PadFields fields, Function<Request, Outcome> door, Pushed pushed) {
        Optional<Device> device = tablet.device();
        if (device.isEmpty()) {
            return problems.notYours();
        }
        return switch (door.apply(new Request(device.get(), fields.commandId(), fields.version()))) {
            case Outcome.Done(RecordedGame done) ->
                Response.seeOther(URI.create(address(done.id(), pushed.panel())))
                        .build();
            case Outcome.Foreseen foreseen -> throw new IllegalStateException("Pages foresee on the pad");
            case Outcome.Refused(List<Rejection> reasons) -> refused(pushed, reasons);
            case Outcome.Stale(RecordedGame now) ->
                page(412, now, prompts.stale(now, fields.version(), pushed.state()), pushed.panel());
            case Outcome.CommandIdReused reused ->
                page(422, game(pushed), pushed.state().refused(List.of(text.usedForm())), pushed.panel());
            case Outcome.NoSuchGame() -> problems.noSuchGame();
            case Outcome.NotYours() -> problems.notYours();
        };
    }

    private RecordedGame game(Pushed pushed) {
        return scorekeeping.game(pushed.game()).orElseThrow();
    }

    private Response refused(Pushed pushed, List<Rejection> reasons) {
        RecordedGame recorded = game(pushed);
        RejectionNarrator words = new RejectionNarrator(rejections, recorded.game()::nameOf);
        List<Conflict> conflicts = reasons.stream()
                .filter(Rejection.Contradicts.class::isInstance)
                .map(Rejection.Contradicts.class::cast)
                .flatMap(contradicts -> contradicts.conflicts().stream())
                .toList();
        PadState refused =
                pushed.state().refused(reasons.stream().map(words::of).toList());
        return page(
                conflicts.isEmpty() ? 422 : 409,
                recorded,
                pushed.command() instanceof StrikeHand ? refused.strikeRefused(conflicts) : refused,
                pushed.panel());
    }

    /** To nothing: the sheet as it is. */
    Response back(GameId game) {
        return scorekeeping
                .game(game)
                .map(found ->
                        Response.seeOther(URI.create(address(found.id(), null))).build())
                .orElseGet(problems::noSuchGame);
    }

    /** The sheet as it is, with the pad in this state. */
    Response page(int status, RecordedGame recorded, PadState state) {
        return page(status, recorded, state, null);
    }

    /** @param panel in the pad's place; {@code null}: the pad */
    Response page(int status, RecordedGame recorded, PadState state, @Nullable Panel panel) {
        return page(status, views.draw(recorded, state, panel), address(recorded.id(), panel));
    }

    /** @param address where the page can be read again, if this one can't */
    static Response page(int status, SheetView view, String address) {
        return Response.status(status)
                .entity(SheetTemplates.sheet(view))
                .header("Cache-Control", "no-store")
                .header(Pages.ADDRESS, status < 400 ? null : address)
                .build();
    }

    private static String address(GameId game, @Nullable Panel panel) {
        return "/games/" + game + (panel == null ? "" : "?" + panel.query());
    }
}
