package org.lasttrick.web.https;

import io.quarkus.qute.TemplateInstance;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.address.HttpsAtHome;
import org.lasttrick.sheet.WatchView.QrCode;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.sheet.ServiceSheetHost;

/** Shows how a device comes to use https, with the certificate that it has to trust for that. */
@Path("/https")
@Produces(Pages.HTML)
class HttpsPage {
    private final HttpsAtHome home;

    HttpsPage(HttpsAtHome home) {
        this.home = home;
    }

    /**
     * @param addresses none where https isn't served
     * @param code the first of them; {@code null} for none
     * @param here whether this very page came by https
     */
    record Https(
            HttpsAtHome home,
            List<String> addresses,
            @Nullable QrCode code,
            boolean here) implements TemplateInstance {}

    @GET
    public Response page(HttpServerRequest request) {
        List<String> addresses = home.addresses();
        QrCode code = addresses.isEmpty() ? null : ServiceSheetHost.code(addresses.getFirst());
        return Pages.ok(new Https(home, addresses, code, request.isSSL()));
    }

    /** Serves the certificate, which no browser shows, but iPads take as a profile to install: so it isn't an attachment. */
    @GET
    @Path("last-trick.crt")
    @Produces("application/x-x509-ca-cert")
    public byte[] certificate() throws IOException {
        if (home.addresses().isEmpty()) {
            throw new NotFoundException();
        }
        return home.certificate();
    }
}
