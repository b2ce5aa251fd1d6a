package org.lasttrick.web.people;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.GameId;
import org.lasttrick.form.FormFields;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.People;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.history.SpellingStore;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.web.layout.CountedBooks;
import org.lasttrick.web.layout.Pages;

/**
 * Shows the people of the device's scorebook, and its statistics. A device that has no scorebook is led to the start
 * page.
 */
@Path("/")
@Produces(Pages.HTML)
@Expensive(megabytes = Expensive.ONE_GAME)
class PeoplePage {
    private final CurrentDevice current;
    private final People people;
    private final SpellingStore spellings;
    private final CountedBooks counted;
    private final PeoplePresenter views;
    private final StatisticsPresenter statisticsViews;

    PeoplePage(
            CurrentDevice current,
            People people,
            SpellingStore spellings,
            CountedBooks counted,
            PeoplePresenter views,
            StatisticsPresenter statisticsViews) {
        this.current = current;
        this.people = people;
        this.spellings = spellings;
        this.counted = counted;
        this.views = views;
        this.statisticsViews = statisticsViews;
    }

    record Everybody(Scorebook book, PeopleFilter filter, List<PersonFigures> people) implements TemplateInstance {}

    record OnePerson(PersonView view) implements TemplateInstance {}

    record BookStatistics(StatisticsView view) implements TemplateInstance {}

    @GET
    @Path("players")
    public Response everybody(@Context UriInfo uri) {
        return page(uri, (book, filter) -> Pages.ok(new Everybody(book, filter, views.everybody(book, filter))));
    }

    @GET
    @Path("players/{person}")
    public Response person(String person, @Context UriInfo uri) {
        return page(
                uri,
                (book, filter) -> people.find(book.id(), person)
                        .map(found -> Pages.ok(new OnePerson(views.draw(book, found, filter, null))))
                        .orElseGet(() -> Pages.redirect("/players")));
    }

    @GET
    @Path("statistics")
    public Response statistics(@Context UriInfo uri) {
        Integer year = new FormFields(uri.getQueryParameters()).number("year");
        return page(
                uri,
                (book, filter) ->
                        Pages.ok(new BookStatistics(statisticsViews.draw(book, filter, Optional.ofNullable(year)))));
    }

    @POST
    @Path("players/{person}/merge")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response merge(String person, @FormParam("with") @Nullable String with, @Context UriInfo uri) {
        return page(uri, (book, filter) -> {
            Optional<BookPerson> one = people.find(book.id(), person);
            Optional<BookPerson> other = people.find(book.id(), Objects.requireNonNullElse(with, ""));
            if (one.isEmpty() || other.isEmpty()) {
                return Pages.redirect("/players");
            }
            Optional<GameId> met =
                    spellings.merge(device(), other.get().name(), one.get().name());
            return met.map(game -> Pages.response(
                            409,
                            new OnePerson(views.draw(book, one.get(), filter, "/games/" + game)),
                            "/players/" + one.get().id()))
                    .orElseGet(() -> Pages.redirect("/players/" + one.get().id()));
        });
    }

    @POST
    @Path("players/{person}/split")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response split(String person, @FormParam("name") @Nullable String name, @Context UriInfo uri) {
        return page(
                uri,
                (book, filter) -> people.find(book.id(), person)
                        .map(found -> {
                            if (name != null && found.names().contains(name)) {
                                spellings.split(device(), name);
                            }
                            return Pages.redirect("/players/" + found.id());
                        })
                        .orElseGet(() -> Pages.redirect("/players")));
    }

    private Device device() {
        return current.required();
    }

    private Response page(UriInfo uri, BiFunction<Scorebook, PeopleFilter, Response> answer) {
        return current.scorebook()
                .map(book -> counted.response(
                        book.id(), () -> answer.apply(book, views.filter(new FormFields(uri.getQueryParameters())))))
                .orElseGet(() -> Pages.redirect("/"));
    }
}
