package org.lasttrick.chain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.game.Game;
import org.lasttrick.rules.Standing;

/**
 * A game's whole ledger as it was stored once, column by column. A file is never changed.
 *
 * @param totals the sheet's last line, in seat order, each like {@code Bo 23 cc out}
 */
public record GoldenLedger(String name, List<LedgerEntry> entries, List<String> totals) {
    private static final Path FILES = Path.of("src", "test", "resources", "golden", "ledgers");

    public static GoldenLedger withEveryTypeOfEvent() {
        return all().get("agurk.json");
    }

    /** By the name of the file. */
    public static Map<String, GoldenLedger> all() {
        Map<String, GoldenLedger> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(FILES)) {
            files.map(GoldenLedger::read).forEach(each -> all.put(each.name(), each));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private static GoldenLedger read(Path file) {
        try {
            JsonNode ledger = new JsonMapper().readTree(file.toFile());
            GameId chain = new GameId(ledger.get("chain").textValue());
            List<LedgerEntry> entries = new ArrayList<>();
            ledger.get("entries").forEach(entry -> entries.add(entry(chain, entry)));
            List<String> totals = new ArrayList<>();
            ledger.get("totals").forEach(total -> totals.add(total.textValue()));
            return new GoldenLedger(file.getFileName().toString(), entries, totals);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }

    private static LedgerEntry entry(GameId chain, JsonNode stored) {
        JsonNode command = stored.get("command_id");
        return new LedgerEntry(
                chain,
                stored.get("version").intValue(),
                stored.get("type").textValue(),
                stored.get("revision").intValue(),
                stored.get("payload").textValue(),
                stored.get("actor").textValue(),
                command.isNull()
                        ? null
                        : new Receipt(
                                command.textValue(),
                                new Hash(stored.get("command_digest").textValue())),
                Instant.parse(stored.get("recorded_at").textValue()),
                new Hash(stored.get("previous_hash").textValue()),
                new Hash(stored.get("hash").textValue()));
    }

    /** In the form of {@code totals}. */
    public static List<String> totals(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .map(standing -> total(game, standing))
                .toList();
    }

    private static String total(Game game, Standing standing) {
        return (game.nameOf(standing.player()) + " " + standing.score() + " " + "c".repeat(standing.cucumbers()))
                        .strip()
                + switch (standing.status()) {
                    case ACTIVE -> "";
                    case OUT -> " out";
                    case LEFT -> " left";
                };
    }

    @Override
    public String toString() {
        return name;
    }
}
