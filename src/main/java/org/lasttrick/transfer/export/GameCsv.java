package org.lasttrick.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.Collectors;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;

/**
 * A game as a table for programs: one line per hand and player, hand by hand, and in each in seat order.
 *
 * <p>{@code change} is empty for whom a hand did not touch. {@code total} is {@code before} and {@code change}, unless
 * {@code effects} has a cucumber. {@code effects} are those of the API, in the order of the rules, and times are UTC.
 */
public final class GameCsv {
    private GameCsv() {}

    /** Writes the game, and closes {@code out}. */
    public static void write(RecordedGame recorded, OutputStream out) throws IOException {
        try (CsvTable table = new CsvTable(
                out,
                "hand",
                "dealer",
                "leader",
                "cards",
                "player_id",
                "player",
                "before",
                "change",
                "total",
                "cucumbers",
                "status",
                "effects",
                "corrected",
                "recorded_at",
                "entries",
                "fingerprint")) {
            for (HandRow row : HandRow.of(recorded)) {
                table.line(
                        row.hand(),
                        row.dealer(),
                        row.leader(),
                        row.cards(),
                        row.after().player(),
                        row.player(),
                        row.before(),
                        row.change(),
                        row.after().score(),
                        row.after().cucumbers(),
                        HouseRules.word(row.after().status()),
                        row.effects().stream().map(GameCsv::kind).collect(Collectors.joining(" ")),
                        row.corrected(),
                        row.recordedAt(),
                        recorded.version(),
                        recorded.head().fingerprint());
            }
        }
    }

    private static String kind(Effect effect) {
        return switch (effect) {
            case Effect.Penalty(PlayerId player, int points) -> "penalty";
            case Effect.Stake(PlayerId player, int credits) -> "stake";
            case Effect.Cucumber(PlayerId player) -> "cucumber";
            case Effect.ReEntry(PlayerId player, int score) -> "re-entry";
            case Effect.Out(PlayerId player) -> "out";
            case Effect.Bonus(PlayerId player, int points) -> "bonus";
        };
    }
}
