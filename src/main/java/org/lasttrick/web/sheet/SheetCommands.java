package org.lasttrick.web.sheet;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.EntryDecision;
import org.lasttrick.game.NameProposal;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.Waited;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.InputText;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.NameQuestion;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.RefusedForms;
import org.lasttrick.sheet.SheetForm;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.KnownNames;
import org.lasttrick.web.layout.Pages;

/** Executes the commands of the sheet's forms, and answers with the new sheet or with the reasons for a refusal. */
@Singleton
record SheetCommands(
        Scorekeeping scorekeeping,
        SheetPresenter views,
        CurrentDevice current,
        Waited waited,
        FollowingGames following,
        KnownNames names,
        Messages messages,
        KnownGames games) {
    private static final Pattern NAMED = Pattern.compile("players(/p\\d+(/substitute)?)?");

    /** Executes a form, or leads back to the sheet from an address that no form has. */
    Response execute(GameId game, String path, FormFields fields) {
        return question(game, path, fields)
                .or(() -> SheetForm.read(path, fields, pads())
                        .map(form -> answer(form, request -> scorekeeping.execute(game, form.command(), request))))
                .orElseGet(() -> back(game));
    }

    /** Asks who is meant by the name of a late joiner, or by a new name, if somebody of the book is called nearly so. */
    private Optional<Response> question(GameId id, String path, FormFields fields) {
        if (!NAMED.matcher(path).matches() || fields.has("meant") || !waited.canBeAskedAbout()) {
            return Optional.empty();
        }
        RecordedGame recorded = games.find(id, fields.version());
        if (!current.mayScore(recorded)) {
            return Optional.empty();
        }
        List<String> typed =
                fields.all("name").stream().map(InputText::stripped).toList();
        Set<String> here = recorded.game().names().stream()
                .flatMap(name -> name.people().stream())
                .collect(Collectors.toSet());
        List<String> known = names.of(recorded.scorebook()).stream()
                .filter(name -> !here.contains(name))
                .toList();
        return NameProposal.first(typed, known, fields.all("somebodyElse")).map(proposal -> {
            String url = "/games/" + id;
            List<Hidden> kept = Stream.concat(
                            typed.stream().map(name -> new Hidden("name", name)),
                            Stream.of("seat", SheetForm.FROM_HAND, SheetForm.SCORE)
                                    .flatMap(
                                            field -> fields.all(field).stream().map(value -> new Hidden(field, value))))
                    .toList();
            ButtonView button = new ButtonView("", url + "/" + path, RandomText.id());
            PadState none = PadState.of(FormFields.NONE, null);
            SheetView view = views.draw(ServiceSheetHost.sheet(recorded), none, Panel.Simple.PLAYERS, false);
            return Pages.response(
                    422,
                    new SheetPage.Sheet(view, false, null, null, new NameQuestion(proposal, button, kept)),
                    address(id, Panel.Simple.PLAYERS));
        });
    }

    /** Starts a rematch, or leads to the one that goes on already. */
    Response toRematch(GameId id, FormFields fields) {
        return answer(SheetForm.rematch(fields), request -> scorekeeping.rematch(id, following::goingOn, request));
    }

    private Response answer(SheetForm form, Function<Request, Outcome> write) {
        FormFields fields = form.fields();
        Device device = current.device().orElseThrow(games::notYours);
        Request request = new Request(device, fields.commandId(), fields.version(), fields.again(), waited.entered());
        RefusedForms refused = new RefusedForms(messages, pads());
        return switch (write.apply(request)) {
            case Outcome.Done(RecordedGame done) -> to(done.id(), form.panel());
            case Outcome.RematchGoesOn(RecordedGame next) -> to(next.id(), null);
            case Outcome.NotAdded(RecordedGame now, EntryDecision.NotAdded reason) ->
                refused.answer(form, ServiceSheetHost.sheet(now), reason)
                        .map(why -> page(why.status(), now, why.state(), why.panel()))
                        .orElseGet(() -> to(now.id(), form.panel()));
            case Outcome.NoSuchGame(Integer seen) -> throw games.noSuchGame(seen);
            case Outcome.DeviceRemoved(), Outcome.NotYours() -> throw games.notYours();
        };
    }

    /** Leads back to the sheet without a command. */
    Response back(GameId game) {
        return to(games.find(game).id(), null);
    }

    private static Response to(GameId game, @Nullable Panel panel) {
        return Pages.redirect(address(game, panel));
    }

    /** @param panel in place of the pad; {@code null}: the pad */
    Response page(int status, RecordedGame recorded, PadState state, @Nullable Panel panel) {
        SheetView view = views.draw(
                ServiceSheetHost.sheet(recorded), state, panel, state.fields().asksForAllHands());
        return Pages.response(
                status, new SheetPage.Sheet(view, false, null, null, null), address(recorded.id(), panel));
    }

    private static String address(GameId game, @Nullable Panel panel) {
        return "/games/" + game + (panel == null ? "" : "?" + panel.query());
    }

    private PadPresenter pads() {
        return new PadPresenter(messages, RandomText::id);
    }
}
