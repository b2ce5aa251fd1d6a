package org.lasttrick.web.evenings;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.BiFunction;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.Evening;
import org.lasttrick.history.EveningPoints;
import org.lasttrick.history.Evenings;
import org.lasttrick.history.Evenings.Move;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.rules.Keyword;
import org.lasttrick.web.layout.CountedBooks;
import org.lasttrick.web.layout.Pages;

/** The evenings of the device's scorebook. One evening is shown to everybody who has its address. */
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

    EveningsPage(Evenings evenings, EveningPresenter views, CurrentDevice current, CountedBooks counted) {
        this.counted = counted;
        this.evenings = evenings;
        this.views = views;
        this.current = current;
    }

    /** @param older the cursor for older ones; {@code null}: there are none */
    record AllEvenings(
            String book,
            List<EveningView> evenings,
            @Nullable String older) implements TemplateInstance {}

    record OneEvening(EveningView view) implements TemplateInstance {}

    /** The standing, and what goes on, to be read from across the room. */
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
        return counted.page(found.scorebook(), () -> new OneEvening(views.draw(found)));
    }

    @GET
    @Path("evenings/{evening}/tv")
    public Response tv(String evening) {
        Evening found = found(evening);
        return counted.page(found.scorebook(), () -> new EveningTv(views.draw(found), views.running(found)));
    }

    /** Does nothing if the game is no longer of that evening: another tap has moved it. */
    @POST
    @Path("evenings/{evening}/move")
    public Response move(
            String evening, @FormParam("game") @Nullable String game, @FormParam("to") @Nullable String to) {
        GameId moved = Pages.game(game);
        return write(evening, (device, found) -> {
            if (moved != null && found.id().equals(evening) && found.has(moved)) {
                Keyword.read(Move.values(), to).ifPresent(wanted -> evenings.move(device, moved, wanted));
                return evenings.of(moved).orElse(found);
            }
            return found;
        });
    }

    @POST
    @Path("evenings/{evening}/points")
    public Response choose(String evening, @FormParam("by") @Nullable String by) {
        return write(evening, (device, found) -> {
            Keyword.read(EveningPoints.values(), by).ifPresent(points -> evenings.choose(device, points));
            return found;
        });
    }

    private Response write(String evening, BiFunction<Device, Evening, Evening> change) {
        Evening found = found(evening);
        return current.isOf(found.scorebook())
                ? counted.response(
                        found.scorebook(),
                        () -> Pages.redirect(url(change.apply(current.required(), found)))
                                .build())
                : start();
    }

    private static String url(Evening evening) {
        return "/evenings/" + evening.id();
    }

    private Evening found(String id) {
        return evenings.find(id)
                .orElseThrow(() -> ProblemType.UNKNOWN_EVENING.exception("There is no such evening. Check the link."));
    }

    private static Response start() {
        return Pages.redirect("/").build();
    }
}
