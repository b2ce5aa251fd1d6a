package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.RecordedGame;

/** A scorebook read backwards. */
@ApplicationScoped
public class History {
    private static final int GAMES_FOR_REGULARS = 30;
    private static final int MOST_REGULARS = 12;
    private static final int GAMES_AT_A_TIME = 50;

    private final GameLedger ledger;

    History(GameLedger ledger) {
        this.ledger = ledger;
    }

    /**
     * The games of a book, newest first.
     *
     * @param after only games older than this one; {@code null}: from the newest
     */
    public List<RecordedGame> games(String scorebook, @Nullable GameId after, int limit) {
        return ledger.history(scorebook, after, limit).stream()
                .map(ledger::read)
                .flatMap(Optional::stream)
                .toList();
    }

    /** Every game of a book, newest first: read one by one as they are asked for, and kept nowhere. */
    public Iterator<RecordedGame> all(String scorebook) {
        return Stream.iterate(
                        ledger.history(scorebook, null, GAMES_AT_A_TIME),
                        games -> !games.isEmpty(),
                        games -> ledger.history(scorebook, games.getLast(), GAMES_AT_A_TIME))
                .flatMap(List::stream)
                .map(ledger::readInPassing)
                .flatMap(Optional::stream)
                .iterator();
    }

    public int count(String scorebook) {
        return ledger.games(scorebook);
    }

    /** Who played in the book's last games, at most 12, the most frequent first. */
    public List<String> regulars(String scorebook) {
        Map<String, Long> times = games(scorebook, null, GAMES_FOR_REGULARS).stream()
                .flatMap(game -> game.game().names().stream())
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return times.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_REGULARS)
                .map(Map.Entry::getKey)
                .toList();
    }
}
