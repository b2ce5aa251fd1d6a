package org.lasttrick.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import org.lasttrick.ledger.RecordedGame;

/** Exports games and scorebooks as CSV, for programs: in every language the same, and times in UTC. */
public final class CsvExport {
    private CsvExport() {}

    /**
     * Writes a game, one line per hand and player, and closes {@code out}.
     *
     * <p>{@code total} is {@code before} plus {@code change}, unless {@code effects} has a cucumber. {@code change} is empty
     * for those whom the hand did not touch.
     */
    public static void write(RecordedGame game, OutputStream out) throws IOException {
        try (CsvTable<HandRow> table = new CsvTable<>(out, HandRow.COLUMNS)) {
            table.add(HandRow.of(game));
        }
    }

    /**
     * Writes games one after another, one line per game and player, and closes {@code out}.
     *
     * @param games needs to hold only one at a time in memory
     */
    public static void write(Iterator<RecordedGame> games, OutputStream out) throws IOException {
        try (CsvTable<GameRow> table = new CsvTable<>(out, GameRow.COLUMNS)) {
            while (games.hasNext()) {
                table.add(GameRow.of(games.next()));
            }
        }
    }
}
