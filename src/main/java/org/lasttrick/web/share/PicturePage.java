package org.lasttrick.web.share;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.ZoneId;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.EntityTags;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.http.limits.SpooledResponses;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.Keyword;
import org.lasttrick.transfer.export.FileName;
import org.lasttrick.transfer.export.Titles;
import org.lasttrick.transfer.export.paper.PictureSize;
import org.lasttrick.transfer.export.paper.ResultPicture;
import org.lasttrick.web.layout.KnownGames;

/** Draws the result as a picture. Like the sheet, it takes the game's link, and no key. */
@Path("/games/{id}/picture.png")
class PicturePage {
    private final ResultPicture pictures;
    private final SpooledResponses files;
    private final RequestLanguage language;
    private final ReaderZone zone;
    private final KnownGames games;
    private final Messages messages;

    PicturePage(
            ResultPicture pictures,
            SpooledResponses files,
            RequestLanguage language,
            ReaderZone zone,
            KnownGames games,
            Messages messages) {
        this.pictures = pictures;
        this.files = files;
        this.language = language;
        this.zone = zone;
        this.games = games;
        this.messages = messages;
    }

    @GET
    @Produces("image/png")
    @Expensive(megabytes = Expensive.ONE_GAME)
    public Response picture(
            GameId id, @QueryParam("size") @DefaultValue("wide") String wanted, @Context Request request)
            throws IOException {
        PictureSize size = Keyword.read(PictureSize.values(), wanted).orElseThrow(NotFoundException::new);
        RecordedGame game = games.find(id);
        ZoneId here = zone.id();
        EntityTag tag = EntityTags.of(game.head().hex() + size + language.tag() + here);
        FileName name = FileName.of(new GameNames(messages).of(game.game()), Titles.startedAt(game), here, "png");
        return EntityTags.answer(
                        request, tag, () -> Response.ok(files.write(out -> pictures.write(game, size, here, out))))
                .header(HttpHeaders.CONTENT_DISPOSITION, name.inline())
                .header(HttpHeaders.CACHE_CONTROL, "no-cache")
                .header(HttpHeaders.VARY, "Cookie, Accept-Language")
                .build();
    }
}
