package org.lasttrick.web.games;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.NameOrder;
import org.lasttrick.history.People;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.projection.GameFilter;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.scorekeeping.History.Line;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.web.games.AllGamesView.FoundGame;
import org.lasttrick.web.layout.ReaderTimes;

/** Draws the page with all games. */
@Singleton
record AllGamesPresenter(
        Messages messages,
        History history,
        Statistics statistics,
        People people,
        GameLines lines,
        SheetPresenter sheets,
        ReaderTimes times,
        ReaderZone zone) {
    private static final int GAMES_ON_A_PAGE = 20;

    AllGamesView draw(Scorebook book, GameSearch search) {
        GameFilter filter = search.filter(new GameNames(messages), zone.id());
        History.Page page = history.games(book.id(), filter, search.after(), search.before(), GAMES_ON_A_PAGE);
        boolean isFiltered = !filter.equals(GameFilter.ALL);
        return new AllGamesView(
                book,
                search,
                players(book.id(), search.player()),
                isFiltered,
                page.lines().map(this::found).toList(),
                isFiltered && !statistics.isCounted(book.id()),
                page.previous() == null ? null : search.url("before", page.previous()),
                page.next() == null ? null : search.url("after", page.next()));
    }

    /** Returns the book's regular players, then everybody else, and the one that is asked for even if it has no such player. */
    private List<String> players(String book, String chosen) {
        Stream<String> others =
                people.all(book, NameOrder.in(times.locale())).stream().map(BookPerson::name);
        return Stream.of(statistics.regulars(book).stream(), others, Stream.of(chosen))
                .flatMap(each -> each)
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
