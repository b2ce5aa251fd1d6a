package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.language.texts.BundlesTest;
import org.lasttrick.language.texts.Glossary;

/** Pages are in the browser's language, which can be changed on any page. */
class LanguagesIT extends PackagedBrowserTest {
    private static final int MOST_TABS = 80;

    private static final List<String> GAME_TERMS = List.of(
            "hand", "last trick", "take the trick", "tie", "lead", "cucumber", "re-enter", "out", "undo", "record");

    /** What is between the fillings of the English sentences, where it is more than a word. */
    private static final List<String> ENGLISH = BundlesTest.bundles().stream()
            .flatMap(bundle -> bundle.english().values().stream())
            .flatMap(sentence -> Stream.of(sentence.split("\\{[^}]*}")))
            .map(String::strip)
            .filter(part -> part.matches("\\p{L}+ \\p{L}.*"))
            .filter(part -> !part.equals("Last Trick"))
            .toList();

    private Page danish(NewContextOptions options) {
        Page page = tablet(options.setLocale("da-DK"));
        page.navigate(service.toString());
        return page;
    }

    private static void seat(Page page, String... names) {
        page.locator("#players").fill(String.join("\n", names));
        page.locator(".new-game .primary").click();
        PageTable.onSheet(page);
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

    /** Aces at Anna and then at Bo, until Cai wins; once they tie. */
    @ParameterizedTest
    @MethodSource("languages")
    void aWholeGameIsPlayedInItsWords(String language) {
        Page page = tablet(landscape().setLocale(language));
        PageTable table = PageTable.seatFor("agurk", page, service.toString(), "Anna", "Bo", "Cai");
        assertThat(html(page)).hasAttribute("lang", language);
        StringBuilder read = new StringBuilder();
        for (String hand : List.of("8 Bo Anna", "A Anna", "A Anna", "A Anna", "A Bo", "A Bo", "A Bo", "A Bo")) {
            String[] played = hand.split(" ");
            table.choose(played[0], Arrays.copyOfRange(played, 1, played.length));
            assertThat(page.locator(".outcome .hint")).hasCount(0);
            read.append(page.locator("body").innerText());
            table.record();
            read.append(page.locator("body").innerText());
        }
        assertThat(page.locator("#result")).isVisible();
        page.locator("tfoot a.why").first().click();
        assertThat(page.locator("#panel-title")).isVisible();
        read.append(page.locator("body").innerText());
        for (String term : GAME_TERMS) {
            assertTrue(
                    Glossary.word(language, term).matcher(read).find(), () -> "no word for " + term + " in:\n" + read);
        }
        assertEquals(
                List.of(),
                Glossary.ruledOut(language).stream()
                        .flatMap(word -> word.matcher(read).results().map(found -> found.group()))
                        .toList());
        assertEquals(
                language.equals("en"),
                ENGLISH.stream().anyMatch(read.toString()::contains),
                () -> "English: "
                        + ENGLISH.stream().filter(read.toString()::contains).toList());
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
