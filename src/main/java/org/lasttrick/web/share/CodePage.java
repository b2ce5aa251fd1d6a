package org.lasttrick.web.share;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.lasttrick.chain.GameId;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.WatchView.QrCode;
import org.lasttrick.web.layout.KnownGames;

/** The QR code to watch a game, for the big screen and for paper. A picture by itself, since its address changes with the network. */
@Path("/games/{id}/code.svg")
class CodePage {
    private final SheetHost host;
    private final KnownGames games;

    CodePage(SheetHost host, KnownGames games) {
        this.host = host;
        this.games = games;
    }

    @GET
    @Produces("image/svg+xml")
    public Response code(GameId id) {
        QrCode code = host.watch("/games/" + games.find(id).id()).code();
        String drawing = """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d" shape-rendering="crispEdges">\
                <path d="%2$s"/></svg>""".formatted(code.size(), code.path());
        return Response.ok(drawing)
                .header(HttpHeaders.CACHE_CONTROL, "no-cache")
                .build();
    }
}
