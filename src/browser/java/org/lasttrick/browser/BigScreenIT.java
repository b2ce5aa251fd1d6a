package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The big screen is read from across the room: all of it is there at once, in large digits. */
class BigScreenIT extends PackagedBrowserTest {
    private static final String[] NINE = {
        "Anna", "Bartholomew Featherstone", "Cai", "Dag", "Eva-Maria Lindenthal", "Finn", "Gerda", "Hans", "Ida"
    };
    private static final List<int[]> SCREENS = List.of(
            new int[] {1280, 720},
            new int[] {1920, 1080},
            new int[] {3840, 2160},
            new int[] {1024, 768},
            new int[] {1280, 1024},
            new int[] {1080, 1920});

    static IntStream players() {
        return Boolean.getBoolean("full") ? IntStream.rangeClosed(2, 7) : IntStream.of(2, 4, 7);
    }

    @ParameterizedTest
    @MethodSource("players")
    void everythingIsSeenAtOnce(int players) {
        PageTable table = PageTable.seat(tablet(), service.toString(), Arrays.copyOf(NINE, players));
        table.recordQuickly(Hands.ties(players, 9));
        assertFits(table.page());
    }

    @Tag("full")
    @Test
    void everythingIsSeenAtOnceWithEightPlayers() {
        PageTable table = PageTable.seatFor("matapesa", tablet(), service.toString(), Arrays.copyOf(NINE, 8));
        table.recordQuickly(Hands.marks(8, 12));
        assertFits(table.page());
    }

    @Test
    void everythingIsSeenAtOnceWithNinePlayers() {
        Page page = tablet();
        PageState.THIRTY_HANDS_OF_NINE.reach(new Navigation(page, service.toString()));
        assertFits(page);
    }

    /** Those who left are in one line; names that begin alike are told apart. */
    @Test
    void everythingIsSeenAtOnceOfFourteenOnTheSheet() {
        String[] families = Stream.of(
                        "Abel", "Berg", "Christiansen", "Dahl", "Eriksen", "Fuchs", "Greif", "Holm", "Iversen")
                .map("Familie "::concat)
                .toArray(String[]::new);
        PageTable table = PageTable.seatFor("matapesa", tablet(), service.toString(), families);
        for (int i = 1; i <= 5; i++) {
            table.post("/players/p" + i + "/leave", "", 2 * i - 1);
            table.post("/players", "name=Familie+Nielsen-" + i, 2 * i);
        }
        assertFits(table.page());
        Page page = table.page();
        assertThat(page.locator(".tv-players li")).hasCount(9);
        assertThat(page.locator(".tv-gone [data-player]")).hasCount(5);
        page.setViewportSize(1280, 720);
        assertEquals(9, page.evaluate("""
                () => new Set([...document.querySelectorAll(".tv-players bdi")].map(name => {
                  const end = name.parentElement.getBoundingClientRect().right;
                  const range = document.createRange();
                  let seen = 0;
                  for (let i = 1; i <= name.firstChild.length; i++) {
                    range.setStart(name.firstChild, 0);
                    range.setEnd(name.firstChild, i);
                    // The ellipsis takes the place of a character.
                    if (range.getBoundingClientRect().right < end - parseFloat(getComputedStyle(name).fontSize)) seen = i;
                  }
                  return name.textContent.slice(0, seen);
                })).size"""));
    }

    private static void assertFits(Page page) {
        if (!page.url().endsWith("/tv")) {
            page.navigate(page.url() + "/tv");
        }
        for (int[] screen : SCREENS) {
            page.setViewportSize(screen[0], screen[1]);
            String size = screen[0] + " × " + screen[1];
            assertEquals(
                    true,
                    page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"
                            + " && document.documentElement.scrollWidth <= innerWidth"),
                    () -> size + " scrolls");
            assertEquals(List.of(), page.evaluate(OVERLAPS), size);
            double digits = ((Number) page.evaluate("() => Math.min(...[...document.querySelectorAll('.sum')]"
                            + ".map(sum => parseFloat(getComputedStyle(sum).fontSize))) / innerHeight"))
                    .doubleValue();
            // A digit is about 0.72 of its font's size.
            assertTrue(digits * .72 >= .08, () -> size + ": digits of " + digits * .72);
        }
    }

    /** What stands over something else, or sticks out of its place. */
    private static final String OVERLAPS = """
            () => {
              const boxes = [...document.querySelectorAll(".tv .head, .tv-players li, .tv-words, .tv-code")]
                .map(element => [element, element.getBoundingClientRect()]);
              return boxes.flatMap(([one, a], i) => boxes.slice(i + 1)
                .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                .map(([other]) => one.textContent.trim() + " over " + other.textContent.trim()))
                .concat([...document.querySelectorAll(".tv .sum")]
                  .filter(sum => sum.scrollWidth > sum.clientWidth + 1).map(sum => sum.textContent + " is too wide"));
            }""";

    @Test
    void eachPlayersCucumbersAreSeen() {
        Page page = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai")
                .page();
        page.navigate(page.url() + "/tv");
        assertEquals(List.of(2, 2, 2), page.evaluate("""
                () => [...document.querySelectorAll(".tv-players li")].map(player =>
                  [...player.querySelectorAll("use")].filter(drawn => drawn.getBoundingClientRect().width > 0).length)"""));
    }

    @Test
    void itSaysWhoIsAheadWhoIsInDangerAndHowToWatch() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai");
        table.recordQuickly(List.of("player=p1&card=K", "player=p2&card=9"));
        Page page = table.page();
        page.navigate(page.url() + "/tv");
        assertEquals(
                List.of("Cai is ahead on 0", "Anna takes a cucumber with an 8 or higher"),
                page.locator(".tv-fact").allInnerTexts());
        assertEquals(true, page.evaluate("() => document.querySelector('.tv .qr').naturalWidth > 0"));
    }

    @Test
    void theWinnerStandsOut() {
        Page page = tablet();
        PageState.FINISHED.reach(new Navigation(page, service.toString()));
        page.navigate(page.url() + "/tv");
        assertEquals(true, page.evaluate("""
                () => {
                  const style = (selector) => getComputedStyle(document.querySelector(selector));
                  const size = (selector) => parseFloat(style(selector).fontSize);
                  const [winner, loser] = [".is-winner .place", ".is-out .place"];
                  return size(winner) > size(loser) && Number(style(winner).fontWeight) > Number(style(loser).fontWeight)
                    && style(winner).color === style(".is-winner .sum").color && style(loser).color !== style(winner).color
                    && size(".tv-result") > size(".is-winner .player");
                }"""));
        assertFits(page);
    }
}
