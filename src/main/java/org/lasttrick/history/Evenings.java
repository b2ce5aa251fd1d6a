package org.lasttrick.history;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.database.Database;
import org.lasttrick.history.Evening.EveningGame;
import org.lasttrick.history.Evening.Result;
import org.lasttrick.history.EveningPositions.Position;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.Scoresheet.Status;

/** Finds the evenings of scorebooks, and moves games between them. Damaged games belong to none. */
@ApplicationScoped
public class Evenings {
    /** At most so many games are read at once; if there are more, the newest are. */
    private static final int MOST_GAMES = 5_000;

    private static final int EVENINGS_AT_A_TIME = 50;

    /** Finds the scorebook of erased games, too. */
    private static final String SCOREBOOK = "SELECT scorebook_id FROM game WHERE id = ?";

    private static final String SUCCESSOR = "SELECT successor FROM evening_successor WHERE game_id = ?";

    private static final String GAMES = """
            SELECT game.game_id, game.started_at, day, coalesce(ended_at, game.started_at) AS ended_at, begins_evening, game.variant,
                game.name AS game_name, status, player.name, place, wins, cucumbers
            FROM (SELECT * FROM game_summary
                WHERE scorebook_id = ? AND status IS NOT NULL AND (started_at, game_id) >= (?, ?) AND (started_at, game_id) < (?, ?)
                ORDER BY started_at DESC, game_id DESC LIMIT ?) AS game
                JOIN game_player AS player ON player.game_id = game.game_id
            ORDER BY game.started_at, game.game_id, person""";

    private static final String CALENDAR = """
            SELECT game_id, started_at, day FROM game_summary
            WHERE scorebook_id = ? AND begins_evening AND started_at >= ? AND started_at < ? ORDER BY started_at, game_id""";

    private static final String POINTS = "SELECT evening_points FROM scorebook WHERE id = ?";
    private static final String SET_POINTS = "UPDATE scorebook SET evening_points = ? WHERE id = ?";
    private static final String SET = "SELECT set_evenings(?, ?, ?)";

    private static final String BREAKS = """
            SELECT coalesce(chain_id, id) AS chain, begins FROM evening_break JOIN game ON id = game_id
            WHERE scorebook_id = ? AND erased_at IS NULL""";

    private final Database database;
    private final EveningPositions positions;

    /** A write that waits for another one takes no turn from whoever reads, the other one included. */
    private final Database writes;

    private final SpellingStore spellings;

    Evenings(DataSource source, HistoryReads reads, SpellingStore spellings) {
        this.database = reads.database();
        this.positions = new EveningPositions(database);
        this.writes = new Database(source);
        this.spellings = spellings;
    }

    /** @param next the cursor for older evenings; {@code null}: there are none */
    public record Page(List<Evening> evenings, @Nullable String next) {}

    /** @param id of the evening */
    public record EveningStart(String id, Instant at) {}

    /**
     * Lists the evenings of a book, the newest first.
     *
     * @param after only older evenings than the one of this id; {@code null}: from the newest
     */
    public Page list(String scorebook, @Nullable String after, int limit) {
        Position until = Optional.ofNullable(after)
                .flatMap(positions::ofEvening)
                .filter(position -> position.scorebook().equals(scorebook))
                .flatMap(positions::first)
                .orElse(Position.end(scorebook));
        List<Position> begins = positions.earlier(until, limit + 1);
        List<Position> shown = begins.subList(0, Math.min(limit, begins.size()));
        return shown.isEmpty()
                ? new Page(List.of(), null)
                : new Page(
                        read(shown.getLast(), until).reversed(),
                        begins.size() > limit ? shown.getLast().evening() : null);
    }

    /** Returns all evenings, the newest first. They are read in batches. */
    public Stream<Evening> all(String scorebook) {
        return Stream.iterate(
                        Optional.of(list(scorebook, null, EVENINGS_AT_A_TIME)),
                        Optional::isPresent,
                        page -> page.map(Page::next).map(next -> list(scorebook, next, EVENINGS_AT_A_TIME)))
                .flatMap(page -> page.orElseThrow().evenings().stream());
    }

    /** Returns the evening to which a game belongs; empty for an unknown, erased or damaged one, and until it is counted. */
    public Optional<Evening> of(GameId game) {
        return positions.of(game).flatMap(this::of);
    }

    /**
     * Returns the evening of this id, whoever asks. If its first game was erased or is of another evening or day now, that is the
     * evening which begins in its place; if none does, that of the game.
     */
    public Optional<Evening> find(String id) {
        return EveningId.game(id)
                .filter(game -> database.first(SCOREBOOK, row -> EveningId.isOf(id, row.getString(1), game), game)
                        .orElse(false))
                .flatMap(game -> leadsTo(game, position -> position.evening().equals(id)));
    }

    private Optional<Evening> leadsTo(GameId beginning, Predicate<Position> isMeant) {
        Optional<Position> at = positions.of(beginning);
        return at.filter(position ->
                        isMeant.test(position) && positions.first(position).equals(at))
                .flatMap(this::of)
                .or(() -> database.games(SUCCESSOR, beginning).stream()
                        .findFirst()
                        .flatMap(next -> leadsTo(next, _ -> true)))
                .or(() -> at.flatMap(this::of));
    }

    private Optional<Evening> of(Position game) {
        return positions
                .first(game)
                .flatMap(first -> read(first, positions.next(first).orElse(Position.end(game.scorebook()))).stream()
                        .findFirst());
    }

    /** Returns when the evenings of a period began, the oldest first. */
    public List<EveningStart> calendar(String scorebook, Instant from, Instant until) {
        return database.list(
                CALENDAR,
                row -> new EveningStart(
                        EveningId.of(scorebook, new GameId(row.getString("game_id")), EveningPositions.day(row)),
                        Database.time(row, "started_at")),
                scorebook,
                from,
                until);
    }

    public EveningPoints points(String scorebook) {
        return database.first(POINTS, row -> Keyword.read(EveningPoints.values(), row.getString(1)), scorebook)
                .flatMap(Function.identity())
                .orElse(EveningPoints.PLACES);
    }

    /** @throws io.quarkus.security.UnauthorizedException if the device was removed meanwhile */
    @Transactional
    public void choose(Device device, EveningPoints points) {
        Access.requireScorer(device);
        writes.update(SET_POINTS, points.word(), device.scorebook());
    }

    /** A move brings a game to an evening beside its own, or to one that begins with it. */
    public enum Move implements Keyword {
        /** The game goes to the evening before, with those before it in its own evening. */
        PREVIOUS,
        /** The game goes to the next evening, with those after it; where there is no next one, to a new one. */
        NEXT,
        /** The game begins a new evening, with those after it. */
        NEW;
    }

    /**
     * Moves a game of the device's book.
     *
     * @return whether that is done: the book has such a game
     * @throws io.quarkus.security.UnauthorizedException if the device was removed meanwhile
     */
    @Transactional
    public boolean move(Device device, GameId game, Move to) {
        Access.requireScorer(device);
        String scorebook = device.scorebook();
        Optional<Position> moved =
                positions.of(game).filter(at -> at.scorebook().equals(scorebook));
        moved.ifPresent(at -> {
            switch (to) {
                case PREVIOUS -> moveBack(at);
                case NEXT ->
                    set(scorebook, game, positions.next(at).map(Position::game).orElse(null));
                case NEW -> set(scorebook, game, null);
            }
        });
        return moved.isPresent();
    }

    private void moveBack(Position moved) {
        Optional<Position> first = positions.first(moved);
        Optional<Position> after =
                positions.gameAfter(moved).filter(each -> positions.first(each).equals(first));
        boolean isPreceded =
                first.filter(at -> !positions.earlier(at, 1).isEmpty()).isPresent();
        set(
                moved.scorebook(),
                after.map(Position::game).orElse(null),
                isPreceded ? first.map(Position::game).orElse(null) : null);
    }

    /**
     * Returns whether an evening begins with a game, where the book says so whatever the times say; by the ids of the games'
     * chains.
     */
    public Map<String, Boolean> breaks(String scorebook) {
        return database
                .list(BREAKS, row -> Map.entry(row.getString("chain"), row.getBoolean("begins")), scorebook)
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Says whether an evening begins with a game, in the transaction of a device that may score in it. */
    public void setBreak(String scorebook, GameId game, boolean begins) {
        set(scorebook, begins ? game : null, begins ? null : game);
    }

    private void set(String scorebook, @Nullable GameId beginning, @Nullable GameId following) {
        writes.query(SET, _ -> true, scorebook, beginning, following);
    }

    /** @param until where the evening after these begins */
    private List<Evening> read(Position from, Position until) {
        String scorebook = from.scorebook();
        Spellings known = spellings.of(scorebook);
        EveningPoints points = points(scorebook);
        return database
                .query(GAMES, Evenings::games, scorebook, from.at(), from.game(), until.at(), until.game(), MOST_GAMES)
                .stream()
                .map(games -> Evening.of(scorebook, games, known, points))
                .toList();
    }

    /** Groups the games by evening. */
    private static List<List<EveningGame>> games(ResultSet rows) throws SQLException {
        List<List<EveningGame>> evenings = new ArrayList<>();
        while (rows.next()) {
            GameId id = new GameId(rows.getString("game_id"));
            boolean isNew =
                    evenings.isEmpty() || !evenings.getLast().getLast().id().equals(id);
            if (evenings.isEmpty() || (isNew && rows.getBoolean("begins_evening"))) {
                evenings.add(new ArrayList<>());
            }
            List<EveningGame> evening = evenings.getLast();
            List<Result> players = isNew
                    ? new ArrayList<>()
                    : new ArrayList<>(evening.removeLast().players());
            players.add(result(rows));
            evening.add(new EveningGame(
                    id,
                    Database.time(rows, "started_at"),
                    EveningPositions.day(rows),
                    Database.time(rows, "ended_at"),
                    rows.getString("variant"),
                    rows.getString("game_name"),
                    Status.valueOf(rows.getString("status")),
                    players));
        }
        return evenings;
    }

    private static Result result(ResultSet row) throws SQLException {
        Integer place = row.getObject("place", Integer.class);
        return new Result(row.getString("name"), place, row.getInt("wins"), row.getInt("cucumbers"));
    }
}
