package org.lasttrick.transfer.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.chain.Verification;
import org.lasttrick.ledger.StoredChain;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.lasttrick.postgres.StartedDatabase;

/** What is restored, and what is refused. */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("PostgreSQL")
class RestoreTest {

    private static final boolean FULL = Boolean.getBoolean("full");
    private static final int FLIPS = FULL ? 1_000 : 100;
    private static final int STEP = FULL ? 7 : 97;
    private static final Path RELEASED = Path.of("src", "test", "resources", "golden");

    @TempDir
    static Path directory;

    static Path backup;
    static Manifest manifest;

    @TempDir
    Path elsewhere;

    @BeforeAll
    static void backUp() throws Exception {
        Path data = directory.resolve("data");
        SampleDatabase.make(data, 2, 3);
        backup = directory.resolve("backup");
        manifest = backUp(data, backup);
    }

    @Test
    void aRestoredDatabaseEqualsTheOriginal() throws Exception {
        Path data = elsewhere.resolve("data");
        assertEquals(manifest, restore(backup, data));
        assertEquals(manifest.tables(), backUp(data, elsewhere.resolve("again")).tables());
        assertEquals(List.of("g1", "g2"), due(data));
    }

    /** The games that the service will count when it starts. */
    private static List<String> due(Path data) throws Exception {
        try (var postgres = EmbeddedPostgres.start(data, EmbeddedDatabase.PROGRAMS)) {
            SampleDatabase.migrate(postgres);
            return SampleDatabase.strings(postgres, "SELECT game_id FROM summary_due ORDER BY game_id");
        }
    }

    @Test
    void aDirectoryWithADatabaseStaysAsItIs() throws Exception {
        SampleDatabase.make(elsewhere, 1, 1);
        refused("There is a database in " + elsewhere.resolve("database") + " already", backup);
        assertEquals(
                "1 game with 1 entry",
                backUp(elsewhere, directory.resolve("untouched")).contents());
    }

    @Test
    void aFlippedBitIsDetectedOrHarmless() throws Exception {
        byte[] sound = Files.readAllBytes(backup);
        Path damaged = elsewhere.resolve("damaged");
        Random random = new Random(20_26);
        int found = 0;
        for (int i = 0; i < FLIPS; i++) {
            byte[] bytes = sound.clone();
            int place = random.nextInt(bytes.length);
            bytes[place] ^= (byte) (1 << random.nextInt(Byte.SIZE));
            Files.write(damaged, bytes);
            try (BackupFile file = BackupFile.open(damaged)) {
                file.check();
                assertEquals(manifest, file.manifest(), () -> "byte " + place);
            } catch (CommandException e) {
                found++;
            }
        }
        // The rest are times, flags and names that a zip file has twice.
        assertTrue(found > FLIPS / 2, "found " + found);
    }

    @Test
    void aTruncatedBackupIsRefused() throws Exception {
        byte[] sound = Files.readAllBytes(backup);
        Path cut = elsewhere.resolve("cut");
        for (int length = 0; length < sound.length; length += STEP) {
            Files.write(cut, Arrays.copyOf(sound, length));
            assertThrows(CommandException.class, () -> BackupFile.open(cut));
        }
        refused("is no backup of Last Trick's, or it is damaged", cut);
    }

    @Test
    void aFileThatIsNoBackupIsRefused() throws Exception {
        Path text = Files.writeString(elsewhere.resolve("text"), "Anna 3, Bo 5");
        refused("is no backup of Last Trick's, or it is damaged", text);
        refused("is no backup of Last Trick's.", rewritten(files -> Map.of("holiday.jpg", "a beach")));
        refused("is no backup of Last Trick's.", changed("manifest.json", "lastTrickBackup", "otherBackup"));
        refused("There is no file " + elsewhere.resolve("none"), elsewhere.resolve("none"));
        refused("There is no file " + directory, directory);
    }

    @Test
    void aBackupOfANewerVersionIsRefused() throws Exception {
        refused(
                "was made by a newer Last Trick",
                changed("manifest.json", "lastTrickBackup\" : 2", "lastTrickBackup\" : 3"));
        refused("was made by a newer Last Trick", ofSchema("999"));
    }

    @Test
    void aBackupWithTooOldAVersionIsRefused() throws Exception {
        refused("differs in the tables [public.", ofSchema("1"));
    }

    @Test
    void aBackupOfAnOlderVersionIsRestoredAndMigrated() throws Exception {
        Path older = elsewhere.resolve("older");
        try (var postgres = EmbeddedPostgres.start(older, EmbeddedDatabase.PROGRAMS)) {
            SampleDatabase.migrate(postgres, "2");
            SampleDatabase.fill(postgres, 2, 3);
        }
        Path file = elsewhere.resolve("older.backup");
        assertEquals("2", backUp(older, file).schema());
        Path data = elsewhere.resolve("data");
        restore(file, data);
        try (var postgres = EmbeddedPostgres.start(data, EmbeddedDatabase.PROGRAMS)) {
            SampleDatabase.migrate(postgres);
        }
        assertEquals(List.of("g1", "g2"), due(data));
        Manifest now = backUp(data, elsewhere.resolve("now"));
        assertEquals(manifest.schema(), now.schema());
        assertEquals("2 games with 6 entries", now.contents());
    }

    @Test
    void gamesErasedSinceAreErasedAgainEvenInABackupOfAVersionThatCouldNotErase() throws Exception {
        Path older = elsewhere.resolve("older");
        try (var postgres = EmbeddedPostgres.start(older, EmbeddedDatabase.PROGRAMS)) {
            SampleDatabase.migrate(postgres, "2");
            SampleDatabase.fill(postgres, 2, 3);
        }
        Path file = elsewhere.resolve("older.backup");
        backUp(older, file);
        try (RestoreTarget target = RestoreTarget.start(elsewhere.resolve("data"), EmbeddedDatabase.PROGRAMS)) {
            Flyway flyway = SampleDatabase.flyway(target).load();
            Restore.run(file, flyway);
            assertEquals(1, Restore.eraseAgain(Set.of("g1", "of another backup"), flyway));
            assertEquals(0, Restore.eraseAgain(Set.of("g1"), flyway));
            target.succeeded();
        }
        assertEquals(List.of("g2"), due(elsewhere.resolve("data")));
        assertEquals(
                "2 games with 3 entries",
                backUp(elsewhere.resolve("data"), elsewhere.resolve("now")).contents());
    }

    /** Of each row one word is the text of a game that stays, or of the one that goes. */
    @Test
    void spellingsThatOnlyAnErasedGameHasGoWithIt() throws Exception {
        Path data = elsewhere.resolve("data");
        try (var postgres = EmbeddedPostgres.start(data, EmbeddedDatabase.PROGRAMS)) {
            SampleDatabase.migrate(postgres);
            SampleDatabase.fill(postgres, 2, 3);
            SampleDatabase.execute(postgres, """
                    CREATE TEMPORARY TABLE word AS
                        SELECT game_id || '/' || version AS place, payload::json ->> 'hand' AS text FROM entry;
                    INSERT INTO spelling
                        SELECT 'book', a.text, b.text FROM word AS a, word AS b
                        WHERE (a.place, b.place) IN (('g2/1', 'g2/3'), ('g2/2', 'g1/3'), ('g1/1', 'g2/3'))""");
        }
        Path file = elsewhere.resolve("file");
        backUp(data, file);
        try (RestoreTarget target = RestoreTarget.start(elsewhere.resolve("there"), EmbeddedDatabase.PROGRAMS)) {
            Flyway flyway = SampleDatabase.flyway(target).load();
            Restore.run(file, flyway);
            assertEquals(1, Restore.eraseAgain(Set.of("g1"), flyway));
            target.succeeded();
        }
        try (var postgres = EmbeddedPostgres.start(elsewhere.resolve("there"), EmbeddedDatabase.PROGRAMS)) {
            assertEquals(List.of("g2/1"), SampleDatabase.strings(postgres, """
                    SELECT game_id || '/' || version FROM spelling JOIN entry ON name = payload::json ->> 'hand'"""));
        }
    }

    /** The book's export has the same games, with the hash of each one's last entry. */
    @ParameterizedTest
    @CsvSource({"0.1.0, 28, 278", "0.2.0, 31, 290"})
    void theBackupOfAReleasedVersionIsRestoredWithEveryChainValid(String version, int games, int stored)
            throws Exception {
        Path data = elsewhere.resolve("data");
        restore(RELEASED.resolve(version).resolve("last-trick.backup"), data);
        Map<String, String> heads = new TreeMap<>();
        int entries = 0;
        try (var postgres = EmbeddedPostgres.start(data, EmbeddedDatabase.PROGRAMS)) {
            SampleDatabase.migrate(postgres);
            for (String game : SampleDatabase.games(postgres)) {
                Verification chain =
                        StoredChain.verify(SampleDatabase.flyway(postgres).getDataSource(), game);
                assertEquals(List.of(), chain.faults(), game);
                heads.put(game, chain.head().orElseThrow().hex());
                entries += chain.heads().size();
            }
        }
        assertEquals(games, heads.size());
        assertEquals(games, due(data).size());
        assertEquals(stored, entries);
        Map<String, String> exported = new TreeMap<>();
        new ObjectMapper()
                .readTree(RELEASED.resolve(version).resolve("book.json").toFile())
                .get("games")
                .forEach(game -> exported.put(
                        game.get("chain").textValue(), game.get("head").textValue()));
        assertEquals(exported, heads);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            manifest.json        | public.entry      | public.entries   | isn't in it
            manifest.json        | "command_digest", |                  | differs in the tables [public.entry]
            manifest.json        | "madeAt"          | "made"           | its list of contents can't be read
            """)
    void anInconsistentBackupIsRefused(String entry, String before, String after, String complaint) throws Exception {
        refused(complaint, changed(entry, before, after == null ? "" : after));
    }

    @Test
    void rowsThatTheDatabaseRejectsAreRefused() throws Exception {
        Path wrong = rewritten(files -> {
            String rows = files.get("public.entry.copy").replace("\t3\thand-scored", "\t9\thand-scored");
            files.put("public.entry.copy", rows);
            return files;
        });
        refused("The database doesn't take what is in " + wrong, wrong);
        assertEquals(manifest, restore(backup, elsewhere.resolve("data")), "another is restored there");
    }

    /** It could as well be one of an older PostgreSQL. */
    @Test
    void aDatabaseThatIsNotBroughtOverIsBackInItsPlace() throws Exception {
        SampleDatabase.make(elsewhere, 1, 1);
        RestoreTarget.inPlaceOfOlder(elsewhere, EmbeddedDatabase.PROGRAMS, elsewhere.resolve("file"))
                .close();
        assertFalse(Files.exists(elsewhere.resolve("database.18")));
        assertEquals(
                "1 game with 1 entry",
                backUp(elsewhere, elsewhere.resolve("again")).contents());
    }

    /** Says why, and leaves no database, so that another backup can be restored there. */
    private void refused(String complaint, Path file) throws IOException {
        Path data = Files.exists(elsewhere.resolve("database")) ? elsewhere : elsewhere.resolve("data");
        CommandException refusal = assertThrows(CommandException.class, () -> restore(file, data));
        assertTrue(refusal.getMessage().contains(complaint), refusal.getMessage());
        assertTrue(data.equals(elsewhere) || !Files.exists(data.resolve("database")), "a database is left");
    }

    private Path changed(String entry, String before, String after) throws IOException {
        return rewritten(files -> {
            String text = files.get(entry);
            assertTrue(text.contains(before), text);
            files.put(entry, text.replace(before, after));
            return files;
        });
    }

    private Path ofSchema(String version) throws IOException {
        return changed("manifest.json", "schema\" : \"" + manifest.schema(), "schema\" : \"" + version);
    }

    /** The backup, unpacked, changed, and packed again. */
    private Path rewritten(UnaryOperator<Map<String, String>> change) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(backup.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                files.put(
                        entry.getName(), new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        Path changed = elsewhere.resolve("changed");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(changed))) {
            for (Map.Entry<String, String> file : change.apply(files).entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        assertFalse(Arrays.equals(Files.readAllBytes(backup), Files.readAllBytes(changed)));
        return changed;
    }

    private static Manifest backUp(Path data, Path file) throws IOException, SQLException {
        try (StartedDatabase database = EmbeddedPostgres.runningOrStarted(data, EmbeddedDatabase.PROGRAMS)) {
            return Backup.write(SampleDatabase.flyway(database).load(), file);
        }
    }

    /** As the command does it. */
    private static Manifest restore(Path file, Path data) throws IOException, SQLException {
        Restore.check(file);
        try (RestoreTarget target = RestoreTarget.start(data, EmbeddedDatabase.PROGRAMS)) {
            Manifest restored = Restore.run(file, SampleDatabase.flyway(target).load());
            target.succeeded();
            return restored;
        }
    }
}
