package org.lasttrick.web.start;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.access.Access.Opened;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.HouseRulesCheck;
import org.lasttrick.game.NameProposal;
import org.lasttrick.game.Rejection;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.Waited;
import org.lasttrick.http.limits.NewBooks;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.scorekeeping.HouseRulesStore;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.scorekeeping.Scorebooks.Result;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.start.NewGameForm;
import org.lasttrick.start.NewGameReader;
import org.lasttrick.start.StartBook;
import org.lasttrick.start.StartPresenter;
import org.lasttrick.start.StartView;
import org.lasttrick.web.devices.RecoveryPage;
import org.lasttrick.web.layout.KnownNames;
import org.lasttrick.web.layout.Pages;

/** Shows the start page: a form for a new game, and the recent games. */
@Path("/")
@Produces(Pages.HTML)
public class StartPage {
    private final Scorekeeping scorekeeping;
    private final Scorebooks scorebooks;
    private final StartBooks books;
    private final StartPresenter views;
    private final NewGameReader reader;
    private final HouseRulesStore houseRules;
    private final CurrentDevice current;
    private final NewBooks newBooks;
    private final RecoveryPage recovery;
    private final KnownNames names;
    private final Waited waited;
    private final ReaderZone zone;
    private final InstantSource clock;
    private final PageText text;

    StartPage(
            Scorekeeping scorekeeping,
            Scorebooks scorebooks,
            StartBooks books,
            HouseRulesStore houseRules,
            CurrentDevice current,
            NewBooks newBooks,
            RecoveryPage recovery,
            KnownNames names,
            Waited waited,
            ReaderZone zone,
            InstantSource clock,
            Messages messages) {
        this.scorekeeping = scorekeeping;
        this.scorebooks = scorebooks;
        this.books = books;
        this.views = new StartPresenter(messages);
        this.reader = new NewGameReader(messages);
        this.houseRules = houseRules;
        this.current = current;
        this.newBooks = newBooks;
        this.recovery = recovery;
        this.names = names;
        this.waited = waited;
        this.zone = zone;
        this.clock = clock;
        this.text = messages.of(PageText.class);
    }

    public record Start(StartView view) implements TemplateInstance {}

    @GET
    public Response page(@Context UriInfo uri, @RestQuery @Nullable GameId erased) {
        boolean isErased = erased != null && scorekeeping.isErased(erased);
        NewGameForm form = NewGameForm.of(new FormFields(uri.getQueryParameters()));
        return page(200, current.device(), form, List.of(), isErased ? "/games/" + erased : null);
    }

    /**
     * Shows the form again when another game was chosen. It isn't sent by GET, or logs would have the names and the
     * invite code.
     */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response chosen(MultivaluedMap<String, String> fields) {
        return page(200, current.device(), NewGameForm.of(new FormFields(fields)), List.of(), null);
    }

    @POST
    @Path("games")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response start(MultivaluedMap<String, String> fields) {
        NewGameForm form = NewGameForm.of(new FormFields(fields));
        Optional<Device> known = current.device();
        return switch (reader.read(form, StartBooks.kept(known))) {
            case NewGameReader.Invalid(List<String> reasons) -> refused(known, form, reasons);
            case NewGameReader.Valid(StartGame command, HouseRulesCheck.Passed keep) ->
                isDay(form.day())
                        ? proposal(form, known)
                                .map(proposal -> page(422, known, form, List.of(), null, proposal))
                                .orElseGet(() -> start(command, form, keep, known))
                        : refused(known, form, List.of(text.playedOnHint()));
        };
    }

    private Optional<NameProposal> proposal(NewGameForm form, Optional<Device> known) {
        return known.filter(_ -> !waited.isSentByScript())
                .flatMap(device -> NameProposal.first(form.names(), names.of(device.scorebook()), form.others()));
    }

    private boolean isDay(String day) {
        return day.isEmpty() || zone.dayUpTo(clock.instant(), day).isPresent();
    }

    private @Nullable PlayTime played(NewGameForm form) {
        return form.day().isEmpty() ? waited.entered() : new PlayTime(form.day());
    }

    private Response start(
            StartGame command, NewGameForm form, HouseRulesCheck.@Nullable Passed keep, Optional<Device> known) {
        if (known.isPresent()) {
            return start(command, form, keep, known.get(), StartPage::toSheet);
        }
        if (!newBooks.tryOpen(form.inviteCode())) {
            return page(403, known, form, List.of(text.wrongInviteCode()), null);
        }
        return switch (scorebooks.openFor(command, form.bookName(text), text.firstDevice())) {
            case Result.Refused<Opened>(List<Rejection> reasons) -> refused(known, form, reader.words(reasons));
            case Result.Done<Opened>(Opened(Scorebook book, Admitted(Device first, String key), String code)) ->
                Response.fromResponse(start(command, form, keep, first, game -> recovery.beside(game, book, code)))
                        .cookie(current.keep(key))
                        .build();
        };
    }

    @POST
    @Path("house-rules/{id}/forget")
    public Response forget(String id) {
        current.device().ifPresent(device -> houseRules.drop(device, id));
        return Pages.redirect("/");
    }

    private static Response toSheet(RecordedGame game) {
        return Pages.redirect("/games/" + game.id());
    }

    /** @param started the answer once it is */
    private Response start(
            StartGame command,
            NewGameForm form,
            HouseRulesCheck.@Nullable Passed keep,
            Device device,
            Function<RecordedGame, Response> started) {
        if (keep != null && houseRules.isFull(device.scorebook(), keep)) {
            return refused(Optional.of(device), form, reader.words(List.of(Rejection.State.BOOK_HAS_ALL_HOUSE_RULES)));
        }
        return switch (scorekeeping.start(command, new Request(device, form.commandId(), null, true, played(form)))) {
            case Outcome.Done(var game) -> {
                if (keep != null) {
                    houseRules.keep(device, keep);
                }
                yield started.apply(game);
            }
            case Outcome.NotStarted(List<Rejection> reasons) ->
                refused(Optional.of(device), form, reader.words(reasons));
            case Outcome.DeviceRemoved removed -> start(command, form, keep, Optional.empty());
            case Outcome.CommandIdReused() -> refused(Optional.of(device), form, List.of(text.usedForm()));
        };
    }

    private Response refused(Optional<Device> device, NewGameForm form, List<String> reasons) {
        return page(422, device, form, reasons, null);
    }

    private Response page(
            int status, Optional<Device> device, NewGameForm form, List<String> errors, @Nullable String erased) {
        return page(status, device, form, errors, erased, null);
    }

    private Response page(
            int status,
            Optional<Device> device,
            NewGameForm form,
            List<String> errors,
            @Nullable String erased,
            @Nullable NameProposal proposal) {
        StartBook book = books.of(device).orElse(null);
        StartView view = views.draw(
                book,
                form,
                newBooks.needInviteCode(),
                RandomText.id(),
                errors,
                erased,
                current.hasUnknownKey(),
                proposal);
        return Pages.response(status, new Start(view), "/");
    }
}
