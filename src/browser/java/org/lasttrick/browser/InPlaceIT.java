package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A tap replaces only a part of the page: nobody loses their place, their tap or their way back. */
class InPlaceIT extends PackagedBrowserTest {
    private static final Pattern PAD_READINGS = Pattern.compile("/games/[^/?]+\\?");

    private PageTable seat() {
        return seat(tablet());
    }

    private PageTable seat(Page page) {
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.evaluate("window.stillHere = true");
        return table;
    }

    private static void assertNeverLeft(Page page) {
        assertEquals(true, page.evaluate("window.stillHere === true"), "the page was loaded as a whole");
    }

    private static Locator tile(Page page, String id) {
        return page.locator("label:has(#" + id + ")");
    }

    private static void assertAddressEnds(Page page, String end) {
        assertThat(page).hasURL(Pattern.compile("/games/[^/?#]+" + end.replace("?", "[?]") + "$"));
    }

    /** As browsers do that translate a page: each text gets elements of its own, also what comes later. */
    private static final String TRANSLATES = """
            () => {
              const translate = root => {
                const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, text =>
                  text.data.trim() && !text.parentElement.closest('script, style, font, [translate=no]')
                    ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
                const found = [];
                while (texts.nextNode()) found.push(texts.currentNode);
                for (const text of found) {
                  const outer = document.createElement('font');
                  const inner = outer.appendChild(document.createElement('font'));
                  text.replaceWith(outer);
                  inner.append(text);
                }
                return found.length;
              };
              new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
                if (node.isConnected && node.nodeName != 'FONT') translate(node.nodeType == 1 ? node : node.parentNode);
              }))).observe(document.body, { childList: true, subtree: true });
              return translate(document.body);
            }""";

    @Test
    void aSheetThatTheBrowserTranslatesGoesOn() {
        PageTable table = seat();
        Page page = table.page();
        assertTrue((int) page.evaluate(TRANSLATES) > 20);
        table.record("9", "Bo");
        table.record("K", "Anna");
        table.shows(13, 9, 0);
        page.locator("#undo").click();
        table.shows(0, 9, 0);
        table.record("4", "Cai");
        table.shows(0, 9, 4);
        assertNeverLeft(page);
    }

    @Test
    void anOlderAnswerNeverOvertakesANewerTap() {
        PageTable table = seat();
        Page page = table.page();
        Deque<Route> held = new ArrayDeque<>();
        page.route(PAD_READINGS, held::add);
        tile(page, "player-p2").click();
        page.waitForCondition(() -> held.size() == 1);
        tile(page, "player-p3").click();
        tile(page, "card-9").click();
        page.waitForCondition(() -> held.size() == 3);
        held.removeLast().resume();
        assertThat(table.outcome().first()).hasText("Cai 0 → 9");
        held.forEach(Route::resume);
        page.waitForTimeout(300);
        assertThat(page.locator("#player-p2")).isChecked();
        assertThat(page.locator("#player-p3")).isChecked();
        assertThat(page.locator("#card-9")).isChecked();
        assertThat(table.outcome().first()).hasText("Cai 0 → 9");
    }

    @Test
    void olderHandsComeInPlaceAndStayWhileOthersEnterTheirs() {
        PageTable table = PageTable.seatFor("matapesa", tablet(), service.toString(), "Anna", "Bo", "Cai");
        table.recordQuickly(Hands.marks(3, 125));
        Page page = table.page();
        page.evaluate("window.stillHere = true");
        assertThat(page.locator("#hand-25")).hasCount(0);
        tile(page, "player-p2").click();
        page.getByText("Show hands 1–25").click();
        assertThat(page.locator("#hand-1")).isInViewport();
        assertThat(page.locator("#hands")).isFocused();
        assertThat(page.locator("#player-p2")).isChecked();
        Page other = page.context().newPage();
        other.navigate(page.url().replaceAll("[?].*", ""));
        new PageTable(other).recordQuickly(Hands.marks(3, 1));
        assertThat(page.locator("#hand-126")).hasCount(1);
        assertThat(page.locator("#hand-1")).hasCount(1);
        assertNeverLeft(page);
    }

    /** A tab that the system drops comes back by its address, as after a reload. */
    @Test
    void aReloadBringsBackATrickThatIsHalfEnteredUntilItIsRecorded() {
        PageTable table =
                PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gus");
        Page page = table.page();
        page.locator("#another").click();
        for (String play : List.of("p3-4", "p4-9", "p5-9", "p6-2", "p7-J")) {
            table.tap(page.locator("label:has(#turn-" + play.substring(0, 2) + ")"));
            table.tapTile("play-" + play);
        }
        List<String> badges = page.locator(".trick > .tile").allInnerTexts();
        page.reload();
        assertThat(page.locator(".trick > .tile")).hasText(badges.toArray(String[]::new));
        for (String play : List.of("p1-A", "p2-3")) {
            table.tap(page.locator("label:has(#turn-" + play.substring(0, 2) + ")"));
            table.tapTile("play-" + play);
        }
        table.record();
        page.reload();
        assertThat(page.locator("tr.hand")).hasCount(1);
        assertThat(page.locator(".ask")).hasCount(0);
        assertThat(page.locator(".pad input:checked")).hasCount(0);
    }

    /** Firefox puts ticks back by itself, but not what the pad shows with them. */
    @Test
    void aBrowserPutsNothingBackByItself() {
        assertThat(seat().page().locator("form.pad-form[autocomplete=off]")).hasCount(1);
    }

    @Test
    void choicesMadeBeforeAnAnswerAreRecorded() {
        PageTable table = seat();
        Page page = table.page();
        Deque<Route> held = new ArrayDeque<>();
        page.route(PAD_READINGS, held::add);
        tile(page, "player-p2").click();
        tile(page, "card-9").click();
        page.waitForCondition(() -> held.size() == 2);
        page.locator(".record").click();
        table.shows(0, 9, 0);
        held.forEach(Route::resume);
        page.waitForTimeout(300);
        assertThat(page.locator("#player-p2")).not().isChecked();
        assertThat(page.locator(".record")).hasText("Record hand 2");
    }

    @Test
    void aTileUnderAFingerIsNotTakenAwayByAnAnswer() {
        PageTable table = seat();
        Page page = table.page();
        Deque<Route> held = new ArrayDeque<>();
        page.route(PAD_READINGS, held::add);
        tile(page, "player-p2").click();
        page.waitForCondition(() -> held.size() == 1);
        BoundingBox nine = tile(page, "card-9").boundingBox();
        page.mouse().move(nine.x + nine.width / 2, nine.y + nine.height / 2);
        page.mouse().down();
        page.unroute(PAD_READINGS);
        held.remove().resume();
        page.waitForTimeout(300);
        page.mouse().up();
        assertThat(page.locator("#card-9")).isChecked();
        assertThat(table.outcome().first()).hasText("Bo 0 → 9");
    }

    @Test
    void backAndForwardReturnToThePagesSeen() {
        Page page = tablet();
        page.navigate(service.toString());
        PageTable table = seat(page);
        table.record("9", "Bo");
        page.locator("#hand-1 .hand-link").click();
        assertThat(page.locator(".strike-out")).isVisible();
        assertThat(page.locator("#pad-title")).isFocused();
        assertAddressEnds(page, "?correct=1#hand-1");
        page.locator("tfoot .why").first().click();
        assertThat(page.locator("#panel-title")).isFocused();
        page.goBack();
        assertThat(page.locator(".strike-out")).isVisible();
        page.goBack();
        assertThat(page.locator(".record")).hasText("Record hand 2");
        assertAddressEnds(page, "");
        page.goForward();
        assertThat(page.locator(".strike-out")).isVisible();
        assertNeverLeft(page);
        page.goBack();
        page.goBack();
        assertThat(page.locator("#new-title")).isVisible();
    }

    @Test
    void choicesOnThePadSurviveAPanel() {
        PageTable table = seat();
        table.record("9", "Bo");
        Page page = table.page();
        table.choose("5", "Cai");
        assertThat(table.outcome().first()).hasText("Cai 0 → 5");
        Locator total = page.locator("tfoot .why").nth(1);
        total.click();
        assertThat(page.locator(".panel")).containsText("Bo");
        page.locator(".panel .pad-head a").click();
        assertThat(page.locator("#player-p3")).isChecked();
        assertThat(page.locator("#card-5")).isChecked();
        assertThat(total).isFocused();
        page.locator(".record").click();
        table.shows(0, 9, 5);
        assertNeverLeft(page);
    }

    @Test
    void aPanelStaysOpenWhenAnEntryComesAndItsPadIsAskedAboutAfterwards() {
        PageTable table = seat();
        Page page = table.page();
        table.choose("5", "Cai");
        assertThat(table.outcome().first()).hasText("Cai 0 → 5");
        page.locator("tfoot .why").first().click();
        Page other = page.context().newPage();
        other.navigate(page.url().replaceFirst("\\?.*", ""));
        new PageTable(other).record("9", "Bo");
        table.shows(0, 9, 0);
        assertThat(page.locator(".panel")).isVisible();
        page.locator(".panel .pad-head a").click();
        assertThat(page.locator(".ask")).containsText("Hand 1:");
        assertThat(page.locator("#player-p3")).isChecked();
    }

    @Test
    void aNameThatIsTypedOrRefusedStaysInItsFieldAndThePanelStaysOpen() {
        PageTable table = seat();
        Page page = table.page();
        String sheet = page.url();
        page.locator(".menu summary").click();
        page.locator(".menu a[href$=players]").click();
        assertThat(page.locator(".menu")).not().hasAttribute("open", "");
        page.locator("#joiner").fill("Bo");
        page.locator(".join button").click();
        assertThat(page.locator(".refused")).isVisible();
        assertThat(page.locator("#joiner")).hasValue("Bo");
        assertAddressEnds(page, "?panel=players");
        page.locator("#joiner").fill("Dag");
        Page other = page.context().newPage();
        other.navigate(sheet);
        new PageTable(other).record("9", "Bo");
        table.shows(0, 9, 0);
        assertThat(page.locator("#joiner")).hasValue("Dag");
        page.locator(".join button").click();
        assertThat(page.locator(".seats .name")).hasText(new String[] {"Anna", "Bo", "Cai", "Dag"});
        assertThat(page.locator("#joiner")).hasValue("");
        assertAddressEnds(page, "?panel=players");
        page.locator("#joiner").fill("Eva");
        page.locator("#seat-p2 summary").click();
        page.locator("#seat-p2 .rename input[name=name]").fill("Bob");
        page.locator("#seat-p2 .rename button").click();
        assertThat(page.locator(".seats .name")).hasText(new String[] {"Anna", "Bob", "Cai", "Dag"});
        assertThat(page.locator("#joiner")).hasValue("Eva");
    }

    @Test
    void theStatusElementIsKept() {
        PageTable table = seat();
        table.record("9", "Bo");
        Page page = table.page();
        ElementHandle said = page.querySelector("main > [role=status]");
        ElementHandle outcome = page.querySelector(".outcome");
        table.choose("5", "Cai");
        assertThat(table.outcome().first()).hasText("Cai 0 → 5");
        assertEquals(true, outcome.evaluate("element => element.isConnected"));
        page.locator("#hand-1 .hand-link").click();
        assertThat(page.locator(".strike-out")).isVisible();
        page.goBack();
        assertThat(page.locator(".strike-out")).hasCount(0);
        table.record("4");
        assertEquals(true, said.evaluate("element => element.isConnected"));
        assertTrue(said.textContent().startsWith("Hand 2: Cai took the last trick with a 4"), said::textContent);
        assertNeverLeft(page);
    }

    @Test
    void theKeyboardStaysOnRecordAndOnUndoAsLongAsTheyAreThere() {
        PageTable table = seat();
        Page page = table.page();
        table.choose("9", "Bo");
        assertThat(table.outcome().first()).hasText("Bo 0 → 9");
        page.locator(".record").press("Enter");
        table.shows(0, 9, 0);
        assertThat(page.locator(".record")).isFocused();
        page.locator("button.undo").press("Enter");
        table.shows(0, 0, 0);
        assertThat(page.locator("#pad-title")).isFocused();
    }

    @Test
    void aLinkThatCantBeOpenedLeavesThePageAsItIsSaysSoAndIsOpenedLater() {
        Page page = tablet();
        page.route("**/core.js", Route::abort);
        seat(page).record("9", "Bo");
        Pattern correction = Pattern.compile("correct=");
        page.route(correction, Route::abort);
        assertThat(page.locator(".if-wanted")).isHidden();
        page.locator("#hand-1 .hand-link").click();
        assertThat(page.locator(".if-offline")).isVisible();
        assertThat(page.locator(".if-wanted")).isVisible();
        assertThat(page.locator(".record")).hasText("Record hand 2");
        assertAddressEnds(page, "");
        page.unroute(correction);
        assertThat(page.locator(".strike-out")).isVisible();
        assertThat(page.locator(".if-wanted")).isHidden();
        assertNeverLeft(page);
    }

    @Test
    void aSheetThatWasLeftIsFollowedAgainOnTheWayBack() {
        PageTable table = seat();
        Page page = table.page();
        String sheet = page.url();
        page.navigate(sheet + "/rules");
        Page other = page.context().newPage();
        other.navigate(sheet);
        new PageTable(other).record("9", "Bo");
        page.goBack();
        table.shows(0, 9, 0);
        new PageTable(other).undo();
        table.shows(0, 0, 0);
    }

    @Test
    void aDoubleTapStartsOneGame() {
        Page page = tablet();
        List<String> starts = new ArrayList<>();
        page.navigate(service.toString());
        page.onRequest(request -> {
            // The names are sent to the start page before, to be seated.
            if (request.method().equals("POST") && request.url().endsWith("games")) {
                starts.add(request.url());
            }
        });
        page.getByLabel("Who plays?").fill("Anna\nBo");
        page.locator(".new-game button.primary").dblclick();
        PageTable.onSheet(page);
        assertEquals(List.of(service + "games"), starts);
    }

    @Test
    void theSecondHalfOfADoubleTapIsNotAnEntryOfItsOwn() {
        PageTable table = seat();
        Page page = table.page();
        table.choose("9", "Bo");
        assertThat(table.outcome().first()).hasText("Bo 0 → 9");
        // However long the first half takes, no time passes before the second.
        page.evaluate("Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 })");
        page.locator(".record").click();
        assertThat(page.locator("#hand-1")).isVisible();
        page.locator(".record").evaluate("button => button.click()");
        page.waitForTimeout(300);
        assertThat(page.locator(".refused")).hasCount(0);
        table.shows(0, 9, 0);
    }

    @Test
    void aCorrectionsConflictOpensBelowTheCardsAndBothAreSeen() {
        Page page = tablet();
        PageState.CORRECTION_WITH_CONFLICT.reach(new Navigation(page, service.toString()));
        assertConflictIsSeen(page);
        page.setViewportSize(390, 844);
        page.reload();
        assertConflictIsSeen(page);
        page.locator(".conflict .tile").click();
        assertThat(page.locator("#strike")).isChecked();
        assertThat(page.locator(".record.incomplete")).hasCount(0);
    }

    private static void assertConflictIsSeen(Page page) {
        assertThat(page.locator("#card-A")).isInViewport();
        assertThat(page.locator(".conflict .tile")).isInViewport();
        assertEquals(true, page.evaluate("""
                () => ["label:has(#card-A)", ".conflict .tile"].every(selector => {
                  const tile = document.querySelector(selector);
                  const { left, top, width, height } = tile.getBoundingClientRect();
                  return tile.contains(document.elementFromPoint(left + width / 2, top + height - 4));
                })"""));
    }

    /** Both what is undone and what is done again have room beside the last hand. */
    @Test
    void whatCanBeDoneAgainIsReadInTwoLines() {
        PageTable table = seat();
        Page page = table.page();
        table.recordQuickly(Hands.ties(3, 3));
        table.openHand(2);
        table.tapTile("card-K");
        table.tap(page.locator(".record"));
        assertThat(page.locator("#hand-2 .corrected")).isVisible();
        table.undo();
        assertThat(page.locator("#redo")).hasText("Redo the correction");
        assertTrue(lines(page.locator("#redo")) <= 2);
        page.setViewportSize(900, 680);
        assertTrue(lines(page.locator(".last-hand p")) <= 2);
    }

    private static int lines(Locator text) {
        return (int) text.evaluate("""
                element => {
                  const range = document.createRange();
                  range.selectNodeContents(element);
                  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
                }""");
    }
}
