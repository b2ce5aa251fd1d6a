package org.lasttrick.bench;

import java.io.IOException;
import java.net.URI;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** A tablet that scores game after game, each until it has so many hands. */
final class LoadScorer extends Requests {
    private static final String LOWEST = "2";
    private static final int PLAYERS = 4;

    private final Queue<Table> tables;
    private Table table;

    /**
     * A game, and how many hands there are to score.
     *
     * @param id of the game
     */
    record Table(Book book, String id, int hands) {
        Table afterOne() {
            return new Table(book, id, hands - 1);
        }
    }

    /** @param first where it begins, then come those that nobody else has taken */
    LoadScorer(URI service, Table first, Queue<Table> tables) throws IOException {
        super(service, 201);
        this.table = first;
        this.tables = tables;
    }

    @Override
    byte @Nullable [] request() {
        if (table.hands() == 0) {
            Table next = tables.poll();
            if (next == null) {
                return null;
            }
            table = next;
        }
        table = table.afterOne();
        return HttpConnection.request(
                "POST",
                "/api/games/" + table.id() + "/hands",
                MeasuredService.hand(LOWEST, 1 + table.hands() % PLAYERS),
                MeasuredService.JSON,
                table.book().authorization(),
                MeasuredService.key());
    }
}
