package org.lasttrick.scorekeeping;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lasttrick.game.GameSummary.PlayerRecord;
import org.lasttrick.ledger.Summaries;

/** What is summed up over the games of a scorebook. */
@Singleton
public record Statistics(Summaries summaries, PendingProjections pending) {
    /** As many as are read in well under a second. */
    private static final int MOST_DUE = 300;

    private static final int GAMES_FOR_REGULARS = 30;
    private static final int MOST_REGULARS = 60;

    /**
     * All players who finished a game of this book; the most wins first, then by name. Corrected hands count as corrected. Empty
     * while too many of the games are yet to be counted, as after an update or the restoring of a backup.
     */
    public Optional<List<PlayerRecord>> of(String scorebook) {
        return summaries.records(scorebook).or(() -> {
            pending.storeIfPossible(summaries.due(scorebook, MOST_DUE));
            return summaries.records(scorebook);
        });
    }

    /** How many games a book has. */
    public int games(String scorebook) {
        return summaries.games(scorebook);
    }

    /** The players of the book's last 30 games, at most 60: the most frequent first, then who played last. */
    public List<String> regulars(String scorebook) {
        pending.storeIfPossible(summaries.dueOfNewest(scorebook, GAMES_FOR_REGULARS));
        return summaries.players(scorebook, GAMES_FOR_REGULARS, MOST_REGULARS);
    }

    /** The {@linkplain #regulars regular players}, then everybody else who has finished a game, by name. */
    public List<String> players(String scorebook) {
        Stream<String> finished =
                summaries.records(scorebook).stream().flatMap(List::stream).map(PlayerRecord::name);
        return Stream.concat(regulars(scorebook).stream(), finished.sorted())
                .distinct()
                .toList();
    }
}
