package org.lasttrick.chain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.game.GameEvent;

/** Chains with right hashes and any events, without a database. For tests of other packages. */
public final class TestChain {
    public static final String CHAIN = "0123456789abcdefghjkmnpqrs";
    public static final String ACTOR = "tvwxyz0123456789abcdefghjk";
    private static final Instant BEGAN = Instant.parse("2024-11-21T20:15:00.123456Z");

    private TestChain() {}

    /** One forged entry. */
    public record Forged(String type, int revision, String payload, String commandId) {}

    /** Entries with these events, one a second; each third one has a receipt. */
    public static RecordedGame of(List<GameEvent> events) {
        return of(events, ACTOR);
    }

    /** The same, written by this device. */
    public static RecordedGame of(List<GameEvent> events, String actor) {
        List<LedgerEntry> entries = new ArrayList<>();
        for (GameEvent event : events) {
            String commandId = entries.size() % 3 == 0 ? "tap-" + entries.size() : null;
            add(entries, EventCodec.write(event, null), actor, commandId);
        }
        GameId id = new GameId(CHAIN);
        return new StoredGame(id, "book", id, entries).verified();
    }

    /** What {@link #of} gives, then these. */
    public static List<LedgerEntry> forged(RecordedGame game, List<Forged> more) {
        List<LedgerEntry> entries = new ArrayList<>(game.entries());
        for (Forged each : more) {
            add(entries, new EventCodec.Stored(each.type(), each.revision(), each.payload()), ACTOR, each.commandId());
        }
        return entries;
    }

    /** The audit of a game in which one payload was replaced. */
    public static Audit audit(RecordedGame game, int version, String payload) {
        List<LedgerEntry> entries = new ArrayList<>(game.entries());
        LedgerEntry was = game.entry(version);
        entries.set(
                version - 1,
                new LedgerEntry(
                        was.chain(),
                        version,
                        was.type(),
                        was.revision(),
                        payload,
                        was.actor(),
                        was.receipt(),
                        was.recordedAt(),
                        was.previousHash(),
                        was.hash()));
        return Audit.of(game.id(), new StoredGame(game.id(), game.scorebook(), was.chain(), entries), List.of());
    }

    private static void add(List<LedgerEntry> entries, EventCodec.Stored stored, String actor, String commandId) {
        Receipt receipt = commandId == null ? null : new Receipt(commandId, Hash.over(commandId));
        Instant at = BEGAN.plusSeconds(entries.size());
        entries.add(
                entries.isEmpty()
                        ? LedgerEntry.first(new GameId(CHAIN), stored, actor, receipt, at)
                        : entries.getLast().followedBy(stored, actor, receipt, at));
    }
}
