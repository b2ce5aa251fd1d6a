package org.lasttrick.rules;

/**
 * One player's score, cucumbers and status.
 *
 * @param score at least 0
 * @param cucumbers lives lost
 */
public record Standing(PlayerId player, int score, int cucumbers, Status status) {
    public enum Status {
        ACTIVE,
        /** No life left. */
        OUT,
        /** Went home; ranked like a player who is out. */
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
        return new Standing(player, newScore, cucumbers, status);
    }
}
