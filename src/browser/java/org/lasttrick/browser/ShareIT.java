package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A result goes to another app where the browser can hand it over, and into a file everywhere. */
class ShareIT extends PackagedBrowserTest {

    private Page opened(String share) {
        Page page = tablet(landscape());
        // Chromium without a screen has no apps to share with.
        page.addInitScript("navigator.share = " + share + "; navigator.canShare = ({ files }) => files.length === 1;");
        PageTable.seat(page, service.toString(), "Anna", "Bo").recordQuickly(Hands.ties(2, 3));
        page.navigate(page.url().replaceAll("[?#].*", "") + "/share");
        return page;
    }

    @Test
    void theWidePictureAndTheLinkAreHandedOver() {
        Page page = opened("async (data) => { window.shared = data; }");
        page.locator("[data-share]").first().click();
        page.waitForFunction("window.shared");
        Map<?, ?> shared = (Map<?, ?>) page.evaluate("""
                async () => ({ url: shared.url, text: shared.text, type: shared.files[0].type,
                  width: (await createImageBitmap(shared.files[0])).width })
                """);
        assertEquals(page.locator("#address").textContent(), shared.get("url"));
        assertTrue(shared.get("text").toString().contains("hand 4 is next"), shared::toString);
        assertEquals(List.of("image/png", 1200), List.of(shared.get("type"), shared.get("width")));
    }

    @Test
    void withoutSuchAnAppPicturesAreSavedUnderTheGamesName() {
        Page page = opened("undefined");
        Locator buttons = page.locator("[data-share]");
        assertThat(buttons).hasCount(2);
        assertThat(buttons.first()).isHidden();
        Download saved =
                page.waitForDownload(() -> page.locator("a[download]").first().click());
        assertTrue(saved.suggestedFilename().matches("Agurk 20\\d\\d-\\d\\d-\\d\\d\\.png"), saved::suggestedFilename);
    }
}
