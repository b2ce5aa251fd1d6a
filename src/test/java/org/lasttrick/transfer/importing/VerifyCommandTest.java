package org.lasttrick.transfer.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A file is verified without a service or a database. */
@Execution(ExecutionMode.CONCURRENT)
class VerifyCommandTest {
    @TempDir
    Path directory;

    private record Ran(int status, String out, String err) {}

    private static Ran run(Path file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = VerifyCommand.run(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                file);
        return new Ran(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Ran verify(byte[] file) throws Exception {
        return run(Files.write(directory.resolve("file.json"), file));
    }

    private Ran verify(String file) throws Exception {
        return verify(file.getBytes(StandardCharsets.UTF_8));
    }

    private static String line() {
        return "Friday’s game 🥒: 5 entries, " + ValidFile.GAME.head().fingerprint() + ", valid\n";
    }

    @Test
    void eachGameIsNamedWithItsEntriesAndItsFingerprint() throws Exception {
        assertEquals(new Ran(0, line() + "All valid: 1 of 1.\n", ""), verify(ValidFile.text()));
        assertEquals(new Ran(0, line() + "All valid: 1 of 1.\n", ""), verify(ValidFile.book(ValidFile.text())));
    }

    @Test
    void theFirstFaultOfEachGameIsPrinted() throws Exception {
        String wrong = ValidFile.text().replace("{\\\"version\\\":3}\",\"actor\"", "{\\\"version\\\":2}\",\"actor\"");
        assertEquals(
                new Ran(
                        1,
                        line()
                                + "NOT VALID: Game 2, entry 4: /games/1/entries/3/hash is not the one over this entry:"
                                + " something in it was changed, or it is of another game.\n" + line()
                                + "Not valid: 1 of 3.\n",
                        ""),
                verify(ValidFile.book(ValidFile.text(), wrong, ValidFile.text())));
    }

    static List<CraftedFile> files() {
        return CraftedFile.all().stream()
                .filter(file -> !file.what().equals("a game twice in a book"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aCraftedFileIsNotValid(CraftedFile file) throws Exception {
        assertEquals(1, verify(file.bytes()).status());
    }

    @Test
    void aFileThatIsMissingIsNotValid() {
        Ran missing = run(directory.resolve("missing"));
        assertEquals(1, missing.status());
        assertEquals("", missing.out());
    }
}
