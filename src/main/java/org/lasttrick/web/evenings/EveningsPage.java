package org.lasttrick.web.evenings;

import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.UnauthorizedException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.game.GameCommand;
import org.lasttrick.history.Evening;
import org.lasttrick.history.EveningPoints;
import org.lasttrick.history.Evenings;
import org.lasttrick.history.Evenings.Move;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Keyword;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.web.layout.CountedBooks;
import org.lasttrick.web.layout.Pages;

/** Shows the evenings of the device's scorebook. One evening is shown to everybody who has its address. */
@Path("/")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@Expensive(megabytes = Expensive.ONE_GAME)
class EveningsPage {
    private static final int EVENINGS_ON_A_PAGE = 20;

    private final Evenings evenings;
    private final EveningPresenter views;
    private final CurrentDevice current;
    private final CountedBooks counted;
    private final Scorekeeping scorekeeping;
    private final ReaderZone zone;
    private final InstantSource clock;
    private final PageText text;

    EveningsPage(
            Evenings evenings,
            EveningPresenter views,
            CurrentDevice current,
            CountedBooks counted,
            Scorekeeping scorekeeping,
            ReaderZone zone,
            InstantSource clock,
            Messages messages) {
        this.counted = counted;
        this.scorekeeping = scorekeeping;
        this.zone = zone;
        this.clock = clock;
        this.text = messages.of(PageText.class);
        this.evenings = evenings;
        this.views = views;
        this.current = current;
    }

    /** @param older the cursor for older ones; {@code null}: there are none */
    record AllEvenings(
            String book,
            List<EveningView> evenings,
            @Nullable String older) implements TemplateInstance {}

    record OneEvening(EveningView view, List<String> errors) implements TemplateInstance {}

    /** The standing is shown with what goes on, to be read from across the room. */
    record EveningTv(EveningView view, List<RunningGame> running) implements TemplateInstance {}

    @GET
    @Path("evenings")
    public Response list(@RestQuery @Nullable String after) {
        return current.scorebook()
                .map(book -> counted.page(book.id(), () -> {
                    Evenings.Page page = evenings.list(book.id(), after, EVENINGS_ON_A_PAGE);
                    return new AllEvenings(
                            book.name(),
                            page.evenings().stream().map(views::draw).toList(),
                            page.next());
                }))
                .orElseGet(EveningsPage::start);
    }

    @GET
    @Path("evenings/{evening}")
    public Response one(String evening) {
        Evening found = found(evening);
        return counted.page(found.scorebook(), () -> new OneEvening(views.draw(found), List.of()));
    }

    @GET
    @Path("evenings/{evening}/tv")
    public Response tv(String evening) {
        Evening found = found(evening);
        return counted.page(found.scorebook(), () -> new EveningTv(views.draw(found), views.running(found)));
    }

    /**
     * Moves a game to another evening; does nothing if the game is no longer of that evening: another tap has moved it.
     */
    @POST
    @Path("evenings/{evening}/move")
    public Response move(
            String evening, @FormParam("game") @Nullable String game, @FormParam("to") @Nullable String to) {
        GameId moved = Pages.game(game);
        return write(evening, (device, found) -> {
            if (moved != null && found.id().equals(evening) && found.has(moved)) {
                Keyword.read(Move.values(), to).ifPresent(wanted -> evenings.move(device, moved, wanted));
                return to(evenings.of(moved).orElse(found));
            }
            return to(found);
        });
    }

    /** Moves a game to the day on which it was played, as an entry of it. */
    @POST
    @Path("evenings/{evening}/day")
    public Response playedOn(
            String evening, @FormParam("game") @Nullable String game, @FormParam("day") @Nullable String day) {
        GameId moved = Pages.game(game);
        Optional<PlayTime> played = zone.dayUpTo(clock.instant(), Objects.requireNonNullElse(day, ""));
        return write(
                evening,
                (device, found) -> played.isEmpty()
                        ? Pages.response(
                                422, new OneEvening(views.draw(found), List.of(text.playedOnHint())), url(found))
                        : to(
                                moved != null && found.has(moved)
                                        ? onDay(played.get(), moved, device).orElse(found)
                                        : found));
    }

    private Optional<Evening> onDay(PlayTime day, GameId game, Device device) {
        Request request = new Request(device, null, null);
        if (scorekeeping.execute(game, new GameCommand.CorrectDay(day.text()), request)
                instanceof Outcome.DeviceRemoved) {
            throw new UnauthorizedException();
        }
        return evenings.of(game);
    }

    @POST
    @Path("evenings/{evening}/points")
    public Response choose(String evening, @FormParam("by") @Nullable String by) {
        return write(evening, (device, found) -> {
            Keyword.read(EveningPoints.values(), by).ifPresent(points -> evenings.choose(device, points));
            return to(found);
        });
    }

    private Response write(String evening, BiFunction<Device, Evening, Response> change) {
        Evening found = found(evening);
        return current.isOf(found.scorebook())
                ? counted.response(found.scorebook(), () -> change.apply(current.required(), found))
                : start();
    }

    private static Response to(Evening evening) {
        return Pages.redirect(url(evening));
    }

    private static String url(Evening evening) {
        return "/evenings/" + evening.id();
    }

    private Evening found(String id) {
        return evenings.find(id)
                .orElseThrow(() -> ProblemType.UNKNOWN_EVENING.exception("There is no such evening. Check the link."));
    }

    private static Response start() {
        return Pages.redirect("/");
    }
}
