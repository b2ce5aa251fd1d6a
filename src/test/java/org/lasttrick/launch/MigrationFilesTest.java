package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/** What databases have had from a migration stays as it was, or becomes new with a version. */
class MigrationFilesTest {
    private static final Path FOLDER = Path.of("src", "main", "resources", "db", "migration");

    /** Those of 0.2.0. Flyway takes no database whose migrations are others. */
    private static final String RELEASED = """
            a397ae18  V1__scorebooks_and_the_ledger.sql
            4aae5c79  V2__house_rules_kept.sql
            57c40fc0  V3__erasing_and_bringing_in.sql
            a873fb7b  V4__arrivals.sql
            0b702f49  V5__summaries.sql
            089f77f2  V6__join_codes.sql
            709b47bc  V7__all_games.sql
            9c2b02c5  V8__games_started_here.sql
            """;

    /** The version with which the functions have changed last. Their rule stands in their first lines. */
    private static final String FUNCTIONS_SINCE = "11.14";

    private static final String FUNCTIONS = "d02632ac  R__derived_tables.sql";

    @Test
    void aReleasedMigrationDoesNotChange() {
        assertEquals(
                RELEASED.lines().toList(),
                RELEASED.lines().map(line -> sum(line.substring(10))).toList());
    }

    @Test
    void theFunctionsOfDerivedTablesChangeOnlyWithAVersion() throws IOException {
        assertEquals(FUNCTIONS, sum("R__derived_tables.sql"), "Add a migration with the next number, and name it here");
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).toList();
            assertTrue(names.stream().anyMatch(name -> name.startsWith("V" + FUNCTIONS_SINCE + "__")), names::toString);
        }
    }

    private static String sum(String file) {
        try {
            CRC32 sum = new CRC32();
            sum.update(Files.readString(FOLDER.resolve(file)).replace("\r", "").getBytes(StandardCharsets.UTF_8));
            return "%08x  %s".formatted(sum.getValue(), file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
