package org.lasttrick.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

/** What somebody asks of a game that is under way. */
public sealed interface GameCommand {

    record ScoreHand(HandResult result) implements GameCommand {}

    /** @param onConflict what becomes of later hands that the correction contradicts */
    record CorrectHand(
            int hand, HandResult result, @Nullable String reason, OnConflict onConflict) implements GameCommand {}

    record StrikeHand(int hand, OnConflict onConflict) implements GameCommand {}

    /** Takes back the last entry that still counts. */
    record Undo() implements GameCommand {}

    /** Brings back what the last undo took, as long as nothing else was entered since. */
    record Redo() implements GameCommand {}

    enum OnConflict {
        REFUSE,
        STRIKE
    }

    /**
     * What somebody asks for to begin a game; not a command to a game, since there is none yet.
     *
     * @param rules the variant's, changed by house rules; {@code null}: as they are
     * @param dealer who deals the first hand; {@code null}: p1
     */
    record StartGame(
            @Nullable String name,
            String variant,
            @Nullable RuleSet rules,
            List<Entrant> players,
            @Nullable PlayerId dealer) {
        public StartGame {
            players = List.copyOf(players);
        }
    }
}
