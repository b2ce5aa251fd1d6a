package org.lasttrick.chain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;

/** Recorded games without a database. */
public final class RecordedGames {
    public static final String TABLET = "tablet";
    public static final Instant STARTED = Instant.parse("2026-11-21T19:00:00Z");

    private RecordedGames() {}

    /** A game without undos and corrections, with an entry each minute. */
    public static RecordedGame of(Game game) {
        List<GameEvent> events = new ArrayList<>(List.of(game.start()));
        game.counting().forEach(entry -> events.add(entry.event()));
        return of(events);
    }

    public static RecordedGame of(List<GameEvent> events) {
        GameId id = new GameId("0123456789abcdefghjkmnpqrs");
        GameStarted start = (GameStarted) events.getFirst();
        LedgerEntry first = LedgerEntry.first(id, EventCodec.write(start, null), TABLET, null, STARTED);
        RecordedGame recorded = new RecordedGame(id, "book", List.of(first), Game.fold(List.of(start)));
        for (GameEvent event : events.subList(1, events.size())) {
            Instant at = STARTED.plusSeconds(60L * recorded.version());
            recorded = recorded.plus(
                    List.of(recorded.lastEntry().followedBy(EventCodec.write(event, null), TABLET, null, at)));
        }
        return recorded;
    }
}
