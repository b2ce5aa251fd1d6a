package org.lasttrick.ledger;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * One row of the ledger, column by column.
 *
 * @param version 1 for the game's first entry, then without gaps
 * @param type what happened, as a registered name
 * @param revision of the payload's form
 * @param payload a JSON object, byte for byte as it was written
 * @param actor the device that entered it
 * @param recordedAt to the microsecond; for people, never for order
 */
public record LedgerEntry(
        GameId game,
        int version,
        String type,
        int revision,
        String payload,
        String actor,
        @Nullable Receipt receipt,
        Instant recordedAt,
        Hash previousHash,
        Hash hash) {

    /**
     * What tells that a command was carried out before.
     *
     * @param commandId 1–64 visible characters, the client's choice
     * @param digest of what the command said
     */
    public record Receipt(String commandId, Hash digest) {}

    static LedgerEntry first(
            GameId game, EventCodec.Stored event, String actor, @Nullable Receipt receipt, Instant now) {
        return chained(game, 1, event, actor, receipt, now, Hash.NONE);
    }

    LedgerEntry followedBy(EventCodec.Stored event, String who, @Nullable Receipt receiptOfIt, Instant now) {
        return chained(game, version + 1, event, who, receiptOfIt, now, hash);
    }

    private static LedgerEntry chained(
            GameId game,
            int version,
            EventCodec.Stored event,
            String actor,
            @Nullable Receipt receipt,
            Instant now,
            Hash previous) {
        Instant recordedAt = now.truncatedTo(ChronoUnit.MICROS);
        Hash hash = Hash.over(
                game.value(),
                version,
                event.type(),
                event.revision(),
                event.payload(),
                actor,
                receipt == null ? null : receipt.commandId(),
                receipt == null ? null : receipt.digest(),
                recordedAt,
                previous);
        return new LedgerEntry(
                game,
                version,
                event.type(),
                event.revision(),
                event.payload(),
                actor,
                receipt,
                recordedAt,
                previous,
                hash);
    }
}
