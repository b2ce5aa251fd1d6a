package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.Cookie;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.Haproxy;
import org.lasttrick.PackagedApplication;

/** The packaged application behind a real proxy with TLS, set up as deploy/ says. */
@Execution(ExecutionMode.SAME_THREAD)
class ProxyIT {
    private static final String CLIENT = "127.0.0.2";
    private static final String INVENTED = "198.51.100.1";

    @TempDir
    static Path directory;

    private static Haproxy proxy;
    private static PackagedApplication application;

    @BeforeAll
    static void start() throws Exception {
        Haproxy.assumeInstalled();
        proxy = Haproxy.start(directory);
        application = PackagedApplication.launch(
                directory.resolve("data"),
                "quarkus.http.host=127.0.0.1",
                "quarkus.http.port=" + proxy.servicePorts().getFirst(),
                "lasttrick.public-url=" + proxy.origin(),
                "quarkus.http.access-log.enabled=true",
                "quarkus.http.access-log.pattern=%h asked for %U",
                "quarkus.log.category.\"io.quarkus.http.access-log\".level=INFO");
        PackagedApplication.waitUntil(proxy::isReady, application::output);
    }

    @AfterAll
    static void stop() {
        Stream.of(application, proxy).filter(started -> started != null).forEach(ProxyIT::close);
    }

    private static void close(AutoCloseable started) {
        try {
            started.close();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aTabletPlaysAHandByHttps() throws Exception {
        Page page = new Chromium("--host-resolver-rules=MAP " + proxy.origin().getHost() + " 127.0.0.1")
                .browser()
                .newContext(BrowserTest.landscape().setIgnoreHTTPSErrors(true))
                .newPage();
        Response start = page.navigate(proxy.origin() + "/");
        assertEquals("max-age=31536000", start.headerValue("Strict-Transport-Security"));
        page.getByLabel("Who plays?").fill("Anna\nBo");
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        PageTable table = PageTable.onSheet(page);
        assertTrue(page.url().startsWith(proxy.origin() + "/games/"), page.url());
        List<Cookie> cookies = page.context().cookies();
        assertEquals(
                Set.of("lasttrick-key", "lasttrick-zone"),
                cookies.stream()
                        .map(cookie -> cookie.name.replaceFirst("(lasttrick-key)-.*", "$1"))
                        .collect(Collectors.toSet()));
        assertTrue(
                cookies.stream().filter(cookie -> cookie.httpOnly).allMatch(cookie -> cookie.secure),
                cookies::toString);
        table.record("9", "Bo");
        table.shows(0, 9);

        String game = page.url();
        page.navigate(game + "?panel=watching");
        assertThat(page.locator(".address")).hasText(game);
        assertEquals(game + "/next", scanned(page.locator("svg.qr").screenshot()));
        page.context().browser().close();
    }

    /** What a phone reads. */
    private static String scanned(byte[] picture) throws Exception {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture));
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        var source = new RGBLuminanceSource(width, image.getHeight(), pixels);
        return new QRCodeReader()
                .decode(new BinaryBitmap(new HybridBinarizer(source)))
                .getText();
    }

    @Test
    void theTerminalShowsThePublicUrl() {
        assertTrue(application.output().contains("    " + proxy.origin() + "\n"), application::output);
    }

    @Test
    void aRedirectStaysAtThePublicUrl() throws Exception {
        String answer = proxy.exchange(CLIENT, "GET /games HTTP/1.1", "X-Forwarded-Host: evil.example");
        assertTrue(answer.startsWith("HTTP/1.1 303"), answer);
        assertTrue(answer.contains("\r\nlocation: /\r\n"), answer);
    }

    @Test
    void addressesThatClientsForwardThemselvesAreIgnored() throws Exception {
        String answer = proxy.exchange(
                CLIENT,
                "GET /rules HTTP/1.1",
                "X-Forwarded-For: " + INVENTED,
                "X-Forwarded-For: " + INVENTED + ", " + INVENTED,
                "X-Forwarded-Proto: gopher",
                "X-Forwarded-Port: nine",
                "Forwarded: for=" + INVENTED);
        assertTrue(answer.startsWith("HTTP/1.1 200"), answer);
        PackagedApplication.waitUntil(
                () -> application.output().contains(CLIENT + " asked for /rules"), application::output);
        assertFalse(application.output().contains(INVENTED), application::output);
    }

    @Test
    void withoutAServiceTheProxySaysWhenToComeBack() throws Exception {
        Path elsewhere = Files.createDirectory(directory.resolve("alone"));
        try (Haproxy alone = Haproxy.start(elsewhere)) {
            PackagedApplication.waitUntil(alone::answers, () -> "HAProxy doesn't answer");
            String answer = alone.exchange(CLIENT, "GET / HTTP/1.1");
            assertTrue(answer.startsWith("HTTP/1.1 503"), answer);
            assertTrue(answer.toLowerCase(Locale.ROOT).contains("\r\nretry-after: 5\r\n"), answer);
            assertTrue(answer.contains("<h1>Last Trick is away for a moment</h1>"), answer);
            assertTrue(answer.contains("<h2>Last Trick er væk et øjeblik</h2>"), answer);
        }
    }
}
