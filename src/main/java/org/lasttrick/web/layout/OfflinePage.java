package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

/** Serves what a device keeps to show in place of a page that it can't fetch: its script draws there what the device has. */
@Path("/offline")
@Produces(Pages.HTML)
class OfflinePage {
    record Offline() implements TemplateInstance {}

    @GET
    public Response page() {
        return Pages.ok(new Offline());
    }
}
