package org.lasttrick.web.games;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.GameFilter;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.scorekeeping.History.Line;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.pad.FormFields;
import org.lasttrick.web.games.AllGamesView.FoundGame;
import org.lasttrick.web.layout.Pages;

/** All games of the device's scorebook, and those that are looked for. */
@Path("/")
@Produces(Pages.HTML)
class AllGamesPage {
    private static final int GAMES_ON_A_PAGE = 20;

    private final CurrentDevice current;
    private final GameNames names;
    private final History history;
    private final Statistics statistics;
    private final GameLines lines;
    private final SheetPresenter sheets;
    private final ReaderZone zone;

    AllGamesPage(
            CurrentDevice current,
            Messages messages,
            History history,
            Statistics statistics,
            GameLines lines,
            SheetPresenter sheets,
            ReaderZone zone) {
        this.current = current;
        this.names = new GameNames(messages);
        this.history = history;
        this.statistics = statistics;
        this.lines = lines;
        this.sheets = sheets;
        this.zone = zone;
    }

    @CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
    record AllGames(AllGamesView view) implements TemplateInstance {}

    /**
     * A device that has no scorebook is led to the start page, where it may open one; a place of the list where no games are left, to
     * its beginning.
     */
    @GET
    @Path("games")
    @Expensive(megabytes = Expensive.ONE_GAME)
    public Response page(@Context UriInfo uri) {
        return current.scorebook()
                .map(known -> page(known, GameSearch.of(new FormFields(uri.getQueryParameters()))))
                .orElseGet(() -> Pages.redirect("/").build());
    }

    private Response page(Scorebook book, GameSearch search) {
        AllGamesView view = draw(book, search);
        return view.games().isEmpty() && !search.isAtStart()
                ? Pages.redirect(search.url()).build()
                : Pages.response(200, new AllGames(view), null);
    }

    private AllGamesView draw(Scorebook book, GameSearch search) {
        GameFilter filter = search.filter(names, zone.id());
        History.Page page = history.games(book.id(), filter, search.after(), search.before(), GAMES_ON_A_PAGE);
        boolean isFiltered = !filter.equals(GameFilter.ALL);
        return new AllGamesView(
                book,
                search,
                players(book.id(), search.player()),
                isFiltered,
                page.lines().map(this::found).toList(),
                isFiltered && history.isCounting(book.id()),
                page.previous() == null ? null : search.url("before", page.previous()),
                page.next() == null ? null : search.url("after", page.next()));
    }

    /** The book's players, and the one that is asked for even if it has no such player. */
    private List<String> players(String book, String chosen) {
        return Stream.concat(statistics.players(book).stream(), Stream.of(chosen))
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
    }

    private FoundGame found(Line line) {
        @Nullable RecordedGame game = line.game();
        boolean isOver = game != null && game.game().sheet().isOver();
        return new FoundGame(
                lines.draw(line),
                game != null && !isOver,
                game != null && isOver ? sheets.rematch(game.game(), "/games/" + line.id()) : null,
                game == null ? 0 : game.version());
    }
}
