package org.lasttrick.launch;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.vertx.http.HttpServer;
import jakarta.enterprise.context.Dependent;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The service while it runs. When Quarkus comes here, it answers requests. */
@Dependent
class Service implements QuarkusApplication {

    private final HttpServer server;
    private final String host;
    private final boolean showQrCode;

    Service(
            HttpServer server,
            @ConfigProperty(name = "quarkus.http.host") String host,
            @ConfigProperty(name = "lasttrick.qr-code", defaultValue = "true") boolean showQrCode) {
        this.server = server;
        this.host = host;
        this.showQrCode = showQrCode;
    }

    @Override
    public int run(String... arguments) {
        Address address = Address.of(host, server.getPort(), LanAddress.find());
        Terminal.print(Welcome.text(address, showQrCode));
        Quarkus.waitForExit();
        return 0;
    }
}
