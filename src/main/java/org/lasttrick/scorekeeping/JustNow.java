package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.HandResult;

/** What may be an entry made twice by mistake: people at a table do not play the same hand within seconds. */
@ApplicationScoped
public class JustNow {
    private static final Duration SUSPICIOUS = Duration.ofSeconds(10);

    private final InstantSource clock;

    JustNow(InstantSource clock) {
        this.clock = clock;
    }

    /** How long ago this very hand was recorded, where it is the last entry and that was not long ago. */
    public Optional<Duration> recorded(HandResult hand, RecordedGame game) {
        return game.game()
                .undoable()
                .filter(last -> last.version() == game.version() && last.event().equals(new HandScored(hand)))
                .map(last -> age(game, last))
                .filter(age -> age.compareTo(SUSPICIOUS) <= 0);
    }

    private Duration age(RecordedGame game, Game.Entry entry) {
        Duration age = Duration.between(game.entry(entry.version()).recordedAt(), clock.instant());
        return age.isNegative() ? Duration.ZERO : age;
    }
}
