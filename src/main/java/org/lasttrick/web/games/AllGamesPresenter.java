package org.lasttrick.web.games;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.GameFilter;
import org.lasttrick.ledger.GameFilter.State;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.scorekeeping.History.Line;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView.Link;
import org.lasttrick.web.games.AllGamesView.Choice;
import org.lasttrick.web.games.AllGamesView.FoundGame;

/** Draws the page with all games of a scorebook. */
@ApplicationScoped
class AllGamesPresenter {
    private static final int GAMES_ON_A_PAGE = 20;

    private final AllGamesText text;
    private final GameNames names;
    private final History history;
    private final Statistics statistics;
    private final GameLines lines;
    private final SheetPresenter sheets;
    private final ReaderZone zone;

    AllGamesPresenter(
            Messages messages,
            History history,
            Statistics statistics,
            GameLines lines,
            SheetPresenter sheets,
            ReaderZone zone) {
        this.text = messages.of(AllGamesText.class);
        this.names = new GameNames(messages);
        this.history = history;
        this.statistics = statistics;
        this.lines = lines;
        this.sheets = sheets;
        this.zone = zone;
    }

    AllGamesView draw(Scorebook book, GameSearch search) {
        GameFilter filter = search.filter(names, zone.id());
        History.Page page = history.games(book.id(), filter, search.after(), search.before(), GAMES_ON_A_PAGE);
        List<FoundGame> games = page.lines().map(this::found).toList();
        boolean isFiltered = !filter.equals(GameFilter.ALL);
        return new AllGamesView(
                book.name(),
                search.text(),
                choices(players(book.id(), search.player()), search.player(), text.everybody(), Function.identity()),
                choices(Variants.all().stream().map(Variant::id), search.variant(), text.anyGame(), names::of),
                Stream.concat(
                                Stream.of(new Choice("", text.anyState(), search.state() == null)),
                                Stream.of(State.values())
                                        .map(state -> new Choice(
                                                GameSearch.word(state), label(state), state == search.state())))
                        .toList(),
                Objects.toString(search.from(), ""),
                Objects.toString(search.to(), ""),
                isFiltered,
                games,
                games.isEmpty() ? nothing(search, isFiltered) : null,
                isFiltered && history.isCounting(book.id()),
                page.previous() == null ? null : new Link(text.newer(), search.url("before", page.previous())),
                page.next() == null ? null : new Link(text.older(), search.url("after", page.next())));
    }

    private Stream<String> players(String book, String chosen) {
        return Stream.concat(statistics.players(book).stream(), Stream.of(chosen))
                .filter(name -> !name.isEmpty())
                .distinct();
    }

    private static List<Choice> choices(
            Stream<String> values, String chosen, String any, Function<String, String> label) {
        return Stream.concat(
                        Stream.of(new Choice("", any, chosen.isEmpty())),
                        values.map(value -> new Choice(value, label.apply(value), value.equals(chosen))))
                .toList();
    }

    private String label(State state) {
        return switch (state) {
            case RUNNING -> text.running();
            case FINISHED -> text.finished();
            case ABANDONED -> text.abandoned();
        };
    }

    private String nothing(GameSearch search, boolean isFiltered) {
        if (!isFiltered) {
            return text.noGames();
        }
        return search.text().isEmpty() ? text.nothingFound() : text.nothingFor(search.text());
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
