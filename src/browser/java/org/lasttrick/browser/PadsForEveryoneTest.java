package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every kind of pad works without script, and keeps nobody out. */
@QuarkusTest
class PadsForEveryoneTest extends BrowserTest {

    @Test
    void stakesAreEnteredWithoutScript() {
        Page page = tablet(landscape().setJavaScriptEnabled(false));
        Table.seatFor("minibluff", page, service.toString(), "Anna", "Bo", "Cai");
        tap(page, "double-p2");
        page.locator(".foresee").click();
        assertThat(page.locator("#pad-title")).hasText("The stake is 2");
        tap(page, "double-p1");
        page.locator(".foresee").click();
        page.locator("#take-back").click();
        assertThat(page.locator("#pad-title")).hasText("The stake is 2");
        page.locator(".record").click();
        assertThat(page.locator("main [role=alert]")).containsText("Tap who won");
        tap(page, "dropped-1-p3");
        tap(page, "winner-p1");
        page.locator(".foresee").click();
        assertThat(page.locator(".outcome li").first()).hasText("Bo 10 → 8");
        page.locator(".record").click();
        new Table(page).shows(10, 8, 9);
    }

    @Test
    void aFullTrickIsEnteredWithoutScript() {
        Page page = tablet(landscape().setJavaScriptEnabled(false));
        Table.seat(page, service.toString(), "Anna", "Bo", "Cai");
        page.locator("#another").click();
        tap(page, "led-p2");
        page.locator("#play-p1").selectOption("4");
        page.locator("#play-p2").selectOption("9");
        page.locator(".record").click();
        assertThat(page.locator("main [role=alert]")).hasText("Still without a card: Cai.");
        page.locator("#play-p3").selectOption("9");
        page.locator(".foresee").click();
        assertThat(page.locator(".play label").nth(1)).hasText("Cai takes it");
        page.locator(".record").click();
        new Table(page).shows(0, 0, 9);
        page.locator("#hand-1 .hand-link").click();
        assertThat(page.locator("#play-p1")).hasValue("4");
    }

    private static void tap(Page page, String id) {
        page.locator("label:has(#" + id + ")").click();
    }

    /** A pad, and the taps after which it shows all it has. */
    enum Pad {
        TAKER("cucumber-30", "player-p1", "card-9"),
        MULTIPLIERS("rassi", "player-p1", "player-p3", "card-9", "times-p3-4"),
        PICKLE("pickle", "player-p1", "card-9", "pickle-9"),
        SIX_OF_CLUBS("gurka-iceland", "player-p1", "card-6C"),
        MARK("matapesa", "player-p2", "handSize-5"),
        TAKER_OR_MARCH("letzter", "player-p2", "march-true"),
        STAKES("minibluff", "double-p1", "dropped-1-p2", "winner-p3");

        private final String variant;
        private final List<String> taps;

        Pad(String variant, String... taps) {
            this.variant = variant;
            this.taps = List.of(taps);
        }
    }

    @ParameterizedTest
    @EnumSource
    void noPadKeepsAnybodyOut(Pad pad) {
        Page page = tablet(still());
        Table.seatFor(pad.variant, page, service.toString(), "Anna", "Bo", "Cai");
        assertAccessible(page, pad + ", unanswered");
        pad.taps.forEach(id -> {
            tap(page, id);
            assertThat(page.locator(id.startsWith("double") ? "#take-back" : "#" + id + ":checked"))
                    .isVisible();
        });
        assertThat(page.locator(".outcome li").first()).isVisible();
        inEveryLightAndSize(page, pad + ", answered");
        page.locator(".record").click();
        assertThat(page.locator("#hand-1")).isVisible();
        assertAccessible(page, pad + ", recorded");
    }

    @Test
    void neitherTheFullTrickNorTheEndKeepsAnybodyOut() {
        Page page = tablet(still());
        Table table = Table.seat(page, service.toString(), "Anna", "Bo", "Cai");
        table.record("9", "Bo");
        page.locator("#another").click();
        page.locator("#play-p1").selectOption("9");
        tap(page, "led-p2");
        assertThat(page.locator("#led-p2:checked")).isVisible();
        inEveryLightAndSize(page, "full trick");
        table.endEarly();
        page.locator(".ending button").first().click();
        assertThat(page.locator("#result")).isVisible();
        inEveryLightAndSize(page, "closed");
    }

    /** Without transitions, so that no colour is looked at on its way to another. */
    private static NewContextOptions still() {
        return landscape().setReducedMotion(ReducedMotion.REDUCE);
    }

    private static void inEveryLightAndSize(Page page, String what) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            page.setViewportSize(1024, 768);
            assertAccessible(page, what + ", tablet " + scheme);
            page.setViewportSize(390, 844);
            assertAccessible(page, what + ", phone " + scheme);
        }
        page.setViewportSize(1024, 768);
    }

    private static void assertAccessible(Page page, String what) {
        var violations = new AxeBuilder(page).analyze().getViolations();
        assertTrue(violations.isEmpty(), () -> what + ": " + violations);
    }
}
