package org.lasttrick.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Pictures to look at, not a test: {@code ./mvnw verify -Pscreenshots} leaves them in target/screenshots. */
class Screenshots extends PackagedBrowserTest {
    private static final Path FOLDER = Path.of("target", "screenshots");

    private static final List<String> NAMES =
            List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida");

    @AfterEach
    void awaitTheUsual() {
        awaitReadiness();
    }

    @ParameterizedTest
    @EnumSource
    void ofEveryPage(PageState state) {
        Page page = tablet(landscape().setReducedMotion(ReducedMotion.REDUCE));
        state.reach(new Navigation(page, service.toString()));
        shoot(page, state.toString());
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "2, 29", "6, 0", "6, 29", "9, 0", "9, 29"})
    void ofASheetAtItsFirstAndItsThirtiethHand(int players, int hands) {
        Page page = tablet(landscape().setReducedMotion(ReducedMotion.REDUCE));
        String variant = players > 7 ? "matapesa" : "agurk";
        PageTable table = PageTable.seatFor(
                variant, page, service.toString(), NAMES.subList(0, players).toArray(String[]::new));
        table.recordQuickly(players > 7 ? Hands.marks(players, hands) : Hands.ties(players, hands));
        shoot(page, "sheet of %d, hand %d".formatted(players, hands + 1));
    }

    private static void shoot(Page page, String what) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            shoot(page, what, "tablet", scheme, 1024, 768);
            shoot(page, what, "phone", scheme, 390, 844);
            shoot(page, what, "large", scheme, 1920, 1080);
        }
    }

    private static void shoot(Page page, String what, String device, ColorScheme scheme, int width, int height) {
        page.setViewportSize(width, height);
        String name = "%s-%s-%s.png".formatted(what, device, scheme).toLowerCase(Locale.ROOT);
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name.replaceAll("[ ,]+", "-"))));
    }
}
