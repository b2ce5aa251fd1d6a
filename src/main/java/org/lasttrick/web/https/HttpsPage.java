package org.lasttrick.web.https;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.lasttrick.launch.HttpsAtHome;
import org.lasttrick.sheet.WatchView.QrCode;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.sheet.SheetBeans;

/** How a device comes to use https, with the certificate that it has to trust for that. */
@Path("/https")
@Produces(Pages.HTML)
class HttpsPage {
    private final HttpsAtHome home;

    HttpsPage(HttpsAtHome home) {
        this.home = home;
    }

    /**
     * @param offer {@code null} where https isn't served
     * @param here whether this very page came by it
     */
    @CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
    record Https(@Nullable Offer offer, boolean here) implements TemplateInstance {}

    /** @param byNumber the address without the name; {@code null}: no other device would find it */
    record Offer(String address, QrCode drawing, @Nullable String byNumber, String fingerprint) {}

    @GET
    public Response page(HttpServerRequest request) throws IOException {
        return Pages.response(200, new Https(home.isOn() ? offer() : null, request.isSSL()), null);
    }

    private Offer offer() throws IOException {
        String address = home.address();
        String byNumber = home.addressByNumber().orElse(address);
        return new Offer(
                address, SheetBeans.code(address), byNumber.equals(address) ? null : byNumber, home.fingerprint());
    }

    /** Shown by no browser, but taken by iPads as a profile to install: so it isn't an attachment. */
    @GET
    @Path("last-trick.crt")
    @Produces("application/x-x509-ca-cert")
    public byte[] certificate() throws IOException {
        if (!home.isOn()) {
            throw new NotFoundException();
        }
        return home.certificate();
    }
}
