package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static io.restassured.RestAssured.given;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.TableOwner;

/** A device keeps what it has of a game that is missing in a restored backup, and drops what it has of an erased one. */
class MissingGameIT extends PackagedBrowserTest {
    private PageTable seat(ServiceWorkerPolicy workers) {
        PageTable table =
                PageTable.seat(tablet(landscape().setServiceWorkers(workers)), service.toString(), "Anna", "Bo", "Cai");
        table.recordQuickly(Hands.ties(3, 3));
        new Navigation(table.page(), service.toString()).awaitRememberedHead();
        Offline.awaitKept(table.page());
        return table;
    }

    private static String game(Page page) {
        return Navigation.gameIn(page.url());
    }

    private static void assertKept(Page page) {
        assertThat(page.locator("#broken p.gone"))
                .containsText("This device had seen entry 4; the service does not have this game.");
        assertThat(page.locator("#broken p.lost")).isHidden();
        assertThat(page.locator("#broken .button").first()).isHidden();
        assertThat(page.locator("tr.hand")).hasCount(3);
    }

    @ParameterizedTest
    @EnumSource
    void anOpenSheetStaysAndSaysSo(ServiceWorkerPolicy workers) {
        PageTable table = seat(workers);
        TableOwner.loses(game(table.page()));
        assertKept(table.page());
        table.choose("9", "Bo");
        table.page().locator(".record").click();
        assertThat(table.page().locator("#waiting")).containsText("There is no game here");
        assertThat(table.page().locator("#broken p.gone")).containsText("This device had seen entry 4;");
    }

    @ParameterizedTest
    @EnumSource
    void itOpensFromTheDevice(ServiceWorkerPolicy workers) {
        PageTable table = seat(workers);
        Page page = table.page();
        TableOwner.loses(game(page));
        page.reload();
        assertKept(page);
        page.reload();
        assertKept(page);
        table.choose("9", "Bo");
        page.locator(".record").click();
        assertThat(page.locator("#waiting .held")).containsText("There is no game here");
        assertThat(page.locator("#save-mine")).isVisible();
    }

    @Test
    void aDeviceThatKeepsNothingSaysWhatItHadSeen() {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        String sheet = page.url();
        page.evaluate("import(`/assets/${document.documentElement.dataset.build}/storage.js`).then(it => it.forget())");
        page.navigate("about:blank");
        TableOwner.loses(Navigation.gameIn(sheet));
        page.navigate(sheet);
        assertThat(page.locator("#missing")).containsText("This device had seen entry 4;");
        page.navigate(service + "games/nothing");
        assertThat(page.locator("#missing")).isHidden();
    }

    @Test
    void theBigScreenStaysAndSaysSo() {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page screen = table.page();
        String game = game(screen);
        screen.waitForResponse("**/stream*", () -> screen.navigate(screen.url() + "/tv"));
        TableOwner.loses(game);
        assertThat(screen.locator("#broken p.gone")).containsText("This device had seen entry 4;");
        assertThat(screen.locator(".tv-players")).isVisible();
    }

    @Test
    void anErasedGameIsForgottenByADeviceThatShowsIt() {
        PageTable table = seat(ServiceWorkerPolicy.BLOCK);
        Page page = table.page();
        String sheet = page.url();
        Map<String, String> cookies =
                page.context().cookies().stream().collect(Collectors.toMap(each -> each.name, each -> each.value));
        given().redirects()
                .follow(false)
                .cookies(cookies)
                .formParams(Map.of("sure", "yes", "version", 4))
                .post(sheet + "/erase")
                .then()
                .statusCode(303);
        assertThat(page.locator(".error h1")).containsText("This game was erased");
        page.evaluate("""
                async () => {
                  const storage = await import(`/assets/${document.documentElement.dataset.build}/storage.js`);
                  while (await storage.base(location.pathname)) await new Promise(go => setTimeout(go, 50));
                }""");
    }
}
