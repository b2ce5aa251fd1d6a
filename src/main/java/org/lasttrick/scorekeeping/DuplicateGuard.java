package org.lasttrick.scorekeeping;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.HandResult;

/** Detects entries that may be unintended: the same hand entered twice, and a correction that changes nothing. */
final class DuplicateGuard {
    /** Nobody plays the same hand again within seconds. */
    private static final Duration SUSPICIOUS = Duration.ofSeconds(10);

    private DuplicateGuard() {}

    static Optional<Outcome> check(GameCommand command, RecordedGame game, Request request, Instant now) {
        if (command instanceof ScoreHand(HandResult hand) && !request.again()) {
            return recordedAgo(hand, game, now).map(ago -> new Outcome.SameHandAgain(game, ago));
        }
        return command instanceof CorrectHand correction && changesNothing(correction, game.game())
                ? Optional.of(new Outcome.NothingChanged(game))
                : Optional.empty();
    }

    /** How long ago this very hand was recorded, if it is the last entry and a recent one. */
    static Optional<Duration> recordedAgo(HandResult hand, RecordedGame game, Instant now) {
        return game.game()
                .undoable()
                .filter(last -> last.version() == game.version() && last.event().equals(new HandScored(hand)))
                .map(last -> age(game, last, now))
                .filter(age -> age.compareTo(SUSPICIOUS) <= 0);
    }

    /** Another service's clock may be ahead, by seconds or by years. */
    private static Duration age(RecordedGame game, Game.Entry entry, Instant now) {
        return Duration.between(game.entry(entry.version()).recordedAt(), now).abs();
    }

    /** The same result may score differently: a correction can change who was dealt in. */
    private static boolean changesNothing(CorrectHand correction, Game game) {
        int number = correction.hand();
        return number >= 1
                && number <= game.hands().size()
                && game.hands().get(number - 1).result().equals(correction.result())
                && GameDecider.decide(correction, game) instanceof Decision.Accepted(GameEvent event)
                && game.after(event).sheet().equals(game.sheet());
    }
}
