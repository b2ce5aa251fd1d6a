package org.lasttrick.scorekeeping;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.jboss.logmanager.ExtHandler;
import org.jboss.logmanager.ExtLogRecord;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;
import org.lasttrick.api.TestBook;
import org.lasttrick.chain.GameId;

/** The log has one line for the damaged games of a task, however many they are. */
@QuarkusTest
class LeftOutTest {
    @Inject
    PendingProjections pending;

    @Test
    void manyDamagedGamesAreOneLineOfTheLogWithTheirNumber() {
        TestBook book = TestBook.open();
        List<String> games = IntStream.range(0, 3)
                .mapToObj(number -> book.agurk("Anna", "Bo"))
                .toList();
        List<String> damaged = games.subList(0, 2);
        damaged.forEach(game -> TableOwner.changes(game, 1, "Anna", "Anne"));
        List<String> logged = new CopyOnWriteArrayList<>();
        ExtHandler handler = new ExtHandler() {
            @Override
            protected void doPublish(ExtLogRecord line) {
                logged.add(line.getFormattedMessage());
            }
        };
        Logger log = Logger.getLogger(LeftOut.class.getName());
        log.addHandler(handler);
        try {
            given().get("/api/scorebooks/{book}/export/csv", book.id()).then().statusCode(200);
            pending.store(games.stream().map(GameId::new).toList());
        } finally {
            log.removeHandler(handler);
        }
        assertEquals(
                List.of(
                        "Damaged games that an export left out: 2, the first is " + damaged.get(1),
                        "Damaged games that the statistics left out: 2, the first is " + damaged.get(0)),
                logged.stream()
                        .filter(line -> damaged.stream().anyMatch(line::contains))
                        .toList());
    }
}
