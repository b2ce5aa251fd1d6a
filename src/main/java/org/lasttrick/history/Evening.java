package org.lasttrick.history;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.rules.Scoresheet.Status;

/**
 * An evening has the games of a book that follow one another without a gap of six hours, or as the book says.
 *
 * @param points what its standing counts
 * @param games the first one first
 * @param standing of those games that count, the best first; empty: none does yet
 */
public record Evening(String scorebook, EveningPoints points, List<EveningGame> games, List<Standing> standing) {
    public Evening {
        games = List.copyOf(games);
        standing = List.copyOf(standing);
    }

    /**
     * @param name of the game, if the players gave it one
     * @param day if no more than that is known: {@code startedAt} is its noon
     * @param endedAt when its last hand was scored, or when it began if it has none or goes on
     * @param players partners one after the other
     */
    public record EveningGame(
            GameId id,
            Instant startedAt,
            @Nullable LocalDate day,
            Instant endedAt,
            String variant,
            @Nullable String name,
            Status status,
            List<Result> players) {
        public EveningGame {
            players = List.copyOf(players);
        }
    }

    /** @param place {@code null} unless the game counts, and for who was substituted in it */
    public record Result(String name, @Nullable Integer place, int wins, int cucumbers) {}

    /**
     * @param place in the evening, 1 for the best; equal people share one
     * @param points by place
     */
    public record Standing(int place, BookPerson person, int games, int points, int wins, int cucumbers) {
        private Standing plus(Result result) {
            Integer inGame = result.place();
            return new Standing(
                    place,
                    person,
                    games + (inGame == null ? 0 : 1),
                    points + (inGame == null ? 0 : EveningPoints.forPlace(inGame)),
                    wins + result.wins(),
                    cucumbers + result.cucumbers());
        }

        /** Returns the points, wins or cucumbers of the person, whichever the standing counts. */
        public int counted(EveningPoints by) {
            return switch (by) {
                case PLACES -> points;
                case WINS -> wins;
                case CUCUMBERS -> cucumbers;
            };
        }

        private Standing at(int newPlace) {
            return new Standing(newPlace, person, games, points, wins, cucumbers);
        }
    }

    static Evening of(String scorebook, List<EveningGame> games, Spellings spellings, EveningPoints points) {
        Map<String, Standing> standings = new LinkedHashMap<>();
        games.stream()
                .flatMap(game -> game.players().stream())
                .filter(result -> result.place() != null || result.cucumbers() > 0)
                .forEach(result -> standings.compute(
                        spellings.person(result.name()),
                        (name, standing) -> (standing == null
                                        ? new Standing(0, spellings.named(name), 0, 0, 0, 0)
                                        : standing)
                                .plus(result)));
        List<Standing> ranked = new ArrayList<>();
        standings.values().stream().sorted(points.order()).forEach(standing -> {
            boolean isEqual = !ranked.isEmpty() && points.order().compare(ranked.getLast(), standing) == 0;
            ranked.add(standing.at(isEqual ? ranked.getLast().place() : ranked.size() + 1));
        });
        return new Evening(scorebook, points, games, ranked);
    }

    /**
     * Returns the evening's id. It opens the evening for whoever has it, without the book's other evenings: nobody can tell it from
     * a game's address.
     */
    public String id() {
        return EveningId.of(scorebook, games.getFirst().id(), games.getFirst().day());
    }

    public boolean has(GameId game) {
        return games.stream().anyMatch(each -> each.id().equals(game));
    }

    public Instant from() {
        return games.getFirst().startedAt();
    }

    public Instant to() {
        return games.stream().map(EveningGame::endedAt).max(Instant::compareTo).orElseThrow();
    }
}
