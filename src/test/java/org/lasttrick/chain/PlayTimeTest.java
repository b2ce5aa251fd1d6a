package org.lasttrick.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.lasttrick.rules.Table.high;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.DayCorrected;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.rules.PlayerId;

class PlayTimeTest {
    private static final Instant RECORDED = Instant.parse("2026-11-22T13:00:00Z");

    private static LedgerEntry entry(EventCodec.Stored stored) {
        return LedgerEntry.first(new GameId("a-game"), stored, "tablet", null, RECORDED);
    }

    @Test
    void anEntryHasBothTimesAndTheSameEvent() {
        for (GameEvent event : List.of(
                new HandScored(high("9", 1)),
                new GameClosed(),
                new HandCorrected(1, high("9", 1), "it said \"at\":\"noon\"}", List.of(), List.of()),
                new PlayerRenamed(new PlayerId(1), "\"at\":\"x\"}", null))) {
            LedgerEntry plain = entry(EventCodec.write(event, null));
            assertEquals(EventCodec.write(event, null), EventCodec.write(event, null));
            assertEquals(RECORDED, plain.playedAt());
            assertEquals(Optional.empty(), plain.playTime());

            LedgerEntry late = entry(EventCodec.write(event, PlayTime.at(Instant.parse("2026-11-21T20:14:03.5Z"))));
            assertEquals(Instant.parse("2026-11-21T20:14:03Z"), late.playedAt());
            assertEquals(RECORDED, late.recordedAt());
            assertEquals(event, EventCodec.read(late));
            assertEquals(late.expectedHash(), late.hash());

            LedgerEntry paper = entry(EventCodec.write(event, new PlayTime("2026-11-21")));
            assertEquals(Instant.parse("2026-11-21T12:00:00Z"), paper.playedAt());
            assertEquals(event, EventCodec.read(paper));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"yesterday", "2026-02-30", "", "1789-07-14", "2026-11-21T25:00:00Z"})
    void whatIsNoTimeCannotBeRead(String text) {
        assertEquals(Optional.empty(), PlayTime.read(text));
        LedgerEntry entry = entry(EventCodec.write(new GameClosed(), new PlayTime(text)));
        assertThrows(UnreadableEntry.class, () -> EventCodec.read(entry));
        assertEquals(RECORDED, entry.playedAt());
    }

    @ParameterizedTest
    @ValueSource(strings = {"yesterday", "2026-02-30", "", "1789-07-14", "2026-11-21T20:00:00Z"})
    void aGameIsMovedToNothingButADay(String text) {
        LedgerEntry entry = entry(EventCodec.write(new DayCorrected(text), null));
        assertThrows(UnreadableEntry.class, () -> EventCodec.read(entry));
    }

    /** Whoever wrote it had a wrong clock, or no good intentions. */
    @Test
    void nothingIsPlayedAfterItWasRecorded() {
        assertEquals(
                RECORDED,
                entry(EventCodec.write(new GameClosed(), PlayTime.at(RECORDED.plusSeconds(60))))
                        .playedAt());
    }
}
