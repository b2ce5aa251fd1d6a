package org.lasttrick.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.high;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.Table;

/** Many games of an evening are played side by side. */
@QuarkusTest
class SideBySideTest {
    private static final Instant SIX = Instant.parse("2026-03-14T18:00:00Z");

    private static final GameStarted START = new GameStarted(
            null,
            "agurk",
            Table.agurk(),
            List.of(new Entrant("Ann", 0, 0), new Entrant("Bo", 0, 0)),
            Table.p(1),
            Edition.SECOND);

    @Inject
    Access access;

    @Inject
    GameLedger ledger;

    @Inject
    Evenings evenings;

    private void game(Device device, Duration begun, Duration ended) {
        RecordedGame game = ledger.start(
                        new GameId(RandomText.id()),
                        device.scorebook(),
                        START,
                        device.id(),
                        null,
                        null,
                        SIX.plus(begun))
                .orElseThrow();
        for (GameEvent event : List.of(new HandScored(high("9", 1)), new GameClosed())) {
            game = ledger.append(game, event, device.id(), null, null, SIX.plus(ended))
                    .orElseThrow();
        }
    }

    @Test
    void aLongGameKeepsAnEveningTogetherHoweverManyBeganMeanwhile() {
        Device device = access.open("Club", "Tablet").first().device();
        game(device, Duration.ZERO, Duration.ofMinutes(330));
        for (int i = 1; i <= 9; i++) {
            game(device, Duration.ofMinutes(i), Duration.ofMinutes(39));
        }
        game(device, Duration.ofMinutes(405), Duration.ofMinutes(420));

        assertEquals(
                List.of(11),
                evenings.list(device.scorebook(), null, 10).evenings().stream()
                        .map(evening -> evening.games().size())
                        .toList());
    }
}
