package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.transfer.importing.ValidFile;

/** The packaged application verifies a file, and starts nothing for it. */
class VerifyIT {
    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");

    @TempDir
    Path directory;

    private record Ran(int status, String output) {}

    private Ran verify(String... arguments) throws Exception {
        Path output = directory.resolve("output");
        Path data = directory.resolve("data");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dlasttrick.data-dir=" + data,
                "-jar",
                JAR.toString(),
                "verify"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertFalse(Files.exists(data));
        return new Ran(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
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
        assertEquals(2, verify("a.json", "b.json").status());
    }
}
