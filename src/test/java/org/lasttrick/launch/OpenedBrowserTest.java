package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.List;
import org.junit.jupiter.api.Test;

/** FolderIT shows that a browser is opened. */
class OpenedBrowserTest {

    @Test
    void aBrowserThatIsMissingIsNoTrouble() {
        assertDoesNotThrow(() -> Browser.open(List.of("/no/such/browser"), "http://localhost:8080"));
    }
}
