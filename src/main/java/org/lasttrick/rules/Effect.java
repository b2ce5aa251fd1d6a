package org.lasttrick.rules;

/** One thing that a hand did to one player. A hand's effects are in the order in which the rules apply them. */
public sealed interface Effect {
    PlayerId player();

    /** @param points what was added to the score, multiplied already; at least 0 */
    record Penalty(PlayerId player, int points) implements Effect {}

    /** @param credits what was paid out of the credits, 1 or more (Minibluff) */
    record Stake(PlayerId player, int credits) implements Effect {}

    /** A life lost: one for being hit by the limit, one for each that was left to whoever pays for the six of clubs. */
    record Cucumber(PlayerId player) implements Effect {}

    /** @param score the score with which the player goes on */
    record ReEntry(PlayerId player, int score) implements Effect {}

    /** No life left; the total stays on the sheet. */
    record Out(PlayerId player) implements Effect {}

    /** @param points what the tie bonus added to the score: never positive, and 0 for a player who had nothing to lose */
    record Bonus(PlayerId player, int points) implements Effect {}
}
