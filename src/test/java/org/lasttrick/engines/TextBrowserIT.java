package org.lasttrick.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.PackagedApplication;

/** A sheet in browsers that show nothing but text: they know no styles, and so nothing that is hidden by them. */
@Tag("engines")
@Execution(ExecutionMode.SAME_THREAD)
class TextBrowserIT {
    private static final Path LYNX = Path.of("/usr/bin/lynx");
    private static final Path W3M = Path.of("/usr/bin/w3m");

    @TempDir
    Path directory;

    private PackagedApplication application;
    private ScoredGame game;

    @BeforeEach
    void startGame() {
        application = PackagedApplication.start(directory);
        game = ScoredGame.start(application, "Anna", "Bo", "Cai");
    }

    @AfterEach
    void end() {
        application.close();
    }

    private String address() {
        return application.baseUri().resolve("/games/" + game.id()).toString();
    }

    @Test
    void aHandIsScoredInLynx() throws Exception {
        assumeTrue(Files.isExecutable(LYNX), "no lynx: apt-get install lynx");
        Path cookies = directory.resolve("cookies");
        Files.writeString(cookies, "localhost\tFALSE\t/\tFALSE\t4000000000\tlasttrick-key\t" + game.key() + "\n");
        Path settings = directory.resolve("lynx.cfg");
        Files.writeString(settings, """
                CHARACTER_SET:utf-8
                PERSISTENT_COOKIES:TRUE
                COOKIE_FILE:%s
                DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
                """.formatted(cookies));
        String sheet = run(LYNX.toString(), "-cfg=" + settings, "-dump", address());
        assertSaysNoAlarm(sheet);
        List<String> keys = new ArrayList<>();
        for (String field : List.of("\\[ \\] B Bo", "\\( \\) 9", "BUTTON\\) Record hand 1")) {
            Matcher number = Pattern.compile("\\[(\\d+)\\]" + field).matcher(sheet);
            assertTrue(number.find(), sheet);
            (number.group(1) + "g").chars().forEach(key -> keys.add("key " + (char) key));
            keys.addAll(List.of("key ^M", "key Right Arrow"));
        }
        keys.add("key Q");
        Path script = Files.write(directory.resolve("keys"), keys);
        run(LYNX.toString(), "-cfg=" + settings, "-cmd_script=" + script, address());
        assertEquals(List.of(0, 9, 0), game.scores());
        assertSaysNoAlarm(run(LYNX.toString(), "-cfg=" + settings, "-dump", address()));
    }

    @Test
    void aWatcherReadsTheSheetInW3m() throws Exception {
        assumeTrue(Files.isExecutable(W3M), "no w3m: apt-get install w3m");
        game.records("9", "p2");
        String sheet = run(W3M.toString(), "-dump", address());
        assertTrue(sheet.contains("Bo took the last trick with a 9."), sheet);
        assertSaysNoAlarm(sheet);
        assertSaysNoAlarm(run(W3M.toString(), "-dump", address() + "/tv"));
    }

    private static void assertSaysNoAlarm(String sheet) {
        for (String alarm :
                List.of("lost entries", "backup", "does not continue", "not saved yet", "can’t store more")) {
            assertFalse(sheet.replaceAll("\\s+", " ").contains(alarm), () -> alarm + " in:\n" + sheet);
        }
    }

    /** @return what the program printed */
    private String run(String... command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        Path output = Files.createTempFile(directory, "text", ".txt");
        builder.redirectInput(Path.of("/dev/null").toFile()).redirectOutput(output.toFile());
        builder.environment()
                .putAll(Map.of("TERM", "vt100", "HOME", directory.toString(), "LANG", "C.UTF-8", "LC_ALL", "C.UTF-8"));
        Process program = builder.start();
        assertTrue(program.waitFor(Engine.PATIENCE.toSeconds(), TimeUnit.SECONDS), () -> command[0] + " doesn't end");
        return new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
    }
}
