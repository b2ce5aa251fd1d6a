package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.api.TestBook;

/**
 * Names are text, whatever they contain: no page runs them, and no browser reports that it had to stop them.
 *
 * <p>{@code -Pfull} tries all 220 names, otherwise it is every fifth, so that each kind is there. {@code -Drotations=11} gives
 * each of them each role: player, game, book, device, reason, house rules; {@code -Dpages=99} opens all pages that a game leads to.
 */
class HostileNamesIT extends PackagedBrowserTest {
    private static final int ALL = 220;
    private static final int EVERY = 5;
    private static final int PLAYERS = 6;
    private static final int ROLES = PLAYERS + 5;
    private static final int MOST_PAGES = Integer.getInteger("pages", 18);
    private static final Pattern VIOLATION = Pattern.compile("Content.Security.Policy", Pattern.CASE_INSENSITIVE);

    /** What would be there only if a name had become more than text. */
    private static final String FOREIGN = """
            () => [...document.querySelectorAll("*")].filter((element) =>
              element.matches("script:not([src]), iframe, object, embed, base, math, video, audio, marquee, plaintext, xmp")
              || element.matches("meta[http-equiv], style, body style, body link, body img:not([src^='/'])")
              || element.getAttributeNames().some((name) => name.startsWith("on") || name === "style")
              || ["href", "src", "action", "formaction"].some((name) =>
                element.hasAttribute(name) && new URL(element.getAttribute(name), location).origin !== location.origin
                  && !element.closest("[data-external], .sources")))
            .map((element) => element.outerHTML.slice(0, 200))""";

    private final List<String> incidents = new ArrayList<>();

    @BeforeEach
    void booksAreOpenedThere() {
        RestAssured.port = service.getPort();
    }

    static List<List<String>> groups() throws IOException {
        List<String> names =
                new ArrayList<>(Files.readAllLines(Path.of("src", "test", "resources", "hostile-names.txt")));
        assertEquals(ALL, new HashSet<>(names).size());
        if (!Boolean.getBoolean("full")) {
            names = IntStream.iterate(0, at -> at < ALL, at -> at + EVERY)
                    .mapToObj(names::get)
                    .collect(Collectors.toCollection(ArrayList::new));
        }
        List<List<String>> groups = new ArrayList<>();
        for (int rotation = 0; rotation < Integer.getInteger("rotations", 1); rotation++) {
            for (int from = 0; from < names.size(); from += ROLES) {
                groups.add(List.copyOf(names.subList(from, from + ROLES)));
            }
            Collections.rotate(names, 1);
        }
        return groups;
    }

    @ParameterizedTest
    @MethodSource("groups")
    void noPageRunsAName(List<String> names) {
        TestBook book = TestBook.open(names.get(0), names.get(1));
        String game = game(book, names);
        Page page = watched(book);
        Set<String> seen = new HashSet<>();
        List<String> open = new ArrayList<>(List.of("/", "/import", "/games/" + game, "/games/" + game + "/ledger"));
        for (int i = 0; i < open.size() && i < MOST_PAGES; i++) {
            page.navigate(service.resolve(open.get(i)).toString());
            assertClean(page);
            for (Object link : (List<?>)
                    page.evaluate(
                            "() => [...document.querySelectorAll('a[href^=\"/\"]')].map((link) => link.getAttribute('href'))")) {
                String address = link.toString().replaceFirst("#.*", "");
                // The rules of a variant name nobody, and a picture is no page.
                if (!address.startsWith("/api/")
                        && !address.startsWith("/rules/")
                        && !address.contains(".png")
                        && seen.add(address.replace(game, "").replaceAll("[0-9]+", "1"))) {
                    open.add(address);
                }
            }
        }
        assertTrue(open.size() > 15, open::toString);
        updatesInPlace(page, book, game);
        downloads(page, book, game);
        assertEquals(List.of(), incidents);
    }

    private String game(TestBook book, List<String> names) {
        List<String> players = names.subList(ROLES - PLAYERS, ROLES);
        book.asDevice()
                .body(Map.of("name", names.get(2), "variant", "agurk", "rules", Map.of("limit", 30)))
                .post("/api/scorebooks/{book}/house-rules", book.id())
                .then()
                .statusCode(201);
        Response started = book.asDevice()
                .body(Map.of(
                        "variant",
                        "agurk",
                        "name",
                        names.get(3),
                        "players",
                        players.stream().map(name -> Map.of("name", name)).toList()))
                .post("/api/games");
        assertEquals(201, started.statusCode(), started::asString);
        String game = started.path("id");
        IntStream.rangeClosed(1, 3).forEach(hand -> book.score(game, "9", "p" + hand, "p" + (hand + 1)));
        Map<String, Object> correction = Map.of(
                "type",
                "high-card",
                "card",
                "8",
                "players",
                List.of("p1"),
                "reason",
                names.get(4),
                "onConflict",
                "strike");
        book.asDevice()
                .body(correction)
                .put("/api/games/{game}/hands/1", game)
                .then()
                .statusCode(200);
        return game;
    }

    private Page watched(TestBook book) {
        Page page = tablet(landscape());
        page.context().addCookies(List.of(new Cookie("lasttrick-key", book.key()).setUrl(service.toString())));
        page.onDialog((Dialog dialog) -> {
            incidents.add("a dialog: " + dialog.message());
            dialog.dismiss();
        });
        page.onPageError(error -> incidents.add("a script failed: " + error));
        page.onConsoleMessage((ConsoleMessage message) -> {
            if (VIOLATION.matcher(message.text()).find()) {
                incidents.add(message.text());
            }
        });
        return page;
    }

    private static void assertClean(Page page) {
        assertEquals(List.of(), page.evaluate(FOREIGN), page::url);
    }

    /** What the stream announces, and a panel, are drawn by the script. */
    private void updatesInPlace(Page page, TestBook book, String game) {
        page.navigate(service.resolve("/games/" + game).toString());
        book.score(game, "7", "p1").then().statusCode(201);
        assertThat(page.locator("#hand-4")).isVisible();
        assertClean(page);
        page.locator(".menu summary").click();
        page.locator(".menu a[href$=players]").click();
        assertThat(page.locator("#panel-title")).isVisible();
        assertClean(page);
        String shown = page.locator("thead").first().textContent();
        assertTrue(shown.contains(book.asDevice().get("/api/games/{game}", game).path("players[0].name")), shown);
    }

    private void downloads(Page page, TestBook book, String game) {
        List<String> addresses = new ArrayList<>(List.of("/api/scorebooks/" + book.id() + "/export/csv"));
        List.of("csv", "xlsx", "pdf", "json").forEach(form -> addresses.add("/api/games/" + game + "/export/" + form));
        for (String address : addresses) {
            APIResponse file = page.request().get(service.resolve(address).toString());
            assertEquals(200, file.status(), address);
            assertTrue(file.headers().get("content-disposition").startsWith("attachment;"), address);
            assertEquals("nosniff", file.headers().get("x-content-type-options"), address);
        }
    }
}
