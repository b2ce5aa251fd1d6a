package org.lasttrick.scorekeeping;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.EntryRequest;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;

/**
 * A request has the sender and the conditions of a write.
 *
 * @param commandId 1–64 visible characters by which the client marks repetitions of one command; {@code null}: each request is a
 *     new command
 * @param expectedVersion the version that the client has seen; {@code null}: any
 * @param again whether a hand that equals the last one is meant as another hand, however soon it comes
 * @param played when its fact happened at the table, as the client says; {@code null}: now
 */
public record Request(
        Device device,
        @Nullable String commandId,
        @Nullable Integer expectedVersion,
        boolean again,
        @Nullable PlayTime played) {
    /** Makes a request by which a hand that equals the last one is another hand. */
    public Request(Device device, @Nullable String commandId, @Nullable Integer expectedVersion) {
        this(device, commandId, expectedVersion, true, null);
    }

    /** Returns when a game was begun, never in the future; {@code null}: now, as far as one can tell. */
    @Nullable
    PlayTime begun(Instant now) {
        return played != null && played.hasBegun(now) ? played : null;
    }

    /**
     * Returns when an entry's fact happened: at the earliest with that of the last entry. In a game that was kept on paper, it is
     * on the same day as the others. {@code null}: now, as far as one can tell.
     */
    @Nullable
    PlayTime played(LedgerEntry last, Instant now) {
        PlayTime before = last.playTime().filter(PlayTime::isDay).orElse(null);
        PlayTime own = begun(now);
        if (own == null || own.isDay()) {
            return before;
        }
        if (!own.instant().isBefore(last.playedAt())) {
            return own;
        }
        // Of two forms that waited, the first may have been longer on its way.
        return before != null ? before : PlayTime.at(last.playedAt());
    }

    /** Returns whether the device may score in this game. */
    boolean owns(RecordedGame game) {
        return game.scorebook().equals(device.scorebook());
    }

    /** Returns this request as one to add an entry, for a game as it is now. */
    EntryRequest toAdd(Function<Game, Optional<GameCommand>> parseCommand, RecordedGame now) {
        EntryRequest.Earlier earlier = Optional.ofNullable(commandId)
                .flatMap(now::entryOfCommand)
                .map(entry -> new EntryRequest.Earlier(
                        entry.version(),
                        now.asOf(Math.max(1, entry.version() - 1)).game(),
                        command -> Objects.equals(receipt(() -> CommandDigest.of(command)), entry.receipt())))
                .orElse(null);
        return new EntryRequest(parseCommand, earlier, expectedVersion, again);
    }

    /** Returns the version that the client has seen, if the game has another one now. */
    Optional<Integer> stale(RecordedGame now) {
        return Optional.ofNullable(expectedVersion).filter(seen -> seen != now.version());
    }

    /** @param digest of the command */
    @Nullable
    Receipt receipt(Supplier<Hash> digest) {
        return commandId == null ? null : new Receipt(commandId, digest.get());
    }
}
