package org.lasttrick.scorekeeping;

/**
 * A player's results in all finished games of a book; players are identified by name.
 *
 * @param penalties how often the player paid, stakes included
 * @param points the sum paid, multipliers included
 */
public record PlayerRecord(String name, int games, int wins, int cucumbers, int penalties, int points) {
    PlayerRecord plus(PlayerRecord more) {
        return new PlayerRecord(
                name,
                games + more.games,
                wins + more.wins,
                cucumbers + more.cucumbers,
                penalties + more.penalties,
                points + more.points);
    }
}
