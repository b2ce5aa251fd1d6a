package org.lasttrick.offline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.RestAssured;
import io.restassured.specification.RequestSpecification;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.PackagedApplication;
import org.lasttrick.api.TestBook;
import org.lasttrick.offline.RandomTablet.Asked;
import org.lasttrick.rules.variants.Variant;

/** What a device took while the service couldn't be reached, the service takes afterwards, and makes the same entries of it. */
@Timeout(value = 12, unit = TimeUnit.HOURS)
class TakenFormsIT {
    private static final long GAMES = Long.getLong("games", Boolean.getBoolean("full") ? 60 : 6);

    /** The service mostly waits for the disk. */
    private static final int BESIDE_EACH_OTHER = 8;

    @TempDir
    static Path directory;

    private static PackagedApplication service;
    private static TestBook book;

    @BeforeAll
    static void start() {
        service = PackagedApplication.start(directory);
        RestAssured.port = service.baseUri().getPort();
        book = TestBook.open();
    }

    @AfterAll
    static void end() {
        service.close();
    }

    @Test
    void formsOfRandomGamesThatADeviceTookBecomeTheSameEntries() {
        long forms = LongStream.rangeClosed(1, GAMES)
                .boxed()
                .gather(Gatherers.mapConcurrent(BESIDE_EACH_OTHER, this::send))
                .mapToLong(sent -> sent)
                .sum();
        assertTrue(forms > 4 * GAMES, forms + " forms");
    }

    private long send(long seed) {
        String sheet = start(seed);
        RandomTablet tablet = RandomTablet.play(seed, "en", "http://localhost", ledger(sheet, 0));
        List<Asked> taken = tablet.asked().stream()
                .filter(asked -> asked.isForm() && asked.status() == 303)
                .filter(asked ->
                        asked.path().startsWith("/games/g/") && !asked.path().endsWith("rematch"))
                .toList();
        for (Asked form : taken) {
            RequestSpecification request = form();
            IntStream.range(0, form.names().size())
                    .forEach(i ->
                            request.formParam(form.names().get(i), form.values().get(i)));
            String version = form.values().get(form.names().indexOf("version"));
            request.formParam("again", version);
            assertEquals(
                    303,
                    status(request, sheet + form.path().substring("/games/g".length())),
                    () -> seed + ": " + sheet + " " + form.path() + " " + form.names() + form.values());
        }
        int version = tablet.games().game("g").version();
        int equal = tablet.games().equalUntil("g", List.of(ledger(sheet, 1)));
        assertEquals(version, equal, () -> "game " + seed + ": " + ledger(sheet, equal));
        return taken.size();
    }

    /** Sends a form again while the service is too busy, as a device does. */
    private static int status(RequestSpecification form, String address) {
        return IntStream.range(0, 20)
                .map(_ -> form.post(address).statusCode())
                .filter(status -> status != 503)
                .findFirst()
                .orElse(503);
    }

    /** The device has answered the form, so that nobody can be asked who is meant by a name. */
    private static RequestSpecification form() {
        return book.asTablet().header("Waited", "5000").contentType("application/x-www-form-urlencoded; charset=UTF-8");
    }

    private String start(long seed) {
        Variant variant = RandomTablet.variant(seed);
        int any = variant.minPlayers() + new Random(seed).nextInt(variant.maxPlayers() - variant.minPlayers() + 1);
        int people = variant.partners() ? any / 2 * 2 : any;
        return form().formParam("variant", variant.id())
                .formParam("commandId", "game-" + seed)
                .formParam(
                        "players",
                        IntStream.range(0, people)
                                .mapToObj(seat -> "ÅSE " + seat)
                                .collect(Collectors.joining("\n")))
                .post("/games")
                .then()
                .statusCode(303)
                .extract()
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
    }

    private String ledger(String sheet, int after) {
        return book.asTablet()
                .get("/api" + sheet + "/ledger?limit=1000&after=" + after)
                .asString();
    }
}
