package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.ForgedChain;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.StoredGame;
import org.lasttrick.chain.Verification;
import org.lasttrick.game.RandomGames;

/** Verification has no false positives. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class RandomLedgersTest {
    private static final int GAMES = Integer.getInteger("games", Boolean.getBoolean("full") ? 1_000 : 60);
    private static final int STORED_GAMES = 30;

    @Test
    void noRandomGameHasAFault() {
        AtomicInteger entries = new AtomicInteger();
        RandomGames.first(GAMES).forEach(game -> {
            List<LedgerEntry> chain = ForgedChain.of(game.name(), game.events());
            GameId id = new GameId(game.name());
            Verification verification = Audit.of(id, new StoredGame(id, "book", id, chain), List.of())
                    .verification();
            assertEquals(List.of(), verification.faults(), game::name);
            assertEquals(chain.getLast().hash(), verification.head().orElseThrow(), game::name);
            entries.addAndGet(chain.size());
        });
        System.out.printf("%d games with %d entries, and no false alarm%n", GAMES, entries.get());
    }

    @Test
    void noStoredRandomGameHasAFault() throws Exception {
        try (ScratchDatabase database = ScratchDatabase.start()) {
            GameLedger ledger = new GameLedger(database.owner());
            RandomGames.first(STORED_GAMES).forEach(game -> {
                List<LedgerEntry> chain = ForgedChain.of(game.name(), game.events());
                database.store(new GameId(game.name()), chain);
                assertEquals(
                        List.of(),
                        ledger.audit(new GameId(game.name()))
                                .orElseThrow()
                                .verification()
                                .faults(),
                        game::name);
                assertEquals(
                        chain,
                        ledger.read(new GameId(game.name())).orElseThrow().entries(),
                        game::name);
            });
        }
    }
}
