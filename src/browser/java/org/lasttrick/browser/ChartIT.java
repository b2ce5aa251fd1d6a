package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The chart tells each hand's totals to whoever points at it, or comes to it by Tab. */
class ChartIT extends PackagedBrowserTest {

    @Test
    void aHandIsToldByPointingAndByTab() {
        PageTable table = PageTable.seat(tablet(), service.toString(), "Anna", "Anne", "Bo");
        table.recordQuickly(List.of("player=p1&card=9", "player=p3&card=4"));
        Page page = table.page();
        page.navigate(page.url() + "?panel=chart");
        Locator first = page.locator(".chart .at").first();
        Locator second = page.locator(".chart .at").last();
        assertThat(first.locator("text")).hasCSS("opacity", "0");
        first.hover();
        assertThat(first.locator("text")).hasCSS("opacity", "1");
        assertThat(first.locator("text")).hasText("1: An 9 · Ae 0 · B 0");
        first.focus();
        page.keyboard().press("Tab");
        assertThat(second).isFocused();
        assertThat(second.locator("text")).hasCSS("opacity", "1");
        assertThat(second).hasAccessibleName("Hand 2: Anna 9, Anne 0, Bo 4");
    }

    /** With four columns; more of them keep the width that they need. */
    @Test
    void onATabletTheChartIsAsWideAsTheSheet() {
        PageTable table = PageTable.seat(tablet(landscape()), service.toString(), "Anna", "Bo", "Cai", "Dag");
        table.recordQuickly(List.of("player=p1&card=9"));
        Page page = table.page();
        page.navigate(page.url() + "?panel=chart");
        double sheet = page.locator("#sheet").boundingBox().width;
        assertEquals(sheet, page.locator("#pad").boundingBox().width, 1);
        page.setViewportSize(900, 680);
        assertEquals(0, (int) page.evaluate("document.documentElement.scrollWidth - innerWidth"));
    }
}
