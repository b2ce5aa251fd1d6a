package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;

/** What a device needs before its network goes. */
final class Offline {
    private Offline() {}

    /** Waits until the open sheet is on the device as it is shown, with the code that draws it. */
    static void awaitKept(Page page) {
        page.evaluate("""
                async () => {
                  const storage = await import(`/assets/${document.documentElement.dataset.build}/storage.js`);
                  const { dataset: { url, version } } = document.getElementById("live");
                  while ((await storage.base(url))?.version !== Number(version)) await new Promise(go => setTimeout(go, 50));
                }""");
    }

    /** Waits until the device has what the start page needs. */
    static void awaitBook(Page page) {
        page.evaluate("""
                async () => {
                  const storage = await import(`/assets/${document.documentElement.dataset.build}/storage.js`);
                  while (!await storage.base("/")) await new Promise(go => setTimeout(go, 50));
                }""");
    }

    /** Waits until the service has what waited on this device, and the sheet shows that. */
    static void awaitSent(Page page) {
        assertThat(page.locator(".if-saved")).isVisible();
        assertThat(page.locator(".seal")).not().containsText("not sealed yet");
        assertThat(page.locator("#waiting")).isHidden();
    }

    /** Waits until pages open without a network. */
    static void awaitShell(Page page) {
        page.evaluate("""
                async () => {
                  while (!await caches.match("/offline")) await new Promise(go => setTimeout(go, 50));
                }""");
        page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    }
}
