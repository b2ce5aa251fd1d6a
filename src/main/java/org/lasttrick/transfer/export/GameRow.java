package org.lasttrick.transfer.export;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.Timeline;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Standing;

/**
 * A row of a scorebook's table of games has a game and one of its players.
 *
 * @param winners of the game
 */
record GameRow(RecordedGame recorded, List<PlayerId> winners, Standing standing) {
    static final List<Column<GameRow>> COLUMNS = List.of(
            Column.of("game_id", null, row -> row.recorded.id().value()),
            // A workbook begins with the time, CSV with the id.
            Column.ofTime(null, BookText::began, GameRow::startedAt),
            Column.of("game", BookText::game, row -> GameTitle.of(row.game())),
            Column.of("variant", BookText::variant, row -> GameTitle.ofVariant(row.game())),
            Column.of("started_at", null, GameRow::startedAt),
            Column.of("status", BookText::ended, row -> row.sheet().status()),
            Column.of(
                    "hands", BookText::numberOfHands, row -> row.sheet().hands().size()),
            Column.of("player_id", null, GameRow::player),
            Column.of("player", BookText::player, row -> row.game().nameOf(row.player())),
            Column.of("score", BookText::total, row -> row.standing.score()),
            Column.of("cucumbers", BookText::cucumbers, row -> row.standing.cucumbers()),
            Column.of("player_status", BookText::inOrOut, row -> row.standing.status()),
            Column.of(
                    "place",
                    BookText::place,
                    row -> row.sheet().place(row.player()).orElse(null)),
            Column.of("winner", BookText::winner, row -> row.winners.contains(row.player())),
            Column.of("entries", BookText::entries, row -> row.recorded.version()),
            Column.of(
                    "fingerprint",
                    BookText::fingerprint,
                    row -> row.recorded.head().fingerprint()),
            Column.of("last_hand_at", null, GameRow::lastHandAt),
            Column.ofLocalTime("started_at", GameRow::startedAt));

    /** Returns a row for each player, in seat order; in a game that has a result, only for those who have played. */
    static Stream<GameRow> of(RecordedGame recorded) {
        Scoresheet sheet = recorded.game().sheet();
        List<PlayerId> winners = sheet.winners();
        boolean hasResult = sheet.status() == Status.FINISHED || sheet.status() == Status.CLOSED;
        return sheet.standings().inSeatOrder().stream()
                .filter(standing -> !hasResult || sheet.hasPlayed(standing.player()))
                .map(standing -> new GameRow(recorded, winners, standing));
    }

    private Game game() {
        return recorded.game();
    }

    private Scoresheet sheet() {
        return recorded.game().sheet();
    }

    private PlayerId player() {
        return standing.player();
    }

    /** Returns when the last hand was played; {@code null} before the first. */
    private @Nullable Instant lastHandAt() {
        List<Timeline.Hand> hands = game().hands();
        return hands.isEmpty() ? null : recorded.playedAt(hands.getLast().entry());
    }

    private Instant startedAt() {
        return Titles.startedAt(recorded);
    }
}
