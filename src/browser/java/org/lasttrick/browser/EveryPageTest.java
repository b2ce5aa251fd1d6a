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
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks every page in every state. {@code -Dpage=CORRECTION,MENU} checks only these. */
@QuarkusTest
class EveryPageTest extends BrowserTest {
    private static final String CONTRAST = "color-contrast";

    @AfterEach
    void awaitTheUsual() {
        PageState.awaitTheUsual();
    }

    @TestFactory
    Stream<DynamicContainer> everyPage() {
        List<String> only = List.of(System.getProperty("page", "").split(","));
        return Arrays.stream(PageState.values())
                .filter(state -> only.contains("") || only.contains(state.name()))
                .map(state -> dynamicContainer(state.toString(), checks(state)));
    }

    /** The first test opens the page; the others use it. */
    private Stream<DynamicNode> checks(PageState state) {
        List<Navigation> here = new ArrayList<>();
        return Stream.of(
                dynamicTest(state + ": opens", () -> {
                    closePages();
                    // Without transitions, so that no colour is checked halfway.
                    Navigation navigation = new Navigation(
                            tablet(landscape().setReducedMotion(ReducedMotion.REDUCE)), service.toString());
                    state.reach(navigation);
                    here.add(navigation);
                }),
                check(state, "is valid HTML", here, EveryPageTest::assertValid),
                check(state, "is accessible on a tablet", here, navigation -> inLightAndDark(navigation.page())),
                check(state, "is accessible on a phone", here, navigation -> onPhone(navigation.page())),
                check(
                        state,
                        "is accessible with the user's colours",
                        here,
                        navigation -> inUserColours(navigation.page())),
                check(state, "fits in 320 px", here, navigation -> fits(navigation.page(), 320, 640)),
                check(state, "fits at 200 %", here, navigation -> fits(navigation.page(), 512, 384)));
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

    /** The dark theme differs only in its colours. */
    private static void inLightAndDark(Page page) {
        page.setViewportSize(1024, 768);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        Axe.assertAccessible(page, "light");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        Axe.assertAccessible(page, "dark", CONTRAST);
    }

    /** Its colours are those of the tablet. */
    private static void onPhone(Page page) {
        page.setViewportSize(390, 844);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        Axe.assertAccessible(page, "light");
    }

    private static void inUserColours(Page page) {
        page.setViewportSize(1024, 768);
        page.emulateMedia(new Page.EmulateMediaOptions().setContrast(Contrast.MORE));
        Axe.assertAccessible(page, "more contrast", CONTRAST);
        page.emulateMedia(new Page.EmulateMediaOptions().setContrast(null).setForcedColors(ForcedColors.ACTIVE));
        Axe.assertAccessible(page, "forced colours", CONTRAST);
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.NONE));
    }

    private static void fits(Page page, int width, int height) {
        page.setViewportSize(width, height);
        assertEquals(List.of(), page.evaluate(Layout.SIDEWAYS), "scrolls sideways");
        assertEquals(List.of(), page.evaluate(Layout.COVERED), "is covered");
    }
}
