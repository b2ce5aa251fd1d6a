package org.lasttrick.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.notation.HouseRules;

/** A book's history as a table for programs: one line per game and player, the newest game first. */
public final class BookCsv {
    private BookCsv() {}

    /**
     * Writes the games one after another, and closes {@code out}.
     *
     * @param games no more of them need be in memory than one at a time
     */
    public static void write(Iterator<RecordedGame> games, OutputStream out) throws IOException {
        try (CsvTable table = new CsvTable(
                out,
                "game_id",
                "game",
                "variant",
                "started_at",
                "status",
                "hands",
                "player_id",
                "player",
                "score",
                "cucumbers",
                "player_status",
                "place",
                "winner",
                "entries",
                "fingerprint")) {
            while (games.hasNext()) {
                for (GameRow row : GameRow.of(games.next())) {
                    table.line(
                            row.id(),
                            row.title(),
                            row.variant(),
                            row.startedAt(),
                            HouseRules.word(row.status()),
                            row.hands(),
                            row.standing().player(),
                            row.player(),
                            row.standing().score(),
                            row.standing().cucumbers(),
                            HouseRules.word(row.standing().status()),
                            row.place(),
                            row.winner(),
                            row.entries(),
                            row.fingerprint());
                }
            }
        }
    }
}
