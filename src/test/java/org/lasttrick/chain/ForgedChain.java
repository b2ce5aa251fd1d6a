package org.lasttrick.chain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.game.GameEvent;

/** Chains without a database, and entries with one changed column. */
public final class ForgedChain {
    private static final Instant EVENING = Instant.parse("2025-11-29T19:42:00.123456Z");

    private ForgedChain() {}

    /** Every second entry has a receipt. */
    public static List<LedgerEntry> of(String game, List<GameEvent> events) {
        return stored(
                game,
                events.stream().map(event -> EventCodec.write(event, null)).toList());
    }

    public static List<LedgerEntry> stored(String game, List<EventCodec.Stored> events) {
        List<LedgerEntry> entries = new ArrayList<>();
        for (EventCodec.Stored event : events) {
            int version = entries.size() + 1;
            Instant now = EVENING.plusSeconds(97L * version);
            Receipt receipt = version % 2 == 0 ? new Receipt("tap-" + version, Hash.over("wish", version)) : null;
            entries.add(
                    version == 1
                            ? LedgerEntry.first(new GameId(game), event, "kitchen-tablet", receipt, now)
                            : entries.getLast().followedBy(event, "kitchen-tablet", receipt, now));
        }
        return entries;
    }

    /** The same events with new, right hashes: a ledger that was rewritten as a whole. */
    public static List<LedgerEntry> writtenAnew(List<LedgerEntry> entries) {
        List<LedgerEntry> forged = new ArrayList<>();
        for (LedgerEntry each : entries) {
            EventCodec.Stored event = new EventCodec.Stored(each.type(), each.revision(), each.payload());
            forged.add(
                    forged.isEmpty()
                            ? LedgerEntry.first(each.chain(), event, each.actor(), each.receipt(), each.recordedAt())
                            : forged.getLast().followedBy(event, each.actor(), each.receipt(), each.recordedAt()));
        }
        return forged;
    }

    public static LedgerEntry at(int version, LedgerEntry entry) {
        return with(entry, version, entry.payload(), entry.previousHash(), entry.hash(), entry.receipt());
    }

    public static LedgerEntry saying(String payload, LedgerEntry entry) {
        return with(entry, entry.version(), payload, entry.previousHash(), entry.hash(), entry.receipt());
    }

    public static LedgerEntry following(Hash previous, LedgerEntry entry) {
        return with(entry, entry.version(), entry.payload(), previous, entry.hash(), entry.receipt());
    }

    public static LedgerEntry closedBy(Hash hash, LedgerEntry entry) {
        return with(entry, entry.version(), entry.payload(), entry.previousHash(), hash, entry.receipt());
    }

    private static LedgerEntry with(
            LedgerEntry entry, int version, String payload, Hash previous, Hash hash, @Nullable Receipt receipt) {
        return new LedgerEntry(
                entry.chain(),
                version,
                entry.type(),
                entry.revision(),
                payload,
                entry.actor(),
                receipt,
                entry.recordedAt(),
                previous,
                hash);
    }
}
