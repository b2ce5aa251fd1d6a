package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.transfer.importing.ValidFile;

/** The packaged application verifies a file, and starts nothing for it. */
class VerifyIT {
    @TempDir
    Path directory;

    private record Ran(int status, String output) {}

    private Ran verify(String file) {
        Path data = directory.resolve("data");
        try (var command = PackagedApplication.command(data, List.of(), "verify", file)) {
            int status = command.waitForEnd();
            assertFalse(Files.exists(data));
            return new Ran(status, command.output());
        }
    }

    @Test
    void aFileIsVerifiedWithoutADatabase() throws Exception {
        String file = directory.resolve("game.json").toString();
        Files.writeString(Path.of(file), ValidFile.text());
        Ran valid = verify(file);
        assertEquals(0, valid.status(), valid::output);
        assertTrue(valid.output().endsWith("All valid: 1 of 1.\n"), valid::output);
        Files.writeString(Path.of(file), ValidFile.text().replace("p1", "p9"));
        Ran changed = verify(file);
        assertEquals(1, changed.status(), changed::output);
        assertTrue(changed.output().contains("NOT VALID: Entry 1: /entries/0/hash is not the one"), changed::output);
        assertFalse(changed.output().contains("\tat "), changed::output);
    }
}
