package org.lasttrick.rules;

/**
 * A standing is one player's score, cucumbers and status.
 *
 * @param people who play as this player: 1, or 2 partners who share a score
 * @param score at least 0
 * @param cucumbers lives lost
 */
public record Standing(PlayerId player, int people, int score, int cucumbers, Status status) {
    public enum Status {
        ACTIVE,
        /** The player has no life left. */
        OUT,
        /** The player went home, and is ranked like a player who is out. */
        LEFT
    }

    public Standing {
        if (score < 0 || cucumbers < 0) {
            throw new IllegalArgumentException("Negative score or cucumbers: " + score + ", " + cucumbers);
        }
    }

    public boolean isActive() {
        return status == Status.ACTIVE;
    }

    Standing withScore(int newScore) {
        return with(newScore, cucumbers, status);
    }

    Standing with(int newScore, int newCucumbers, Status newStatus) {
        return new Standing(player, people, newScore, newCucumbers, newStatus);
    }

    Standing withPlayer(PlayerId other) {
        return new Standing(other, people, score, cucumbers, status);
    }
}
