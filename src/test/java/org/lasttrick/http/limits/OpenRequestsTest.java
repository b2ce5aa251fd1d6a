package org.lasttrick.http.limits;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.builder.RequestSpecBuilder;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.IOUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;
import org.lasttrick.scorekeeping.ImportedGames;

/** A request holds its place until its work has ended, and not longer. */
@QuarkusTest
@TestProfile(FewConnections.class)
@Timeout(60)
class OpenRequestsTest {
    private static final int PLACES = FewConnections.REQUESTS;
    private static final int ENTRIES = 2_500;

    /** Of so many entries, one after another: more than a socket takes in. */
    private static final int EXPORTS = 5;

    @TestHTTPResource("/")
    URI service;

    @Inject
    ExpensiveWork work;

    private final List<RawClient> clients = new ArrayList<>();

    /** REST Assured takes a connection for each request, and leaves it open. */
    @BeforeEach
    void takeFewConnections() {
        RestAssured.requestSpecification =
                new RequestSpecBuilder().addHeader("Connection", "close").build();
    }

    @AfterEach
    void close() {
        clients.forEach(IOUtils::closeQuietly);
    }

    @AfterEach
    void takeAsManyAsUsual() {
        RestAssured.requestSpecification = null;
    }

    private RawClient get(String path) throws IOException {
        RawClient client = new RawClient(service);
        clients.add(client);
        return client.send("GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(path));
    }

    @Test
    void aClientThatGoesAwayHoldsItsPlaceUntilTheWorkEnds() throws Exception {
        String game = TestBook.open().agurk("Anna", "Bo");
        try (Connection _ = TableOwner.locks("entry")) {
            for (int i = 0; i < PLACES; i++) {
                get("/api/games/" + game);
            }
            Thread.sleep(300);
            close();
            Thread.sleep(300);
            for (String path : List.of("/api/variants", "/assets/0/style.css", "/q/health/live", "/q/health/ready")) {
                Response refused = given().get(path);
                assertEquals(429, refused.statusCode(), path);
                assertEquals("2", refused.header("Retry-After"), path);
                assertEquals("nosniff", refused.header("X-Content-Type-Options"), path);
            }
        }
        awaitOk("/api/variants");
    }

    private static void awaitOk(String path) throws InterruptedException {
        while (given().get(path).statusCode() != 200) {
            Thread.sleep(50);
        }
    }

    @Test
    void everyRequestGivesItsPlaceBackHoweverItEnds() throws Exception {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        for (int i = 0; i < PLACES + 2; i++) {
            given().get("/no/such/page").then().statusCode(404);
            given().get("/assets/0/style.css").then().statusCode(200);
            given().head("/").then().statusCode(200);
            given().get("/q/openapi").then().statusCode(200);
            given().get("/api/games/unknown").then().statusCode(404);
            given().post("/api/games/{game}/undo", game).then().statusCode(401);
            book.asDevice().body("{").post("/api/games").then().statusCode(400);
            book.asDevice().body("x".repeat(70_000)).post("/api/games").then().statusCode(413);
            book.asDevice().put("/api/variants").then().statusCode(405);
            given().get("/api/games/{game}/export/csv", game).then().statusCode(200);
            given().get("/api/scorebooks/{book}/games", book.id()).then().statusCode(200);
            get("/%zz").close();
            get("/api/games/" + game + "/stream").close();
            get("/api/games/" + game + "/export/xlsx").close();
            get("/").close();
            RawClient sender = new RawClient(service);
            sender.beginBody("/api/scorebooks", 1_000).close();
        }
        Thread.sleep(500);
        for (int i = 0; i < PLACES; i++) {
            given().get("/api/variants").then().statusCode(200);
        }
        try (Connection _ = TableOwner.locks("entry")) {
            for (int i = 0; i < PLACES - 1; i++) {
                get("/api/games/" + game);
            }
            Thread.sleep(300);
            given().get("/api/variants").then().statusCode(200);
        }
    }

    @Test
    void whoReadsAnExportSlowlyHoldsNeitherATurnNorAFileForLong() throws Exception {
        TestBook book = TestBook.open();
        ImportedGames.ofEntries(ENTRIES, book);
        Set<Path> before = files();
        String request = "GET /api/scorebooks/%s/export/json HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(book.id());
        for (int i = 0; i < 2; i++) {
            RawClient slow = new RawClient(service);
            clients.add(slow);
            slow.send(request.repeat(EXPORTS));
            assertEquals("HTTP/1.1 200 OK", slow.status());
        }
        while (work.waiting() > 0 || before.containsAll(files())) {
            Thread.sleep(50);
        }
        close();
        while (!before.containsAll(files())) {
            Thread.sleep(50);
        }
    }

    private static Set<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("lasttrick-answer-"))
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void whatFindsNoTurnIsRefusedWithTheTimeToWait() throws Exception {
        String game = TestBook.open().agurk("Anna", "Bo");
        Client client = Client.of("127.0.0.1");
        CountDownLatch release = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            try {
                for (int i = 0; i < ExpensiveWork.WAITING_PER_CLIENT; i++) {
                    threads.submit(() -> {
                        try (var _ = work.begin(client, Expensive.MOST)) {
                            return release.await(30, TimeUnit.SECONDS);
                        }
                    });
                }
                while (work.waiting() < ExpensiveWork.WAITING_PER_CLIENT) {
                    Thread.sleep(5);
                }
                for (String path : List.of("export/pdf", "export/csv", "ledger", "verification")) {
                    given().get("/api/games/" + game + "/" + path)
                            .then()
                            .statusCode(429)
                            .header("Retry-After", "21")
                            .body("type", equalTo("urn:lasttrick:too-many"));
                }
                given().get("/games/{game}/ledger", game).then().statusCode(429).contentType(ContentType.HTML);
            } finally {
                release.countDown();
            }
        }
        given().get("/api/games/{game}/export/pdf", game).then().statusCode(200);
    }
}
