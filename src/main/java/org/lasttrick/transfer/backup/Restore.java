package org.lasttrick.transfer.backup;

import static java.util.stream.Collectors.toMap;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.lasttrick.postgres.CommandException;
import org.postgresql.copy.CopyManager;
import org.postgresql.core.BaseConnection;

/** Restores a backup into a database without tables. If that fails, {@link RestoreTarget} deletes it. */
final class Restore {

    private static final String ERASE = "SELECT count(*) FILTER (WHERE erase_game(id, NULL)) FROM unnest(?) AS id";

    /** The statement forgets names that no other game has: the figures by which erase_game() finds them are yet to be counted. */
    private static final String FORGET_NAMES = """
            DELETE FROM spelling USING game AS erased
            WHERE erased.id = ANY (?) AND erased.scorebook_id = spelling.scorebook_id AND EXISTS (
                SELECT FROM unnest(ARRAY[name, person]) AS word
                WHERE NOT EXISTS (
                    SELECT FROM game JOIN entry ON game_id = game.id
                    WHERE game.scorebook_id = spelling.scorebook_id AND strpos(payload, to_json(word)::text) > 0))""";

    private Restore() {}

    /**
     * Reads the whole file.
     *
     * @throws CommandException if it isn't a backup, or is damaged
     */
    static void check(Path file) throws IOException {
        try (BackupFile backup = BackupFile.open(file)) {
            backup.check();
        }
    }

    /**
     * @param flyway logs in as the owner of the tables
     * @throws CommandException if it can't be restored
     */
    static Manifest run(Path file, Flyway flyway) throws IOException {
        try (BackupFile backup = BackupFile.open(file)) {
            checkVersion(backup, flyway);
            makeTables(backup.manifest().schema(), flyway);
            fillTables(backup, flyway);
            return backup.manifest();
        } catch (SQLException | FlywayException e) {
            throw new CommandException("The database doesn't take what is in " + file + ".", e);
        }
    }

    /**
     * Erases games that had been erased after the backup, with today's tables: older ones would leave something.
     *
     * @return how many of them the backup had
     */
    static int eraseAgain(Set<String> games, Flyway flyway) throws SQLException {
        if (games.isEmpty()) {
            return 0;
        }
        flyway.migrate();
        try (Connection owner = flyway.getConfiguration().getDataSource().getConnection();
                PreparedStatement erase = owner.prepareStatement(ERASE);
                PreparedStatement forget = owner.prepareStatement(FORGET_NAMES)) {
            Array ids = owner.createArrayOf("text", games.toArray());
            erase.setArray(1, ids);
            forget.setArray(1, ids);
            try (ResultSet erased = erase.executeQuery()) {
                erased.next();
                forget.executeUpdate();
                return erased.getInt(1);
            }
        }
    }

    private static void checkVersion(BackupFile backup, Flyway flyway) {
        String schema = backup.manifest().schema();
        boolean known = Arrays.stream(flyway.info().all())
                .filter(migration -> migration.getState().isResolved())
                .anyMatch(migration -> String.valueOf(migration.getVersion()).equals(schema));
        if (!known) {
            throw BackupFile.newer(backup.path());
        }
    }

    /**
     * Creates the tables as they were in the backup. The service migrates them when it starts; what is repeated needs the newest
     * tables.
     */
    private static void makeTables(String schema, Flyway flyway) {
        Flyway.configure()
                .configuration(flyway.getConfiguration())
                .target(schema)
                .repeatableSqlMigrationPrefix("later")
                .load()
                .migrate();
    }

    private static void fillTables(BackupFile backup, Flyway flyway) throws IOException, SQLException {
        try (Connection owner = flyway.getConfiguration().getDataSource().getConnection()) {
            owner.setAutoCommit(false);
            List<BackupTable> tables = BackupTable.all(owner);
            checkTables(backup, tables);
            CopyManager copying = new CopyManager(owner.unwrap(BaseConnection.class));
            for (BackupTable table : tables) {
                backup.read(table.name(), rows -> copying.copyIn("COPY " + table.quoted() + " FROM STDIN", rows));
            }
            owner.commit();
        }
    }

    /** Refuses a backup whose tables differ from those here. Names in the file never become SQL: they must equal those of the tables. */
    private static void checkTables(BackupFile backup, List<BackupTable> tables) {
        Map<String, List<String>> here = tables.stream().collect(toMap(BackupTable::name, BackupTable::columns));
        Map<String, List<String>> there = backup.manifest().columns();
        Set<String> differing = new TreeSet<>(here.keySet());
        differing.addAll(there.keySet());
        differing.removeIf(table -> Objects.equals(here.get(table), there.get(table)));
        if (!differing.isEmpty()) {
            throw new CommandException(
                    backup.path() + " doesn't fit this Last Trick: it differs in the tables " + differing + ".");
        }
    }
}
