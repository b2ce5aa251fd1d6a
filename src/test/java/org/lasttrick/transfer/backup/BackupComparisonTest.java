package org.lasttrick.transfer.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.lasttrick.transfer.backup.BackupComparison.Loss;

/** A database that no longer has all that was backed up is found, whatever the difference. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class BackupComparisonTest {
    @TempDir
    Path directory;

    private EmbeddedPostgres postgres;

    @BeforeEach
    void threeGamesOfFourEntriesInABackup() throws Exception {
        postgres = EmbeddedDatabase.start(directory.resolve("data"));
        SampleDatabase.migrate(postgres);
        SampleDatabase.fill(postgres, 3, 4);
        Backup.write(SampleDatabase.flyway(postgres).load(), backup());
    }

    @AfterEach
    void stop() throws IOException {
        postgres.close();
    }

    private Path backup() {
        return directory.resolve("last-trick.backup");
    }

    private List<Loss> losses() throws IOException, SQLException {
        try (BackupFile file = BackupFile.open(backup());
                Connection owner = SampleDatabase.connectAsOwner(postgres)) {
            return BackupComparison.losses(file, owner);
        }
    }

    private void tampers(String sql) throws SQLException {
        SampleDatabase.execute(postgres, "ALTER TABLE entry DISABLE TRIGGER USER; " + sql);
    }

    @Test
    void newerEntriesAndErasedGamesAreNoDifference() throws Exception {
        SampleDatabase.execute(postgres, """
                INSERT INTO entry (game_id, version, type, revision, payload, actor, recorded_at, previous_hash, hash)
                    SELECT game_id, 5, type, revision, payload, actor, now(), hash, sha256('later') FROM entry
                    WHERE game_id = 'g1' AND version = 4;
                SELECT erase_game('g3', NULL)""");
        assertEquals(List.of(), losses());
    }

    @Test
    void aGameThatEndsEarlierHasLostEntries() throws Exception {
        tampers("DELETE FROM entry WHERE game_id = 'g2' AND version = 4;"
                + " DELETE FROM entry WHERE game_id = 'g2' AND version = 3");
        assertEquals(List.of(new Loss("g2", 2, 3, 4, 2)), losses());
    }

    @Test
    void aGameThatIsNotThereHasLostAll() throws Exception {
        for (int version = 4; version > 0; version--) {
            tampers("DELETE FROM entry WHERE game_id = 'g1' AND version = " + version);
        }
        tampers("DELETE FROM game WHERE id = 'g1'");
        assertEquals(List.of(new Loss("g1", 4, 1, 4, 0)), losses());
    }

    @Test
    void aChangedEntryIsDifferentEvenIfItsHashIsNot() throws Exception {
        tampers("UPDATE entry SET actor = 'another' WHERE game_id = 'g3' AND version = 2");
        tampers("UPDATE entry SET command_id = 'x', command_digest = hash WHERE game_id = 'g1' AND version = 3");
        assertEquals(List.of(new Loss("g1", 1, 3, 4, 4), new Loss("g3", 1, 2, 4, 4)), losses());
    }

    @Test
    void aDatabaseWithoutTablesHasNothingToCompare() throws Exception {
        SampleDatabase.execute(postgres, "DROP TABLE entry CASCADE");
        CommandException refusal = assertThrows(CommandException.class, this::losses);
        assertTrue(refusal.getMessage().startsWith("There are no scorebooks here"), refusal::getMessage);
    }
}
