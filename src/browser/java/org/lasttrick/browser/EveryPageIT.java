package org.lasttrick.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks every page in every state, in one visit: sizes and colours change while it is open. {@code -Dpage=CORRECTION,MENU} checks
 * only these. It is in the language that takes the most room. {@code -Pfull} checks all pages in English, too, whether they fit in
 * the other languages, and what the dark theme, a user's own colours and a phone make of them.
 */
class EveryPageIT extends PackagedBrowserTest {
    private static final String CONTRAST = "color-contrast";

    /** In the other languages the same elements have other words. */
    private static final Set<String> WHOLLY = Set.of("en", LONGEST);

    /** What is tapped during play; a list of links, as that of all rules, has lower targets. */
    private static final Set<PageState> IN_PLAY = EnumSet.of(
            PageState.START_WITH_NOTHING,
            PageState.START_WITH_GAMES,
            PageState.FIRST_HAND,
            PageState.HAND_CHOSEN,
            PageState.CORRECTION,
            PageState.CORRECTION_WITH_CONFLICT,
            PageState.FULL_TRICK,
            PageState.THIRTY_HANDS_OF_SIX,
            PageState.PAD_OF_MATAPESA,
            PageState.PAD_OF_RASSI,
            PageState.PAD_OF_MINIBLUFF,
            PageState.FINISHED);

    private static final List<int[]> SCREENS =
            List.of(new int[] {1024, 768}, new int[] {1280, 800}, new int[] {390, 844});

    /** By language: one for all states. */
    private final Map<String, Navigation> devices = new HashMap<>();

    @AfterEach
    void awaitTheUsual() {
        awaitReadiness();
    }

    @TestFactory
    Stream<DynamicContainer> everyPage() {
        return languages().stream().map(language -> dynamicContainer(language, states(language)));
    }

    private Stream<DynamicContainer> states(String language) {
        List<String> only = List.of(System.getProperty("page", "").split(","));
        return Arrays.stream(PageState.values())
                .filter(state -> only.contains("") || only.contains(state.name()))
                .map(state -> dynamicContainer(state + ", " + language, checks(state, language)));
    }

    /** The first test opens the page; the others use it. */
    private Stream<DynamicNode> checks(PageState state, String language) {
        List<Navigation> here = new ArrayList<>();
        Stream.Builder<DynamicNode> checks = Stream.builder();
        checks.add(dynamicTest(state + ": opens", () -> {
            Navigation navigation = device(language);
            state.reach(navigation);
            assertEquals(language, navigation.page().locator("html").getAttribute("lang"));
            here.add(navigation);
        }));
        if (WHOLLY.contains(language)) {
            checks.add(check(state, "is valid HTML", here, EveryPageIT::assertValid))
                    .add(check(state, "is accessible", here, navigation -> inLight(navigation.page(), 1024, 768)))
                    .add(check(
                            state, "is read aloud word by word", here, navigation -> isReadAloud(navigation.page())));
        }
        if (IN_PLAY.contains(state)) {
            checks.add(check(state, "is tapped easily", here, navigation -> isTapped(navigation.page())));
        }
        checks.add(check(state, "fits in 320 px", here, navigation -> fits(navigation.page(), 320, 640)))
                .add(check(state, "fits at 200 %", here, navigation -> fits(navigation.page(), 512, 384)));
        if (FULL && WHOLLY.contains(language)) {
            checks.add(check(state, "is accessible in the dark", here, navigation -> inTheDark(navigation.page())))
                    .add(check(
                            state,
                            "is accessible on a phone",
                            here,
                            navigation -> inLight(navigation.page(), 390, 844)))
                    .add(check(
                            state,
                            "is accessible with the user's colours",
                            here,
                            navigation -> inUserColours(navigation.page())));
        }
        return checks.build();
    }

    private Navigation device(String language) {
        Navigation known = devices.get(language);
        if (known == null || !Tablets.clears(known.page())) {
            known = new Navigation(
                    tablet(landscape().setLocale(language).setServiceWorkers(ServiceWorkerPolicy.BLOCK)),
                    service.toString());
            devices.put(language, known);
        }
        // Without transitions, so that no colour is checked halfway.
        known.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        return known;
    }

    private interface Check {
        void on(Navigation navigation) throws Exception;
    }

    private static DynamicTest check(PageState state, String what, List<Navigation> here, Check check) {
        return dynamicTest(state + ": " + what, () -> {
            assumeFalse(here.isEmpty(), "did not open");
            check.on(here.getFirst());
        });
    }

    private static void assertValid(Navigation navigation) throws Exception {
        List<String> pages = navigation.html();
        assertTrue(!pages.isEmpty(), "no HTML");
        for (String html : pages) {
            assertEquals("", NuValidator.complaints(html));
        }
    }

    private static void inLight(Page page, int width, int height) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        Axe.assertAccessible(page, "light");
    }

    /** It differs only in its colours. */
    private static void inTheDark(Page page) {
        page.setViewportSize(1024, 768);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        Axe.assertAccessible(page, "dark", CONTRAST);
    }

    private static void inUserColours(Page page) {
        page.setViewportSize(1024, 768);
        page.emulateMedia(new Page.EmulateMediaOptions().setContrast(Contrast.MORE));
        Axe.assertAccessible(page, "more contrast", CONTRAST);
        page.emulateMedia(new Page.EmulateMediaOptions().setContrast(null).setForcedColors(ForcedColors.ACTIVE));
        Axe.assertAccessible(page, "forced colours", CONTRAST);
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.NONE));
    }

    /** No target is too small or too near to its neighbour, and no word is wider or higher than its button. */
    private static void isTapped(Page page) {
        List<String> faults = new ArrayList<>();
        for (int[] screen : SCREENS) {
            page.setViewportSize(screen[0], screen[1]);
            Target.faults(Target.of(page)).forEach(fault -> faults.add(screen[0] + " × " + screen[1] + ": " + fault));
            assertEquals(List.of(), page.evaluate(Layout.CUT_OFF), "is cut off");
        }
        assertTrue(faults.isEmpty(), () -> String.join("\n", faults));
    }

    /** A phone shows the totals in other elements. */
    private static void isReadAloud(Page page) {
        page.setViewportSize(1024, 768);
        assertEquals(List.of(), AccessibilityTree.joinedWords(page), "is one word");
        page.setViewportSize(390, 844);
        assertEquals(List.of(), AccessibilityTree.joinedWords(page), "is one word on a phone");
    }

    private static void fits(Page page, int width, int height) {
        page.setViewportSize(width, height);
        assertEquals(List.of(), page.evaluate(Layout.SIDEWAYS), "scrolls sideways");
        assertEquals(List.of(), page.evaluate(Layout.COVERED), "is covered");
    }
}
