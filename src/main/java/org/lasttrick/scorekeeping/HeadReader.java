package org.lasttrick.scorekeeping;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Head;
import org.lasttrick.ledger.GameLedger;

/** Reads the heads of games as they are on disk, for many requests at once: those that come while a statement runs share the next. */
@ApplicationScoped
public class HeadReader {
    private final GameLedger ledger;
    private final ScheduledExecutorService executor;
    private Batch waiting = new Batch();
    private boolean isReading;

    HeadReader(GameLedger ledger, ScheduledExecutorService executor) {
        this.ledger = ledger;
        this.executor = executor;
    }

    /** A batch has games whose heads are read with one statement. */
    private record Batch(Set<GameId> games, CompletableFuture<Map<GameId, Head>> heads) {
        Batch() {
            this(new HashSet<>(), new CompletableFuture<>());
        }
    }

    /**
     * Reads a head without holding the caller's thread. An entry that was recorded before this call is seen, whichever replica
     * recorded it.
     *
     * @return empty for a game that is not in memory, verified, up to that head: it has to be read; fails with
     *     {@link org.lasttrick.database.DatabaseUnavailable}
     */
    public synchronized Uni<Optional<Head>> of(GameId game) {
        if (ledger.known(game).isEmpty()) {
            return Uni.createFrom().item(Optional.empty());
        }
        Batch batch = waiting;
        batch.games.add(game);
        if (!isReading) {
            executor.execute(this::readAll);
            isReading = true;
        }
        return Uni.createFrom()
                // A copy, since a client that goes away cancels its stage, and others wait for the same batch.
                .completionStage(batch.heads.copy())
                .map(heads -> ledger.known(game)
                        .map(known -> known.headAt(known.version()))
                        .filter(known -> known.equals(heads.get(game))));
    }

    private void readAll() {
        for (Batch batch = next(); !batch.games.isEmpty(); batch = next()) {
            try {
                batch.heads.complete(ledger.heads(batch.games));
            } catch (Throwable e) { // whatever it is: nobody waits in vain, and the next ones are read
                batch.heads.completeExceptionally(e);
                // Nobody waits for a database that is away twice as long as others.
                takeWaiting().heads.completeExceptionally(e);
            }
        }
    }

    /** Returns the next batch. Once that is empty, this reader ends. */
    private synchronized Batch next() {
        isReading = !waiting.games.isEmpty();
        return takeWaiting();
    }

    private synchronized Batch takeWaiting() {
        Batch batch = waiting;
        waiting = new Batch();
        return batch;
    }
}
