package org.lasttrick.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

/** What somebody asks of a game that is under way. */
public sealed interface GameCommand {

    /** The same command with this choice, where it has one. */
    default GameCommand with(OnConflict choice) {
        return this;
    }

    record ScoreHand(HandResult result) implements GameCommand {}

    record CorrectHand(
            int hand, HandResult result, @Nullable String reason, OnConflict onConflict) implements GameCommand {
        @Override
        public CorrectHand with(OnConflict choice) {
            return new CorrectHand(hand, result, reason, choice);
        }
    }

    record StrikeHand(int hand, OnConflict onConflict) implements GameCommand {
        @Override
        public StrikeHand with(OnConflict choice) {
            return new StrikeHand(hand, choice);
        }
    }

    /**
     * Lets somebody play from the next hand on.
     *
     * @param seat clockwise from 1 among those who have not left; {@code null}: after the last
     */
    record Join(String name, @Nullable Integer seat) implements GameCommand {}

    record Leave(PlayerId player) implements GameCommand {}

    /** Lets somebody who left play again from the next hand on, in the same seat. */
    record Return(PlayerId player) implements GameCommand {}

    record Rename(PlayerId player, String name) implements GameCommand {}

    /**
     * Seats everybody anew, before the first hand.
     *
     * @param players everyone at the table, clockwise
     * @param dealer who deals the first hand; {@code null}: the first of them
     */
    record TakeSeats(List<PlayerId> players, @Nullable PlayerId dealer) implements GameCommand {
        public TakeSeats {
            players = List.copyOf(players);
        }
    }

    /** Stops a game that counts: ranked by fewest cucumbers, then by score. */
    record Close() implements GameCommand {}

    /** Stops a game that counts for nobody. */
    record Abandon() implements GameCommand {}

    /** Goes on with a game that was closed or abandoned. */
    record Reopen() implements GameCommand {}

    /** Takes back the last entry that still counts. */
    record Undo() implements GameCommand {}

    /** Brings back what the last undo took, as long as nothing else was entered since. */
    record Redo() implements GameCommand {}

    /**
     * What somebody asks for once a game is over; no command to that game, which stays as it is.
     *
     * @param game by its id
     */
    record Rematch(String game) {}

    /** What becomes of later hands that conflict with a correction. */
    enum OnConflict {
        /** The correction is refused. */
        REFUSE,
        /** They are struck out, and so is what conflicts because of that. */
        STRIKE,
        /** Hands for which somebody would be in again stand as they were entered; any other conflict refuses the correction. */
        KEEP
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
