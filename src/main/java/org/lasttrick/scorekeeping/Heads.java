package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledExecutorService;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.Head;

/** The heads of games as they are on disk, for many requests at once: those that come while a statement runs share the next. */
@ApplicationScoped
public class Heads {
    private final GameLedger ledger;
    private final ScheduledExecutorService executor;
    private Map<GameId, CompletableFuture<Optional<Head>>> waiting = new HashMap<>();
    private boolean isReading;

    Heads(GameLedger ledger, ScheduledExecutorService executor) {
        this.ledger = ledger;
        this.executor = executor;
    }

    /**
     * Reads a head without holding the caller's thread. An entry that was recorded before this call is seen, whichever replica
     * recorded it.
     *
     * @return empty for a game that is not in memory, verified, up to that head: it has to be read; fails with
     *     {@link org.lasttrick.ledger.LedgerUnavailable}
     */
    public synchronized CompletionStage<Optional<Head>> of(GameId game) {
        if (ledger.known(game).isEmpty()) {
            return CompletableFuture.completedStage(Optional.empty());
        }
        CompletionStage<Optional<Head>> head = waiting.computeIfAbsent(game, _ -> new CompletableFuture<>());
        if (!isReading) {
            executor.execute(this::readAll);
            isReading = true;
        }
        return head;
    }

    private void readAll() {
        for (var batch = next(); !batch.isEmpty(); batch = next()) {
            read(batch);
        }
    }

    /** Once it is empty, this reader ends. */
    private synchronized Map<GameId, CompletableFuture<Optional<Head>>> next() {
        isReading = !waiting.isEmpty();
        return takeWaiting();
    }

    private synchronized Map<GameId, CompletableFuture<Optional<Head>>> takeWaiting() {
        var batch = waiting;
        waiting = new HashMap<>();
        return batch;
    }

    private void read(Map<GameId, CompletableFuture<Optional<Head>>> batch) {
        try {
            Map<GameId, Head> heads = ledger.heads(batch.keySet());
            batch.forEach((game, head) -> head.complete(Optional.ofNullable(heads.get(game))
                    .filter(now -> ledger.known(game)
                            .filter(known -> known.headAt(known.version()).equals(now))
                            .isPresent())));
        } catch (Throwable e) { // whatever it is: nobody waits in vain, and the next ones are read
            batch.values().forEach(head -> head.completeExceptionally(e));
            // Nobody waits for a database that is away twice as long as others.
            takeWaiting().values().forEach(head -> head.completeExceptionally(e));
        }
    }
}
