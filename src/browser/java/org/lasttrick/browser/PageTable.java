package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** People at the table, with the tablet before them: what they tap, and what they read. */
final class PageTable {
    private final Page page;
    private int taps;

    PageTable(Page page) {
        this.page = page;
    }

    static PageTable seat(Page page, String baseUri, String... names) {
        return seatFor("agurk", page, baseUri, names);
    }

    /**
     * Starts a game without the start page, which has tests of its own.
     *
     * @param variant its key; further fields of the form may follow
     */
    static PageTable seatFor(String variant, Page page, String baseUri, String... names) {
        return seatAfter(List.of(), variant, page, baseUri, names);
    }

    /**
     * Opens the sheet of a game of which some hands are played.
     *
     * @param hands the pad's fields of each
     */
    static PageTable seatAfter(List<String> hands, String variant, Page page, String baseUri, String... names) {
        APIResponse started = page.request()
                .post(
                        baseUri + "games",
                        form("variant=" + variant + "&commandId=" + UUID.randomUUID() + "&players="
                                + URLEncoder.encode(String.join("\n", names), StandardCharsets.UTF_8)));
        String sheet =
                URI.create(baseUri).resolve(started.headers().get("location")).toString();
        post(page, sheet, hands, 1);
        page.navigate(sheet);
        return onSheet(page);
    }

    private static RequestOptions form(String fields) {
        return RequestOptions.create()
                .setHeader("Content-Type", "application/x-www-form-urlencoded")
                .setData(fields)
                .setMaxRedirects(0);
    }

    /** @param version of the last entry before these hands */
    private static void post(Page page, String sheet, List<String> hands, int version) {
        int last = version;
        for (String hand : hands) {
            APIResponse answer = page.request()
                    .post(
                            sheet + "/hands",
                            form(hand + "&version=" + last + "&again=" + last + "&commandId=" + UUID.randomUUID()));
            assertEquals(303, answer.status(), hand);
            last++;
        }
    }

    /**
     * Posts a form of the sheet, as its button would.
     *
     * @param version of the last entry before it
     */
    void post(String form, String fields, int version) {
        APIResponse answer = page.request()
                .post(
                        page.url().split("[?#]")[0] + form,
                        form(fields + "&version=" + version + "&commandId=" + UUID.randomUUID()));
        assertEquals(303, answer.status(), form);
    }

    /** Waits for the sheet of a game that is being started. A new scorebook shows its recovery code beside it. */
    static PageTable onSheet(Page page) {
        Locator sheet = page.locator("#sheet");
        Locator on = page.locator("#on");
        assertThat(sheet).isVisible();
        if (on.isVisible()) {
            on.click();
        }
        return new PageTable(page);
    }

    /**
     * Chooses a game on the start page.
     *
     * @param game its key
     */
    static void chooseGame(Page page, String game) {
        Locator tile = page.locator(".game-tiles label:has([value='" + game + "'])");
        if (!tile.isVisible()) {
            page.locator(".more-games summary").click();
        }
        tile.click();
        assertThat(tile.locator("input")).isChecked();
    }

    Page page() {
        return page;
    }

    /** How often the page was tapped since the last call. */
    int taps() {
        int counted = taps;
        taps = 0;
        return counted;
    }

    /** @param players in order of play */
    void choose(String card, String... players) {
        for (String player : players) {
            tap(page.locator(".players label", new Page.LocatorOptions().setHasText(player)));
            assertThat(page.locator(".players .tile", new Page.LocatorOptions().setHasText(player))
                            .locator("input"))
                    .isChecked();
        }
        tap(page.locator("label:has(#card-" + card + ")"));
    }

    /** Chooses, waits for what will happen, and records. */
    void record(String card, String... players) {
        int hand = handNumber();
        choose(card, players);
        assertThat(outcome().last()).containsText("");
        tap(page.locator(".record"));
        assertRecorded(hand);
    }

    /** Taps a tile by its id, and waits until the pad shows it as chosen. */
    void tapTile(String id) {
        tap(page.locator("label:has(#" + id + ")"));
        assertThat(page.locator("#" + id)).isChecked();
    }

    /** Records what is chosen, once nothing is missing. */
    void record() {
        int hand = handNumber();
        assertThat(page.locator(".outcome .hint")).hasCount(0);
        tap(page.locator(".record"));
        assertRecorded(hand);
    }

    /** Confirms a repeated hand, which the duplicate guard would refuse. */
    private void assertRecorded(int hand) {
        Locator recorded = page.locator("#hand-" + hand);
        Locator again = page.locator(".answers button[name=again]");
        assertThat(recorded.or(again)).isVisible();
        if (again.isVisible()) {
            again.click();
        }
        assertThat(recorded).isVisible();
    }

    void tap(Locator target) {
        taps++;
        target.click();
    }

    /** What will happen, or what a correction changes, line by line. */
    Locator outcome() {
        return page.locator(".outcome li");
    }

    /**
     * Records hands as quickly as a program posts them, and reloads the sheet.
     *
     * @param hands the pad's fields of each
     */
    void recordQuickly(List<String> hands) {
        post(
                page,
                page.url(),
                hands,
                Integer.parseInt(page.locator("#pad [name=version]").inputValue()));
        page.reload();
    }

    /** Opens a hand's correction. A tap before it is there would go to the pad for the next hand. */
    void openHand(int number) {
        tap(page.locator("#hand-" + number + " .hand-link"));
        assertThat(page.locator("#pad-title")).containsText(Pattern.compile("\\b" + number + "\\b"));
    }

    /** Opens what the menu has for ending a game before its rules do. */
    void endEarly() {
        tap(page.locator(".menu summary"));
        tap(page.locator(".menu a[href$=ending]"));
        assertThat(page.locator(".ending button").first()).isVisible();
    }

    void undo() {
        tap(page.locator("button.undo"));
    }

    /** The totals below the columns. */
    void shows(Integer... totals) {
        assertThat(page.locator("tfoot .sum"))
                .hasText(List.of(totals).stream().map(Object::toString).toArray(String[]::new));
    }

    /** The lives lost, by column. */
    void cucumbers(Integer... lost) {
        for (int column = 0; column < lost.length; column++) {
            assertThat(page.locator("tfoot td").nth(column).locator("[aria-label='a cucumber']"))
                    .hasCount(lost[column]);
        }
    }

    private int handNumber() {
        return page.locator("tr.hand[id]").count() + 1;
    }
}
