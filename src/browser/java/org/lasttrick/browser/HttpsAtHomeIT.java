package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.Haproxy;
import org.lasttrick.PackagedApplication;

/** The packaged application with https at home, before a browser that trusts its certificate as a device of the household does. */
@Execution(ExecutionMode.SAME_THREAD)
class HttpsAtHomeIT {
    private static final Path CERTUTIL = Path.of("/usr/bin/certutil");
    private static final String MISSING =
            "HTTPS TEST SKIPPED: there is no " + CERTUTIL + ". Install it (Debian: apt-get install libnss3-tools).";
    private static final String NAMES = "--host-resolver-rules=MAP *.local 127.0.0.1,MAP *.example.org 127.0.0.1";

    @TempDir
    static Path directory;

    private static int port;
    private static String address;
    private static PackagedApplication application;
    private static Chromium device;

    @BeforeAll
    static void start() throws Exception {
        if (!Files.isExecutable(CERTUTIL)) {
            if ("true".equals(System.getenv("CI"))) {
                fail(MISSING);
            }
            System.err.println(MISSING);
            abort(MISSING);
        }
        port = Haproxy.freePort();
        address = "https://lasttrick.local:" + port + "/";
        startService();
        Path certificate = Files.write(directory.resolve("last-trick.crt"), authority());
        Path trust = Files.createDirectories(directory.resolve("home/.pki/nssdb"));
        certutil("-N", "-d", "sql:" + trust, "--empty-password");
        certutil("-A", "-d", "sql:" + trust, "-n", "home", "-t", "C,,", "-i", certificate.toString());
        device = new Chromium(Map.of("HOME", directory.resolve("home").toString()), NAMES);
    }

    private static void startService() {
        application = PackagedApplication.start(
                directory.resolve("data"),
                "lasttrick.https=home",
                "quarkus.http.ssl-port=" + port,
                "quarkus.http.host=localhost");
    }

    private static void certutil(String... arguments) throws Exception {
        ProcessBuilder command = new ProcessBuilder(CERTUTIL.toString());
        command.command().addAll(List.of(arguments));
        assertEquals(0, command.inheritIO().start().waitFor());
    }

    @AfterAll
    static void stop() {
        if (application != null) {
            application.close();
        }
    }

    private static byte[] authority() throws IOException {
        URL address = application.baseUri().resolve("/https/last-trick.crt").toURL();
        try (var body = address.openStream()) {
            return body.readAllBytes();
        }
    }

    private static Page page(Chromium chromium) {
        return chromium.browser().newContext(BrowserTest.landscape()).newPage();
    }

    /** The browser alone knows the addresses of these names, so it starts the game itself. */
    private static PageTable seat(Page page, String address) {
        page.navigate(address);
        Object sheet = page.evaluate(
                "async (id) => (await fetch('/games', { method: 'POST', body: new URLSearchParams({"
                        + " variant: 'agurk', commandId: id, players: 'Anna\\nBo' }) })).headers.get('Location')",
                UUID.randomUUID().toString());
        page.navigate(URI.create(address).resolve((String) sheet).toString());
        return PageTable.onSheet(page);
    }

    @Test
    void aGameGoesOnInABrowserThatIsReopenedWithoutTheService() {
        Path profile = directory.resolve("profile");
        String sheet;
        try (BrowserContext tablet = device.open(profile)) {
            Page page = tablet.newPage();
            page.navigate(address);
            PageTable table = seat(page, address);
            table.record("9", "Bo");
            Offline.awaitKept(page);
            Offline.awaitShell(page);
            sheet = page.url();
        }
        application.kill();
        try (BrowserContext tablet = device.open(profile)) {
            Page page = tablet.newPage();
            page.navigate(sheet);
            PageTable table = new PageTable(page);
            table.shows(0, 9);
            table.record("4", "Anna");
            assertThat(page.locator("#waiting .how-many")).hasText("1");
            startService();
            Offline.awaitSent(page);
            page.reload();
            table.shows(4, 9);
        }
    }

    @Test
    void aDeviceThatDoesNotTrustItIsWarned() {
        Chromium other = new Chromium(NAMES);
        Page page = page(other);
        PlaywrightException refusal = assertThrows(PlaywrightException.class, () -> page.navigate(address));
        assertTrue(refusal.getMessage().contains("ERR_CERT_AUTHORITY_INVALID"), refusal::getMessage);
        other.browser().close();
    }

    @Test
    @Tag("full")
    void aDeviceUsesBothAddressesOfOneNameWithOneKey() {
        String http = "http://lasttrick.local:" + application.baseUri().getPort() + "/";
        for (String first : new String[] {address, http}) {
            Page page = page(device);
            seat(page, first);
            for (String now : new String[] {address, http}) {
                page.navigate(now + "devices");
                assertThat(page.locator("#list")).isVisible();
                page.navigate(now);
                page.locator(".running .game-line").click();
                new PageTable(page).record("9", "Bo");
            }
            new PageTable(page).shows(0, 18);
            assertTrue(page.context().cookies().stream().noneMatch(cookie -> cookie.secure));
            page.context().close();
        }
    }

    @Test
    void whoScansTheLinkToWatchNeedsNoCertificate() {
        Page page = page(device);
        seat(page, address);
        page.navigate(page.url() + "?panel=watching");
        assertThat(page.locator(".address"))
                .containsText("http://localhost:" + application.baseUri().getPort());
        page.context().close();
    }

    @Test
    void theTerminalAndThePageShowTheSameFingerprint() {
        Page page = page(device);
        page.navigate(application.baseUri().resolve("/https").toString());
        String fingerprint = page.locator("[aria-labelledby=trust] .address").textContent();
        assertTrue(application.output().contains(fingerprint), application::output);
        page.context().close();
    }

    @Test
    @Tag("full")
    void aCertificateThatIsMadeAnewIsServedWithoutARestart() throws Exception {
        X509Certificate first = served().orElseThrow();
        Files.delete(directory.resolve("data/https/service.p12"));
        PackagedApplication.waitUntil(
                () -> served().filter(now -> !now.equals(first)).isPresent(), application::output);
    }

    /** Empty while certificates are exchanged, for a tenth of a second. */
    private static Optional<X509Certificate> served() {
        try (SSLSocket socket =
                (SSLSocket) Haproxy.trusting().getSocketFactory().createSocket("localhost", port)) {
            return Optional.of((X509Certificate) socket.getSession().getPeerCertificates()[0]);
        } catch (SSLPeerUnverifiedException none) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void devicesOfBefore2019Connect() throws Exception {
        assertEquals(Map.of("TLSv1.2", "TLSv1.2", "TLSv1.3", "TLSv1.3"), spoken(port));
    }

    /** What is spoken with a device that speaks only one version. */
    private static Map<String, String> spoken(int port) throws Exception {
        Map<String, String> spoken = new HashMap<>();
        for (String version : List.of("TLSv1.2", "TLSv1.3")) {
            try (SSLSocket socket =
                    (SSLSocket) Haproxy.trusting().getSocketFactory().createSocket("localhost", port)) {
                socket.setEnabledProtocols(new String[] {version});
                spoken.put(version, socket.getSession().getProtocol());
            }
        }
        return spoken;
    }

    /** A certificate that has a name among Quarkus' settings. */
    @Test
    @Tag("full")
    void devicesOfBefore2019ConnectByANamedCertificateOfOnesOwn() throws Exception {
        Haproxy.assumeInstalled();
        Haproxy.selfSigned(directory);
        int ownPort = Haproxy.freePort();
        try (PackagedApplication _ = PackagedApplication.start(
                directory.resolve("named"),
                "quarkus.tls.ours.key-store.pem.0.cert=" + directory.resolve("certificate.pem"),
                "quarkus.tls.ours.key-store.pem.0.key=" + directory.resolve("key.pem"),
                "quarkus.http.tls-configuration-name=ours",
                "quarkus.http.ssl-port=" + ownPort,
                "quarkus.http.host=localhost")) {
            assertEquals(Map.of("TLSv1.2", "TLSv1.2", "TLSv1.3", "TLSv1.3"), spoken(ownPort));
        }
    }

    /** As src/docs/running.md says. */
    @Test
    @Tag("full")
    void certificatesOfOnesOwnAreServedWithoutPlainHttp() throws Exception {
        Haproxy.assumeInstalled();
        Haproxy.selfSigned(directory);
        int ownPort = Haproxy.freePort();
        String origin = "https://score.example.org:" + ownPort;
        try (PackagedApplication own = PackagedApplication.launch(
                directory.resolve("own"),
                "quarkus.tls.key-store.pem.0.cert=" + directory.resolve("certificate.pem"),
                "quarkus.tls.key-store.pem.0.key=" + directory.resolve("key.pem"),
                "quarkus.http.insecure-requests=disabled",
                "quarkus.http.ssl-port=" + ownPort,
                "quarkus.http.host=localhost",
                "lasttrick.public-url=" + origin)) {
            PackagedApplication.waitUntil(() -> own.output().contains("    " + origin + "\n"), own::output);
            assertEquals(Map.of("TLSv1.2", "TLSv1.2", "TLSv1.3", "TLSv1.3"), spoken(ownPort));
            Page page = device.browser()
                    .newContext(BrowserTest.landscape().setIgnoreHTTPSErrors(true))
                    .newPage();
            PageTable table = seat(page, origin + "/");
            table.record("9", "Bo");
            table.shows(0, 9);
            assertTrue(page.context().cookies().stream()
                    .filter(cookie -> cookie.httpOnly)
                    .allMatch(cookie -> cookie.secure));
            page.context().close();
        }
    }

    @Test
    void httpsAloneIsRefusedWithoutAPublicUrl() {
        try (PackagedApplication refused = PackagedApplication.launch(
                directory.resolve("refused"), "lasttrick.https=home", "quarkus.http.insecure-requests=disabled")) {
            assertEquals(1, refused.waitForEnd(), refused::output);
            assertTrue(refused.output().contains("LASTTRICK_PUBLIC_URL"), refused::output);
        }
    }
}
