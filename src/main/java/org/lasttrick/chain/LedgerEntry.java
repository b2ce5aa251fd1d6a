package org.lasttrick.chain;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A ledger entry is one row of the ledger, column by column.
 *
 * @param chain the id of the game as which this chain of entries was started; it is part of each hash, so that no entry can pass
 *     for one of another game
 * @param version 1 for the game's first entry, then without gaps
 * @param type of the event, as a registered name
 * @param revision of the payload's form
 * @param payload a JSON object, byte for byte as it was written
 * @param actor the id of the device that entered it
 * @param recordedAt when it reached the ledger, to the microsecond; for people, never for order
 */
public record LedgerEntry(
        GameId chain,
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
     * Identifies a command that was already executed.
     *
     * @param commandId 1–64 visible characters, the client's choice
     * @param digest of the content of the command
     */
    public record Receipt(String commandId, Hash digest) {}

    public static LedgerEntry first(
            GameId chain, EventCodec.Stored event, String actor, @Nullable Receipt receipt, Instant now) {
        return chained(chain, 1, event, actor, receipt, now, Hash.NONE);
    }

    public LedgerEntry followedBy(EventCodec.Stored event, String who, @Nullable Receipt receiptOfIt, Instant now) {
        return chained(chain, version + 1, event, who, receiptOfIt, now, hash);
    }

    private static LedgerEntry chained(
            GameId chain,
            int version,
            EventCodec.Stored event,
            String actor,
            @Nullable Receipt receipt,
            Instant now,
            Hash previous) {
        LedgerEntry open = new LedgerEntry(
                chain,
                version,
                event.type(),
                event.revision(),
                event.payload(),
                actor,
                receipt,
                now.truncatedTo(ChronoUnit.MICROS),
                previous,
                Hash.NONE);
        return open.with(open.expectedHash());
    }

    private LedgerEntry with(Hash closing) {
        return new LedgerEntry(
                chain, version, type, revision, payload, actor, receipt, recordedAt, previousHash, closing);
    }

    /** Returns when the entry's fact happened at the table, if that is told. */
    public Optional<PlayTime> playTime() {
        return PlayTime.in(payload).flatMap(PlayTime::read);
    }

    /**
     * Returns when the entry's fact happened at the table or, if that isn't told, when it was recorded. It is never later than
     * that.
     */
    public Instant playedAt() {
        return playTime()
                .map(PlayTime::instant)
                .filter(played -> played.isBefore(recordedAt))
                .orElse(recordedAt);
    }

    /**
     * Returns when the entry was entered at a table, on a device that may have waited for the service: never later than it was
     * recorded. A day says nothing of that, since the game was kept on paper.
     */
    public Instant enteredAt() {
        return playTime().filter(PlayTime::isDay).isPresent() ? recordedAt : playedAt();
    }

    /** Returns the hash that the entry should have, over all other columns. */
    public Hash expectedHash() {
        return Hash.over(
                chain.value(),
                version,
                type,
                revision,
                payload,
                actor,
                receipt == null ? null : receipt.commandId(),
                receipt == null ? null : receipt.digest(),
                recordedAt,
                previousHash);
    }
}
