package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import java.util.List;
import org.junit.jupiter.api.Test;
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
        PageTable.seatFor("agurk", page, service.toString(), "Anna", "Bo");
        assertThat(page.locator("body")).hasCSS("background-color", LIGHT);
        choose(page, "Dark");
        assertThat(page.locator("body")).hasCSS("background-color", DARK);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        choose(page, "Light");
        assertThat(page.locator("body")).hasCSS("background-color", LIGHT);
        choose(page, "Auto");
        assertThat(page.locator("body")).hasCSS("background-color", DARK);
    }

    /** Drawings and chosen tiles aren't recoloured by the browser: ours would stand on whatever the system has as paper. */
    @Test
    void inForcedColoursDrawingsAndMarksHaveThoseOfTheSystem() {
        Page page = tablet(landscape().setForcedColors(ForcedColors.ACTIVE).setColorScheme(ColorScheme.DARK));
        PageTable table = PageTable.seat(page, service.toString(), "Anna", "Bo", "Cai");
        table.recordQuickly(Hands.ties(3, 2));
        table.tapTile("player-p2");
        String colours = "element => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]";
        assertEquals(
                page.locator(".chosen .face").evaluate(colours + "[0]"),
                page.locator(".chosen .own").evaluate(colours + "[0]"));
        assertThat(page.locator(".chosen .own")).hasCSS("background-color", "rgba(0, 0, 0, 0)");
        page.navigate(page.url().split("\\?")[0] + "?panel=chart");
        Object text = page.locator("body").evaluate("body => getComputedStyle(body).color");
        for (String part : List.of(".chart .line path >> nth=0", ".chart .line text >> nth=0")) {
            Locator drawn = page.locator(part);
            String property = part.contains("text") ? "fill" : "stroke";
            assertEquals(text, drawn.evaluate("element => getComputedStyle(element)." + property), part);
        }
    }

    private static void choose(Page page, String theme) {
        page.locator(".menu summary").click();
        page.locator(".menu button", new Page.LocatorOptions().setHasText(theme))
                .click();
        page.waitForLoadState();
    }
}
