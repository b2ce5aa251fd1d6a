package org.lasttrick.web.start;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.access.Device;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.scorekeeping.History.Line;
import org.lasttrick.scorekeeping.KeptRules;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.start.GameLine;
import org.lasttrick.start.NamedHouseRules;
import org.lasttrick.start.StartBook;
import org.lasttrick.start.StartBook.RecentGame;
import org.lasttrick.web.games.GameLines;

/** Reads of a device's scorebook what the start page shows. */
@Singleton
record StartBooks(History history, Statistics statistics, GameLines lines, SheetHost host) {
    /** Reads a device's book; empty for one without. */
    Optional<StartBook> of(Optional<Device> device) {
        return device.flatMap(known -> Scorebook.<Scorebook>findByIdOptional(known.scorebook()))
                .map(this::read);
    }

    static List<NamedHouseRules> kept(Optional<Device> device) {
        return device.map(known -> kept(known.scorebook())).orElse(List.of());
    }

    private static List<NamedHouseRules> kept(String scorebook) {
        return KeptRules.listByScorebook(scorebook).stream()
                .map(each -> new NamedHouseRules(each.id(), each.name(), each.variant(), each.settings()))
                .toList();
    }

    private StartBook read(Scorebook book) {
        List<RecordedGame> running =
                history.running(book.id(), StartBook.RUNNING_GAMES).toList();
        List<Line> newest = history.newest(book.id(), StartBook.RECENT_GAMES).toList();
        Set<GameId> above = running.stream().map(RecordedGame::id).collect(Collectors.toSet());
        return new StartBook(
                book.id(),
                book.name(),
                kept(book.id()),
                statistics.regulars(book.id()),
                newest.stream()
                        .flatMap(line -> Stream.ofNullable(line.game()))
                        .map(RecordedGame::game)
                        .findFirst()
                        .orElse(null),
                running.stream().map(lines::draw).toList(),
                newest.stream()
                        .filter(line -> !above.contains(line.id()))
                        .map(lines::draw)
                        .map(this::recent)
                        .toList(),
                statistics.games(book.id()));
    }

    private RecentGame recent(GameLine line) {
        return new RecentGame(line, line.began() == null ? null : host.day(line.began()));
    }
}
