package org.lasttrick.launch;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.vertx.http.HttpServer;
import jakarta.enterprise.context.Dependent;
import java.io.IOException;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Shows the address of the service, which answers requests by now, and waits for its end. */
@Dependent
class Service implements QuarkusApplication {

    private final HttpServer server;
    private final String host;
    private final Settings settings;
    private final HttpsAtHome https;

    Service(
            HttpServer server,
            @ConfigProperty(name = "quarkus.http.host") String host,
            Settings settings,
            HttpsAtHome https) {
        this.server = server;
        this.host = host;
        this.settings = settings;
        this.https = https;
    }

    @Override
    public int run(String... arguments) throws IOException {
        // A reload in development mode opens no port: the address stays what it was.
        if (server.getPort() > 0 || server.getSecurePort() > 0) {
            Address address = settings.publicUrl()
                    .map(Address::of)
                    .orElseGet(() -> Address.of(host, server.getPort(), LanAddress.find()));
            Terminal.print(Welcome.text(address, settings.qrCode(), https.isOn() ? Welcome.https(address, https) : ""));
            settings.browser().ifPresent(browser -> Browser.open(browser, address.url()));
        }
        // Gives back what only the start needed: the service may stay idle for hours on a small computer.
        System.gc();
        Quarkus.waitForExit();
        return 0;
    }
}
