package org.lasttrick.scorekeeping;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.projection.Summaries;

/**
 * Stores the summaries of games that got none when they were written: imported and restored games, and those of an older version. It
 * works in batches while the service runs, until none is pending. Several instances may store the same summary, which is harmless.
 */
@ApplicationScoped
class PendingProjections {
    private static final Logger LOG = Logger.getLogger(PendingProjections.class);
    private static final int GAMES_AT_A_TIME = 100;
    private static final int SECONDS_BETWEEN_LOOKS = 5;

    private final Summaries summaries;
    private final GameLedger ledger;
    private final ScheduledExecutorService executor;
    private volatile boolean isStopped;

    PendingProjections(Summaries summaries, GameLedger ledger, ScheduledExecutorService executor) {
        this.summaries = summaries;
        this.ledger = ledger;
        this.executor = executor;
    }

    void start(@Observes StartupEvent start) {
        var _ = executor.scheduleWithFixedDelay(this::storeAll, 1, SECONDS_BETWEEN_LOOKS, TimeUnit.SECONDS);
    }

    void stop(@Observes ShutdownDelayInitiatedEvent stop) {
        isStopped = true;
    }

    private void storeAll() {
        LeftOut leftOut = new LeftOut("the statistics");
        try {
            while (!isStopped && store(summaries.due(GAMES_AT_A_TIME), leftOut) > 0) {
                // Goes on with the next ones.
            }
        } catch (RuntimeException e) {
            // An exception would end all further attempts.
            LOG.debug("Games could not be summarised: the database may be unavailable", e);
        } finally {
            leftOut.warn();
        }
    }

    /** Summarises these games as far as the database takes it: on a full disk games stay due, and what is counted can be read. */
    void storeIfPossible(List<GameId> games) {
        try {
            store(games);
        } catch (DatabaseUnavailable e) {
            LOG.debug("Games could not be summarised", e);
        }
    }

    /**
     * Summarises these games, one in memory at a time.
     *
     * @return how many of them are no longer due; a game that is scored at the same moment still is
     */
    int store(List<GameId> games) {
        LeftOut leftOut = new LeftOut("the statistics");
        try {
            return store(games, leftOut);
        } finally {
            leftOut.warn();
        }
    }

    private int store(List<GameId> games, LeftOut leftOut) {
        int stored = 0;
        for (GameId game : games) {
            if (!isStopped && store(game, leftOut)) {
                stored++;
            }
        }
        return stored;
    }

    private boolean store(GameId id, LeftOut leftOut) {
        try {
            var game = ledger.readUncached(id);
            if (game.isPresent()) {
                return summaries.store(game.get());
            }
        } catch (DamagedGame e) {
            leftOut.add(e.game());
        } catch (DatabaseUnavailable e) {
            if (!e.isRefusal()) {
                throw e;
            }
            LOG.debugf(e, "Game %s could not be summarised now", id);
            return false;
        } catch (RuntimeException e) {
            // Otherwise one game would keep all others from being counted.
            LOG.errorf(e, "Game %s can't be summarised: the statistics of its scorebook leave it out", id);
        }
        summaries.leaveOut(id);
        return true;
    }
}
