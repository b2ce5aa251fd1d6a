package org.lasttrick.scorekeeping;

import jakarta.inject.Singleton;
import java.util.List;
import org.lasttrick.projection.Summaries;

/** Reads what is summed up over the games of a scorebook. */
@Singleton
public record Statistics(Summaries summaries, PendingProjections pending) {
    /** So many due games are read in well under a second. */
    private static final int MOST_DUE = 300;

    private static final int GAMES_FOR_REGULARS = 30;
    private static final int MOST_REGULARS = 60;

    /**
     * Counts the games of a book that are yet to be counted, unless there are too many of them, as after an update or the restoring of
     * a backup.
     *
     * @return whether all that was played is in the tables that span games
     */
    public boolean count(String scorebook) {
        if (isCounted(scorebook)) {
            return true;
        }
        pending.storeIfPossible(summaries.due(scorebook, MOST_DUE));
        return isCounted(scorebook);
    }

    public boolean isCounted(String scorebook) {
        return summaries.due(scorebook, 1).isEmpty();
    }

    /** Returns how many games a book has. */
    public int games(String scorebook) {
        return summaries.games(scorebook);
    }

    /** Returns the players of the book's last 30 games, at most 60: the most frequent first, then who played last. */
    public List<String> regulars(String scorebook) {
        pending.storeIfPossible(summaries.dueOfNewest(scorebook, GAMES_FOR_REGULARS));
        return summaries.players(scorebook, GAMES_FOR_REGULARS, MOST_REGULARS);
    }
}
