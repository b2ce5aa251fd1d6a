package org.lasttrick.browser;

import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;

/** For tests that change the service or its tables behind its back. All others are {@link PackagedBrowserTest}s, which run side by side. */
abstract class QuarkusBrowserTest extends BrowserTest {
    @TestHTTPResource("/")
    URI started;

    @BeforeEach
    void useTheServiceOfThisJvm() {
        service = started;
    }
}
