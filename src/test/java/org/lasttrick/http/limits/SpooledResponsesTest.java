package org.lasttrick.http.limits;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.api.TestBook;
import org.lasttrick.http.BehindProxy;
import org.lasttrick.scorekeeping.ImportedGames;

/** What one client has asked for, and hasn't read, takes a share of the free disk and no more. */
@QuarkusTest
@TestProfile(BehindProxy.class)
@Timeout(120)
public class SpooledResponsesTest {
    private static final int ENTRIES = 2_500;
    private static final int SHARE = 16;
    private static volatile long free = Long.MAX_VALUE;

    /** A disk as large as the test says. */
    @Alternative
    @Singleton
    public static class Disk extends SpooledResponses {
        Disk(RoutingContext http) {
            super(http);
        }

        @Override
        long freeBytes() {
            return free;
        }
    }

    @TestHTTPResource("/")
    URI service;

    @AfterEach
    void makeRoom() {
        free = Long.MAX_VALUE;
    }

    @Test
    void whatIsTooLargeForTheDiskIsRefusedAndSoIsWhatComesOnTopOfTheUnread() throws Exception {
        TestBook book = TestBook.open();
        String game = ImportedGames.ofEntries(ENTRIES, book);
        String export = "/api/games/" + game + "/export/json";
        long bytes = given().get(export).asByteArray().length;

        free = SHARE * (bytes - 1);
        refuses(export);
        free = SHARE * (bytes + bytes / 2);
        given().get(export).then().statusCode(200);
        try (RawClient slow = new RawClient(service)) {
            String ask = "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(export);
            slow.send(ask);
            assertEquals("HTTP/1.1 200 OK", slow.status());
            // Until what a socket takes in is full. An answer of the slow client may be refused on the way, too: it
            // asks again.
            for (int refused = 0; refused < 5; ) {
                if (given().get(export).statusCode() == 200) {
                    refused = 0;
                    slow.send(ask);
                } else {
                    refused++;
                }
                Thread.sleep(50);
            }
            refuses(export);
        }
        while (given().get(export).statusCode() != 200) {
            Thread.sleep(50);
        }
    }

    private static void refuses(String export) {
        given().get(export)
                .then()
                .statusCode(503)
                .header("Retry-After", "61")
                .body("type", equalTo("urn:lasttrick:disk-full"))
                .body("title", equalTo("The disk has no room for this answer"))
                .body("detail", containsString("one game at a time"));
    }

    @Test
    void aStartDeletesWhatKilledProcessesHaveLeftAndNothingElse(@TempDir Path directory) throws Exception {
        Process other = new ProcessBuilder("sleep", "100").start();
        try {
            Process ended = new ProcessBuilder("true").start();
            ended.waitFor();
            String leftover = "lasttrick-answer-" + ended.pid() + "-1.tmp";
            String own = "lasttrick-answer-" + ProcessHandle.current().pid() + "-2.tmp";
            String ofAnother = "lasttrick-answer-" + other.pid() + "-3.tmp";
            for (String name : List.of(leftover, own, ofAnother, "lasttrick-answer-.tmp", "friday.json")) {
                Files.createFile(directory.resolve(name));
            }
            SpooledResponses.deleteLeftovers(directory);
            try (Stream<Path> left = Files.list(directory)) {
                assertEquals(
                        Set.of(ofAnother, "lasttrick-answer-.tmp", "friday.json"),
                        Set.copyOf(
                                left.map(file -> file.getFileName().toString()).toList()));
            }
        } finally {
            other.destroy();
        }
    }
}
