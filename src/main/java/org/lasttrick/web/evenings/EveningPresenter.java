package org.lasttrick.web.evenings;

import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.history.Evening;
import org.lasttrick.history.Evening.EveningGame;
import org.lasttrick.history.Evening.Result;
import org.lasttrick.history.Evenings;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Standing;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.mark.ShortNames;
import org.lasttrick.web.evenings.EveningView.GameRow;
import org.lasttrick.web.layout.ReaderTimes;

/** Draws evenings. */
@Singleton
public record EveningPresenter(
        Evenings evenings,
        Scorekeeping scorekeeping,
        Statistics statistics,
        CurrentDevice current,
        Messages messages,
        ReaderTimes times,
        SheetHost host) {

    private static final int MOST_RUNNING = 2;

    /**
     * Returns the evening of a game that is over; {@code null} for others, for who only watches, and while its book is being
     * counted.
     */
    public @Nullable EveningView after(RecordedGame game) {
        return Optional.of(game)
                .filter(each -> each.game().sheet().isOver() && current.mayScore(each))
                .filter(each -> statistics.isCounted(each.scorebook()))
                .flatMap(each -> evenings.of(each.id()))
                .map(this::draw)
                .orElse(null);
    }

    EveningView draw(Evening evening) {
        String address = host.shared("/evenings/" + evening.id());
        return new EveningView(
                evening,
                times.longDay(evening.from()),
                Scorebook.<Scorebook>findById(evening.scorebook()).name(),
                current.isOf(evening.scorebook()),
                names(evening.standing().stream()
                        .filter(each -> each.place() == 1)
                        .map(each -> each.person().name())
                        .toList()),
                evening.games().stream().map(this::row).toList(),
                address,
                ServiceAddress.isOnlyHere(URI.create(address)));
    }

    /** Draws the games that go on, as far as there is room for them: those that were begun last. */
    List<RunningGame> running(Evening evening) {
        return evening.games().reversed().stream()
                .filter(game -> game.status() == Status.IN_PROGRESS)
                .limit(MOST_RUNNING)
                .flatMap(game -> scorekeeping.game(game.id()).stream()
                        .map(now -> new RunningGame(title(game), totals(now.game()))))
                .toList();
    }

    private static List<RunningGame.Total> totals(Game game) {
        List<Standing> shown = game.sheet().standings().inSeatOrder().stream()
                .filter(player -> player.status() != Standing.Status.LEFT)
                .toList();
        List<String> names = ShortNames.onBigScreen(
                shown.stream().map(player -> game.nameOf(player.player())).toList());
        return IntStream.range(0, shown.size())
                .mapToObj(i -> new RunningGame.Total(names.get(i), shown.get(i).score()))
                .toList();
    }

    private String title(EveningGame game) {
        String name = game.name();
        return name == null ? new GameNames(messages).of(game.variant()) : name;
    }

    private GameRow row(EveningGame game) {
        return new GameRow(
                game.id().value(),
                title(game),
                names(game.players().stream().map(Result::name).toList()),
                times.of(game.startedAt()).iso(),
                game.day() == null ? times.time(game.startedAt()) : "",
                game.players().stream().anyMatch(player -> player.place() != null),
                result(game));
    }

    private String result(EveningGame game) {
        List<String> winners = game.players().stream()
                .filter(player -> player.wins() > 0)
                .map(Result::name)
                .toList();
        return switch (game.status()) {
            case IN_PROGRESS -> text().inProgress();
            case ABANDONED -> text().abandoned();
            case FINISHED, CLOSED -> winners.isEmpty() ? text().nobodyWon() : text().namesWon(names(winners));
        };
    }

    private String names(List<String> names) {
        return HandNarrator.list(names, messages.of(GameText.class)::and);
    }

    private BookText text() {
        return messages.of(BookText.class);
    }
}
