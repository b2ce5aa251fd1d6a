package org.lasttrick.scorekeeping;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.TableOwner;
import org.lasttrick.access.Access;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.chain.ErasedGame;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.history.GameSelection;
import org.lasttrick.history.People;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.projection.Summaries;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;

/** The tables that span games are always what the ledgers say. */
@QuarkusTest
@Timeout(120)
class SummariesTest {
    private static final List<String> NAMES = List.of("Anna", "Bo", "Carl 🥒", "Åse", "Emil", "Fia");
    private static final HandResult NINE = new HighCard(Card.NINE, List.of(new PlayerId(1)), Extras.NONE);
    private static final int WRITERS = 3;
    private static final int COMMANDS = 250;
    private static final int MANY = 20_000;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    @Inject
    Summaries summaries;

    @Inject
    PendingProjections pending;

    @Inject
    Statistics statistics;

    @Inject
    People people;

    @Inject
    History history;

    @Inject
    Flyway migrations;

    private Admitted book() {
        return access.open("Friday", "Kitchen tablet").first();
    }

    private RecordedGame start(Admitted book, String... names) {
        List<Entrant> players =
                List.of(names).stream().map(name -> new Entrant(name, 0, 0)).toList();
        StartGame command = new StartGame("A game", "agurk", null, players, null);
        return assertInstanceOf(Outcome.Done.class, scorekeeping.start(command, request(book)))
                .game();
    }

    private GameId startWithAHand(Admitted book, String... names) {
        GameId game = start(book, names).id();
        done(book, game, new GameCommand.ScoreHand(NINE));
        return game;
    }

    private static Request request(Admitted book) {
        return new Request(book.device(), null, null);
    }

    @Test
    void theyAreWhatARecountGivesAfterAnySeriesOfCommands() throws Exception {
        long seed = Long.getLong("seed", System.nanoTime());
        Admitted book = book();
        Admitted elsewhere = book();
        List<GameId> games = Collections.synchronizedList(new ArrayList<>());
        List<Callable<Void>> writers = new ArrayList<>();
        for (int writer = 0; writer < WRITERS; writer++) {
            Random random = new Random(seed + writer);
            writers.add(() -> {
                for (int number = 0; number < COMMANDS; number++) {
                    write(book, elsewhere, games, random);
                }
                return null;
            });
        }
        inParallel(writers);
        GameId last = startWithAHand(book, "Anna", "Bo", "Emil", "Fia");
        done(book, last, new GameCommand.Close());
        imported(last, elsewhere);
        String at = book.device().scorebook();
        assertTrue(people.all(at, Comparator.naturalOrder()).size() > 3, "somebody has finished games");
        assertTrue(statistics.count(elsewhere.device().scorebook()));
        assertTrue(
                people.all(elsewhere.device().scorebook(), Comparator.naturalOrder())
                                .size()
                        > 0,
                "somebody's game was imported");
        List<String> before = tables(book, elsewhere);
        int count = statistics.games(at);
        execute("SELECT recount_games()");
        assertEquals(count, statistics.games(at), "games that are due are counted, too");
        for (String each : List.of(at, elsewhere.device().scorebook())) {
            pending.store(summaries.due(each, 1_000));
        }
        assertEquals(tables(book, elsewhere), before, () -> "-Dseed=" + seed);
    }

    private void write(Admitted book, Admitted elsewhere, List<GameId> games, Random random) {
        GameId game = games.isEmpty() || random.nextInt(12) == 0 ? null : games.get(random.nextInt(games.size()));
        if (game == null) {
            List<String> names = new ArrayList<>(NAMES);
            Collections.shuffle(names, random);
            games.add(start(book, names.subList(0, 2 + random.nextInt(3)).toArray(String[]::new))
                    .id());
        } else if (random.nextInt(80) == 0) {
            scorekeeping.erase(game, request(book));
        } else if (random.nextInt(30) == 0) {
            imported(game, elsewhere);
        } else if (!scorekeeping.isErased(game)) {
            try {
                scorekeeping.execute(game, command(random), request(book));
            } catch (ErasedGame e) {
                // Another writer was faster.
            }
        }
    }

    private static void imported(GameId game, Admitted book) {
        var file = given().get("/api/games/{id}/export/json", game.value());
        if (file.statusCode() == 200) {
            given().header("Authorization", "Bearer " + book.key())
                    .contentType(ContentType.JSON)
                    .body(file.asString())
                    .post("/api/scorebooks/{book}/import", book.device().scorebook());
        }
    }

    private static GameCommand command(Random random) {
        PlayerId player = new PlayerId(1 + random.nextInt(4));
        HandResult hand =
                new HighCard(Card.values()[random.nextInt(Card.values().length)], List.of(player), Extras.NONE);
        String name = NAMES.get(random.nextInt(NAMES.size()));
        int number = 1 + random.nextInt(4);
        return switch (random.nextInt(20)) {
            case 0 -> new GameCommand.Join(name, null, null);
            case 1 -> new GameCommand.Leave(player);
            case 2 -> new GameCommand.Return(player);
            case 3, 4 -> new GameCommand.Rename(player, name, null);
            case 5, 6 -> new GameCommand.Close();
            case 7 -> new GameCommand.Abandon();
            case 8 -> new GameCommand.Reopen();
            case 9, 10 -> new GameCommand.Undo();
            case 11 -> new GameCommand.Redo();
            case 12, 13 -> new GameCommand.CorrectHand(number, hand, null, OnConflict.STRIKE);
            case 14 -> new GameCommand.StrikeHand(number, OnConflict.STRIKE);
            default -> new GameCommand.ScoreHand(hand);
        };
    }

    private static void inParallel(List<Callable<Void>> tasks) throws Exception {
        try (var threads = Executors.newFixedThreadPool(tasks.size())) {
            for (Future<Void> task : threads.invokeAll(tasks)) {
                task.get();
            }
        }
    }

    @Test
    void gamesOfTheSamePeopleMayEndAtTheSameMoment() throws Exception {
        Admitted book = book();
        int rounds = 30;
        CyclicBarrier barrier = new CyclicBarrier(WRITERS);
        List<Callable<Void>> writers = new ArrayList<>();
        for (int writer = 0; writer < WRITERS; writer++) {
            List<String> names = new ArrayList<>(NAMES);
            Collections.rotate(names, 2 * writer);
            GameId game = startWithAHand(book, names.toArray(String[]::new));
            writers.add(() -> {
                for (int round = 0; round < rounds; round++) {
                    barrier.await(20, TimeUnit.SECONDS);
                    done(book, game, new GameCommand.Close());
                    barrier.await(20, TimeUnit.SECONDS);
                    done(book, game, new GameCommand.Reopen());
                }
                done(book, game, new GameCommand.Close());
                return null;
            });
        }
        inParallel(writers);
        List<PersonFigures> figures =
                people.list(book.device().scorebook(), GameSelection.ALL, Comparator.naturalOrder());
        assertEquals(NAMES.size(), figures.size());
        figures.forEach(each -> assertEquals(WRITERS, each.figures().games(), () -> each.toString()));
    }

    private void done(Admitted book, GameId game, GameCommand command) {
        assertInstanceOf(Outcome.Done.class, scorekeeping.execute(game, command, request(book)));
    }

    @Test
    void aHandOfAGameThatGoesOnChangesNoTable() throws SQLException {
        Admitted book = book();
        GameId game = start(book, "Anna", "Bo").id();
        List<String> before = tables(book, book);
        String writer = "SELECT xmin::text FROM scorebook_summary WHERE scorebook_id = '%s'"
                .formatted(book.device().scorebook());
        List<String> start = rows(writer);
        done(book, game, new GameCommand.ScoreHand(NINE));
        assertEquals(before, tables(book, book));
        assertEquals(start, rows(writer));
        done(book, game, new GameCommand.Close());
        assertNotEquals(start, rows(writer));
    }

    @Test
    void statisticsAreNotAnsweredWhileManyGamesAreDue() throws SQLException {
        Admitted book = book();
        String at = book.device().scorebook();
        GameId game = startWithAHand(book, "Anna", "Bo");
        done(book, game, new GameCommand.Close());
        execute("INSERT INTO summary_due SELECT 'gone-' || n || '%1$s', '%1$s' FROM generate_series(1, %2$d) n"
                .formatted(at, MANY));
        try {
            given().get("/api/scorebooks/{book}/people", at)
                    .then()
                    .statusCode(503)
                    .header("Retry-After", notNullValue())
                    .body("type", equalTo("urn:lasttrick:counting"));
        } finally {
            // So many are read at once.
            execute("DELETE FROM summary_due WHERE scorebook_id = '%1$s' AND game_id NOT LIKE 'gone-7_%1$s'"
                    .formatted(at));
        }
        given().get("/api/scorebooks/{book}/people", at).then().body("people.name", contains("Anna", "Bo"));
        assertEquals(List.of(), summaries.due(at, 1));
    }

    @Test
    void aDamagedGameIsLeftOutWhenItIsCountedAgain() throws SQLException {
        Admitted book = book();
        String at = book.device().scorebook();
        for (String name : List.of("Carl", "Dora")) {
            done(book, startWithAHand(book, "Anna", name), new GameCommand.Close());
        }
        GameId game = startWithAHand(book, "Anna", "Emil");
        done(book, game, new GameCommand.Close());
        TableOwner.changes(game.value(), 2, "\"9\"", "\"10\"");
        execute("INSERT INTO summary_due VALUES ('%s', '%s')".formatted(game, at));
        given().get("/api/scorebooks/{book}/people", at)
                .then()
                .body("people.name", contains("Anna", "Carl", "Dora"))
                .body("people.games", contains(2, 1, 1));
        given().get("/api/scorebooks/{book}", at)
                .then()
                .body("games", equalTo(3))
                .body("players", contains("Anna", "Dora", "Carl"));
        assertEquals(List.of(), summaries.due(at, 1));
        assertInstanceOf(Outcome.Erased.class, scorekeeping.erase(game, request(book)));
        assertEquals(2, statistics.games(at));
    }

    @Test
    void gamesThatGoOnAreFoundBeforeTheyAreCountedAgain() throws SQLException {
        Admitted book = book();
        GameId game = startWithAHand(book, "Anna", "Bo");
        execute("SELECT recount_games()");
        assertEquals(
                List.of(game),
                history.running(book.device().scorebook(), 1)
                        .map(RecordedGame::id)
                        .toList());
    }

    @Test
    void onAFullDiskTheStartPageAndTheBookAreStillThere() throws SQLException {
        Admitted book = book();
        String at = book.device().scorebook();
        GameId game = startWithAHand(book, "Anna", "Bo");
        execute("""
                CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
                CREATE TRIGGER no_space BEFORE DELETE ON summary_due
                    FOR EACH ROW WHEN (OLD.scorebook_id = '%1$s') EXECUTE FUNCTION no_space();
                INSERT INTO summary_due VALUES ('%2$s', '%1$s')""".formatted(at, game));
        try {
            given().get("/api/scorebooks/{book}", at).then().statusCode(200).body("players", contains("Anna", "Bo"));
            given().cookie("lasttrick-key", book.key()).get("/").then().statusCode(200);
            given().get("/api/scorebooks/{book}/people", at).then().statusCode(503);
        } finally {
            execute("DROP TRIGGER no_space ON summary_due; DROP FUNCTION no_space()");
        }
    }

    /** As one that reads a game while another writes to it. */
    @Test
    void whatWasReadBeforeTheLastEntryIsNotStored() {
        Admitted book = book();
        RecordedGame game = start(book, "Anna", "Bo");
        done(book, game.id(), new GameCommand.ScoreHand(NINE));
        done(book, game.id(), new GameCommand.Close());
        assertFalse(summaries.store(game));
        assertEquals(
                2,
                people.all(book.device().scorebook(), Comparator.naturalOrder()).size());
    }

    /** All that is stored of these books, apart from how often it changed. */
    private List<String> tables(Admitted... books) throws SQLException {
        String ids = "('" + books[0].device().scorebook() + "', '"
                + books[1].device().scorebook() + "')";
        return rows("""
                SELECT 'book ' || scorebook_id || ' ' || games FROM scorebook_summary WHERE scorebook_id IN %1$s
                UNION ALL SELECT (g)::text FROM game_summary g WHERE scorebook_id IN %1$s
                UNION ALL SELECT (p)::text FROM game_player p WHERE scorebook_id IN %1$s
                UNION ALL SELECT (s)::text FROM played_sum s WHERE scorebook_id IN %1$s
                UNION ALL SELECT (a)::text FROM played_against_sum a WHERE scorebook_id IN %1$s
                UNION ALL SELECT (l)::text FROM placed_sum l WHERE scorebook_id IN %1$s
                UNION ALL SELECT (c)::text FROM paid_for_sum c WHERE scorebook_id IN %1$s
                UNION ALL SELECT (d)::text FROM summary_due d WHERE scorebook_id IN %1$s
                ORDER BY 1""".formatted(ids));
    }

    private List<String> rows(String query) throws SQLException {
        try (Connection connection = owner();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            List<String> list = new ArrayList<>();
            while (rows.next()) {
                list.add(rows.getString(1));
            }
            return list;
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = owner();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private Connection owner() throws SQLException {
        return migrations.getConfiguration().getDataSource().getConnection();
    }
}
