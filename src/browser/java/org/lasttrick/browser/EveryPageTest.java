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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** Checks every page in every state. {@code -Dpage=CORRECTION,MENU} checks only these. */
@QuarkusTest
class EveryPageTest extends BrowserTest {
    private static final String CONTRAST = "color-contrast";

    private final ExecutorService browsers = browsers();

    @AfterEach
    void awaitTheUsual() {
        PageState.awaitTheUsual();
    }

    @TestFactory
    Stream<DynamicContainer> everyPage() {
        List<String> only = List.of(System.getProperty("page", "").split(","));
        List<DynamicContainer> pages = Arrays.stream(PageState.values())
                .filter(state -> only.contains("") || only.contains(state.name()))
                .map(this::checks)
                .toList();
        browsers.shutdown();
        return pages.stream();
    }

    /** Begins the checks of a page in one of the browsers; the tests wait for their ends. */
    private DynamicContainer checks(PageState state) {
        List<Navigation> here = new ArrayList<>();
        Map<String, FutureTask<?>> checks = new LinkedHashMap<>();
        checks.put("opens", new FutureTask<>(() -> here.add(open(state))));
        checks.put("is valid HTML", check(here, EveryPageTest::assertValid));
        checks.put(
                "is accessible on a tablet", check(here, navigation -> inLightAndDark(navigation.page(), 1024, 768)));
        checks.put("is accessible on a phone", check(here, navigation -> inLightAndDark(navigation.page(), 390, 844)));
        checks.put(
                "is accessible with the user's colours", check(here, navigation -> inUserColours(navigation.page())));
        checks.put("fits in 320 px", check(here, navigation -> fits(navigation.page(), 320, 640)));
        checks.put("fits at 200 %", check(here, navigation -> fits(navigation.page(), 512, 384)));
        browsers.execute(() -> {
            checks.values().forEach(FutureTask::run);
            here.forEach(navigation -> navigation.page().context().close());
        });
        return dynamicContainer(
                state.toString(),
                checks.entrySet().stream()
                        .map(check -> dynamicTest(state + ": " + check.getKey(), () -> await(check.getValue()))));
    }

    private Navigation open(PageState state) {
        // Without transitions, so that no colour is checked halfway.
        Navigation navigation = new Navigation(
                newContext(landscape().setReducedMotion(ReducedMotion.REDUCE)).newPage(), service.toString());
        state.reach(navigation);
        return navigation;
    }

    private interface Check {
        void on(Navigation navigation) throws Exception;
    }

    private static FutureTask<?> check(List<Navigation> here, Check check) {
        return new FutureTask<>(() -> {
            assumeFalse(here.isEmpty(), "did not open");
            check.on(here.getFirst());
            return null;
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
    private static void inLightAndDark(Page page, int width, int height) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        Axe.assertAccessible(page, "light");
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

    private static void fits(Page page, int width, int height) {
        page.setViewportSize(width, height);
        assertEquals(List.of(), page.evaluate(Layout.SIDEWAYS), "scrolls sideways");
        assertEquals(List.of(), page.evaluate(Layout.COVERED), "is covered");
    }
}
