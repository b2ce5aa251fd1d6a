package org.lasttrick.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.EntityTag;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.codec.digest.DigestUtils;
import org.lasttrick.game.GameSummary.PlayerRecord;
import org.lasttrick.http.Build;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.Head;
import org.lasttrick.scorekeeping.History;

/** Tags of answers that depend on ledgers and on how this build describes them. */
@ApplicationScoped
class Tags {
    /** What else an answer in words depends on. */
    static final String VARY = "Cookie, Accept-Language";

    private static final int DIGITS = 16;

    private final RequestLanguage language;
    private final ReaderZone zone;
    private final ServiceAddress service;

    Tags(RequestLanguage language, ReaderZone zone, ServiceAddress service) {
        this.language = language;
        this.zone = zone;
        this.service = service;
    }

    /** What differs between readers: the language, the time zone, and the address by which they reach the service. */
    String reader() {
        return language.tag() + zone.id() + service.key();
    }

    EntityTag of(Head head) {
        return of(head, reader());
    }

    /** For a thread that has no request. */
    EntityTag of(Head head, String reader) {
        return tag(head.version() + "-", head.hash().hex() + reader);
    }

    /** @param isOwn whether the games tell their book */
    EntityTag of(History.Page page, Map<GameId, Head> heads, boolean isOwn) {
        String all = page.games().stream()
                .map(game ->
                        game + (heads.containsKey(game) ? heads.get(game).hash().hex() : ""))
                .collect(Collectors.joining());
        return tag("", all + page.next() + isOwn);
    }

    EntityTag of(List<PlayerRecord> players) {
        return tag("", players.toString());
    }

    /** Weak, since the answer may be compressed on its way. */
    private EntityTag tag(String prefix, String all) {
        return new EntityTag(prefix + DigestUtils.sha256Hex(all + Build.ID).substring(0, DIGITS), true);
    }
}
