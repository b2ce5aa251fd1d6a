package org.lasttrick.offline;

import static java.util.Comparator.comparing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.written.Json;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.pad.SheetGame;
import org.lasttrick.start.GameLine;
import org.lasttrick.start.NamedHouseRules;
import org.lasttrick.start.StartBook;
import org.lasttrick.start.StartBook.RecentGame;

/** A scorebook as the device knows it: what the service has said of it, and the games that are open. */
record OfflineBook(Messages messages, SheetHost host) {
    /**
     * Reads a book without its games.
     *
     * @param scorebook as {@code /api/scorebooks/{id}} answers it
     * @param houseRules as {@code /api/scorebooks/{id}/house-rules} answers them
     */
    static StartBook read(String scorebook, String houseRules) {
        Map<String, Object> book = Json.object(scorebook);
        return new StartBook(
                Json.text(book, "id"),
                Json.text(book, "name"),
                Json.list(houseRules).stream().map(OfflineBook::kept).toList(),
                Json.list(book.get("players")).stream().map(String.class::cast).toList(),
                null,
                List.of(),
                List.of(),
                Integer.class.cast(Objects.requireNonNull(book.get("games"))));
    }

    private static NamedHouseRules kept(Object json) {
        Map<String, Object> kept = Json.object(json);
        return new NamedHouseRules(
                Json.text(kept, "id"),
                Json.text(kept, "name"),
                Json.text(kept, "variant"),
                EventReader.settings(Json.object(kept.get("rules"))));
    }

    StartBook with(Stream<SheetGame> games, StartBook known) {
        List<SheetGame> newest = games.sorted(
                        comparing((SheetGame game) -> game.times().getFirst()).reversed())
                .toList();
        List<SheetGame> running = newest.stream()
                .filter(game -> !game.game().sheet().isOver())
                .sorted(comparing((SheetGame game) -> game.times().getLast()).reversed())
                .limit(StartBook.RUNNING_GAMES)
                .toList();
        return new StartBook(
                known.id(),
                known.name(),
                known.kept(),
                known.regulars(),
                newest.isEmpty() ? null : newest.getFirst().game(),
                running.stream().map(this::line).toList(),
                newest.stream()
                        .limit(StartBook.RECENT_GAMES)
                        .filter(game -> !running.contains(game))
                        .map(game ->
                                new RecentGame(line(game), host.day(game.times().getFirst())))
                        .toList(),
                known.games());
    }

    private GameLine line(SheetGame game) {
        return GameLine.of(game.url(), game.game(), game.times().getFirst(), messages);
    }
}
