package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command line accepts. Nothing is started for it. */
class LastTrickTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String line) {
        return LastTrick.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(line.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"xyz", "--nonsense", "backup", "restore", "verify", "backup a b", "recount a"})
    void aCommandThatDoesNotExistOrLacksItsFileIsRefusedWithTheUsage(String line) {
        assertEquals(2, run(line));
        assertTrue(err.toString().contains("Usage: java -jar quarkus-run.jar"), err::toString);
    }

    @Test
    void anEmptyFileIsNone() {
        assertEquals(2, LastTrick.commandLine().setErr(new PrintWriter(err)).execute("backup", ""));
        assertTrue(err.toString().contains("no file is named"), err::toString);
    }

    @Test
    void theHelpNamesEachCommand() {
        assertEquals(0, run("--help"));
        for (String command : new String[] {"backup", "restore", "verify", "recount", "upgrade-database", "migrate"}) {
            assertTrue(out.toString().contains("  " + command + "  "), out::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"backup", "restore", "verify", "recount", "upgrade-database", "migrate"})
    void eachCommandHasAHelpOfItsOwn(String command) {
        assertEquals(0, run(command + " --help"));
        assertTrue(out.toString().startsWith("Usage: java -jar quarkus-run.jar " + command), out::toString);
    }
}
