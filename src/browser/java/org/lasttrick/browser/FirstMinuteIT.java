package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From opening the start page to the first hand: by taps, by typing, by keyboard alone, without script. */
class FirstMinuteIT extends PackagedBrowserTest {
    private static final int MOST_TABS = 60;
    private static final String[] FOUR = {"Anna", "Bo", "Cai", "Dag"};

    /** The start page of a book whose last game was of these four. */
    private Page startPage(Page page) {
        PageTable.seatFor("cucumber-30", page, service.toString(), FOUR);
        page.navigate(service.toString());
        return page;
    }

    private static Locator chip(Page page, String name) {
        return page.locator(".regulars .chip", new Page.LocatorOptions().setHasText(name));
    }

    private static Locator seat(Page page, String name) {
        return page.locator(".seating li", new Page.LocatorOptions().setHasText(name));
    }

    private static void seats(Page page, String... names) {
        assertThat(page.locator(".seating bdi")).hasText(names);
    }

    private static void playing(Page page, String... names) {
        PageTable.onSheet(page);
        assertThat(page.locator("thead .player bdi")).hasText(names);
    }

    private static void report(String what, int taps, Instant from) {
        System.out.printf(
                "%s: %d taps, %d ms%n",
                what, taps, Duration.between(from, Instant.now()).toMillis());
    }

    @Test
    void thePlayersOfTheLastGameStartItAgainInTwoTaps() {
        Page page = startPage(tablet());
        Instant from = Instant.now();
        PageTable table = new PageTable(page);
        table.tap(page.getByText("Same as last time: Anna, Bo, Cai, Dag"));
        seats(page, FOUR);
        assertThat(page.locator(".game-tiles [value='cucumber-30']")).isChecked();
        table.tap(page.locator(".new-game .primary"));
        playing(page, FOUR);
        int taps = table.taps();
        report("The last game, the same four", taps, from);
        assertTrue(taps <= 3, () -> taps + " taps");
    }

    @Test
    void regularPlayersTakeOneTapEachInSeatOrder() {
        Page page = startPage(tablet(phone()));
        Instant from = Instant.now();
        PageTable table = new PageTable(page);
        for (String name : List.of("Dag", "Bo", "Anna", "Cai")) {
            table.tap(chip(page, name));
        }
        table.tap(page.locator(".new-game .primary"));
        playing(page, "Dag", "Bo", "Anna", "Cai");
        int taps = table.taps();
        report("Four regular players", taps, from);
        assertTrue(taps <= 5, () -> taps + " taps");
    }

    @Test
    void namesAreTypedOneByOneOrPastedWithCommasOrLines() {
        Page page = tablet();
        page.navigate(service.toString());
        Instant from = Instant.now();
        page.locator("#players").focus();
        page.keyboard().type("Anna");
        page.keyboard().press("Enter");
        page.keyboard().type("Bo, Cai,");
        assertThat(page.locator("#players")).isFocused();
        seats(page, "Anna", "Bo", "Cai");
        page.locator("#players").fill("Dag\nEva\nFi");
        page.keyboard().type("nn");
        page.locator(".new-game .primary").click();
        playing(page, "Anna", "Bo", "Cai", "Dag", "Eva", "Finn");
        report("Six names typed", 1, from);
    }

    @Test
    void whatWasEnteredComesBackAfterAReloadUntilTheGameBegins() {
        Page page = tablet();
        page.navigate(service.toString());
        page.locator("#players").focus();
        page.keyboard().type("Anna, Bo,");
        seats(page, "Anna", "Bo");
        PageTable.chooseGame(page, "gurka-sweden");
        page.locator("#players").pressSequentially("Ca");
        page.reload();
        seats(page, "Anna", "Bo");
        assertThat(page.locator("#players")).hasValue("Ca");
        assertThat(page.locator("[name=variant][value=gurka-sweden]")).isChecked();
        page.locator("#players").press("Enter");
        page.locator(".new-game .primary").click();
        playing(page, "Anna", "Bo", "Ca");
        page.navigate(service.toString());
        assertThat(page.locator("#seating .seat")).hasCount(0);
    }

    @Test
    void seatsAreMovedByArrowsAndByDraggingAndAnybodyDeals() {
        Page page = startPage(tablet());
        page.locator(".same").click();
        seat(page, "Cai").locator("[name=up]").click();
        seats(page, "Anna", "Cai", "Bo", "Dag");
        seat(page, "Anna").locator("[name=down]").click();
        seats(page, "Cai", "Anna", "Bo", "Dag");
        BoundingBox dag = seat(page, "Dag").locator("bdi").boundingBox();
        BoundingBox cai = seat(page, "Cai").locator("bdi").boundingBox();
        page.mouse().move(dag.x + 5, dag.y + 5);
        page.mouse().down();
        page.mouse().move(dag.x + 5, cai.y + 20, new com.microsoft.playwright.Mouse.MoveOptions().setSteps(8));
        page.mouse().move(dag.x + 5, cai.y - 10);
        page.mouse().up();
        seats(page, "Dag", "Cai", "Anna", "Bo");
        assertThat(page.locator(".seating .deals bdi")).hasText("Dag");
        seat(page, "Cai").locator("[name=remove]").click();
        seats(page, "Dag", "Anna", "Bo");
        seat(page, "Bo").locator(".seat").click();
        assertThat(page.locator(".seating .deals bdi")).hasText("Bo");
        page.locator(".new-game .primary").click();
        playing(page, "Dag", "Anna", "Bo");
        assertThat(page.locator(".now dd").nth(1)).hasText("Bo");
    }

    @Test
    void theKeyboardAloneSeatsMovesAndStarts() {
        Page page = startPage(tablet());
        for (String name : List.of("Anna", "Bo", "Cai")) {
            tabTo(page, chip(page, name));
            page.keyboard().press("Enter");
            assertThat(chip(page, name)).isFocused();
            assertThat(chip(page, name)).hasAttribute("aria-pressed", "true");
        }
        tabTo(page, seat(page, "Cai").locator("[name=up]"));
        page.keyboard().press("Enter");
        seats(page, "Anna", "Cai", "Bo");
        assertThat(seat(page, "Cai").locator("[name=up]")).isFocused();
        page.keyboard().press("Enter");
        seats(page, "Cai", "Anna", "Bo");
        tabTo(page, page.locator(".new-game .primary"));
        page.keyboard().press("Enter");
        playing(page, "Cai", "Anna", "Bo");
    }

    private static void tabTo(Page page, Locator target) {
        for (int tabs = 0;
                tabs < MOST_TABS && target.and(page.locator(":focus")).count() == 0;
                tabs++) {
            page.keyboard().press("Tab");
        }
        assertThat(target).isFocused();
    }

    @Test
    void withoutScriptEachTapReloadsThePage() {
        Page page = startPage(tabletWithoutScript());
        chip(page, "Bo").click();
        chip(page, "Anna").click();
        seats(page, "Bo", "Anna");
        page.locator("#players").fill("Eva, Finn");
        page.getByText("Add", new Page.GetByTextOptions().setExact(true)).click();
        seats(page, "Bo", "Anna", "Eva", "Finn");
        seat(page, "Finn").locator("[name=up]").click();
        seat(page, "Bo").locator("[name=remove]").click();
        seat(page, "Finn").locator(".seat").click();
        PageTable.chooseGame(page, "rassi");
        page.locator(".new-game .primary").click();
        playing(page, "Anna", "Finn", "Eva");
        assertThat(page.locator(".now dd").nth(1)).hasText("Finn");
    }

    @Test
    void aPlayerWhoIsTypedWhileTheServiceCannotBeReachedIsNotLost() {
        Page page = startPage(tablet());
        page.context().setOffline(true);
        page.locator("#players").fill("Eva");
        page.locator("#players").press("Enter");
        assertThat(page.locator("#players")).hasValue("Eva");
        page.context().setOffline(false);
        page.locator("#players").press("Enter");
        seats(page, "Eva");
    }
}
