package org.lasttrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.PackagedApplication;
import org.lasttrick.TableOwner;

/** Before the packaged service. All classes of a JVM share one, and one browser: they run one after the other. */
@Execution(ExecutionMode.SAME_THREAD)
abstract class PackagedBrowserTest extends BrowserTest {
    private static final PackagedApplication SERVICE = start();

    PackagedBrowserTest() {
        service = SERVICE.baseUri().resolve("/");
    }

    /** Waits until what a test did to its database is forgotten. */
    static void awaitReadiness() {
        PackagedApplication.waitUntil(
                () -> SERVICE.get("/q/health/ready").statusCode() == 200, () -> "the service doesn't get ready");
    }

    private static PackagedApplication start() {
        try {
            Path directory = Files.createTempDirectory(Path.of("target"), "browser-tests");
            PackagedApplication application = PackagedApplication.start(
                    directory.toAbsolutePath(),
                    "lasttrick.https=home",
                    "quarkus.http.ssl-port=0",
                    // So that the network isn't told a name.
                    "quarkus.http.host=localhost");
            Runtime.getRuntime().addShutdownHook(new Thread(application::close));
            TableOwner.of(directory.toAbsolutePath());
            return application;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
