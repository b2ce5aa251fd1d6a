package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.address.Address;
import org.lasttrick.address.QrCode;
import org.lasttrick.config.PublicUrl;

class PublicUrlTest {
    private static final String HSTS = "quarkus.http.header.\"Strict-Transport-Security\".value";

    @ParameterizedTest
    @CsvSource({
        "https://score.example.org, https://score.example.org",
        "https://score.example.org/, https://score.example.org",
        "HTTPS://Score.Example.org:443/, https://score.example.org",
        "https://score.example.org:8443, https://score.example.org:8443",
        "http://192.168.1.23:80, http://192.168.1.23",
        "https://[2001:db8::1]:8443, https://[2001:db8::1]:8443"
    })
    void itIsWrittenAsBrowsersWriteAnOrigin(String written, String origin) {
        assertEquals(origin, PublicUrl.of(written).origin().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "score.example.org",
                "//score.example.org",
                "ftp://score.example.org",
                "https:",
                "https:score",
                "https://",
                "https://score.example.org/cards",
                "https://score.example.org?a=b",
                "https://score.example.org#top",
                "https://anna@score.example.org",
                "https://score.example.org:0",
                "https://score.example.org:65536",
                "https://score example.org",
                "https://a,https://b",
                "yes"
            })
    void anythingElseIsRefused(String written) {
        assertThrows(IllegalArgumentException.class, () -> PublicUrl.of(written));
    }

    @Test
    void onlyWithHttpsBrowsersAreToldToStayWithIt() {
        assertTrue(
                PublicUrl.of("https://score.example.org").settings().get(HSTS).startsWith("max-age="));
        assertEquals(null, PublicUrl.of("http://score.example.org").settings().get(HSTS));
    }

    @Test
    void theTerminalShowsItAndItsQrCode() {
        PublicUrl url = PublicUrl.of("https://score.example.org");
        String text = Welcome.text(Address.of(url), true, "");
        assertTrue(text.contains("    https://score.example.org\n"), text);
        assertTrue(text.contains(QrCode.of("https://score.example.org")), text);
    }
}
