package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages are in the browser's language, which can be changed on any page. */
class LanguagesIT extends PackagedBrowserTest {
    private static final int MOST_TABS = 80;

    private Page danish(NewContextOptions options) {
        Page page = tablet(options.setLocale("da-DK"));
        page.navigate(service.toString());
        return page;
    }

    private static void seat(Page page, String... names) {
        page.locator("#players").fill(String.join("\n", names));
        page.locator(".new-game .primary").click();
        Table.onSheet(page);
    }

    private static void tabTo(Page page, Locator target) {
        for (int tabs = 0;
                tabs < MOST_TABS && target.and(page.locator(":focus")).count() == 0;
                tabs++) {
            page.keyboard().press("Tab");
        }
        assertThat(target).isFocused();
    }

    private static Locator html(Page page) {
        return page.locator("html");
    }

    @Test
    void aHandIsPlayedInDanish() {
        Page page = danish(landscape());
        assertThat(page.locator("#new-title")).hasText("Nyt spil");
        seat(page, "Anna", "Bo", "Cai");
        assertThat(page.locator("#pad-title")).hasText("Hvem spillede det højeste kort?");
        Table table = new Table(page);
        table.choose("9", "Bo");
        assertThat(table.outcome().last()).hasText("Næste: Bo giver 7, Cai spiller ud");
        assertThat(page.locator(".record")).hasText("Notér runde 1");
        table.record();
        assertThat(page.locator("button.undo")).hasText("Fortryd runde 1");
        assertThat(page.locator(".last-hand p").first()).containsText("Bo tog sidste stik med en 9’er");
        assertThat(html(page)).hasAttribute("lang", "da");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theLanguageIsChangedWithTheKeyboardAloneAndKept(boolean script) {
        Page page = danish(landscape().setJavaScriptEnabled(script));
        seat(page, "Anna", "Bo", "Cai");
        String sheet = page.url();
        tabTo(page, page.locator(".menu summary"));
        page.keyboard().press("Enter");
        Locator english = page.locator("button[lang=en]");
        tabTo(page, english);
        page.keyboard().press("Enter");
        assertThat(html(page)).hasAttribute("lang", "en");
        assertThat(page.locator("#pad-title")).hasText("Who played the highest card?");
        assertEquals(sheet, page.url());

        page.navigate(service + "rules/agurk");
        assertThat(page.locator("h1")).hasText("Rules of Agurk");
        Locator danish = page.locator("button[lang=da]");
        tabTo(page, danish);
        page.keyboard().press("Enter");
        assertThat(page.locator("h1")).hasText("Regler for Agurk");
        assertEquals(service + "rules/agurk", page.url());
    }
}
