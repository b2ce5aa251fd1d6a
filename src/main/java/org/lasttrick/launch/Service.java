package org.lasttrick.launch;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.vertx.http.HttpServer;
import jakarta.enterprise.context.Dependent;
import java.io.IOException;
import org.eclipse.microprofile.config.ConfigProvider;
import org.lasttrick.address.Address;
import org.lasttrick.address.HttpsAtHome;
import org.lasttrick.address.LanAddress;
import org.lasttrick.config.ServiceConfig;

/** Shows the address of the service, which answers requests by now, and waits for its end. */
@Dependent
record Service(HttpServer server, ServiceConfig settings, HttpsAtHome https) implements QuarkusApplication {
    @Override
    public int run(String... arguments) throws IOException {
        // A reload in development mode opens no port: the address stays what it was.
        if (server.getPort() > 0 || server.getSecurePort() > 0) {
            String host = ConfigProvider.getConfig().getValue("quarkus.http.host", String.class);
            Address address = settings.publicUrl()
                    .map(Address::of)
                    .orElseGet(() -> Address.of(host, server.getPort(), LanAddress.find()));
            Terminal.print(Welcome.text(address, settings.qrCode(), Welcome.https(address, https)));
            settings.browser().ifPresent(browser -> Browser.open(browser, address.url()));
        }
        // Gives back what only the start needed: the service may stay idle for hours on a small computer.
        System.gc();
        Quarkus.waitForExit();
        return 0;
    }
}
