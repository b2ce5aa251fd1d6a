package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.access.Access;
import org.lasttrick.chain.GameId;
import org.lasttrick.scorekeeping.Scorekeeping;

/** The service can erase only through one function, which erases whole games. */
@QuarkusTest
class ErasingRightsTest {
    private static final String NOT_ALLOWED = "42501";

    @Inject
    AgroalDataSource service;

    @Inject
    Flyway migrations;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private GameId game;

    @BeforeEach
    void aGameThatWasImported() throws SQLException {
        game = TestGame.withEveryKindOfEvent(access, scorekeeping).id();
        run(service, "INSERT INTO device_elsewhere (game_id, id, name) VALUES ('" + game + "', 'd', 'Tablet')");
        run(
                service,
                "INSERT INTO arrival (game_id, first_version, last_version, device_id, arrived_at)"
                        + " SELECT game_id, 1, 7, actor, now() FROM entry WHERE version = 1 AND game_id = '" + game
                        + "'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE game SET erased_at = now()",
                "UPDATE game SET chain_id = 'x'",
                "UPDATE game SET scorebook_id = scorebook_id",
                "DELETE FROM game",
                "DELETE FROM device_elsewhere",
                "UPDATE device_elsewhere SET name = 'x'",
                "TRUNCATE device_elsewhere",
                "UPDATE arrival SET device_id = device_id",
                "DELETE FROM arrival",
                "TRUNCATE arrival",
                "TRUNCATE game CASCADE",
                "ALTER FUNCTION erase_game(text, integer) OWNER TO lasttrick_service",
                "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS 'SELECT 1'",
                "SET ROLE lasttrick_owner"
            })
    void theServiceMayNotDeleteRows(String sql) {
        assertEquals(
                NOT_ALLOWED,
                assertThrows(SQLException.class, () -> run(service, sql)).getSQLState());
        assertEquals("7", one(service, "SELECT count(*) FROM entry WHERE game_id = '" + game + "'"));
    }

    @Test
    void onlyTheServiceAndTheOwnerMayExecuteTheFunction() throws SQLException {
        assertEquals(
                List.of("lasttrick_owner", "lasttrick_service"),
                strings(
                        service,
                        "SELECT grantee::regrole::text FROM pg_proc, aclexplode(proacl)"
                                + " WHERE proname = 'erase_game' ORDER BY 1"));
    }

    @Test
    void theFunctionLeavesTheTombstoneAndNothingElse() {
        assertEquals("t", one(service, "SELECT erase_game('" + game + "', NULL)"));
        assertEquals("0", one(service, "SELECT count(*) FROM entry WHERE game_id = '" + game + "'"));
        assertEquals("0", one(service, "SELECT count(*) FROM device_elsewhere WHERE game_id = '" + game + "'"));
        assertEquals("0", one(service, "SELECT count(*) FROM arrival WHERE game_id = '" + game + "'"));
        assertEquals(
                "t",
                one(
                        service,
                        "SELECT erased_at IS NOT NULL AND command_id IS NULL AND chain_id IS NULL FROM game"
                                + " WHERE id = '" + game + "'"));
    }

    @Test
    void theFunctionErasesOnlyTheVersionSeen() {
        assertEquals("f", one(service, "SELECT erase_game('" + game + "', 6)"));
        assertEquals("7", one(service, "SELECT count(*) FROM entry WHERE game_id = '" + game + "'"));
        assertEquals("t", one(service, "SELECT erase_game('" + game + "', 7)"));
        assertEquals("f", one(service, "SELECT erase_game('" + game + "', 7)"));
        assertEquals("f", one(service, "SELECT erase_game('no-such-game', NULL)"));
    }

    @Test
    void erasingTenTimesAsManyEntriesReadsAboutTenTimesAsMuch() throws SQLException {
        long few = blocksForErasing(300);
        long many = blocksForErasing(3_000);
        assertTrue(many < 15 * few, () -> many + " blocks instead of " + few);
    }

    private long blocksForErasing(int entries) throws SQLException {
        String id = "long-" + entries;
        run(
                service,
                "INSERT INTO game (id, scorebook_id, started_at) SELECT '%s', scorebook_id, now() FROM game WHERE id = '%s'"
                        .formatted(id, game));
        run(service, """
                INSERT INTO entry (game_id, version, type, revision, payload, actor, recorded_at, previous_hash, hash)
                SELECT '%s', v, 'hand-scored', 1, '{}', 'd', now(),
                    CASE v WHEN 1 THEN decode(repeat('00', 32), 'hex') ELSE sha256(int4send(v - 1)) END, sha256(int4send(v))
                FROM generate_series(1, %d) AS v""".formatted(id, entries));
        Matcher hits = Pattern.compile("\"Shared Hit Blocks\": (\\d+)")
                .matcher(one(service, "EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT erase_game('" + id + "', NULL)"));
        assertTrue(hits.find());
        return Long.parseLong(hits.group(1));
    }

    @Test
    void theFunctionIgnoresTemporaryTablesOfTheSameName() throws SQLException {
        String database = one(service, "SELECT current_database()");
        DataSource owner = migrations.getConfiguration().getDataSource();
        run(owner, "GRANT TEMPORARY ON DATABASE " + database + " TO lasttrick_service");
        try (Connection connection = service.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "CREATE TEMPORARY TABLE game (id text, erased_at timestamptz, command_id text, chain_id text)");
            statement.execute("INSERT INTO game VALUES ('fooled')");
            assertEquals("f", one(statement, "SELECT erase_game('fooled', NULL)"));
            assertEquals("t", one(statement, "SELECT erase_game('" + game + "', NULL)"));
            statement.execute("DROP TABLE pg_temp.game");
        } finally {
            run(owner, "REVOKE TEMPORARY ON DATABASE " + database + " FROM lasttrick_service");
        }
        assertEquals("0", one(service, "SELECT count(*) FROM entry WHERE game_id = '" + game + "'"));
    }

    @Test
    void theOwnerMayDeleteWhatHasItsTombstoneAndNothingElse() throws SQLException {
        GameId other = TestGame.start(access, scorekeeping).id();
        DataSource owner = migrations.getConfiguration().getDataSource();
        assertThrows(SQLException.class, () -> run(owner, "UPDATE arrival SET arrived_at = now()"));
        assertThrows(SQLException.class, () -> run(owner, "DELETE FROM arrival WHERE game_id = '" + game + "'"));
        run(owner, "UPDATE game SET erased_at = now() WHERE id = '" + game + "'");
        run(owner, "DELETE FROM entry WHERE game_id = '" + game + "'");
        assertThrows(SQLException.class, () -> run(owner, "DELETE FROM entry WHERE game_id = '" + other + "'"));
        assertThrows(
                SQLException.class, () -> run(owner, "UPDATE entry SET actor = 'x' WHERE game_id = '" + other + "'"));
    }

    private static void run(DataSource database, String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String one(DataSource database, String query) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            return one(statement, query);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private static String one(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getString(1);
        }
    }

    private static List<String> strings(DataSource database, String query) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            List<String> strings = new ArrayList<>();
            while (rows.next()) {
                strings.add(rows.getString(1));
            }
            return strings;
        }
    }
}
