package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.lasttrick.postgres.CommandException;
import org.postgresql.copy.CopyManager;
import org.postgresql.core.BaseConnection;

/**
 * Compares the ledgers of a backup with those of a database: all their entries have to be there, as they are in the backup. Newer
 * entries and games, and games that were erased since, are no difference.
 */
final class BackupComparison {
    private static final String ENTRIES = "public.entry";

    private static final String LOSSES = """
            SELECT game_id, count(*), min(version),
                (SELECT count(*) FROM kept WHERE kept.game_id = missing.game_id),
                coalesce((SELECT max(version) FROM public.entry WHERE entry.game_id = missing.game_id), 0)
            FROM missing
            WHERE game_id NOT IN (SELECT id FROM public.game WHERE erased_at IS NOT NULL)
            GROUP BY game_id ORDER BY game_id""";

    private BackupComparison() {}

    /**
     * @param missing how many of the backup's entries are missing, or different
     * @param first the first of them
     * @param kept how many the backup has
     * @param last the last entry that the database has; 0 for none
     */
    record Loss(String game, int missing, int first, int kept, int last) {

        @Override
        public String toString() {
            return "Game %s: %d of the backup's %d entries are missing or different, from entry %d on; its last one here is %d."
                    .formatted(game, missing, kept, first, last);
        }
    }

    /**
     * @param owner a connection as the owner of the tables, outside any transaction
     * @return what each game has lost that has lost anything
     */
    static List<Loss> losses(BackupFile backup, Connection owner) throws IOException, SQLException {
        BackupTable entries = BackupTable.all(owner).stream()
                .filter(table -> table.name().equals(ENTRIES))
                .findFirst()
                .orElseThrow(() ->
                        new CommandException("There are no scorebooks here to compare " + backup.path() + " with."));
        if (!entries.columns().equals(backup.manifest().columns().get(ENTRIES))) {
            throw new CommandException(backup.path() + " doesn't fit this Last Trick: its entries have other columns.");
        }
        String columns = String.join(", ", entries.columns());
        owner.setAutoCommit(false);
        try (Statement statement = owner.createStatement()) {
            statement.execute("CREATE TEMPORARY TABLE kept AS SELECT " + columns + " FROM public.entry WITH NO DATA");
            CopyManager copying = new CopyManager(owner.unwrap(BaseConnection.class));
            backup.read(ENTRIES, rows -> copying.copyIn("COPY kept FROM STDIN", rows));
            // EXCEPT compares all columns, and takes two NULLs for equal: many entries have no receipt.
            String missing = "WITH missing AS (TABLE kept EXCEPT SELECT " + columns + " FROM public.entry) ";
            try (ResultSet rows = statement.executeQuery(missing + LOSSES)) {
                List<Loss> losses = new ArrayList<>();
                while (rows.next()) {
                    losses.add(new Loss(
                            rows.getString(1), rows.getInt(2), rows.getInt(3), rows.getInt(4), rows.getInt(5)));
                }
                return losses;
            }
        } finally {
            owner.rollback();
        }
    }
}
