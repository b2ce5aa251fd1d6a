package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A sheet is printed on one A4 page. */
class PrintIT extends PackagedBrowserTest {
    private static final Pattern PAGE = Pattern.compile("/Type\\s*/Page\\b");

    @Test
    void ninePlayersAndThirtyHandsFitOnOnePage() {
        PageTable table = PageTable.seatFor(
                "matapesa",
                tablet(),
                service.toString(),
                "Anna",
                "Bo",
                "Cai",
                "Dag",
                "Eva",
                "Finn",
                "Gerda",
                "Hans",
                "Ida");
        table.recordQuickly(Hands.marks(9, 30));
        assertEquals(1, printed(table.page()));
    }

    @Test
    void sixPlayersAndThirtyHandsFitOnOnePageAlsoWhenTheGameIsOver() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn");
        table.recordQuickly(Hands.ties(6, 30));
        assertEquals(1, printed(table.page()));
        table.endEarly();
        table.page().locator(".ending button").first().click();
        table.page().locator("#result").waitFor();
        assertEquals(1, printed(table.page()));
    }

    @Test
    void aRecoveryCodeIsPrintedOnOnePageWithTheAddressAndTheDay() {
        Page page = PageTable.seat(tablet(), service.toString(), "Anna", "Bo").page();
        page.navigate(service + "devices");
        page.locator("form[action$=recovery] button").click();
        assertThat(page.locator("#print")).isVisible();
        assertEquals(1, printed(page));
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".join-code")).isVisible();
        assertThat(page.locator(".print-only")).containsText("Made on ");
        assertThat(page.locator(".ways-out")).isHidden();
    }

    @Test
    void theFirstSheetIsPrintedWithoutTheRecoveryCodeBesideIt() {
        Page page = tablet();
        page.navigate(service.toString());
        page.locator("#players").fill("Anna\nBo");
        page.locator(".new-game .primary").click();
        assertThat(page.locator(".join-code")).isVisible();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".seal")).isVisible();
        assertThat(page.locator(".join-code")).isHidden();
    }

    @Test
    void aShortGameHasItsChartOnThePageToo() {
        PageTable table =
                PageTable.seat(tablet(), service.toString(), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda");
        table.recordQuickly(Hands.ties(7, 12));
        table.endEarly();
        Page page = table.page();
        page.locator(".ending button").first().click();
        page.locator("#result").waitFor();
        assertEquals(1, printed(page));
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".chart")).isVisible();
    }

    @Test
    void theFingerprintAndSpaceForSignaturesArePrinted() {
        Page page = PageTable.seat(tablet(), service.toString(), "Anna", "Bo").page();
        assertThat(page.locator(".seal")).hasText(Pattern.compile("Fingerprint\\s+([0-9a-z]{4}-){2}[0-9a-z]{4}"));
        assertThat(page.locator(".signatures")).isHidden();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".seal")).isVisible();
        assertThat(page.locator(".signatures li")).hasText(new String[] {"Anna", "Bo"});
        assertThat(page.locator(".signatures")).isVisible();
    }

    @Test
    void aPrintedSheetHasTheCodeToWatchWhichIsFetchedOnlyThen() {
        Page page = PageTable.seat(tablet(), service.toString(), "Anna", "Bo").page();
        Locator code = page.locator(".to-watch img");
        assertThat(code).isHidden();
        assertEquals(0, code.evaluate("it => it.naturalWidth"));
        printed(page);
        page.waitForCondition(() -> (int) code.evaluate("it => it.naturalWidth") > 0);
    }

    private static long printed(Page page) {
        byte[] pdf = page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true));
        return PAGE.matcher(new String(pdf, StandardCharsets.ISO_8859_1))
                .results()
                .count();
    }
}
