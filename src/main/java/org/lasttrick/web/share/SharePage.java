package org.lasttrick.web.share;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.sheet.LinkPreview;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.transfer.export.paper.PictureSize;
import org.lasttrick.web.layout.KnownGames;
import org.lasttrick.web.layout.Pages;

/** Shows a game's result to be sent to others: pictures and the link. It takes the game's link, and no key. */
@Path("/games/{id}/share")
@Produces(Pages.HTML)
class SharePage {
    private final Messages messages;
    private final SheetHost host;
    private final RequestLanguage language;
    private final KnownGames games;

    SharePage(Messages messages, SheetHost host, RequestLanguage language, KnownGames games) {
        this.messages = messages;
        this.host = host;
        this.language = language;
        this.games = games;
    }

    /**
     * @param sheet its path
     * @param onlyHere whether only this device can open the link
     */
    record Share(String name, String sheet, LinkPreview preview, boolean onlyHere, List<Picture> pictures)
            implements TemplateInstance {}

    record Picture(String path, PictureSize size) {}

    /** Answers with a page that isn't kept, since the link changes with the network. */
    @GET
    public Response share(GameId id) {
        RecordedGame game = games.find(id);
        String sheet = "/games/" + id;
        LinkPreview preview = new LinkPreview.Presenter(messages, host).draw(game.game(), sheet);
        boolean onlyHere = ServiceAddress.isOnlyHere(URI.create(preview.url()));
        List<Picture> pictures = Stream.of(PictureSize.values())
                .map(size -> new Picture(language.inLink(sheet + "/picture.png?size=" + size.word()), size))
                .toList();
        return Pages.ok(new Share(new GameNames(messages).of(game.game()), sheet, preview, onlyHere, pictures));
    }
}
