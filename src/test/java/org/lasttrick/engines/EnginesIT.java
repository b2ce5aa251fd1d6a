package org.lasttrick.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.PackagedApplication;

/** Games in all browsers that can be had, old ones among them; pictures are in {@code target/engines/pictures}. */
@Tag("engines")
@Execution(ExecutionMode.SAME_THREAD)
@ParameterizedClass
@MethodSource("browsers")
class EnginesIT {
    private static final Path GAME = Path.of("src", "test", "resources", "golden", "games", "agurk.json");
    private static final Path PICTURES = Path.of("target", "engines", "pictures");
    private static final int[] TABLET = {1024, 768};
    private static final int[] PHONE = {390, 844};
    private static final int[] SIDEWAYS = {844, 390};
    private static final List<int[]> TELEVISIONS = List.of(new int[] {1280, 720}, new int[] {1920, 1080});

    /** The sheet's parts that are to be told apart. */
    private static final String PARTS =
            ".head, .pad .tile, #record, #undo, #another, .outcome li, .standing li, tfoot td, .seal";

    @TempDir
    static Path directory;

    private static int port;
    private static PackagedApplication application;

    @Parameter
    OldBrowser browser;

    private Engine engine;

    /** All of them, or one: {@code -Dengine=CHROMIUM_80}. */
    static List<OldBrowser> browsers() {
        String one = System.getProperty("engine");
        return one == null ? List.of(OldBrowser.values()) : List.of(OldBrowser.valueOf(one));
    }

    @BeforeAll
    static void startService() throws Exception {
        port = OldBrowser.freePort();
        application = service();
    }

    private static PackagedApplication service() {
        return PackagedApplication.start(directory, "quarkus.http.port=" + port);
    }

    @AfterAll
    static void endService() {
        application.close();
    }

    /** A game that failed may have left no service. */
    @BeforeEach
    void startBrowser(@TempDir Path profile) throws Exception {
        if (!application.process().isAlive()) {
            application = service();
        }
        engine = browser.start(profile);
        engine.resize(TABLET[0], TABLET[1]);
    }

    @AfterEach
    void endBrowser() {
        if (engine != null) {
            engine.close();
        }
    }

    private static String address() {
        return application.baseUri().resolve("/").toString();
    }

    private EngineTable seat(String... names) throws Exception {
        return EngineTable.seat(browser, engine, address(), names);
    }

    private void picture(String what) throws Exception {
        Files.createDirectories(PICTURES);
        Files.write(PICTURES.resolve(what + " " + browser + ".png"), engine.picture());
    }

    /** An old browser learns that it can't run the scripts from one that it can't parse, before any has run. */
    private void assertNoFaults() throws Exception {
        List<String> faults = engine.faults().stream()
                .filter(fault -> browser.hasScript() || !fault.startsWith("SyntaxError"))
                .toList();
        assertEquals(List.of(), faults);
    }

    /** With ties and full tricks; the second half, where pages have script, while the service is away. */
    @Test
    void aWholeGameIsPlayed() throws Exception {
        JsonNode game = Engine.JSON.readTree(GAME.toFile());
        String[] names = EngineTable.texts(game.get("players")).toArray(String[]::new);
        EngineTable table = seat(names);
        JsonNode hands = game.get("hands");
        int half = hands.size() / 2;
        for (int hand = 0; hand < hands.size(); hand++) {
            if (hand == half && browser.hasScript()) {
                table.awaitSaved();
                table.awaitKept();
                engine.run("window.stillHere = true");
                application.kill();
                engine.await("document.documentElement.dataset.state", "offline");
            }
            table.play(hands.get(hand).get("result"));
            table.totals(EngineTable.texts(hands.get(hand).get("totals")).stream()
                    .map(total -> total.split(" ")[0])
                    .toArray());
        }
        table.shows("#result", "Cai wins the game");
        if (browser.hasScript()) {
            table.shows("#waiting .how-many", String.valueOf(hands.size() - half));
            application = service();
            table.awaitSaved();
            engine.await("window.stillHere", "true");
        }
        picture("a whole game");
        String path = URI.create(engine.run("location.href")).getPath();
        engine.open(address() + path.substring(1));
        table.shows("#result", "Cai wins the game");
        assertEquals(hands.size(), table.hands());
        String verified = application.get("/api" + path + "/verification").body();
        assertTrue(verified.contains("\"valid\":true"), verified);
        assertNoFaults();
    }

    @Test
    void handsAreRepeatedTakenBackAndCorrected() throws Exception {
        engine.resize(PHONE[0], PHONE[1]);
        EngineTable table = seat("Anna", "Bo", "Cai");
        table.record("9", "p2");
        table.tapLink("#undo");
        table.totals(0, 0, 0);
        table.record("A", "p2");
        table.record("7", "p1");
        table.record("A", "p2");
        table.record("9", "p2");
        table.record("3", "p2");
        table.choose("3", List.of("p2"));
        table.awaitPreview();
        engine.tap("#record");
        engine.tap(".answers button[name=again]");
        table.totals(7, 22, 0);
        table.tapLink("#undo");
        table.totals(7, 19, 0);
        table.tapLink("#hand-2 .hand-link");
        engine.await("!!document.querySelector('.strike-out')", "true");
        engine.tap("#player-p1");
        table.choose("player-p2");
        table.choose("card-A");
        if (browser.hasScript()) {
            table.shows(".conflict li", "Hand 5 names Bo, who would be out.");
        }
        engine.tap("#record");
        engine.await("""
                [].some.call(document.querySelectorAll('main [role=alert]'), function (it) {
                  return /conflicts with later hands/.test(it.textContent);
                })""", "true");
        picture("a conflict");
        table.totals(7, 19, 0);
        engine.tap(".conflict label:last-child");
        engine.tap("#record");
        table.totals(0, 23, 0);
        assertEquals(4, table.hands());
        table.awaitSaved();
        assertNoFaults();
    }

    @Test
    void thePadIsSeenOnATabletAndOnAPhone() throws Exception {
        EngineTable table = seat("Anna", "Bo", "Cai", "Dag");
        table.record("9", "p2");
        for (int[] size : List.of(TABLET, PHONE, SIDEWAYS)) {
            engine.resize(size[0], size[1]);
            // What was tapped is in the address.
            engine.open(engine.run("location.href.split('?')[0]"));
            table.choose("player-p3");
            table.choose("card-Q");
            table.awaitPreview();
            String name = size[0] + "×" + size[1];
            picture("pad " + name);
            String record = "#record, #undo, .outcome li:first-child";
            String all =
                    ".players .tile, .ranks .tile, .standing .sum, " + (size == TABLET ? "tfoot .sum, " : "") + record;
            assertEquals("", engine.run(Looks.COLOURS), name);
            if (browser.hasGrid()) {
                assertEquals("", engine.run(Looks.outOfSight(size == SIDEWAYS ? record : all)), name);
                assertEquals("", engine.run(Looks.cut(".head .rules")), name);
            }
            assertEquals("", engine.run(Looks.overlaps(PARTS)), name);
        }
        assertNoFaults();
    }

    @Test
    void theTelevisionShowsEachHand() throws Exception {
        ScoredGame game = ScoredGame.start(application, "Anna", "Bo", "Cai", "Dag");
        engine.open(address() + "games/" + game.id() + "/tv");
        for (int[] size : TELEVISIONS) {
            engine.resize(size[0], size[1]);
            game.records(size == TELEVISIONS.getFirst() ? "5" : "6", "p2");
            String total = size == TELEVISIONS.getFirst() ? "5" : "11";
            new EngineTable(browser, engine).shows(".tv-players .sum", "0", total, "0", "0");
            String name = size[0] + "×" + size[1];
            picture("television " + name);
            assertEquals("", engine.run(Looks.TELEVISION), name);
            assertEquals("", engine.run(Looks.overlaps(".tv .head, .tv-players li, .tv-words, .tv-code")), name);
            String parts =
                    ".tv-players .player, .tv-players .sum, .tv-players .to-go, .tv-players .lives, .tv-players .duty";
            assertEquals("", engine.run(Looks.overlaps(parts)), name);
        }
        assertNoFaults();
    }
}
