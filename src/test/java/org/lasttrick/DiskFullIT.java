package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The disk of the data directory is full. */
class DiskFullIT {
    private static final int MEGABYTES = 200;
    private static final int TOO_FEW_MEGABYTES = 20;

    private static final int FAILED_REQUESTS = 5;

    @TempDir
    Path directory;

    @Test
    @Tag("full")
    void itIsSaidBeforeAHandIsEnteredAndAllGoesOnWhenThereIsSpace() throws Exception {
        try (var disk = SmallDisk.mount(directory.resolve("disk"), MEGABYTES)) {
            Path data = disk.directory().resolve("data");
            PackagedGame game;
            try (var application = PackagedApplication.start(data)) {
                game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
                assertHandsAreRefusedUntilThereIsSpace(application, game, disk);
                assertADatabaseThatEndedComesBackWhenThereIsSpace(application, game, disk);
                assertFalse(application.output().contains("\tat "), application::output);
                application.terminate();
            }
            disk.fill();
            try (var application = PackagedApplication.launch(data)) {
                assertSaysSoAndEnds(application);
            }
            disk.free();
            try (var application = PackagedApplication.start(data)) {
                assertEquals(200, application.get("/q/health/ready").statusCode());
                application.terminate();
            }
        }
    }

    private static void assertHandsAreRefusedUntilThereIsSpace(
            PackagedApplication application, PackagedGame game, SmallDisk disk) throws Exception {
        assertTrue(application.output().contains("Little space is left on the disk of"), application::output);
        assertTrue(application.get("/").body().contains("Little space is left on the disk"), "the start page");
        disk.fill();
        HttpResponse<String> ready = application.get("/q/health/ready");
        assertEquals(503, ready.statusCode(), ready::body);
        assertTrue(ready.body().contains("The disk of the database is full."), ready::body);
        for (String page : List.of("/", "/games/" + game.id())) {
            assertTrue(application.get(page).body().contains("The disk of Last Trick’s computer is full"), page);
        }
        List<String> failed = new ArrayList<>();
        for (int number = 0; failed.size() < FAILED_REQUESTS; number++) {
            HttpResponse<String> hand = application.send(game.hand("on-full-disk-" + number));
            if (hand.statusCode() != 201) {
                assertEquals(503, hand.statusCode(), hand::body);
                assertTrue(hand.headers().firstValue("Retry-After").isPresent());
                assertTrue(hand.body().contains("urn:lasttrick:disk-full"), hand::body);
                failed.add("on-full-disk-" + number);
            }
            // The game would end otherwise.
            application.send(game.undoing());
        }
        application.send(openingABook(application));
        disk.free();
        PackagedApplication.waitUntil(
                () -> application.get("/q/health/ready").statusCode() == 200, application::output);
        assertEquals(201, application.send(game.hand(failed.getFirst())).statusCode());
    }

    /** Stored by way of Hibernate, as hands aren't. */
    private static HttpRequest.Builder openingABook(PackagedApplication application) {
        return HttpRequest.newBuilder(application.baseUri().resolve("/api/scorebooks"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"name\":\"Friday\"}"));
    }

    private static void assertADatabaseThatEndedComesBackWhenThereIsSpace(
            PackagedApplication application, PackagedGame game, SmallDisk disk) throws Exception {
        String before = game.read();
        disk.fill();
        application.databaseProcess().orElseThrow().destroyForcibly();
        PackagedApplication.waitUntil(
                () -> application
                        .get("/api/games/" + game.id() + "/ledger")
                        .body()
                        .contains("urn:lasttrick:disk-full"),
                application::output);
        disk.free();
        PackagedApplication.waitUntil(
                () -> application.get("/q/health/ready").statusCode() == 200, application::output);
        // The first request after it may find that the old connections are gone, which closes them, but at leisure.
        PackagedApplication.waitUntil(
                () -> application.get("/api/games/" + game.id()).statusCode() == 200, application::output);
        assertEquals(before, game.read());
    }

    @Test
    void aFirstStartSaysSoAndLeavesNothingBehind() throws Exception {
        try (var tooSmall = SmallDisk.mount(directory.resolve("too-small"), TOO_FEW_MEGABYTES);
                var application = PackagedApplication.launch(
                        tooSmall.directory().resolve("data"),
                        "lasttrick.programs-dir=" + tooSmall.directory().resolve("data/programs"))) {
            assertSaysSoAndEnds(application);
            assertEquals(
                    List.of(),
                    List.of(tooSmall.directory()
                            .resolve("data/programs")
                            .toFile()
                            .list()));
        }
    }

    private static void assertSaysSoAndEnds(PackagedApplication application) {
        assertEquals(1, application.waitForEnd());
        assertTrue(application.output().contains("Last Trick didn't start."), application::output);
        assertTrue(
                application.output().matches("(?s).*The disk (with|of) .* is full.*Free some space there.*"),
                application::output);
        assertFalse(application.output().contains("\tat "), application::output);
    }
}
