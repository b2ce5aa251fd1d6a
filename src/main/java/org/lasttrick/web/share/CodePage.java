package org.lasttrick.web.share;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestQuery;
import org.lasttrick.chain.GameId;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.sheet.WatchView.QrCode;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.sheet.ServiceSheetHost;

/**
 * Draws the QR code to watch a game: for the big screen it leads to what goes on when it is scanned, and for paper to
 * this game. It is a picture by itself, since its address changes with the network.
 */
@Path("/games/{id}/code.svg")
class CodePage {
    private final ServiceAddress service;
    private final KnownGames games;

    CodePage(ServiceAddress service, KnownGames games) {
        this.service = service;
        this.games = games;
    }

    @GET
    @Produces("image/svg+xml")
    public Response code(GameId id, @RestQuery @DefaultValue("false") boolean next) {
        String path = "/games/" + games.find(id).id() + (next ? "/next" : "");
        QrCode code = ServiceSheetHost.code(service.uri().resolve(path).toString());
        String drawing = """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d" shape-rendering="crispEdges">\
                <path d="%2$s"/></svg>""".formatted(code.size(), code.path());
        return Response.ok(drawing)
                .header(HttpHeaders.CACHE_CONTROL, "no-cache")
                .build();
    }
}
