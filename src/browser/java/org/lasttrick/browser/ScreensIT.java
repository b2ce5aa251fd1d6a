package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A hand is entered without scrolling, on each screen that people play with. */
class ScreensIT extends PackagedBrowserTest {
    private static final List<String> NAMES = List.of(
            "Anna", "Bartholomew Featherstone", "Cai", "Eva-Maria Lindenthal", "Dag", "Finn", "Gerda", "Hans", "Ida");

    /** @param players for how many a hand is entered without scrolling */
    private record Screen(int width, int height, int players) {}

    private static final List<Screen> SCREENS = List.of(
            new Screen(320, 568, 4),
            new Screen(390, 844, 7),
            new Screen(768, 1024, 9),
            new Screen(1024, 768, 9),
            new Screen(1280, 800, 9),
            new Screen(1920, 1080, 9));

    static List<Arguments> tables() {
        return languages().stream()
                .flatMap(language -> Stream.of(2, 4, 7, 9).map(players -> arguments(players, language)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aHandIsEnteredWithoutScrolling(int players, String language) {
        Page page = seat(players, language);
        List<String> faults = new ArrayList<>();
        if (players > 7) {
            choose(page, "player-p2", "handSize-5");
            check(page, players, faults);
        } else {
            choose(page, "player-p2", "card-9");
            check(page, players, faults);
            if (players >= 4) {
                choose(page, "player-p4", "player-p1", "player-p3");
                check(page, players, faults);
            }
        }
        assertTrue(faults.isEmpty(), () -> String.join("\n", faults));
    }

    /** Read at 1.5 m: the totals' neighbours. */
    @Test
    void theSheetIsReadFromAcrossTheTable() {
        Page page = seat(4, "en");
        for (String text : List.of("thead .player", "tbody .total", "tbody .change", "tfoot .to-go", "tfoot .sum")) {
            int pixels = (int)
                    page.locator(".scores " + text).first().evaluate("it => parseFloat(getComputedStyle(it).fontSize)");
            assertTrue(pixels >= 20, () -> text + ": " + pixels + " px");
        }
    }

    /** A sheet with few hands has large rows. */
    @Test
    void aYoungGameFillsMoreOfItsSheet() {
        Page page = tablet();
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        double last = Double.MAX_VALUE;
        for (int hands : List.of(2, 6, 9)) {
            table.recordQuickly(
                    Hands.ties(3, hands).subList(page.locator("tr.hand").count(), hands));
            double height = page.locator("tr.hand").last().boundingBox().height;
            assertTrue(height < last, hands + " hands: " + height + " px");
            last = height;
        }
    }

    private static final List<int[]> HELD_SIDEWAYS = List.of(
            new int[] {932, 430},
            new int[] {844, 390},
            new int[] {844, 330},
            new int[] {740, 360},
            new int[] {667, 375},
            new int[] {568, 320});

    /** Also by a pad that asks for the order of equal cards. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 7})
    void onAPhoneHeldSidewaysNothingIsCoveredAfterTheLastTap(int players) {
        Page page = seat(players, "en");
        page.setViewportSize(844, 390);
        choose(page, "player-p2", "card-9");
        assertAllInView(page, HELD_SIDEWAYS);
        choose(page, "player-p1", "last-p1");
        assertAllInView(page, HELD_SIDEWAYS);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 7})
    void inLargeTextNothingIsCoveredAfterTheLastTap(int players) {
        Page page = seat(players, "en");
        JsonObject fontSizes = new JsonObject();
        fontSizes.addProperty("standard", 32);
        JsonObject sizes = new JsonObject();
        sizes.add("fontSizes", fontSizes);
        page.context().newCDPSession(page).send("Page.setFontSizes", sizes);
        choose(page, "player-p2", "card-9");
        assertAllInView(page, List.of(new int[] {768, 1024}, new int[] {1024, 768}));
    }

    private static void assertAllInView(Page page, List<int[]> screens) {
        List<String> faults = new ArrayList<>();
        for (int[] screen : screens) {
            page.setViewportSize(screen[0], screen[1]);
            page.evaluate("() => scrollTo(0, 0)");
            ((List<?>) page.evaluate(COVERED))
                    .forEach(fault -> faults.add(screen[0] + " × " + screen[1] + ": " + fault));
        }
        assertEquals(List.of(), faults);
    }

    /** What isn't in view of what counts now, and which tiles something lies over, apart from the bar at the bottom. */
    private static final String COVERED = """
            () => {
              const isSeen = (element, box) => {
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return top && element.contains(top);
              };
              const bar = document.querySelector("#record").getBoundingClientRect().top - 24;
              const counts = ["#record", ".outcome li", "#undo", ".players .chosen", ".ranks .chosen"].flatMap((selector) => {
                const all = [...document.querySelectorAll(selector)];
                return (selector.endsWith(".chosen") ? all : all.slice(0, 1)).filter((element) => {
                  const box = element.getBoundingClientRect();
                  return box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth || !isSeen(element, box);
                }).map((element) => selector + " " + element.textContent.trim() + " is out of view");
              });
              const covered = [...document.querySelectorAll(".pad .tile")].filter((tile) => {
                const box = tile.getBoundingClientRect();
                return box.width && box.top >= 0 && box.bottom <= bar && !isSeen(tile, box);
              }).map((tile) => tile.textContent.trim() + " is covered");
              return [...counts, ...covered, ...document.documentElement.scrollWidth > innerWidth ? ["too wide"] : []];
            }""";

    private Page seat(int players, String language) {
        Page page = tablet(landscape().setReducedMotion(ReducedMotion.REDUCE));
        String[] names = NAMES.stream().limit(players).toArray(String[]::new);
        PageTable table = PageTable.seatFor(players > 7 ? "matapesa" : "agurk", page, service.toString(), names);
        table.recordQuickly(players > 7 ? Hands.marks(players, 6) : Hands.ties(players, 6));
        page.setExtraHTTPHeaders(Map.of("Accept-Language", language));
        page.reload();
        assertEquals(language, page.locator("html").getAttribute("lang"));
        return page;
    }

    private static void choose(Page page, String... tiles) {
        for (String tile : tiles) {
            page.locator("label:has(#" + tile + ")").click();
            assertThat(page.locator("#" + tile)).isChecked();
        }
        assertThat(page.locator(".outcome .hint")).hasCount(0);
        assertThat(page.locator(".outcome li").first()).isVisible();
    }

    private static void check(Page page, int players, List<String> faults) {
        for (Screen screen : SCREENS) {
            page.setViewportSize(screen.width, screen.height);
            List<?> sideways = (List<?>) page.evaluate(Layout.SIDEWAYS);
            sideways.forEach(fault -> faults.add(screen + " scrolls sideways: " + fault));
            if (players <= screen.players) {
                List<?> hidden = (List<?>) page.evaluate(Layout.OUT_OF_SIGHT);
                hidden.forEach(fault -> faults.add(screen + " doesn't show: " + fault));
            }
        }
    }
}
