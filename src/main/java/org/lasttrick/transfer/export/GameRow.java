package org.lasttrick.transfer.export;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/**
 * What one game was to one who played in it.
 *
 * @param place {@code null} as long as the player may still get another one
 */
record GameRow(
        String id,
        String title,
        String variant,
        Instant startedAt,
        Scoresheet.Status status,
        int hands,
        String player,
        Standing standing,
        @Nullable Integer place,
        boolean winner,
        int entries,
        String fingerprint) {

    /** In seat order. */
    static List<GameRow> of(RecordedGame recorded) {
        Game game = recorded.game();
        Scoresheet sheet = game.sheet();
        return sheet.standings().inSeatOrder().stream()
                .map(standing -> new GameRow(
                        recorded.id().value(),
                        Titles.of(game),
                        Titles.variant(game),
                        Titles.startedAt(recorded),
                        sheet.status(),
                        sheet.hands().size(),
                        game.nameOf(standing.player()),
                        standing,
                        sheet.place(standing.player()).orElse(null),
                        sheet.winners().contains(standing.player()),
                        recorded.version(),
                        recorded.head().fingerprint()))
                .toList();
    }
}
