package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sheet as it stood after any entry, by a slider. */
class PastIT extends PackagedBrowserTest {
    private Page seat(boolean script) {
        PageTable table =
                PageTable.seat(script ? tablet() : tabletWithoutScript(), service.toString(), "Anna", "Bo", "Cai");
        table.recordQuickly(Hands.ties(3, 5));
        Page page = table.page();
        page.navigate(page.url() + "/ledger");
        page.locator("#entry-3 a.version").click();
        assertStands(page, 3);
        return page;
    }

    private static void assertStands(Page page, int entry) {
        assertThat(page).hasURL(Pattern.compile(".*/ledger/" + entry));
        assertThat(page.locator(".time-travel")).containsText("As it stood after entry " + entry + " of 6");
        assertThat(page.locator("tr.hand")).hasCount(entry - 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theButtonAndTheLinksLeadToOtherEntries(boolean script) {
        Page page = seat(script);
        page.locator("#entry").focus();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowRight");
        page.locator(".time-travel form button").click();
        assertStands(page, 5);
        page.getByText("Earlier").click();
        assertStands(page, 4);
        page.getByText("Later").click();
        assertStands(page, 5);
        page.locator(".other-entries a").last().click();
        assertThat(page.locator("#pad")).isVisible();
    }

    @Test
    void theSliderLeadsThereWhenItIsLetGoButNotWithEachStepOfTheKeyboard() {
        Page page = seat(true);
        page.locator("#entry").focus();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".time-travel output")).hasText("5");
        assertStands(page, 3);
        page.keyboard().press("Enter");
        assertStands(page, 5);
        var slider = page.locator("#entry").boundingBox();
        page.mouse().click(slider.x + 4, slider.y + slider.height / 2);
        assertStands(page, 1);
    }
}
