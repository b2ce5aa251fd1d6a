package org.lasttrick.web.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;

class LedgerPresenterTest {
    private static final Hash NONE = new Hash("0".repeat(64));
    private static final Instant FIRST = Instant.parse("2026-11-26T19:30:00Z");

    @ParameterizedTest
    @CsvSource({
        "hand-scored, hand-scored, 2999, true",
        "hand-scored, hand-scored, 3000, false",
        "game-started, hand-scored, 10, false",
        "hand-scored, entry-undone, 10, false"
    })
    void handsCameTogetherWhenNobodyCouldHavePlayedInBetween(String one, String next, long millis, boolean together) {
        assertEquals(together, LedgerPresenter.together(entry(one, FIRST), entry(next, FIRST.plusMillis(millis))));
    }

    private static LedgerEntry entry(String type, Instant at) {
        return new LedgerEntry(new GameId("g"), 2, type, 1, "{}", "device", null, at, NONE, NONE);
    }
}
