package org.lasttrick.engines;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.PackagedApplication;

/** All other browser tests know Chromium alone: a whole game in the engines of Safari and of Firefox, half of it without the service. */
@Tag("full")
class OtherEnginesIT {
    /** Sets {@code window.kept} when the device has the sheet, and the code that draws it. */
    private static final String KEPT = """
            (async () => {
              const storage = await import(`/assets/${document.documentElement.dataset.build}/storage.js`);
              const { url, version } = document.getElementById("live").dataset;
              while ((await storage.base(url))?.version !== Number(version)) await new Promise(go => setTimeout(go, 50));
              window.kept = true;
            })()""";

    @TempDir
    Path directory;

    private int port;
    private PackagedApplication application;

    @BeforeEach
    void start() throws IOException {
        port = freePort();
        application = PackagedApplication.start(directory, "quarkus.http.port=" + port);
    }

    @AfterEach
    void end() {
        application.close();
    }

    @Test
    void aWholeGameIsPlayedInWebKit() throws Exception {
        assumeTrue(WebKit.isInstalled(), "no WebKit: apt-get install webkit2gtk-driver xvfb");
        try (Engine webKit = new WebKit(freePort())) {
            plays(webKit);
        }
    }

    @Test
    void aWholeGameIsPlayedInFirefox(@TempDir Path profile) throws Exception {
        assumeTrue(Firefox.isInstalled(), "no Firefox: apt-get install firefox-esr");
        try (Engine firefox = new Firefox(freePort(), profile)) {
            plays(firefox);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    /** Agurk: each 21 is a cucumber, and the second one ends it. */
    private void plays(Engine engine) throws Exception {
        String service = application.baseUri().resolve("/").toString();
        engine.open(service);
        engine.type("#players", "Anna, Bo,");
        shows(engine, ".seating bdi", "Anna|Bo");
        engine.tap(".new-game button.primary");
        engine.tap("#on");
        records(engine, "9", "Bo 0 → 9", "0|9");
        // Without loading the page as a whole: the script of the pages runs.
        engine.run("window.stillHere = true");
        engine.tap("button.undo");
        totals(engine, "0|0");
        engine.run(KEPT);
        engine.await("window.kept", "true");
        application.kill();
        records(engine, "A", "Bo 0 → 14", "0|14");
        records(engine, "K", "Bo 14 → 27: cucumber, re-enters at 0", "0|0");
        records(engine, "Q", "Bo 0 → 12", "0|12");
        records(engine, "J", "Bo 12 → 23: second cucumber, out", "0|23");
        shows(engine, "#result", "Anna wins the game");
        shows(engine, "#waiting .how-many", "4");
        application = PackagedApplication.start(directory, "quarkus.http.port=" + port);
        engine.await("document.documentElement.dataset.state", "saved");
        engine.await("window.stillHere", "true");
        shows(engine, "#result", "Anna wins the game");
        engine.open(service);
        engine.await(
                "document.querySelector('.recent .result').textContent.includes('Anna won after 4 hands')", "true");
    }

    private static void records(Engine engine, String card, String outcome, String totals) throws Exception {
        engine.tap("label:has(#player-p2)");
        shows(engine, ".outcome .hint", "Now tap the card.");
        engine.tap("label:has(#card-" + card + ")");
        shows(engine, ".outcome li:first-child", outcome);
        engine.tap(".record");
        totals(engine, totals);
    }

    private static void totals(Engine engine, String totals) throws Exception {
        shows(engine, "tfoot .sum", totals);
    }

    private static void shows(Engine engine, String selector, String texts) throws Exception {
        engine.await(
                "[...document.querySelectorAll('" + selector
                        + "')].map(it => it.textContent.trim().replace(/\\s+/g, ' ')).join('|')",
                texts);
    }
}
