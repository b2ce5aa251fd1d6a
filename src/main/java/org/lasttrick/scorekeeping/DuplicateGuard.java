package org.lasttrick.scorekeeping;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.ledger.RecordedGame;

/** Detects entries that may be unintended: the same hand entered twice, and a correction that changes nothing. */
final class DuplicateGuard {
    /** Nobody plays the same hand again within seconds. */
    private static final Duration SUSPICIOUS = Duration.ofSeconds(10);

    private DuplicateGuard() {}

    /** How long ago this very hand was recorded, if it is the last entry and a recent one. */
    static Optional<Duration> recordedAgo(GameCommand command, RecordedGame game, Instant now) {
        return game.game()
                .undoable()
                .filter(last -> last.version() == game.version()
                        && command instanceof ScoreHand(var hand)
                        && last.event().equals(new HandScored(hand)))
                .map(last -> age(game, last, now))
                .filter(age -> age.compareTo(SUSPICIOUS) <= 0);
    }

    /** Another service's clock may be ahead, by seconds or by years. */
    private static Duration age(RecordedGame game, Game.Entry entry, Instant now) {
        return Duration.between(game.entry(entry.version()).recordedAt(), now).abs();
    }

    /** The same result may score differently: a correction can change who was dealt in. */
    static boolean changesNothing(GameEvent event, Game game) {
        return event instanceof HandCorrected correction
                && game.hands().get(correction.hand() - 1).result().equals(correction.result())
                && game.after(event).sheet().equals(game.sheet());
    }
}
