package org.lasttrick.chain;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.rules.AppendedList;

/**
 * A recorded game is a game with its entries.
 *
 * @param scorebook the id of its book
 * @param entries all up to {@code game}'s version, in order
 */
public record RecordedGame(GameId id, String scorebook, List<LedgerEntry> entries, Game game) {
    public RecordedGame {
        entries = AppendedList.copyOf(entries);
    }

    /** @throws DamagedGame unless each of the newer entries is as it was written, and follows the one before it */
    public RecordedGame plus(List<LedgerEntry> newer) {
        if (newer.isEmpty()) {
            return this;
        }
        LedgerReplay replay = LedgerReplay.of(game, newer, LedgerReplay::next);
        DamagedGame.throwIfAny(id, Verification.faults(lastEntry(), newer, replay));
        AppendedList<LedgerEntry> more = AppendedList.copyOf(entries);
        for (LedgerEntry entry : newer) {
            more = more.plus(entry);
        }
        return new RecordedGame(id, scorebook, more, Objects.requireNonNull(replay.game()));
    }

    public RecordedGame plus(LedgerEntry entry, GameEvent event) {
        return new RecordedGame(id, scorebook, AppendedList.copyOf(entries).plus(entry), game.after(event));
    }

    public int version() {
        return game.version();
    }

    /** Returns the hash of the last entry, which depends on all entries before. */
    public Hash head() {
        return lastEntry().hash();
    }

    /** @param version 0 to {@link #version()} */
    public Head headAt(int version) {
        return new Head(version, version == 0 ? Hash.NONE : entry(version).hash());
    }

    /**
     * Returns whether the ledger ends at this head or goes on from it. Otherwise, it has lost entries since, or is an older state.
     */
    public boolean contains(Head head) {
        return head.version() <= version() && headAt(head.version()).equals(head);
    }

    public LedgerEntry lastEntry() {
        return entries.getLast();
    }

    public LedgerEntry entry(int version) {
        return entries.get(version - 1);
    }

    /** Returns the day on which the game was played, if no more is known: it was kept on paper, or moved there. */
    public Optional<PlayTime> day() {
        return game.dayCorrection()
                .map(RecordedGame::day)
                .or(() -> entry(1).playTime().filter(PlayTime::isDay));
    }

    private static PlayTime day(Game.Entry correction) {
        return new PlayTime(
                GameEvent.DayCorrected.class.cast(correction.event()).day());
    }

    /**
     * Returns when the fact of an entry happened at the table: on the day to which the game was moved, otherwise when the entry
     * says. It is never later than whatever says so was recorded.
     */
    public Instant playedAt(int version) {
        return game.dayCorrection()
                .map(correction -> {
                    Instant day = day(correction).instant();
                    Instant corrected = entry(correction.version()).recordedAt();
                    return day.isBefore(corrected) ? day : corrected;
                })
                .orElseGet(() -> entry(version).playedAt());
    }

    /** Returns the ids of the devices that wrote the entries, in the order of their first ones. */
    public List<String> devices() {
        return entries.stream().map(LedgerEntry::actor).distinct().toList();
    }

    public List<GameEvent> events() {
        return entries.stream().map(EventCodec::read).toList();
    }

    /**
     * Returns this game as it stood after entry {@code version}.
     *
     * @param version 1 to {@link #version()}
     */
    public RecordedGame asOf(int version) {
        List<LedgerEntry> then = AppendedList.copyOf(entries).first(version);
        return version == version()
                ? this
                : new RecordedGame(
                        id,
                        scorebook,
                        then,
                        Game.fold(then.stream().map(EventCodec::read).toList()));
    }

    /** Returns the entry that this command wrote; empty if it was not executed yet. */
    public Optional<LedgerEntry> entryOfCommand(String commandId) {
        return entries.stream()
                .filter(entry -> entry.receipt() != null
                        && Objects.equals(entry.receipt().commandId(), commandId))
                .findFirst();
    }
}
