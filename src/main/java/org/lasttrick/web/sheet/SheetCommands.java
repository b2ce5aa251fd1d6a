package org.lasttrick.web.sheet;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.Rejection;
import org.lasttrick.http.CurrentDevice;
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
import org.lasttrick.sheet.pad.FormFields;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.web.layout.GameProblems;
import org.lasttrick.web.layout.Pages;

/** Executes the commands of the sheet's forms, and answers with the new sheet or with the reasons for a refusal. */
@Singleton
record SheetCommands(
        Scorekeeping scorekeeping,
        SheetPresenter views,
        CurrentDevice current,
        Messages messages,
        GameProblems problems) {
    /** Executes what is chosen on the pad. */
    Response toPad(GameId game, PadState state) {
        SubmittedForm form = new SubmittedForm(state.fields(), state, null, false);
        return answer(form, request -> scorekeeping.execute(game, now -> pads().command(now, state), request));
    }

    Response toStrike(GameId game, StrikeHand strike, PadState state) {
        SubmittedForm form = new SubmittedForm(state.fields(), state, null, true);
        return answer(form, request -> scorekeeping.execute(game, strike, request));
    }

    /** @param panel that the form is on, shown again afterwards; {@code null}: none */
    Response toPanel(GameId game, GameCommand command, @Nullable Panel panel, FormFields fields) {
        SubmittedForm form = new SubmittedForm(fields, PadState.of(FormFields.NONE, null), panel, false);
        return answer(form, request -> scorekeeping.execute(game, command, request));
    }

    Response toRematch(GameId game, FormFields fields) {
        SubmittedForm form = new SubmittedForm(fields, PadState.of(FormFields.NONE, null), null, false);
        return answer(form, request -> scorekeeping.rematch(game, request));
    }

    /**
     * A submitted form.
     *
     * @param state of its pad; untouched for a form elsewhere
     * @param panel in place of the pad; {@code null}: the pad
     * @param strikes whether it strikes out a hand
     */
    private record SubmittedForm(
            FormFields fields, PadState state, @Nullable Panel panel, boolean strikes) {}

    private Response answer(SubmittedForm form, Function<Request, Outcome> write) {
        FormFields fields = form.fields();
        Device device = current.device().orElseThrow(problems::notYours);
        Request request = new Request(device, fields.commandId(), fields.version(), fields.again());
        return switch (write.apply(request)) {
            case Outcome.Done(RecordedGame done) -> to(done.id(), form.panel());
            case Outcome.NothingChanged(RecordedGame now) -> to(now.id(), form.panel());
            case Outcome.Refused(RecordedGame now, List<Rejection> reasons) -> refused(form, now, reasons);
            case Outcome.Stale(RecordedGame now, int seen) ->
                page(412, now, prompts().stale(SheetBeans.sheet(now), seen, form.state()), form.panel());
            case Outcome.Incomplete(RecordedGame now) -> incomplete(now, form.state());
            case Outcome.SameHandAgain(RecordedGame now, Duration ago) ->
                page(409, now, prompts().sameHandAgain(SheetBeans.sheet(now), ago, form.state()), null);
            case Outcome.CommandIdReused(RecordedGame now, String _) -> usedForm(form, now);
            case Outcome.NoSuchGame(Integer seen) -> throw problems.noSuchGame(seen);
            case Outcome.DeviceRemoved(), Outcome.NotYours() -> throw problems.notYours();
        };
    }

    /** Two windows of one device may show the same form: what was entered on the other one is asked about, like any newer entry. */
    private Response usedForm(SubmittedForm form, RecordedGame now) {
        Integer seen = form.fields().version();
        return seen == null || seen == now.version()
                ? page(422, now, form.state().refused(List.of(text().usedForm())), form.panel())
                : page(412, now, prompts().stale(SheetBeans.sheet(now), seen, form.state()), form.panel());
    }

    private Response incomplete(RecordedGame now, PadState state) {
        PadState within = state.within(now.game().hands().size());
        return within.equals(state)
                ? page(422, now, state.refused(List.of(pads().missing(now.game(), state))), null)
                : page(412, now, within.refused(List.of(text().movedOn())), null);
    }

    private Response refused(SubmittedForm form, RecordedGame now, List<Rejection> reasons) {
        RejectionNarrator words = new RejectionNarrator(messages.of(RejectionText.class), now.game()::nameOf);
        List<Conflict> conflicts = reasons.stream()
                .flatMap(reason ->
                        reason instanceof Rejection.Contradicts(var found) ? found.stream() : Stream.<Conflict>empty())
                .toList();
        PadState refused = form.state().refused(reasons.stream().map(words::of).toList());
        return page(
                conflicts.isEmpty() ? 422 : 409,
                now,
                form.strikes() ? refused.strikeRefused(conflicts) : refused,
                form.panel());
    }

    /** Leads back to the sheet without a command. */
    Response back(GameId game) {
        return to(scorekeeping.game(game).orElseThrow(problems::noSuchGame).id(), null);
    }

    private static Response to(GameId game, @Nullable Panel panel) {
        return Pages.redirect(address(game, panel)).build();
    }

    /** @param panel in place of the pad; {@code null}: the pad */
    Response page(int status, RecordedGame recorded, PadState state, @Nullable Panel panel) {
        SheetView view = views.draw(
                SheetBeans.sheet(recorded), state, panel, state.fields().asksForAllHands());
        return Pages.response(status, new Sheet(view, false, null), address(recorded.id(), panel));
    }

    private static String address(GameId game, @Nullable Panel panel) {
        return "/games/" + game + (panel == null ? "" : "?" + panel.query());
    }

    private PadPresenter pads() {
        return new PadPresenter(messages, RandomText::id);
    }

    private ConflictPrompts prompts() {
        return new ConflictPrompts(messages);
    }

    private PageText text() {
        return messages.of(PageText.class);
    }
}
