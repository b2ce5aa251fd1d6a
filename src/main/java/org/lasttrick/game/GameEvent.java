package org.lasttrick.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

/** A fact as the table saw it: one entry of the ledger. No event holds a number that could be derived. */
public sealed interface GameEvent {

    /**
     * Always the first entry, and only that.
     *
     * @param name what the players call this game; {@code null} when they call it nothing
     * @param variant the preset's id; its rules then are frozen in {@code rules}
     * @param players in seat order, clockwise: the first is {@code p1}
     */
    record GameStarted(@Nullable String name, String variant, RuleSet rules, List<Entrant> players, PlayerId dealer)
            implements GameEvent {
        public GameStarted {
            players = List.copyOf(players);
        }
    }

    record HandScored(HandResult result) implements GameEvent {}

    /**
     * @param hand the hand's number at that moment
     * @param struck the numbers, at that moment, of later hands struck out because the correction contradicts them
     */
    record HandCorrected(
            int hand, HandResult result, @Nullable String reason, List<Integer> struck) implements GameEvent {
        public HandCorrected {
            struck = List.copyOf(struck);
        }
    }

    /** Like a correction; later hands move up. */
    record HandStruck(int hand, List<Integer> struck) implements GameEvent {
        public HandStruck {
            struck = List.copyOf(struck);
        }
    }

    /** @param version of the entry that no longer counts */
    record EntryUndone(int version) implements GameEvent {}

    /** @param version of the entry that counts again */
    record EntryRedone(int version) implements GameEvent {}

    /**
     * A player as they sit down.
     *
     * @param score carried on from a paper sheet, or 0
     * @param cucumbers likewise
     */
    record Entrant(String name, int score, int cucumbers) {}
}
