package org.lasttrick.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.PackagedApplication;

/** A short game in the oldest Chromium that runs the scripts of the pages, and in today's. {@link EnginesIT} has them all. */
class ShortGameIT {

    @TempDir
    static Path directory;

    private static PackagedApplication application;

    @BeforeAll
    static void startService() {
        application = PackagedApplication.start(directory);
    }

    @AfterAll
    static void endService() {
        application.close();
    }

    @ParameterizedTest
    @EnumSource(names = {"CHROMIUM_80", "CHROMIUM_TODAY"})
    void aShortGameIsPlayed(OldBrowser browser, @TempDir Path profile) throws Exception {
        try (Engine engine = browser.start(profile)) {
            engine.resize(1024, 768);
            EngineTable table = EngineTable.seat(
                    browser, engine, application.baseUri().resolve("/").toString(), "Anna", "Bo", "Cai");
            table.record("9", "p2");
            table.totals(0, 9, 0);
            table.chooseFullTrick(Engine.JSON.readTree("""
                    [{"player":"p3","card":"J"},{"player":"p1","card":"4"},{"player":"p2","card":"J"}]"""));
            table.record();
            table.totals(0, 20, 0);
            table.tapLink("#undo");
            table.totals(0, 9, 0);
            table.record("Q", "p1", "p3");
            table.totals(0, 9, 12);
            table.awaitSaved();
            assertEquals(List.of(), engine.faults());
        }
    }
}
