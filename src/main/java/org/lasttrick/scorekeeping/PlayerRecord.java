package org.lasttrick.scorekeeping;

/**
 * What a player did in all games of a book; a player is whoever sat down under that name.
 *
 * @param games finished ones, like everything here
 * @param penalties how often the player paid, stakes included
 * @param points all that was paid, multiplied already
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
