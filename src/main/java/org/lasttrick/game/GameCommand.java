package org.lasttrick.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

/** A command is given to a game in progress. */
public sealed interface GameCommand {

    /** Returns the same command with this choice, if it has one. */
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
     * Lets a new player in from the next hand on, or deals one who was forgotten into the hands from an earlier one on.
     *
     * @param partner of two partners, the second; otherwise {@code null}
     * @param seat clockwise from 1 among those who had not left by then; {@code null}: after the last
     * @param hand from which on the player plays; {@code null}: the next one
     * @param score with which the player begins; {@code null}: a late joiner's
     */
    record Join(
            String name,
            @Nullable String partner,
            @Nullable Integer seat,
            @Nullable Integer hand,
            @Nullable JoinScore score)
            implements GameCommand {
        public Join(String name, @Nullable String partner, @Nullable Integer seat) {
            this(name, partner, seat, null, null);
        }

        /** Returns whether the command says more than that somebody joins now. */
        boolean isOfForgotten() {
            return hand != null || score != null;
        }
    }

    record Leave(PlayerId player) implements GameCommand {}

    /** Lets a player who left, or who buys back in, play again from the next hand on, in the same seat. */
    record Return(PlayerId player) implements GameCommand {}

    /** @param partner of two partners, the second; otherwise {@code null} */
    record Rename(PlayerId player, String name, @Nullable String partner) implements GameCommand {}

    /**
     * Lets somebody else play on as a player, with that player's score.
     *
     * @param partner of two partners, the second; otherwise {@code null}
     * @param hand from which on they play, until the next substitute; {@code null}: the next one
     */
    record Substitute(
            PlayerId player,
            String name,
            @Nullable String partner,
            @Nullable Integer hand) implements GameCommand {}

    /**
     * Changes the seats. Before the first hand, the players are numbered by them; later they keep their numbers.
     *
     * @param players everyone at the table, clockwise; once a hand is recorded, those who have left may be among them
     * @param dealer of the hand; {@code null}: before the first hand the first of the players, later whoever deals it now
     * @param hand from which on the seats are so, the next one at most; {@code null}: the first
     */
    record TakeSeats(
            List<PlayerId> players,
            @Nullable PlayerId dealer,
            @Nullable Integer hand) implements GameCommand {
        public TakeSeats {
            players = List.copyOf(players);
        }

        public TakeSeats(List<PlayerId> players, @Nullable PlayerId dealer) {
            this(players, dealer, null);
        }
    }

    /**
     * Scores all hands by other rules, as if the game had been played by them from the start.
     *
     * @param variant the id of the game that the rules are based on
     * @param rules all of them
     */
    record CorrectRules(String variant, RuleSet rules, OnConflict onConflict) implements GameCommand {
        @Override
        public CorrectRules with(OnConflict choice) {
            return new CorrectRules(variant, rules, choice);
        }
    }

    /**
     * Moves the game, also one that is over, to the day on which it was played.
     *
     * @param day such as {@code 2026-11-21}
     */
    record CorrectDay(String day) implements GameCommand {}

    /** Ends the game early; it counts: ranked by fewest cucumbers, then by score. */
    record Close() implements GameCommand {}

    /** Ends the game early, without a result. */
    record Abandon() implements GameCommand {}

    /** Resumes a game that was closed or abandoned. */
    record Reopen() implements GameCommand {}

    /** Takes back the last entry that still counts. */
    record Undo() implements GameCommand {}

    /** Brings back what the last undo took, unless something else was entered since. */
    record Redo() implements GameCommand {}

    /**
     * Starts the next game of the same players. It is not a command to the old game, which stays as it is.
     *
     * @param game the id of the old game
     */
    record Rematch(String game) {}

    /** A choice says what to do with later hands that conflict with a correction. */
    enum OnConflict implements Keyword {
        /** The correction is refused. */
        REFUSE,
        /** The later hands are struck out, and so are hands that conflict as a result. */
        STRIKE,
        /**
         * Hands that only lack a player who would be in again stay as they were entered; any other conflict refuses the correction.
         */
        KEEP
    }

    /**
     * Starts a game. It is not a {@code GameCommand}, since there is no game yet.
     *
     * @param rules the variant's, with house rules applied; {@code null}: unchanged
     * @param dealer of the first hand; {@code null}: p1
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
