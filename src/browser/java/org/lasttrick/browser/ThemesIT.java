package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A device chooses light or dark pages for itself. */
class ThemesIT extends PackagedBrowserTest {
    private static final String LIGHT = "rgb(251, 248, 240)";
    private static final String DARK = "rgb(26, 25, 22)";

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theSheetIsAsChosenWhateverTheDeviceIs(boolean withScript) {
        Page page = tablet(
                new Browser.NewContextOptions().setJavaScriptEnabled(withScript).setColorScheme(ColorScheme.LIGHT));
        Table.seatFor("agurk", page, service.toString(), "Anna", "Bo");
        assertThat(page.locator("body")).hasCSS("background-color", LIGHT);
        choose(page, "Dark");
        assertThat(page.locator("body")).hasCSS("background-color", DARK);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        choose(page, "Light");
        assertThat(page.locator("body")).hasCSS("background-color", LIGHT);
        choose(page, "Auto");
        assertThat(page.locator("body")).hasCSS("background-color", DARK);
    }

    private static void choose(Page page, String theme) {
        page.locator(".menu summary").click();
        page.locator(".menu button", new Page.LocatorOptions().setHasText(theme))
                .click();
        page.waitForLoadState();
    }
}
