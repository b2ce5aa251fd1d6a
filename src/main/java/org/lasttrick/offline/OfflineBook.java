package org.lasttrick.offline;

import static java.util.Comparator.comparing;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.stored.JsonObject;
import org.lasttrick.game.stored.RulesReader;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.pad.SheetGame;
import org.lasttrick.start.GameLine;
import org.lasttrick.start.NamedHouseRules;
import org.lasttrick.start.StartBook;
import org.lasttrick.start.StartBook.RecentGame;

/**
 * An offline book is a scorebook as the device knows it: what the service has said of it, and the games that are open.
 */
record OfflineBook(Messages messages, SheetHost host) {
    /**
     * Reads a book without its games.
     *
     * @param scorebook as {@code /api/scorebooks/{id}} answers it
     * @param houseRules as {@code /api/scorebooks/{id}/house-rules} answers them
     */
    static StartBook read(Object scorebook, List<?> houseRules) {
        JsonObject book = JsonObject.of(scorebook);
        return new StartBook(
                book.text("id"),
                book.text("name"),
                houseRules.stream().map(OfflineBook::kept).toList(),
                book.list("players").stream().map(String.class::cast).toList(),
                null,
                List.of(),
                List.of(),
                book.number("games"));
    }

    private static NamedHouseRules kept(@Nullable Object json) {
        JsonObject kept = JsonObject.of(json);
        return new NamedHouseRules(
                kept.text("id"), kept.text("name"), kept.text("variant"), RulesReader.settings(kept.object("rules")));
    }

    StartBook with(Stream<SheetGame> games, StartBook known) {
        List<SheetGame> newest =
                games.sorted(comparing(SheetGame::began).reversed()).toList();
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
                        .map(game -> new RecentGame(line(game), host.day(game.began())))
                        .toList(),
                known.games());
    }

    private GameLine line(SheetGame game) {
        return GameLine.of(game.url(), game.game(), game.began(), messages);
    }
}
