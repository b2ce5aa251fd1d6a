package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Record and Undo are far apart and keep their place. */
class TargetsIT extends PackagedBrowserTest {
    private static final int APART = 96;
    private static final List<int[]> SCREENS =
            List.of(new int[] {1024, 768}, new int[] {1280, 800}, new int[] {390, 844});
    private static final String[] NINE = {
        "Anna", "Bartholomew Featherstone", "Cai", "Dag", "Eva-Maria Lindenthal", "Finn", "Gerda", "Hans", "Ida"
    };

    @Test
    void recordAndUndoStayWhereTheyAreWithTwo() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo");
        assertNothingMoves(table, Hands.ties(2, 12));
    }

    @Test
    void recordAndUndoStayWhereTheyAreWithSevenOfLongNames() {
        String[] names = IntStream.range(0, 7).mapToObj(seat -> NINE[seat]).toArray(String[]::new);
        PageTable table = PageTable.seat(tablet(), service.toString(), names);
        List<String> hands = new ArrayList<>(Hands.ties(7, 11));
        hands.add("player=p1&player=p2&player=p3&player=p5&order=p1,p3,p5,p2&card=9");
        assertNothingMoves(table, hands);
    }

    @Test
    void recordAndUndoStayWhereTheyAreWithNine() {
        assertNothingMoves(PageTable.seatFor("matapesa", tablet(), service.toString(), NINE), Hands.marks(9, 12));
    }

    private static void assertNothingMoves(PageTable table, List<String> hands) {
        Page page = table.page();
        table.recordQuickly(hands.subList(0, 1));
        List<Places> first = places(page);
        first.forEach(places -> assertTrue(places.apart() >= APART, places::toString));
        int recorded = 1;
        for (int next : new int[] {2, 3, 8, hands.size()}) {
            table.recordQuickly(hands.subList(recorded, next));
            assertEquals(first, places(page), next + " hands");
            recorded = next;
        }
        page.locator(".players label").first().click();
        assertThat(page.locator(".outcome")).isVisible();
        assertEquals(first, places(page), "somebody is chosen");
        page.reload();
        page.locator("button.undo").click();
        assertThat(page.locator("button.redo")).isVisible();
        assertEquals(first, places(page), "undone");
    }

    private static List<Places> places(Page page) {
        return SCREENS.stream()
                .map(screen -> {
                    page.setViewportSize(screen[0], screen[1]);
                    return new Places(place(page, ".record"), place(page, "button.undo"));
                })
                .toList();
    }

    private static Place place(Page page, String button) {
        BoundingBox box = page.locator(button).boundingBox();
        // None while the pad is just being replaced.
        for (int tries = 0; box == null && tries < 50; tries++) {
            page.waitForTimeout(20);
            box = page.locator(button).boundingBox();
        }
        return new Place(Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height));
    }

    private record Place(long x, long y, long width, long height) {}

    private record Places(Place recording, Place undoing) {
        double apart() {
            long across = Math.max(0, recording.x - undoing.x - undoing.width);
            long down = Math.max(
                    0, Math.max(recording.y - undoing.y - undoing.height, undoing.y - recording.y - recording.height));
            return Math.hypot(across, down);
        }
    }
}
