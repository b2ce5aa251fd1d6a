package org.lasttrick.api;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.io.function.IOSupplier;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Head;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.EntityTags;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.scorekeeping.History;

/** Makes tags of answers that depend on ledgers and on how this build describes them. */
@Singleton
record Tags(CurrentDevice current, RequestLanguage language, ReaderZone zone, ServiceAddress service, Request request) {
    /** An answer depends on these headers, too. */
    static final String VARY = "Authorization, Cookie, Accept-Language";

    /** Returns what differs between readers: the language, the time zone, and the address by which they reach the service. */
    String reader() {
        return language.tag() + zone.id() + service.key();
    }

    /** Returns the tag of a game's answer. A game tells its scorebook to the devices of that alone. */
    EntityTag of(Head head) {
        return of(head, "");
    }

    /** @param rules other ones than the game's own, by which it is answered */
    EntityTag of(Head head, Object rules) {
        return EntityTags.of(head, current.device(), reader() + rules);
    }

    /** @param isOwn whether the games tell their book */
    EntityTag of(History.Page page, Map<GameId, Head> heads, boolean isOwn) {
        String all = page.games().stream()
                .map(game ->
                        game + (heads.containsKey(game) ? heads.get(game).hash().hex() : ""))
                .collect(Collectors.joining());
        return EntityTags.of(all + page.next() + isOwn);
    }

    /** @param content what is answered, as a record or a list of records */
    EntityTag of(Object content) {
        return EntityTags.of(content.toString());
    }

    /** Answers a read: with 304 for a client that has the answer already, else with what is only then made. */
    Response answer(EntityTag tag, IOSupplier<?> content) throws IOException {
        return on(EntityTags.answer(request, tag, () -> Response.ok(content.get())), tag)
                .build();
    }

    /** Returns an answer that is asked for again each time, and sent again when its tag is another. */
    static Response.ResponseBuilder on(Response.ResponseBuilder answer, EntityTag tag) {
        return answer.tag(tag)
                .header(HttpHeaders.CACHE_CONTROL, Downloads.FRESH)
                .header(HttpHeaders.VARY, VARY);
    }
}
