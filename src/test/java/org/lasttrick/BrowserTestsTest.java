package org.lasttrick;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import org.junit.jupiter.api.Test;

/** Is skipped when the browser tests are not there, which verify says at its end; on CI that is a failure. */
class BrowserTestsTest {
    private static final String MISSING =
            "BROWSER TESTS SKIPPED: there is no /usr/bin/chromium-headless-shell. Install it"
                    + " (Debian: apt-get install chromium-headless-shell), or run with -Pbrowser -Dchromium=/path/to/chromium.";

    @Test
    void theBrowserTestsRun() {
        try {
            Class.forName("org.lasttrick.browser.WholeGameIT", false, getClass().getClassLoader());
        } catch (ClassNotFoundException e) {
            if ("true".equals(System.getenv("CI"))) {
                fail(MISSING);
            }
            abort(MISSING);
        }
    }
}
