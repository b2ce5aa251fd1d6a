package org.lasttrick.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A request is one to add an entry to a game. The service and a device without it both decide on it here, and so in the same order.
 *
 * @param parseCommand parses the command for a game; empty if the entry is not complete yet
 * @param earlier what was entered under the same command id before; {@code null}: nothing
 * @param expectedVersion the version that the client has seen; {@code null}: any
 * @param again whether a hand that equals the last one is meant as another hand, however soon it comes
 */
public record EntryRequest(
        Function<Game, Optional<GameCommand>> parseCommand,
        @Nullable Earlier earlier,
        @Nullable Integer expectedVersion,
        boolean again) {
    /** A game is printed in some seconds, and imported, with as many entries as this. */
    public static final int MOST_ENTRIES = 3_000;

    /**
     * An earlier entry is in the game already.
     *
     * @param before the game before it, for which a repeated command is parsed again
     * @param isSame whether the entry came of this command
     */
    public record Earlier(int version, Game before, Predicate<GameCommand> isSame) {}

    /**
     * Decides on a repetition first, so that it is answered as the first time whatever was entered since.
     *
     * @param recorded when the game's last entry was recorded
     */
    public EntryDecision decide(Game game, Instant recorded, Instant now) {
        if (earlier != null) {
            return parseCommand.apply(earlier.before()).filter(earlier.isSame()).isPresent()
                    ? new EntryDecision.Repeated(earlier.version())
                    : new EntryDecision.CommandIdReused();
        }
        return obstacle(game)
                .<EntryDecision>map(why -> why)
                .orElseGet(() -> parseCommand
                        .apply(game)
                        .map(command -> decide(command, game, recorded, now))
                        .orElseGet(EntryDecision.Incomplete::new));
    }

    /** Returns why no command at all is possible, not even as a preview; empty if one is. */
    public Optional<EntryDecision.NotAdded> obstacle(Game game) {
        if (expectedVersion != null && expectedVersion != game.version()) {
            return Optional.of(new EntryDecision.Stale(expectedVersion));
        }
        return game.version() < MOST_ENTRIES
                ? Optional.empty()
                : Optional.of(new EntryDecision.Refused(List.of(Rejection.State.GAME_IS_FULL)));
    }

    private EntryDecision decide(GameCommand command, Game game, Instant recorded, Instant now) {
        Optional<Duration> ago = again ? Optional.empty() : DuplicateGuard.recordedAgo(command, game, recorded, now);
        return ago.<EntryDecision>map(EntryDecision.SameHandAgain::new)
                .orElseGet(() -> switch (GameDecider.decide(command, game)) {
                    case Decision.Rejected(List<Rejection> reasons) -> new EntryDecision.Refused(reasons);
                    case Decision.Accepted(GameEvent event) ->
                        DuplicateGuard.changesNothing(event, game)
                                ? new EntryDecision.NothingChanged()
                                : new EntryDecision.Append(command, event);
                });
    }
}
