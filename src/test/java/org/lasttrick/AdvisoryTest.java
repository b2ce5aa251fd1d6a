package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdvisoryTest {

    @ParameterizedTest
    @CsvSource({
        "io.netty:netty-codec-http2, 4.1.130.Final, CVE-2026-33871",
        "org.postgresql:postgresql, 42.7.11, CVE-2026-54291",
        "com.fasterxml.jackson.core:jackson-databind, 2.21.4, CVE-2026-54515",
        "org.apache.logging.log4j:log4j-core, 2.25.0, CVE-2021-44228"
    })
    void aJarFromBeforeItsPinIsFound(String jar, String version, String id) throws IOException {
        assertEquals(List.of(id), open(Map.of(jar, version)));
    }

    @ParameterizedTest
    @CsvSource({
        "io.netty:netty-codec-http2, 4.1.132.Final",
        "org.postgresql:postgresql, 42.7.12",
        "org.apache.pdfbox:pdfbox, 1.8.17",
        "io.quarkus:quarkus-vertx-http, 3.33.2",
        "org.lasttrick:unheard-of, 1.0"
    })
    void aFixedOrExcusedOrUnknownOneIsNot(String jar, String version) throws IOException {
        assertEquals(List.of(), open(Map.of(jar, version)));
    }

    @Test
    void anExcuseSaysWhy() {
        assertThrows(IllegalArgumentException.class, () -> advisory("not reachable"));
        assertThrows(IllegalArgumentException.class, () -> advisory("not reachable: no"));
        assertThrows(IllegalArgumentException.class, () -> advisory(""));
        assertTrue(advisory("fixed by pin").isOpen(Map.of("org.lasttrick:some", "1.9")));
    }

    private static Advisory advisory(String verdict) {
        return new Advisory("CVE-2026-0", "org.lasttrick:some", null, "1.10", "2026-11-22", verdict);
    }

    private static List<String> open(Map<String, String> shipped) throws IOException {
        return Advisory.all().stream()
                .filter(advisory -> advisory.isOpen(shipped))
                .map(Advisory::id)
                .toList();
    }
}
