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
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds for every page in every state. {@code -Dsight=CORRECTION,MENU} looks at these alone. */
@QuarkusTest
class EverySightTest extends BrowserTest {
    private static final String CONTRAST = "color-contrast";

    @TestFactory
    Stream<DynamicContainer> everySight() {
        List<String> only = List.of(System.getProperty("sight", "").split(","));
        return Arrays.stream(Sight.values())
                .filter(sight -> only.contains("") || only.contains(sight.name()))
                .map(sight -> dynamicContainer(sight.toString(), checks(sight)));
    }

    /** The way to a sight is gone once, by the first of its tests; the last one leaves it. */
    private Stream<DynamicNode> checks(Sight sight) {
        List<Visit> here = new ArrayList<>();
        return Stream.of(
                dynamicTest(sight + ": is reached", () -> {
                    closePages();
                    // Without transitions, so that no colour is looked at on its way to another.
                    Visit visit =
                            new Visit(tablet(landscape().setReducedMotion(ReducedMotion.REDUCE)), service.toString());
                    sight.reach(visit);
                    here.add(visit);
                }),
                look(sight, "is valid HTML", here, EverySightTest::assertValid),
                look(sight, "keeps nobody out on a tablet", here, visit -> inLightAndDark(visit.page(), 1024, 768)),
                look(sight, "keeps nobody out on a phone", here, visit -> inLightAndDark(visit.page(), 390, 844)),
                look(sight, "keeps nobody out with colours of one's own", here, visit -> inOwnColours(visit.page())),
                look(sight, "fits in 320 px", here, visit -> fits(visit.page(), 320, 640)),
                look(sight, "fits at 200 %", here, visit -> fits(visit.page(), 512, 384)));
    }

    private interface Look {
        void at(Visit visit) throws Exception;
    }

    private static DynamicTest look(Sight sight, String what, List<Visit> here, Look look) {
        return dynamicTest(sight + ": " + what, () -> {
            assumeFalse(here.isEmpty(), "was not reached");
            look.at(here.getFirst());
        });
    }

    private static void assertValid(Visit visit) throws Exception {
        List<String> pages = visit.html();
        assertTrue(!pages.isEmpty(), "no HTML came");
        for (String html : pages) {
            assertEquals("", NuValidator.complaints(html));
        }
    }

    /** The dark differs in nothing but its colours. */
    private static void inLightAndDark(Page page, int width, int height) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        Axe.assertAccessible(page, "light");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        Axe.assertAccessible(page, "dark", CONTRAST);
    }

    private static void inOwnColours(Page page) {
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
        assertEquals(List.of(), page.evaluate(Layout.COVERED), "lies under something else");
    }
}
