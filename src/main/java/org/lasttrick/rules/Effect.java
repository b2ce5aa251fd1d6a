package org.lasttrick.rules;

/** An effect is one thing that a hand did to one player. A hand's effects are in the order in which the rules apply them. */
public sealed interface Effect {
    PlayerId player();

    /** Returns the effect's name in the API and in exports. */
    default String word() {
        return switch (this) {
            case Penalty _ -> "penalty";
            case Stake _ -> "stake";
            case Cucumber _ -> "cucumber";
            case ReEntry _ -> "re-entry";
            case Out _ -> "out";
            case Bonus _ -> "bonus";
        };
    }

    /** @param points added to the score, multiplier included; at least 0 */
    record Penalty(PlayerId player, int points) implements Effect {}

    /** @param credits paid, 1 or more (Minibluff) */
    record Stake(PlayerId player, int credits) implements Effect {}

    /** The player loses a life: once when hit by the limit, once for each remaining life when paying for the six of clubs. */
    record Cucumber(PlayerId player) implements Effect {}

    /** @param score the score with which the player goes on */
    record ReEntry(PlayerId player, int score) implements Effect {}

    /** The player has no life left; the total stays on the sheet. */
    record Out(PlayerId player) implements Effect {}

    /** @param points added to the score by the tie bonus: never positive, and 0 for a player whose score was 0 */
    record Bonus(PlayerId player, int points) implements Effect {}
}
