package org.lasttrick.history;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.function.ToLongFunction;

/**
 * Figures say what a person, or several of them, did in games that are over.
 *
 * @param beaten the sum of the {@linkplain #shareBeaten shares} of each game
 * @param penalties how often they paid
 * @param points what they paid in all
 * @param bonuses how often a tie gave them a bonus
 * @param returns how often they re-entered
 * @param hands in which they were in
 */
public record Figures(
        long games,
        long wins,
        @JsonIgnore double beaten,
        long cucumbers,
        long penalties,
        long points,
        @JsonProperty("tieBonuses") long bonuses,
        @JsonProperty("reEntries") long returns,
        long hands) {
    private static final double DECIMALS = 1_000_000;

    static final String COLUMNS = "games, wins, beaten, cucumbers, penalties, points, bonuses, returns, hands";

    static final String SUMS =
            "sum(games) AS games, sum(wins) AS wins, sum(beaten) AS beaten, sum(cucumbers) AS cucumbers,"
                    + " sum(penalties) AS penalties, sum(points) AS points, sum(bonuses) AS bonuses, sum(returns) AS returns,"
                    + " sum(hands) AS hands";

    static Figures read(ResultSet row) throws SQLException {
        return new Figures(
                row.getLong("games"),
                row.getLong("wins"),
                row.getDouble("beaten"),
                row.getLong("cucumbers"),
                row.getLong("penalties"),
                row.getLong("points"),
                row.getLong("bonuses"),
                row.getLong("returns"),
                row.getLong("hands"));
    }

    public static Figures sum(Collection<Figures> all) {
        return new Figures(
                sum(all, Figures::games),
                sum(all, Figures::wins),
                all.stream().mapToDouble(Figures::beaten).sum(),
                sum(all, Figures::cucumbers),
                sum(all, Figures::penalties),
                sum(all, Figures::points),
                sum(all, Figures::bonuses),
                sum(all, Figures::returns),
                sum(all, Figures::hands));
    }

    private static long sum(Collection<Figures> all, ToLongFunction<Figures> figure) {
        return all.stream().mapToLong(figure).sum();
    }

    /**
     * Returns the mean over the games of (n − place) ÷ (n − 1), where n have played: 0 for whoever is always last, 1 for whoever
     * always wins. So a table of two and one of seven count alike. It is rounded to six decimals.
     */
    @JsonProperty
    public double shareBeaten() {
        return games == 0 ? 0 : rounded(beaten / games);
    }

    static double rounded(double share) {
        return Math.round(share * DECIMALS) / DECIMALS;
    }

    public double perGame(long figure) {
        return games == 0 ? 0 : (double) figure / games;
    }

    public double perHand(long figure) {
        return hands == 0 ? 0 : (double) figure / hands;
    }
}
