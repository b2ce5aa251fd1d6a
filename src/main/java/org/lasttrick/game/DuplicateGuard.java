package org.lasttrick.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.DayCorrected;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameReopened;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.Reversal;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameEvent.SeatsCorrected;
import org.lasttrick.game.GameEvent.TableChange;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;

/** Detects entries that may be unintended: the same hand entered twice, and a correction that changes nothing. */
public final class DuplicateGuard {
    /** Nobody plays the same hand again within seconds. */
    private static final Duration SUSPICIOUS = Duration.ofSeconds(10);

    private DuplicateGuard() {}

    /**
     * Returns how long ago this very hand was recorded, if it is the last entry and a recent one.
     *
     * @param recorded when the last entry was recorded; the clock that recorded it may be ahead, by seconds or by years
     */
    public static Optional<Duration> recordedAgo(GameCommand command, Game game, Instant recorded, Instant now) {
        return game.undoable()
                .filter(last -> last.version() == game.version()
                        && command instanceof ScoreHand(var hand)
                        && last.event().equals(new HandScored(hand)))
                .map(_ -> Duration.ofMillis(Math.abs(now.toEpochMilli() - recorded.toEpochMilli())))
                .filter(age -> age.compareTo(SUSPICIOUS) <= 0);
    }

    /**
     * Returns whether an event would leave a game as it is. The same result may score differently: a correction can change who
     * was dealt in.
     */
    public static boolean changesNothing(GameEvent event, Game game) {
        return switch (event) {
            case HandCorrected correction ->
                game.hands().get(correction.hand() - 1).result().equals(correction.result())
                        && game.after(event).sheet().equals(game.sheet());
            case SeatsCorrected _ -> isSameTable(game.after(event).sheet(), game.sheet());
            case RulesCorrected(String variant, RuleSet rules, var _, var _) ->
                variant.equals(game.start().variant())
                        && rules.equals(game.start().rules());
            case DayCorrected(String day) ->
                game.dayCorrection()
                        .filter(last -> last.event().equals(new DayCorrected(day)))
                        .isPresent();
            case GameStarted _,
                    HandScored _,
                    HandStruck _,
                    TableChange _,
                    GameClosed _,
                    GameAbandoned _,
                    GameReopened _,
                    Reversal _ -> false;
        };
    }

    private static boolean isSameTable(Scoresheet after, Scoresheet before) {
        return after.hands().equals(before.hands())
                && after.standings().equals(before.standings())
                && after.next().equals(before.next());
    }
}
